/** What the host agrees on with everybody: which game, how it is played, how fast, who may come. */
import { readTable, type Game, type Reason } from '@stellwerk/kernel';
import type { RequestOf } from '@stellwerk/tables/wire';
import { addSeat, type DocSeat, type RoomDoc } from './room-doc.ts';

type Agreed = Pick<RoomDoc, 'seats' | 'options'>;

/** What the agreement would come to with the rules of its game, or why it can't be. */
export function readAgreement(
  doc: RoomDoc,
  request: RequestOf<'agree'>,
  game: Game,
): { readonly reason: Reason } | Agreed {
  const seats = request.game === undefined ? doc.seats : fitted(doc, game.seats);
  if (!seats) return { reason: { code: 'table.seats' } };
  const asked = request.options ?? (request.game === undefined ? undefined : {});
  if (!asked) return { seats, options: doc.options };
  const read = readTable(game, asked, seats.length);
  return read.ok ? { seats, options: read.options } : { reason: read.reason };
}

/** Another game for the same people: seats without a person go or come as it needs them. */
function fitted(doc: RoomDoc, { min, max }: Game['seats']): DocSeat[] | undefined {
  const fit = structuredClone(doc);
  while (fit.seats.length > max) {
    const last = fit.seats.findLastIndex(({ kind }) => kind !== 'person');
    if (last < 0) return undefined;
    fit.seats.splice(last, 1);
  }
  while (fit.seats.length < min) addSeat(fit, min);
  return fit.seats;
}

/** Nobody but the host has seen the new agreement, so nobody else is ready for it. */
export function agree(doc: RoomDoc, request: RequestOf<'agree'>, agreed: Agreed): void {
  Object.assign(doc, agreed);
  doc.game = request.game ?? doc.game;
  doc.clock = request.clock ?? doc.clock;
  doc.reaction = request.reaction ?? doc.reaction;
  doc.public = request.public ?? doc.public;
  doc.watch = request.watch ?? doc.watch;
  doc.hints = request.hints ?? doc.hints ?? true;
  for (const seat of doc.seats) {
    if (seat.kind !== 'person' || seat.person === doc.host) continue;
    seat.ready = false;
    delete seat.again;
  }
}
