/** The server processes that share one database: which are up, which of them keeps a room, and what the others have written. */

/** What PostgreSQL's announcements are sent on. */
export const CHANNEL = 'stellwerk';

/**
 * What has changed, as it is told to other nodes: a letter for the kind, then an id. `e` entries of a room's play, `r` the room itself, `t` its talk, `a`
 * who is there; `p` a person, `d` a device that was signed out.
 */
export type Topic = `${'e' | 'r' | 't' | 'a' | 'p' | 'd'}${string}`;

export interface NodeListener {
  /** Others have written something about these. */
  hear(topics: readonly Topic[]): void;
  /** Something may have been missed: what is held here is to be compared with what is stored. */
  catchUp(): void;
  /** Rooms whose node is gone: their bots, clocks and deadlines are this node's duty from now on. */
  take(rooms: readonly string[]): void;
  /** Other nodes have come or gone, or may think that this one has: who keeps what is to be asked again. */
  changed(): void;
  /** Rooms with people here that another node keeps. */
  relying(): readonly string[];
  /** Whether the duties of the room are done here, or are going to be as soon as it is read. */
  keeps(room: string): boolean;
}

export interface Nodes {
  readonly id: string;
  /** Others may write to the same database. */
  readonly isShared: boolean;
  /** Those that are known to be up beside this one. */
  readonly others: ReadonlySet<string>;
  start(listener: NodeListener): Promise<void>;
  /** Whether this node keeps the room: nobody else does, or nobody who is still there. */
  keep(room: string): Promise<boolean>;
  /** The room rests until somebody comes; where somebody is through another node, that one takes it. */
  release(room: string): Promise<void>;
  close(): Promise<void>;
}

/** A process that has its database to itself. */
export const ALONE: Nodes = {
  id: '',
  isShared: false,
  others: new Set(),
  start: () => Promise.resolve(),
  keep: () => Promise.resolve(true),
  release: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
