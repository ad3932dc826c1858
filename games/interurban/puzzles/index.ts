/** The puzzles of InterUrban, as `stellwerk puzzles --game interurban` found them. */
import type { Puzzles } from '@stellwerk/kernel';
import found from './puzzles.json' with { type: 'json' };

export const puzzles = found as unknown as Puzzles;
export { isAlike, measures, motiveOf } from './motive.ts';
