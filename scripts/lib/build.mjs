/**
 * Building what is stale: the web app with vite into web/dist, commands with esbuild into .cache. Stale is what was built from other
 * contents than the sources have now; times of files don't matter.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { alone } from './lock.mjs';
import { CACHE, ROOT } from './root.mjs';
import { Failure, say } from './say.mjs';

const SHARED = ['package-lock.json', 'scripts/lib/build.mjs', 'kernel', 'bots', 'tables', 'toolkit', 'games'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'fixtures', 'e2e', '.vite', 'test-results']);

const WEB_DIST = join(ROOT, 'web', 'dist');

/** The folder of the web app, built if it has to be. */
export async function builtWeb() {
  const stamp = join(CACHE, 'web.stamp');
  const sources = () => hash([...SHARED, 'LICENSE', 'NOTICE', 'web']);
  const fresh = () => existsSync(join(WEB_DIST, 'index.html')) && read(stamp) === sources();
  if (fresh()) return WEB_DIST;
  return alone('web', () => {
    if (fresh()) return WEB_DIST;
    const built = sources();
    rmSync(stamp, { force: true });
    buildWeb();
    compress(WEB_DIST);
    writeFileSync(stamp, built);
    return WEB_DIST;
  });
}

function buildWeb() {
  say('Building the web app …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.status === 0) return;
  const disk = /ENOSPC/.test(result.stderr) ? 'the disk is full.' : 'vite’s words are above.';
  throw new Failure(`${result.stdout}${result.stderr}\nThe web app could not be built: ${disk}`);
}

/** Once at build time, as small as it gets, rather than on every request. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * A workspace's `index.ts` as a module, bundled if it has to be. Each bundle has a folder of its own, named by its contents, so that a
 * command that is still running keeps its lazily loaded parts.
 */
export async function load(workspace) {
  const folders = [...SHARED, ...new Set(['server', workspace])];
  const folder = join(CACHE, workspace, hash(folders).slice(0, 16));
  if (!existsSync(folder)) await alone(workspace, () => existsSync(folder) || bundle(workspace, folder));
  return import(pathToFileURL(join(folder, 'index.js')).href);
}

async function bundle(workspace, folder) {
  const { build } = await import('esbuild');
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  try {
    await build({
      absWorkingDir: ROOT,
      // `thinker.ts` is what threads run.
      entryPoints: ['index.ts', 'thinker.ts'].map((file) => join(ROOT, workspace, file)).filter(existsSync),
      outdir: half,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      plugins: [heavyPackages],
      sourcemap: 'linked',
      sourcesContent: false,
      logLevel: 'silent',
    });
  } catch (error) {
    throw new Failure(`${error.message}\nThe command could not be built.`);
  }
  forgetOldBundles(join(CACHE, workspace));
  renameSync(half, folder);
}

/**
 * What the server, the benches and the command line stand on is loaded from node_modules when it is needed, not bundled: from that node_modules which the
 * importing file itself would find, for npm puts some packages beside a workspace.
 */
const heavyPackages = {
  name: 'heavy packages',
  setup(build) {
    build.onResolve({ filter: /^[@a-z]/ }, ({ path, importer }) => {
      const ours = ['server', 'bench', 'cli'].some((folder) => importer.startsWith(join(ROOT, folder)));
      // kysely is hundreds of small files without anything native: bundled it is there in no time.
      if (!ours || path.startsWith('@stellwerk/') || path === 'kysely' || isBuiltin(path)) return undefined;
      return { path: pathToFileURL(createRequire(importer).resolve(path)).href, external: true };
    });
  },
};

const DAY = 24 * 3600 * 1000;
function forgetOldBundles(folder) {
  for (const name of readdirSync(folder)) {
    const old = join(folder, name);
    if (Date.now() - statSync(old).mtimeMs > DAY) rmSync(old, { recursive: true, force: true });
  }
}

function hash(paths) {
  const digest = createHash('sha256');
  for (const path of paths) digestSources(digest, path);
  return digest.digest('hex');
}

function digestSources(digest, path) {
  const full = join(ROOT, path);
  if (!statSync(full).isDirectory()) {
    digest.update(path).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!NOT_SOURCES.has(name) && !/\.(test|spec)\./.test(name)) digestSources(digest, join(path, name));
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
