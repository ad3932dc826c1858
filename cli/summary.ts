/** What many plays add up to, for people and for programs. */
import type { Match, Standing } from '@stellwerk/bots';

export interface Summary {
  readonly game: string;
  readonly plays: number;
  readonly bots: readonly Standing[];
  readonly actionsPerSecond: number;
  readonly playsPerSecond: number;
}

export function summaryJson(summary: Summary): string {
  return `${JSON.stringify(summary)}\n`;
}

export function summaryTable(summary: Summary, { seed, mirror }: Match): string {
  const rows = summary.bots.map(({ bot, wins, share, meanScore }) => [
    bot,
    number(wins, 1),
    `${number(100 * share, 1)} %`,
    `± ${number(100 * margin(share, summary.plays), 1)}`,
    number(meanScore, 2),
  ]);
  const speed = `${number(summary.actionsPerSecond)} actions and ${number(summary.playsPerSecond, 1)} plays a second`;
  return [
    `${summary.game}: ${number(summary.plays)} plays, seed ${seed}${mirror ? ', mirrored' : ''}`,
    '',
    ...columns([['bot', 'wins', 'share', '', 'mean score'], ...rows]),
    '',
    speed,
    '',
  ].join('\n');
}

/** Half the width of the 95 % interval. Mirrored plays do better than it says. */
function margin(share: number, plays: number): number {
  return 1.96 * Math.sqrt((share * (1 - share)) / plays);
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Names to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
  return rows.map((row) => `  ${row.map(pad).join('   ')}`.trimEnd());
}
