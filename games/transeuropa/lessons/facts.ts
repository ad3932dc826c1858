/** What the lessons of TransEuropa may name. */
import type { View } from '../rules/index.ts';

/** What everybody begins with, and by seat what is left of it. */
export const facts = ({ startCredit, credits }: View) => ({ startCredit, credits });
