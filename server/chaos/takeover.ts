/** How long it takes after a node is killed until its rooms have another one that keeps them, and until bots move everywhere; by the database's clock. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface Takeover {
  /** Milliseconds until each room has a keeper who lives. */
  readonly takeoverMs: number;
  /** Until at each table a bot has moved, for which its people may have to be back first. */
  readonly botsMs: number;
}

const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::float';
/** A keeper who has given no sign of life since is the dead one: who lives gives one within a moment. */
const KEPT = `(keeper is null or keeper = '' or keeper in (select id from nodes where seen > $1))`;
/** What persons do has a name. */
const MOVED = `exists (select from entries where starts_with(play, rooms.id || '/') and request is null and at > $1)`;

const CROSSING = `select count(*)::int as tables from (
  select room from attendance where node in (select id from nodes) and doc::json->>'people' <> '{}' group by room having count(*) > 1) as spread`;

/** Connected before, so that connecting doesn't count. */
export async function watchTakeover(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sinceKilled = `select bool_and(${KEPT}) as kept, bool_and(${MOVED}) as moved, ${NOW} - $1::float as passed from rooms`;
  return {
    /** From now on. */
    async measure(): Promise<Takeover> {
      const { killed } = (await client.query<{ killed: number }>(`select ${NOW} as killed`)).rows[0]!;
      let takeoverMs: number | undefined;
      for (;;) {
        const { rows } = await client.query<{ kept: boolean; moved: boolean; passed: number }>(sinceKilled, [killed]);
        const { kept, moved, passed } = rows[0]!;
        if (kept) takeoverMs ??= passed;
        if (takeoverMs !== undefined && moved) return { takeoverMs, botsMs: passed };
        await pause(20);
      }
    },
    /** At how many tables people sit who have come through different nodes. */
    async crossing(): Promise<number> {
      const { rows } = await client.query<{ tables: number }>(CROSSING);
      return rows[0]!.tables;
    },
    close: (): Promise<void> => client.end(),
  };
}
