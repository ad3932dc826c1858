/** The puzzles of InterCity, as `stellwerk puzzles --game intercity` found them. */
import type { Puzzles } from '@stellwerk/kernel';
import found from './puzzles.json' with { type: 'json' };

export const puzzles = found as unknown as Puzzles;
export { measures, motiveOf } from './motive.ts';
