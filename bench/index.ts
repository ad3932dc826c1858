/** `npm run bench [-- --json]`: every game's benches in one run. A new game is a file beside this one and a line below. */
import { futureMobility } from './future-mobility.ts';
import { intercity } from './intercity.ts';
import { interurban } from './interurban.ts';
import { figureTable, machine, round, type Bench } from './measure.ts';
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
    if (!json) process.stdout.write(figureTable(bench.game, figures));
  }
  if (json) process.stdout.write(`${JSON.stringify(results)}\n`);
  return 0;
}

/** The benches of the server; they need the server's packages. */
export const loadOnline = () => import('./online/index.ts');

/** How strong bots are. */
export const loadStrength = () => import('./strength.ts');
