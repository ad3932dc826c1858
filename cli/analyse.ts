/** `stellwerk analyse`: a saved play looked at afterwards, with the searcher's eyes. */
import { parseArgs } from 'node:util';
import { analyse, inPercent, turningPoints, type Analysis } from '@stellwerk/bots';
import { GAMES, type GameId, type GameModule } from '@stellwerk/games';
import type { Play, Result } from '@stellwerk/kernel';
import { ProgressBar } from './progress.ts';
import { readPlay } from './read-play.ts';
import { columns, number } from './summary.ts';
import { UsageError } from './usage.ts';

/** A turn that cost less was as good as the best. */
const WORTH_TELLING = 0.03;
const MOST_TOLD = 10;

export async function analyseCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seat: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) throw new UsageError('analyse takes one file.');
  const { file, play } = await readPlay(positionals[0]!);
  const seats = readSeats(values.seat, play);
  const report = reportOn(await GAMES[file.game as GameId](), play, seats);
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : told(play, report));
}

/** What an analysis found, with how the play ended and where each of its players' chances changed most. */
export interface Report extends Analysis {
  readonly result: Result | undefined;
  /** Who was judged. */
  readonly seats: readonly number[];
  readonly turningPoints: readonly TurningPoint[];
}

interface TurningPoint {
  readonly seat: number;
  /** After so many entries. */
  readonly entries: number;
  readonly by: number;
}

export function reportOn(
  { game, guide }: Pick<GameModule, 'game' | 'guide'>,
  play: Play,
  seats: readonly number[],
): Report {
  const analysis = run(analyse(game, guide, play, seats));
  const { moments } = analysis;
  const points = seats.flatMap((seat) =>
    turningPoints(moments.map(({ chances }) => chances[seat]!)).map(({ at, by }) => ({
      seat,
      entries: moments[at]!.entries,
      by,
    })),
  );
  return { result: play.result, seats, ...analysis, turningPoints: points };
}

function readSeats(text: string | undefined, { head }: Play): readonly number[] {
  const all = head.seats.map((_, seat) => seat);
  if (text === undefined) return all;
  const seat = Number(text);
  if (all.includes(seat)) return [seat];
  throw new UsageError(`“${text}” is not a seat of this play. There are ${all.join(', ')}.`);
}

function run(steps: ReturnType<typeof analyse>): Analysis {
  let bar: ProgressBar | undefined;
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      bar?.clear();
      return value;
    }
    bar ??= new ProgressBar(value.total);
    bar.show(value.done);
  }
}

export function told(play: Play, { result, seats, judged, moments, parts, turningPoints: points }: Report): string {
  const names = namesOf(play);
  const rows = seats.map((seat) => {
    const { start, luck, skill, others, end } = inPercent(parts[seat]!);
    return [names[seat]!, percent(start), ...[luck, skill, others].map(change), percent(end)];
  });
  const dear = judged
    .filter(({ lost }) => lost >= WORTH_TELLING)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST_TOLD);
  const courses = names.map((_, seat) => moments.map(({ chances }) => chances[seat]!));
  return [
    ending(names, result),
    '',
    'Chances to win, turn by turn',
    '',
    ...columns(names.map((name, seat) => [name, curve(courses[seat]!)])),
    '',
    ...(points.length > 0 ? ['Turning points', ''] : ['The chances never changed much at once.']),
    ...points.map(({ seat, entries, by }) => `  ${names[seat]}, entry ${entries}: ${change(100 * by)}`),
    '',
    'Where they came from',
    '',
    ...columns([['', 'at the start', 'luck', 'own turns', 'others', 'at the end'], ...rows]),
    '',
    ...(dear.length > 0 ? ['Turns that cost most', ''] : ['No turn cost more than 3 %.']),
    ...dear.flatMap(({ seat, from, lost, played, others }) => [
      `  ${names[seat]}, entry ${from}: at least ${percent(100 * lost)}`,
      ...[...others, played].map(
        (way) =>
          `    ${way === played ? 'played' : '      '}  ${percent(100 * way.chance)}  ${JSON.stringify(way.actions)}`,
      ),
    ]),
    '',
    ...seats.map((seat) => {
      const own = judged.filter((each) => each.seat === seat);
      const sound = own.filter(({ lost }) => lost === 0).length;
      return `${names[seat]}: nothing clearly better was found in ${sound} of ${own.length} decisions.`;
    }),
    '',
  ].join('\n');
}

/** Bots are often called the same. */
function namesOf({ head }: Play): readonly string[] {
  const all = head.seats.map(({ name }) => name);
  return all.map((name, seat) => (all.indexOf(name) === all.lastIndexOf(name) ? name : `${name} (seat ${seat})`));
}

/** How it ended, in a sentence. */
function ending(names: readonly string[], result: Result | undefined): string {
  if (!result) return 'The play is not over.';
  const { winners, scores } = result;
  const won = winners.map((seat) => names[seat]!);
  const who = won.length > 1 ? `${won.slice(0, -1).join(', ')} and ${won.at(-1)} share the victory` : `${won[0]} won`;
  const order = names.map((_, seat) => seat).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)));
  return `${who}. Scores: ${order.map((seat) => `${names[seat]} ${number(scores[seat]!)}`).join(', ')}.`;
}

const HEIGHTS = [...'▁▂▃▄▅▆▇█'];
/** As many signs as fit beside a name; in a long play each is the mean of several turns. */
const WIDTH = 64;

function curve(chances: readonly number[]): string {
  const width = Math.min(WIDTH, chances.length);
  const part = (at: number): number => Math.round((at * chances.length) / width);
  return Array.from({ length: width }, (_, at) => {
    const some = chances.slice(part(at), part(at + 1));
    const mean = some.reduce((sum, chance) => sum + chance, 0) / some.length;
    return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.floor(mean * HEIGHTS.length))];
  }).join('');
}

const percent = (hundredths: number): string => `${number(hundredths)} %`;
const change = (hundredths: number): string => `${hundredths > 0 ? '+' : ''}${number(hundredths)} %`;
