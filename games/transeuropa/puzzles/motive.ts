/** What a turn of TransEuropa is about: the first of these that it does. */
import type { Measure, Motive, Taken } from '@stellwerk/kernel';
import { missingPoints, type Action, type Event, type View } from '../rules/index.ts';

type Turn = Taken<View, Action, Event>;

const finishes = ({ seat, heard }: Turn): boolean =>
  heard.some((event) => event.type === 'finished' && event.seats.includes(seat));

/** After the last city there is another hand. */
const short = (taken: Turn): number => (finishes(taken) ? 0 : missingPoints(taken.after, taken.seat).points);

export const measures: readonly Measure<View, Action, Event>[] = [
  {
    ask: { de: 'Wie beendest du jetzt die Runde?', en: 'How do you end the round now?' },
    of: (taken) => (finishes(taken) ? 1 : 0),
    less: () => ({ de: 'Die Runde ist noch nicht vorbei.', en: 'The round is not over yet.' }),
  },
  {
    ask: { de: 'Was bringt dich am weitesten voran?', en: 'What gets you farthest?' },
    of: (taken) => -short(taken),
    less: (mine, most) => ({
      de: `Dann fehlen dir noch ${-mine}, es geht mit ${-most}.`,
      en: `That leaves you ${-mine} short; ${-most} is possible.`,
    }),
  },
];

export function motiveOf(taken: Turn): Motive {
  const { seat, before, way, heard } = taken;
  const [first] = way;
  if (finishes(taken))
    return {
      de: ['Die letzte Stadt', 'Verbinde deine letzte Stadt.', 'Damit ist die Runde vorbei, und du verlierst nichts.'],
      en: ['The last city', 'Connect your last city.', 'The round is over, and you lose nothing.'],
    };
  if (first?.type === 'start')
    return {
      de: ['Wo fängst du an?', 'Such die Mitte deiner Städte.', 'Von dort sind die Wege zu allen fünf kurz.'],
      en: ['Where to begin?', 'Look for the middle of your cities.', 'The ways to all five are short from there.'],
    };
  const [missed, missing] = [missingPoints(before, seat).points, short(taken)];
  const nearer = [
    `Dir ${missing === 1 ? 'fehlt noch 1 Punkt' : `fehlen noch ${missing} Punkte`} statt ${missed}.`,
    `You are ${missing} ${missing === 1 ? 'point' : 'points'} short, not ${missed}.`,
  ] as const;
  const about = (de: readonly [title: string, hint: string], en: readonly [title: string, hint: string]): Motive => ({
    de: [...de, nearer[0]],
    en: [...en, nearer[1]],
  });
  if (heard.some(({ type }) => type === 'joined'))
    return about(
      ['Anschließen oder allein?', 'Schließ dich an ein anderes Netz an.'],
      ['Join or go alone?', 'Join another net.'],
    );
  if (way.some(({ type }) => type === 'stop'))
    return about(['Eine Schiene oder zwei?', 'Eine Schiene genügt.'], ['One rail or two?', 'One rail will do.']);
  if (way.length === 1)
    return about(
      ['Lohnt sich die Doppellinie?', 'Nimm die Doppellinie.'],
      ['Is the double line worth it?', 'Take the double line.'],
    );
  return about(
    ['In welche Richtung?', 'Geh auf deine Städte zu.'],
    ['In which direction?', 'Build towards your cities.'],
  );
}
