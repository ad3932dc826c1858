/** The one switch that a refused table wants turned: InterCity for two is its duel. */
import type { PlainSpec } from '../session/setup.ts';

type Options = Readonly<Record<string, unknown>>;

interface NeededSwitch {
  readonly key: string;
  /** Undefined is the default. */
  readonly value: boolean | undefined;
}

/** Undefined where no switch alone helps, and where several would: then it is for people to choose. */
export async function neededSwitch(
  specs: Readonly<Record<string, PlainSpec>>,
  options: Options,
  isAllowed: (options: Options) => Promise<boolean>,
): Promise<NeededSwitch | undefined> {
  const turned = Object.entries(specs).flatMap(([key, spec]) => {
    if (spec.kind !== 'flag') return [];
    const value = !(options[key] ?? spec.default);
    return [{ key, value, needed: { key, value: value === spec.default ? undefined : value } }];
  });
  const allowed = await Promise.all(turned.map(({ key, value }) => isAllowed({ ...options, [key]: value })));
  const helps = turned.filter((_, index) => allowed[index]);
  return helps.length === 1 ? helps[0]!.needed : undefined;
}
