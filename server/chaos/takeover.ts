/** How long the rooms of a node that is killed are without one that keeps them, by the database's clock. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::float';
/** A keeper who has given no sign of life since is the dead one: who lives gives one within a moment. */
const ORPHANS = `exists (select from rooms where keeper <> '' and keeper not in (select id from nodes where seen > $1))`;

/** Connected before, so that connecting doesn't count. */
export async function watchTakeover(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    /** Milliseconds from now on until each room has a keeper who lives. */
    async measure(): Promise<number> {
      const { killed } = (await client.query<{ killed: number }>(`select ${NOW} as killed`)).rows[0]!;
      for (;;) {
        const { rows } = await client.query<{ now: number; orphans: boolean }>(
          `select ${NOW} as now, ${ORPHANS} as orphans`,
          [killed],
        );
        if (!rows[0]!.orphans) return rows[0]!.now - killed;
        await pause(20);
      }
    },
    close: (): Promise<void> => client.end(),
  };
}
