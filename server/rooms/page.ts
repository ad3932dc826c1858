/** A page that is open at somebody's, and what a request of it leads to. */
import type { Reason } from '@stellwerk/kernel';
import type { AnswerFields, Request, RequestOf, WireReason } from '@stellwerk/tables/wire';
import type { Guest } from './room-doc.ts';

export interface Page {
  readonly guest: Guest | undefined;
  send(text: string): void;
  /** The page comes back by itself and enters again. */
  restart(): void;
}

export type Outcome = ({ readonly ok: true } & AnswerFields) | { readonly ok: false; readonly reason: Reason };
export const DONE: Outcome = { ok: true };
/** An outcome that is made in the moment it is sent: nothing can happen between what it tells and the news after it. */
export type LateOutcome = () => Outcome;
export function refused(code: WireReason): Outcome {
  return { ok: false, reason: { code } };
}

/** A request that concerns one table. */
export type RoomRequest = Extract<Request, { table: string }>;

/** By who may ask: the host, somebody seated, anybody with a name. */
export type HostRequest = RequestOf<'seat' | 'addSeat' | 'dropSeat' | 'arrange' | 'agree' | 'start'>;
export type SeatedRequest = RequestOf<'colour' | 'ready' | 'stop' | 'luck' | 'vote' | 'resign' | 'back'>;
export type GuestRequest =
  | HostRequest
  | SeatedRequest
  | RequestOf<'say' | 'phrase' | 'sit' | 'stand' | 'again' | 'claim'>;
