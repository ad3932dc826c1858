/** What the host decides: who may sit where, what is agreed on, and when it starts. Whether it is the host who asks is looked at when that is made. */
import { readTable, type Seat } from '@stellwerk/kernel';
import type { RequestOf, WireReason } from '@stellwerk/tables/wire';
import { agree, readAgreement } from './agreement.ts';
import type { Audience } from './audience.ts';
import type { Make } from './changes.ts';
import type { HostRequest } from './page.ts';
import type { Presence } from './presence.ts';
import * as change from './room-doc.ts';
import { seatOf, type Guest, type RoomDoc } from './room-doc.ts';
import type { RoomServices } from './rooms.ts';

interface Stage {
  doc: RoomDoc;
}

export class Host {
  readonly #stage: Stage;
  readonly #presence: Presence;
  readonly #audience: Audience;
  readonly #services: RoomServices;

  constructor(stage: Stage, presence: Presence, audience: Audience, services: RoomServices) {
    this.#stage = stage;
    this.#presence = presence;
    this.#audience = audience;
    this.#services = services;
  }

  get seat(): Seat | undefined {
    const now = this.#services.time.now();
    return change.hostSeat(this.#stage.doc, (person) => now - (this.#presence.awaySince(person) ?? now));
  }

  arrange(guest: Guest, request: Exclude<HostRequest, RequestOf<'start'>>): Make {
    return async () => {
      const { game } = this.#stage.doc;
      const module = await this.#services.games(request.type === 'agree' ? (request.game ?? game) : game);
      const reason = this.#whyNot(guest) ?? (module ? undefined : 'table.game');
      if (reason || !module) return reason;
      const { doc } = this.#stage;
      if (request.type !== 'agree') return change.setSeats(doc, request, module.game.seats.max);
      const agreed = readAgreement(doc, request, module.game);
      return 'reason' in agreed ? agreed.reason : agree(doc, request, agreed);
    };
  }

  /** The countdown begins. `by` is left out where all have said that they are in for the next game. */
  start(free: 'bots' | 'none' | undefined, by?: Guest): Make {
    const { games, time, settings } = this.#services;
    return async () => {
      const { game } = (await games(this.#stage.doc.game))!;
      const reason = by && this.#whyNot(by);
      const { doc } = this.#stage;
      if (reason || doc.starting) return reason;
      const settled = structuredClone(doc);
      const unsettled = change.settleSeats(settled, free, this.#audience.has, game.seats.max);
      if (unsettled) return unsettled;
      const read = readTable(game, doc.options, settled.seats.length);
      if (!read.ok) return read.reason;
      this.#stage.doc = { ...settled, starting: { at: time.now() + settings.countdown, luck: [] } };
      return undefined;
    };
  }

  #whyNot(guest: Guest): WireReason | undefined {
    const host = this.seat;
    const { doc } = this.#stage;
    if (host === undefined || host !== seatOf(doc, guest.id)) return 'table.notHost';
    return doc.phase === 'playing' ? 'table.notWaiting' : undefined;
  }
}
