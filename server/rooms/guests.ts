/** What guests ask for around the plays: to sit, to agree, to vote, to talk. Who may is looked at when its turn has come. */
import type { Seat } from '@stellwerk/kernel';
import type { RequestOf, WireReason } from '@stellwerk/tables/wire';
import { askedBy, type Asked } from './asked.ts';
import type { Audience } from './audience.ts';
import type { Changes, Make } from './changes.ts';
import type { Host } from './host.ts';
import { sitDown } from './kept-seats.ts';
import { DONE, type GuestRequest, type Outcome, type SeatedRequest } from './page.ts';
import * as change from './room-doc.ts';
import { seatOf, type Guest, type RoomDoc } from './room-doc.ts';
import { saveVoted } from './room-log.ts';
import type { RoomServices } from './rooms.ts';
import type { Talk } from './talk.ts';
import type { Votes } from './votes.ts';

interface Stage {
  readonly doc: RoomDoc;
  readonly talk: Talk;
  /** The seat in the play that runs or ran last. */
  playSeat(guest: Guest): Seat | undefined;
}

export class Guests {
  readonly #stage: Stage;
  readonly #changes: Changes;
  readonly #host: Host;
  readonly #votes: Votes;
  readonly #audience: Audience;
  readonly #services: RoomServices;

  constructor(stage: Stage, changes: Changes, host: Host, votes: Votes, audience: Audience, services: RoomServices) {
    this.#stage = stage;
    this.#changes = changes;
    this.#host = host;
    this.#votes = votes;
    this.#audience = audience;
    this.#services = services;
  }

  handle(guest: Guest, request: GuestRequest): Promise<Outcome> {
    const asked = askedBy(guest, request);
    switch (request.type) {
      case 'say':
      case 'phrase':
        return this.#say(asked, guest, request);
      case 'sit':
        return this.#rearrange(asked, () =>
          sitDown(this.#services.store, this.#stage.doc, this.#host.seat, guest, request),
        );
      case 'stand':
        return this.#rearrange(asked, () => change.stand(this.#stage.doc, guest.id, this.#audience.has));
      case 'seat':
      case 'addSeat':
      case 'dropSeat':
      case 'arrange':
      case 'agree':
        return this.#rearrange(asked, this.#host.arrange(guest, request));
      case 'start':
        return this.#changes.make(this.#host.start(request.free, guest), { asked });
      case 'again':
        return this.#again(asked, guest, request.in);
      case 'claim':
        return this.#changes.make(() => this.#votes.claim(guest, request.key), { asked });
      default:
        return this.#asSeated(asked, guest, request);
    }
  }

  #asSeated(asked: Asked, guest: Guest, request: SeatedRequest): Promise<Outcome> {
    // Looked up when its turn has come: seats may have been changed meanwhile.
    const mine = (make: (seat: Seat) => ReturnType<Make>) => (): ReturnType<Make> => {
      const seat = seatOf(this.#stage.doc, guest.id);
      return seat === undefined ? 'table.notSeated' : make(seat);
    };
    switch (request.type) {
      case 'colour':
        return this.#rearrange(
          asked,
          mine((seat) => change.setColour(this.#stage.doc, seat, request.colour)),
        );
      case 'ready':
        return this.#changes.make(
          mine((seat) => void (this.#stage.doc.seats[seat]!.ready = request.ready)),
          { asked },
        );
      case 'stop':
        return this.#changes.make(
          mine(() => void delete this.#stage.doc.starting),
          { asked },
        );
      case 'luck':
        return this.#changes.make(
          mine((seat) => change.addLuck(this.#stage.doc, seat, request.luck)),
          { asked },
        );
      case 'vote':
        return this.#changes.make(
          mine((seat) => this.#votes.vote(seat, request)),
          { asked, ...this.#votes.writing },
        );
      case 'resign':
      case 'back':
        return this.#changes.make(
          mine(() => this.#votes.relieve(this.#stage.playSeat(guest), request.type === 'resign')),
          { asked, save: saveVoted },
        );
    }
  }

  async #say(asked: Asked, guest: Guest, request: RequestOf<'say'> | RequestOf<'phrase'>): Promise<Outcome> {
    const seat = this.#stage.playSeat(guest) ?? seatOf(this.#stage.doc, guest.id);
    await this.#stage.talk.add(asked, guest, seat, seat === undefined && this.#stage.doc.phase === 'playing', request);
    return DONE;
  }

  async #again(asked: Asked, guest: Guest, isIn: boolean): Promise<Outcome> {
    const make = (): WireReason | undefined => {
      const seat = seatOf(this.#stage.doc, guest.id);
      if (seat === undefined) return change.wantNext(this.#stage.doc, guest, isIn);
      if (this.#stage.doc.phase !== 'over') return 'table.notOver';
      this.#stage.doc.seats[seat]!.again = isIn;
      return undefined;
    };
    const done = await this.#changes.make(make, { asked });
    return done.ok && change.isEverybodyIn(this.#stage.doc) ? this.#changes.make(this.#host.start(undefined)) : done;
  }

  /** Anybody who moves about while the countdown runs stops it. */
  #rearrange(asked: Asked, make: Make): Promise<Outcome> {
    const rearrange = async (): Promise<Awaited<ReturnType<Make>>> => {
      const reason = await make();
      if (!reason) delete this.#stage.doc.starting;
      return reason;
    };
    return this.#changes.make(rearrange, { asked });
  }
}
