/** Wozu geraten wird, auf Deutsch. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import { fitting, type Suggestion, type Work } from './words.ts';

const { list, points } = COMMON.de;

/** Womit man baut, im Akkusativ hinter seinem Verb, nach „mit“ und als Subjekt. */
const MEANS: Readonly<
  Record<Work | 'rails', readonly [lays: string, accusative: string, dative: string, subject: string]>
> = {
  rails: ['Lege', 'zwei Schienen', 'zwei Schienen', 'Zwei Schienen'],
  rail: ['Lege', 'eine Schiene', 'einer Schiene', 'Eine Schiene'],
  sea: ['Baue', 'eine Fähre', 'einer Fähre', 'Eine Fähre'],
  river: ['Baue', 'eine Brücke', 'einer Brücke', 'Eine Brücke'],
  mountain: ['Grabe', 'einen Tunnel', 'einem Tunnel', 'Ein Tunnel'],
  double: ['Baue', 'eine Doppellinie', 'einer Doppellinie', 'Eine Doppellinie'],
};

/** Ein Zug, zu dem geraten wird, in ganzen Sätzen. */
export function hinted({ rails, work, saves, finishes, connects, joins, towards, from, alone }: Suggestion): string {
  const [lays, things, means, subject] = MEANS[rails > 1 ? 'rails' : work];
  const cities = list(connects);
  if (finishes) {
    return fitting(
      `Tipp: Verbinde ${cities} mit ${means}, dann bist du fertig.`,
      `Tipp: Verbinde ${cities}, dann bist du fertig.`,
      `Tipp: Verbinde deine letzten ${connects.length} Städte, dann bist du fertig.`,
    );
  }
  const joined = joins.length > 0 && ` Das verbindet dich mit ${list(joins)}.`;
  const why = alone ? ' Dort baut sonst niemand.' : ` Das spart ${points(saves)}.`;
  if (connects.length > 0) {
    const [next] = towards;
    const said = next
      ? `Tipp: Verbinde ${cities} mit einer Schiene und lege die andere Richtung ${next}.`
      : `Tipp: Verbinde ${cities} mit ${means}.`;
    const brief = next ? `Tipp: Verbinde ${cities} und lege eine Schiene Richtung ${next}.` : said;
    const short = `Tipp: Verbinde ${cities}.`;
    const counted = `Tipp: Verbinde ${connects.length} Städte.`;
    if (joined) return fitting(said + joined, brief + joined, short + joined, counted + joined);
    if (alone) return fitting(said + why, brief + why, short + why, counted + why);
    return fitting(said + why, said, brief, short);
  }
  const [joining, saving] = rails > 1 ? ['verbinden', 'sparen'] : ['verbindet', 'spart'];
  if (joined) {
    const said = `Tipp: ${subject} ${joining} dich mit ${list(joins)}`;
    return fitting(`${said} und ${saving} ${points(saves)}.`, `${said}.`);
  }
  const [city, other] = towards;
  if (!city) return `Tipp: ${subject} ${saving} ${points(saves)}.${alone ? why : ''}`;
  const lay = `Tipp: ${lays}`;
  const said = other ? `${lay} je eine Schiene Richtung ${city} und ${other}.` : `${lay} ${things} Richtung ${city}.`;
  const start = from && !other ? `${lay} ${things} von ${from} Richtung ${city}.` : said;
  return fitting(
    start + why,
    said + why,
    alone ? `Tipp: Baue Richtung ${list(towards)}, dort baut sonst niemand.` : said,
  );
}
