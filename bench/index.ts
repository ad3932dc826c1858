/** `npm run bench [-- --json]`: every game's benches in one run. A new game is a file beside this one and a line below. */
import { futureMobility } from './future-mobility.ts';
import { intercity } from './intercity.ts';
import { interurban } from './interurban.ts';
import { machine, type Bench, type Figure } from './measure.ts';
import { transeuropa } from './transeuropa.ts';

const BENCHES: readonly Bench[] = [transeuropa, interurban, intercity, futureMobility];

export function main(args: readonly string[]): number {
  const json = args.length === 1 && args[0] === '--json';
  if (args.length > 0 && !json) {
    process.stderr.write('Usage: npm run bench [-- --json]\n');
    return 2;
  }
  if (!json)
    process.stdout.write(`${machine()}\nProcessor time of one process; ratios travel better than figures.\n\n`);
  const results: Record<string, Record<string, number>> = {};
  for (const bench of BENCHES) {
    const figures = bench.run();
    results[bench.game] = Object.fromEntries(
      figures.flatMap(({ name, value }) => (name === undefined ? [] : [[name, round(value)]])),
    );
    if (!json) process.stdout.write(table(bench.game, figures));
  }
  if (json) process.stdout.write(`${JSON.stringify(results)}\n`);
  return 0;
}

function table(game: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.label, `${text(figure.value)} ${figure.unit}`, wanted(figure)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map(([label, value, target]) =>
    `  ${label!.padEnd(widths[0]!)}  ${value!.padStart(widths[1]!)}  ${target!}`.trimEnd(),
  );
  return `${game}\n${lines.join('\n')}\n`;
}

function wanted({ value, target }: Figure): string {
  if (!target) return '';
  const { atLeast = 0, atMost = Infinity } = target;
  const kept = value >= atLeast && value <= atMost;
  return `${kept ? '✓' : '✗'} ${atLeast > 0 ? `at least ${text(atLeast)}` : `at most ${text(atMost)}`}`;
}

/** Four digits that matter. */
function round(value: number): number {
  return value >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
}

function text(value: number): string {
  return round(value).toLocaleString('en');
}
