/** `npm run -s stellwerk -- …`: the command line, installed and bundled when it has to be, without a word on stdout. */
import { ensureWeb, load } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  if (args[0] === 'serve' && !args.includes('--help')) await ensureWeb();
  const { main } = await load('cli');
  return main(args, ROOT);
});
