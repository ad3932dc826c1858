/** `npm run -s bench:strength`: how many plays a bot wins against the bots of `bench/yardsticks/`, bundled like the other benches. */
import { load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await ensureInstalled();
  const { loadStrength } = await load('bench');
  const { main } = await loadStrength();
  return main(process.argv.slice(2));
});
