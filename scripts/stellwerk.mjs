/** `npm run -s stellwerk -- …`: the command line, installed and bundled when it has to be, without a word on stdout. */
import { builtWeb, load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await ensureInstalled();
  const { main } = await load('cli');
  return main(process.argv.slice(2), { builtWeb });
});
