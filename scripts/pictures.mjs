/**
 * `npm run pictures`: every game and page in every layout and both languages, as pictures in `pictures/`. What follows `--` goes to Playwright: `-- -g "390x844 de"`
 * takes some of them.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { builtWeb } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/say.mjs';

await run(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  await builtWeb();
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = ['test', '-c', 'web/e2e/pictures.config.ts', '--reporter=list', ...process.argv.slice(2)];
  // CI: a server of its own, with what has just been built.
  const env = { ...process.env, CI: '1', STELLWERK_CHROMIUM: chromium };
  return spawnSync(process.execPath, [cli, ...args], { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1;
});
