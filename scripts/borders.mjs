/**
 * The borders between the folders, checked with dependency-cruiser by the rules of .dependency-cruiser.cjs. Checks the folder it is
 * started in: `node scripts/borders.mjs`.
 */
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';

const require = createRequire(import.meta.url);
const FOLDERS = ['kernel', 'bots', 'tables', 'toolkit', 'games', 'server', 'web', 'cli', 'bench'];

// dependency-cruiser 17, the last for Node 20, reads TypeScript through swc but forgets to tell it which files have JSX.
const swc = require('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

const { cruise } = await import('dependency-cruiser');
const { options, forbidden } = require('../.dependency-cruiser.cjs');
const folders = FOLDERS.filter((folder) => existsSync(folder));
const { output } = await cruise(
  folders,
  { ...options, validate: true, ruleSet: { forbidden } },
  options.enhancedResolveOptions,
);

for (const { from, to, rule } of output.summary.violations) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  process.stdout.write(`${from} → ${to}\n  ${rule.name}: ${comment}\n`);
}
const seen = output.modules.filter(({ source, dependencies }) => /\.tsx?$/.test(source) && dependencies.length > 0);
process.stdout.write(`${seen.length} modules with imports, ${output.summary.violations.length} over a border\n`);
// Nothing seen means that the tool was blind, not that all is well.
process.exitCode = output.summary.violations.length > 0 || seen.length === 0 ? 1 : 0;
