/** What is stored, for both databases. Times are milliseconds since the epoch; documents are JSON in text columns. */
import type { Generated, Kysely, Migration } from 'kysely';

export interface Schema {
  settings: { name: string; value: string };
  /** Guests: a name and nothing else. */
  people: { id: string; name: string; colour: number | null; created: number; seen: number };
  /** Browsers that are signed in; the id is the hash of what their cookie holds. */
  devices: { id: string; person: string; created: number; seen: number };
  /** Keys that work once and carry a person to another device, back to the table `room` if there is one. The column `seat` is not used. */
  keys: { hash: string; kind: 'carry'; person: string; room: string | null; expires: number };
  rooms: {
    id: string;
    code: string | null;
    doc: string;
    phase: string;
    public: number;
    /** 1 where a version wrote that did not know of this: the document says how it is. */
    watch: Generated<number>;
    updated: number;
    /** Counts the changes: who writes says which one they have seen. */
    version: Generated<number>;
    /** The node whose duty its bots and clocks are; null while nobody is there, '' if any node may take it. */
    keeper: Generated<string | null>;
  };
  /** Nodes that are up: when each was last seen, and the number of its last announcement. */
  nodes: { id: string; seen: number; told: number };
  /** Who is at a room through which node, as JSON. */
  attendance: { room: string; node: string; doc: string };
  /** Who has a seat where. */
  members: { room: string; person: string };
  /** Seats that are kept by name at tables that wait: for whom, as `nameKey` has it, and by which person. */
  kept: { room: string; name: string; host: string };
  plays: {
    room: string;
    number: number;
    head: string;
    /** The persons by seat, null for bots. */
    persons: string;
    started: number;
    ended: number | null;
    result: string | null;
  };
  /** Finished plays that somebody has taken off their own list. */
  unlisted: { person: string; room: string; number: number };
  /** Requests that have been done, by person and id, and where: kept for a day. */
  requests: { person: string; id: string; room: string; at: number };
  entries: {
    play: string;
    seq: number;
    entry: string;
    /** The request that brought it, so that its repetition is known even after a restart. */
    request: string | null;
    at: number;
    /** What the clocks showed after it, as JSON; null without a clock. */
    clock: string | null;
  };
  talk: {
    room: string;
    number: number;
    person: string;
    name: string;
    seat: number | null;
    watchers: number;
    text: string | null;
    phrase: number | null;
    at: number;
  };
}

/** In order; a published one is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001 first': {
    async up(db: Kysely<any>): Promise<void> {
      const { schema } = db;
      await schema
        .createTable('settings')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('colour', 'integer')
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('devices')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('devices_person').on('devices').column('person').execute();
      await schema
        .createTable('keys')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('person', 'text')
        .addColumn('room', 'text')
        .addColumn('seat', 'integer')
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('rooms')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.unique())
        .addColumn('doc', 'text', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('public', 'integer', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('rooms_lobby').on('rooms').columns(['public', 'phase', 'updated']).execute();
      await schema
        .createTable('members')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('members_pk', ['person', 'room'])
        .execute();
      await schema
        .createTable('plays')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('head', 'text', (column) => column.notNull())
        .addColumn('persons', 'text', (column) => column.notNull())
        .addColumn('started', 'bigint', (column) => column.notNull())
        .addColumn('ended', 'bigint')
        .addColumn('result', 'text')
        .addPrimaryKeyConstraint('plays_pk', ['room', 'number'])
        .execute();
      await schema
        .createTable('entries')
        .addColumn('play', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addColumn('request', 'text')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('clock', 'text')
        .addPrimaryKeyConstraint('entries_pk', ['play', 'seq'])
        .execute();
      await schema
        .createTable('talk')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('watchers', 'integer', (column) => column.notNull())
        .addColumn('text', 'text')
        .addColumn('phrase', 'integer')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('talk_pk', ['room', 'number'])
        .execute();
      await schema.createIndex('talk_person').on('talk').column('person').execute();
    },
  },
  '002 unlisted': {
    async up(db: Kysely<any>): Promise<void> {
      await db.schema
        .createTable('unlisted')
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('unlisted_pk', ['person', 'room', 'number'])
        .execute();
    },
  },
  '003 nodes': {
    async up(db: Kysely<any>): Promise<void> {
      const { schema } = db;
      await schema
        .alterTable('rooms')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema.alterTable('rooms').addColumn('keeper', 'text').execute();
      await schema.createIndex('rooms_keeper').on('rooms').column('keeper').where('keeper', 'is not', null).execute();
      await schema
        .createTable('nodes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .addColumn('told', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('attendance')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('node', 'text', (column) => column.notNull())
        .addColumn('doc', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('attendance_pk', ['room', 'node'])
        .execute();
    },
  },
  '004 kept': {
    async up(db: Kysely<any>): Promise<void> {
      await db.schema
        .createTable('kept')
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('kept_pk', ['room', 'name'])
        .execute();
      await db.schema.createIndex('kept_name').on('kept').column('name').execute();
    },
  },
  '005 requests': {
    async up(db: Kysely<any>): Promise<void> {
      await db.schema
        .createTable('requests')
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('room', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('requests_pk', ['person', 'id'])
        .execute();
      await db.schema.createIndex('requests_at').on('requests').column('at').execute();
    },
  },
  '006 watch': {
    async up(db: Kysely<any>): Promise<void> {
      await db.schema
        .alterTable('rooms')
        .addColumn('watch', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  },
};
