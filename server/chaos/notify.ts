/** What NOTIFY costs PostgreSQL, in actions a second of several writers that all listen: one for each action, one for a batch of them, and none. */
import pg from 'pg';

/** Connections of each writer, and how many actions a batch has. */
const CONNECTIONS = 6;
const BATCH = 20;

export async function measureNotify(url: string, writers: number, seconds: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table actions (id bigserial primary key, action text not null)');
  // Each writer has somebody who hears of what the others do.
  const listeners = Array.from({ length: writers }, () => new pg.Client({ connectionString: url }));
  await Promise.all(listeners.map((listener) => listener.connect()));
  await Promise.all(listeners.map((listener) => listener.query('listen actions')));
  let heard = 0;
  for (const listener of listeners) listener.on('notification', () => heard++);
  const pools = Array.from({ length: writers }, () => new pg.Pool({ connectionString: url, max: CONNECTIONS }));
  const insert = (count: number): string =>
    `insert into actions (action) select 'a rail' from generate_series(1, ${count})`;
  const told = (count: number): string =>
    `with kept as (${insert(count)} returning 1) select pg_notify('actions', 'x')`;
  const rate = async (statement: string, count: number): Promise<number> => {
    const end = performance.now() + seconds * 1000;
    let actions = 0;
    const write = async (pool: pg.Pool): Promise<void> => {
      for (; performance.now() < end; actions += count) await pool.query(statement);
    };
    await Promise.all(pools.flatMap((pool) => Array.from({ length: CONNECTIONS }, () => write(pool))));
    return actions / seconds;
  };
  const figures = {
    each: await rate(told(1), 1),
    batched: await rate(told(BATCH), BATCH),
    batchedUnannounced: await rate(insert(BATCH), BATCH),
    none: await rate(insert(1), 1),
  };
  if (heard === 0) throw new Error('nobody has heard of anything');
  await Promise.all(pools.map((pool) => pool.end()));
  await Promise.all([client, ...listeners].map((each) => each.end()));
  return figures;
}
