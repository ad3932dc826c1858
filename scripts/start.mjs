/** `npm start`: installs, builds what is stale, serves the app. Plain Node, so that it works before anything is installed. */
import { ensureWeb, load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await ensureInstalled();
  await ensureWeb();
  const { main } = await load('cli');
  return main(['serve', ...process.argv.slice(2)], ROOT);
});
