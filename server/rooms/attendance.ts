/** Who is at a room through which node. A node alone keeps it to itself; where there are several, each writes down whom it has there. */
import type { Audience } from './audience.ts';
import type { Presence } from './presence.ts';
import type { RoomServices } from './rooms.ts';

/** The people of one node at one room. */
export interface Attended {
  /** By id: the name, and whether one of their pages is looked at. */
  readonly people: Readonly<Record<string, { readonly name: string; readonly here: boolean }>>;
  readonly nameless: number;
}

/** Comings and goings are gathered for so long before other nodes hear of them. */
const GATHER_MS = 100;

export class Attendance {
  readonly #room: string;
  readonly #services: RoomServices;
  readonly #audience: Audience;
  readonly #presence: Presence;
  readonly #tell: () => void;
  #gathering: (() => void) | undefined;
  #closed = false;

  constructor(room: string, services: RoomServices, audience: Audience, presence: Presence, tell: () => void) {
    this.#room = room;
    this.#services = services;
    this.#audience = audience;
    this.#presence = presence;
    this.#tell = tell;
  }

  /** Somebody has come or gone through this node. */
  changed(): void {
    const { nodes, time, report } = this.#services;
    if (nodes.others.size === 0 || this.#gathering) return;
    this.#gathering = time.after(GATHER_MS, () => {
      this.#gathering = undefined;
      this.write().catch(report);
    });
  }

  /** Tells other nodes who is here through this one. */
  async write(): Promise<void> {
    const { nodes, store } = this.#services;
    if (nodes.others.size === 0 || this.#closed) return;
    const room = this.#room;
    const row = { room, node: nodes.id, doc: JSON.stringify(this.#audience.attended(this.#presence.isHere)) };
    await store.log.commit({
      topic: `a${room}`,
      also: (db) =>
        db
          .insertInto('attendance')
          .values(row)
          .onConflict((conflict) => conflict.columns(['room', 'node']).doUpdateSet({ doc: row.doc }))
          .execute(),
    });
  }

  /** Reads who is here through others. */
  follow(): Promise<void> {
    return Attendance.followAll([this]);
  }

  /** The same for many rooms of one node at once. */
  static async followAll(all: readonly Attendance[]): Promise<void> {
    if (all.length === 0) return;
    const { nodes, store } = all[0]!.#services;
    const elsewhere = new Map<string, Attended[]>(all.map((each) => [each.#room, []]));
    if (nodes.others.size > 0) {
      const rows = await store.db
        .selectFrom('attendance')
        .select(['room', 'doc'])
        .where('room', 'in', [...elsewhere.keys()])
        .where('node', 'in', [...nodes.others])
        .execute();
      for (const { room, doc } of rows) elsewhere.get(room)!.push(JSON.parse(doc) as Attended);
    }
    for (const each of all) each.#adopt(elsewhere.get(each.#room)!);
  }

  #adopt(elsewhere: readonly Attended[]): void {
    if (elsewhere.length === 0 && this.#audience.elsewhere.length === 0) return;
    this.#audience.elsewhere = elsewhere;
    const looks = new Map<string, boolean>();
    for (const { people } of elsewhere)
      for (const [id, { here }] of Object.entries(people)) looks.set(id, here || (looks.get(id) ?? false));
    this.#presence.adopt(looks);
    this.#tell();
  }

  close(): void {
    this.#closed = true;
    this.#gathering?.();
  }
}
