/** `npm run -s bench:server [-- --json]`: figures of the server for tables online; started again by itself as each of the servers. */
import { fileURLToPath } from 'node:url';
import { load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { postgresForTests } from './lib/postgres.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await ensureInstalled();
  if (process.argv.some((word) => word.startsWith('--nodes'))) Object.assign(process.env, postgresForTests());
  const { loadOnline } = await load('bench');
  const { main } = await loadOnline();
  return main(fileURLToPath(import.meta.url), process.argv.slice(2));
});
