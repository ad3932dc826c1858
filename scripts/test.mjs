/**
 * `npm test`: everything that must hold, step by step, with one closing line `N passed, N failed`. Names of steps choose some of them:
 * `npm test -- types lint`.
 */
import { ensureInstalled } from './lib/install.mjs';
import { STEPS } from './lib/steps.mjs';

const wanted = process.argv.slice(2);
const sum = { passed: 0, failed: 0 };

const colour = (code, text) => (process.stdout.isTTY && !process.env.NO_COLOR ? `\x1b[${code}m${text}\x1b[0m` : text);
const print = (line) => process.stdout.write(`${line}\n`);

async function step({ name, run }) {
  const started = performance.now();
  const { passed, failed, note, output } = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.stack && error.constructor.name !== 'Trouble' ? error.stack : error.message,
  }));
  sum.passed += passed;
  sum.failed += failed;
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  const details = note ?? (passed + failed > 1 ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '');
  const mark = failed > 0 ? colour(31, 'FAILED') : colour(32, 'ok    ');
  print(`${mark} ${name.padEnd(24)} ${seconds}  ${details}`.trimEnd());
  if (failed > 0) print(output.trimEnd().replace(/^/gm, '    '));
}

await step({ name: 'installation', run: async () => (await ensureInstalled(), { passed: 0, failed: 0 }) });
if (sum.failed === 0) {
  for (const each of STEPS)
    if (wanted.length === 0 || wanted.some((word) => each.name.includes(word))) await step(each);
}
print(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
