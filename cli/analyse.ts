/** `stellwerk analyse`: a saved play looked at afterwards, with the searcher's eyes. */
import { parseArgs } from 'node:util';
import { analyse, inPercent, turningPoints, type Analysis } from '@stellwerk/bots';
import { GAMES, type GameId } from '@stellwerk/games';
import type { Play } from '@stellwerk/kernel';
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
  const { game, guide } = await GAMES[file.game as GameId]();
  const analysis = run(analyse(game, guide, play, seats));
  process.stdout.write(values.json ? `${JSON.stringify({ seats, ...analysis })}\n` : told(play, seats, analysis));
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

function told(play: Play, seats: readonly number[], { judged, moments, parts }: Analysis): string {
  const names = play.head.seats.map(({ name }) => name);
  const rows = seats.map((seat) => {
    const { start, luck, skill, others, end } = inPercent(parts[seat]!);
    return [names[seat]!, percent(start), ...[luck, skill, others].map(change), percent(end)];
  });
  const dear = judged
    .filter(({ lost }) => lost >= WORTH_TELLING)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST_TOLD);
  const courses = names.map((_, seat) => moments.map(({ chances }) => chances[seat]!));
  const turns = seats.flatMap((seat) =>
    turningPoints(courses[seat]!).map(
      ({ at, by }) => `  ${names[seat]}, entry ${moments[at]!.entries}: ${change(100 * by)}`,
    ),
  );
  return [
    'Chances to win, turn by turn',
    '',
    ...columns(names.map((name, seat) => [name, curve(courses[seat]!)])),
    '',
    ...(turns.length > 0 ? ['Turning points', ''] : ['The chances never changed much at once.']),
    ...turns,
    '',
    'Where they came from',
    '',
    ...columns([['', 'at the start', 'luck', 'own turns', 'others', 'at the end'], ...rows]),
    '',
    ...(dear.length > 0 ? ['Turns that cost most', ''] : ['No turn cost more than 3 %.']),
    ...dear.flatMap((each) => [
      `  ${names[each.seat]}, entry ${each.from}: ${change(-100 * each.lost)}`,
      `    played  ${JSON.stringify(each.played.actions)}`,
      ...each.better.map(({ actions, by }) => `    ${change(100 * by)}  ${JSON.stringify(actions)}`),
    ]),
    '',
  ].join('\n');
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
