/** Parts as people read them: whole percents that still add up. */
import type { Parts } from './analysis.ts';

/** Start and end are rounded as they are; the parts between them are rounded down but for those that lose most by it. */
export function inPercent({ start, luck, skill, others, end }: Parts): Parts {
  const [from, to] = [Math.round(100 * start), Math.round(100 * end)];
  const exact = [luck, skill, others].map((part) => 100 * part);
  const whole = exact.map(Math.floor);
  const byLoss = [0, 1, 2].sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  const missing = to - from - whole.reduce((sum, part) => sum + part, 0);
  for (const part of byLoss.slice(0, missing)) whole[part]!++;
  return { start: from, luck: whole[0]!, skill: whole[1]!, others: whole[2]!, end: to };
}
