/** `npm run bench`: the benches, bundled like the command line so that they measure the code and not its loading. */
import { load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await ensureInstalled();
  const { main } = await load('bench');
  return main(process.argv.slice(2));
});
