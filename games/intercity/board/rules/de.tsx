/** Rules. */
import type { RulesSection } from '@stellwerk/web/toolkit/screen.ts';

export const rulesDe: readonly RulesSection[] = [{ id: 'goal', title: 'InterCity', body: <p>InterCity</p> }];
