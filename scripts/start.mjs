/** `npm start`: installs, builds what is stale, serves the app. Plain Node, so that it works before anything is installed. */
import { builtWeb, load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await ensureInstalled();
  const { main } = await load('cli');
  return main(['serve', ...process.argv.slice(2)], { builtWeb });
});
