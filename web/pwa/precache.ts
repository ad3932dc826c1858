/** Writes the service worker after a build: the template beside this file with the list of everything that was built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Old font formats and maps are never asked for by a browser that has service workers. */
const LEFT_OUT = /\.(map|woff)$|^sw\.js$/;

export function precache(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'stellwerk-precache',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const files = filesIn(folder).filter((file) => !LEFT_OUT.test(file));
      const digest = createHash('sha256');
      for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
      const template = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
      const worker = template
        .replace("'__VERSION__'", JSON.stringify(digest.digest('hex').slice(0, 16)))
        .replace("['__FILES__']", JSON.stringify(files.map((file) => `/${file}`)));
      writeFileSync(join(folder, 'sw.js'), worker);
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
