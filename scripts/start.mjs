/** `npm start`: installs, builds what is stale, serves the app. Plain Node, so that it works before anything is installed. */
import { builtWeb, load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await ensureInstalled();
  const { main } = await load('cli');
  stopWithParent();
  return main(['serve', ...process.argv.slice(2)], { builtWeb });
});

/** npm starts us through a shell that doesn't pass signals on: stopping npm would leave the server behind. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 500).unref();
}
