/**
 * Adds to package-lock.json what npm leaves out of it when it can't see every platform's packages (npm/cli#4828), so that `npm ci` takes
 * it everywhere: an entry for each optional dependency that has none. To be run after dependencies were changed; `--check` only looks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './lib/root.mjs';

const FILE = `${ROOT}/package-lock.json`;
const REGISTRY = 'https://registry.npmjs.org/';
const KEPT = ['cpu', 'libc', 'license', 'os', 'engines'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !resolves(path, name))
    .map(([name, version]) => ({ name, version, dev })),
);

/** Whether a package at this path finds the dependency in its own node_modules or in one further up. */
function resolves(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

async function entry({ name, version, dev }) {
  const answer = await fetch(`${REGISTRY}${name.replace('/', '%2f')}`);
  if (!answer.ok) throw new Error(`${name}: the registry answers ${answer.status}`);
  const { versions, 'dist-tags': tags } = await answer.json();
  // Which platform it is for doesn't change from version to version.
  const known = versions[version] ?? versions[tags.latest];
  const integrity = versions[version]?.dist.integrity;
  const kept = KEPT.filter((key) => known[key] !== undefined).map((key) => [key, known[key]]);
  return { version, ...(integrity && { integrity }), ...(dev && { dev }), optional: true, ...Object.fromEntries(kept) };
}

if (process.argv.includes('--check') || missing.length === 0) {
  for (const { name, version } of missing) process.stdout.write(`${name} ${version} is not in package-lock.json\n`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} else {
  for (const each of missing) lock.packages[`node_modules/${each.name}`] = await entry(each);
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  process.stdout.write(`${missing.length} entries added\n`);
}
