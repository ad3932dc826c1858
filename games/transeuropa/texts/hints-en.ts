/** What is advised, in English. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import { fitting, type Suggestion, type Work } from './words.ts';

const { list, points } = COMMON.en;

/** What a turn is built with: “run a ferry”. */
const MEANS: Readonly<Record<Work, readonly [lay: string, thing: string]>> = {
  rail: ['lay', 'one rail'],
  sea: ['run', 'a ferry'],
  river: ['build', 'a bridge'],
  mountain: ['dig', 'a tunnel'],
  double: ['lay', 'a double line'],
};

/** A turn that is advised, in whole sentences. */
export function hinted({ rails, work, saves, finishes, connects, joins, towards, from, alone }: Suggestion): string {
  const [means, thing] = MEANS[work];
  const things = rails > 1 ? 'two rails' : thing;
  const cities = list(connects);
  if (finishes) {
    return fitting(
      `Hint: connect ${cities} with ${things}, and you finish.`,
      `Hint: connect ${cities}, and you finish.`,
      `Hint: connect your last ${connects.length} cities, and you finish.`,
    );
  }
  const joined = joins.length > 0 && ` That joins you with ${list(joins)}.`;
  const why = alone ? ' Nobody else is building there.' : ` That saves ${points(saves)}.`;
  if (connects.length > 0) {
    const [next] = towards;
    const said = next
      ? `Hint: connect ${cities} with one rail and lay the other towards ${next}.`
      : `Hint: connect ${cities} with ${things}.`;
    const brief = next ? `Hint: connect ${cities} and lay a rail towards ${next}.` : said;
    const short = `Hint: connect ${cities}.`;
    const counted = `Hint: connect ${connects.length} cities.`;
    if (joined) return fitting(said + joined, brief + joined, short + joined, counted + joined);
    if (alone) return fitting(said + why, brief + why, short + why, counted + why);
    return fitting(said + why, said, brief, short);
  }
  const does = (one: string): string => (rails > 1 ? one : `${one}s`);
  const subject = `Hint: ${things}`;
  if (joined) {
    const said = `${subject} ${does('join')} you with ${list(joins)}`;
    return fitting(`${said} and ${does('save')} ${points(saves)}.`, `${said}.`);
  }
  const [city, other] = towards;
  if (!city) return `${subject} ${does('save')} ${points(saves)}.${alone ? why : ''}`;
  const lay = `Hint: ${means}`;
  const said = other ? `${lay} a rail towards ${city} and one towards ${other}.` : `${lay} ${things} towards ${city}.`;
  const start = from && !other ? `${lay} ${things} from ${from} towards ${city}.` : said;
  return fitting(
    start + why,
    said + why,
    alone ? `Hint: build towards ${list(towards)}, where nobody else does.` : said,
  );
}
