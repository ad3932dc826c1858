/** How benches measure: processor time of this process, so that other work on the machine weighs as little as it can. */
import { cpus } from 'node:os';

/** One measured figure. `name` is its key in the JSON output; a figure without one is shown in the table only. */
export interface Figure {
  readonly name?: string;
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly atLeast?: number; readonly atMost?: number };
}

export interface Bench {
  readonly game: string;
  run(): Figure[];
}

const WARM_UP_SECONDS = 1;
const SECONDS = 3;

/** Units of work per second. `work` does some and says how many units it was; it is repeated after a warm-up. */
export function perSecond(work: () => number, seconds = SECONDS): number {
  repeat(work, WARM_UP_SECONDS);
  const { units, spent } = repeat(work, seconds);
  return units / spent;
}

function repeat(work: () => number, seconds: number): { units: number; spent: number } {
  const start = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  let units = 0;
  while (spent() < seconds) units += work();
  return { units, spent: spent() };
}

export function machine(): string {
  const processors = cpus();
  return `${processors[0]?.model.trim() ?? 'unknown processor'}, ${processors.length} cores, Node ${process.version}`;
}

export function figureTable(title: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.label, `${text(figure.value)} ${figure.unit}`, wanted(figure)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map(([label, value, target]) =>
    `  ${label!.padEnd(widths[0]!)}  ${value!.padStart(widths[1]!)}  ${target!}`.trimEnd(),
  );
  return `${title}\n${lines.join('\n')}\n`;
}

function wanted({ value, target }: Figure): string {
  if (!target) return '';
  const { atLeast = 0, atMost = Infinity } = target;
  const kept = value >= atLeast && value <= atMost;
  return `${kept ? '✓' : '✗'} ${atLeast > 0 ? `at least ${text(atLeast)}` : `at most ${text(atMost)}`}`;
}

/** Four digits that matter. */
export function round(value: number): number {
  return value >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
}

function text(value: number): string {
  return round(value).toLocaleString('en');
}
