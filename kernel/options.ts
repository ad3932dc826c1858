/**
 * Table options as data: the same description gives the type, the defaults, the check of untrusted input and the
 * fields of the new-game dialog.
 */
import type { Reason } from './game.ts';

interface FlagSpec {
  readonly kind: 'flag';
  readonly default: boolean;
}
interface IntegerSpec {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** A value outside the range that means "off", shown as such (rounds without limit: 0). */
  readonly off?: number;
}
interface ChoiceSpec {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  readonly default: string | number;
}
/** A value with a form of its own, such as a map file. */
interface DataSpec<T = any> {
  readonly kind: 'data';
  readonly default: T;
  check(value: unknown): Reason | undefined;
}
export type OptionSpec = FlagSpec | IntegerSpec | ChoiceSpec | DataSpec;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<Spec> = Spec extends FlagSpec
  ? boolean
  : Spec extends IntegerSpec
    ? number
    : Spec extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : Spec extends DataSpec<infer Value>
        ? Value
        : never;
export type OptionValues<Specs extends OptionSpecs> = { readonly [Key in keyof Specs]: ValueOf<Specs[Key]> };

export const OPTION_REASONS = ['options.shape', 'options.unknown', 'options.range', 'options.choice'] as const;

export function defaultOptions<Specs extends OptionSpecs>(specs: Specs): OptionValues<Specs> {
  return Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default])) as OptionValues<Specs>;
}

/** The whole set of options from untrusted input: defaults filled in, or the reason why not. */
export function readOptions<Specs extends OptionSpecs>(
  specs: Specs,
  input: unknown,
): { ok: true; options: OptionValues<Specs> } | { ok: false; reason: Reason } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refuse({ code: 'options.shape' });
  const given = input as Record<string, unknown>;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(specs, key)) return refuse({ code: 'options.unknown', with: { option: key } });
    const reason = checkOption(specs[key]!, key, given[key]);
    if (reason) return refuse(reason);
  }
  return { ok: true, options: { ...defaultOptions(specs), ...given } as OptionValues<Specs> };
}

function refuse(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}

function checkOption(spec: OptionSpec, option: string, value: unknown): Reason | undefined {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : { code: 'options.choice', with: { option } };
    case 'integer': {
      const fits =
        Number.isInteger(value) &&
        (value === spec.off || ((value as number) >= spec.min && (value as number) <= spec.max));
      return fits ? undefined : { code: 'options.range', with: { option, min: spec.min, max: spec.max } };
    }
    case 'choice':
      return spec.values.includes(value as string | number) ? undefined : { code: 'options.choice', with: { option } };
    case 'data':
      return spec.check(value);
  }
}
