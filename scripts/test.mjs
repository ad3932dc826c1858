/**
 * `npm test`: everything that must hold, step by step, with one closing line `N passed, N failed`. Words choose steps by their names:
 * `npm test -- types lint`.
 */
import { ensureInstalled } from './lib/install.mjs';
import { Failure } from './lib/say.mjs';
import { STEPS } from './lib/steps.mjs';

const out = process.stdout;
const sum = { passed: 0, failed: 0 };

async function step({ name, run }) {
  if (out.isTTY) out.write(`       ${name} …`);
  const started = performance.now();
  const { passed, failed, note, output } = await run().catch(failure);
  sum.passed += passed;
  sum.failed += failed;
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  const details = note ?? (passed + failed > 1 ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '');
  if (out.isTTY) out.write('\r\x1b[K');
  out.write(`${mark(failed)} ${name.padEnd(24)} ${seconds}  ${details}`.trimEnd() + '\n');
  if (failed > 0) out.write(`${output.trimEnd().replace(/^/gm, '    ')}\n`);
}

function failure(error) {
  return { passed: 0, failed: 1, output: error instanceof Failure ? error.message : error.stack };
}

function mark(failed) {
  const word = failed > 0 ? 'FAILED' : 'ok    ';
  return out.isTTY && !process.env.NO_COLOR ? `\x1b[${failed > 0 ? 31 : 32}m${word}\x1b[0m` : word;
}

async function installation() {
  await ensureInstalled();
  return { passed: 0, failed: 0 };
}

const words = process.argv.slice(2);
const chosen = STEPS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
await step({ name: 'installation', run: installation });
if (sum.failed === 0) for (const each of chosen) await step(each);
out.write(`${sum.passed} passed, ${sum.failed} failed\n`);
process.exitCode = sum.failed > 0 ? 1 : 0;
