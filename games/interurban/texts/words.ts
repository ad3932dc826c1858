/** Everything that InterUrban says to people, in one language. Names of players come in ready to print. */
import type { Reason, Seat } from '@stellwerk/kernel';
import type { GameTexts } from '@stellwerk/web/toolkit/screen.ts';
import type { Event, OPTIONS, ReasonCode, View } from '../rules/index.ts';

export interface Words extends GameTexts<Event, View> {
  readonly options: Readonly<Record<keyof typeof OPTIONS, { readonly label: string; readonly help: string }>>;
  /** A tile by itself: 'curve worth 1', 'crossing station 3 of Lucy'. */
  tile(code: number, name: (seat: Seat) => string): string;
}

type Params = Readonly<Record<string, string | number>>;
export type Reasons = Readonly<Record<ReasonCode, string | ((params: Params) => string)>>;

export function reasonText(reasons: Reasons, reason: Reason, otherwise: string): string {
  if (!Object.hasOwn(reasons, reason.code)) return otherwise;
  const text = reasons[reason.code as ReasonCode];
  return typeof text === 'string' ? text : text(reason.with ?? {});
}
