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
