/**
 * Writes licences.txt into the build: our own licence and notice, then name, version and licence of every package of which something was
 * built in. Vite has an option for this, but it sees neither what the worker contains nor the fonts.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const LICENCES_FILE = 'licences.txt';
const ROOT = resolve(import.meta.dirname, '..');
/** Licences that ask for nothing, so that a package under them may come without the text. */
const FREE = new Map([['Unlicense', 'Released into the public domain: https://unlicense.org']]);
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** One plugin for the pages and one for the worker, which is built first; they share what they find. */
export function licences(): { readonly page: Plugin; readonly worker: Plugin } {
  const found = new Map<string, string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const file of filesIn(bundle)) {
      const folder = packageOf(file);
      if (folder !== undefined && !found.has(folder)) found.set(folder, describe(folder));
    }
  };
  return {
    worker: { name: 'stellwerk-licences-worker', apply: 'build', generateBundle: (_, bundle) => collect(bundle) },
    page: {
      name: 'stellwerk-licences',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        const own = ['LICENSE', 'NOTICE'].map((name) => readFileSync(join(ROOT, name), 'utf8').trim());
        const source = `${[...own, ...[...found.values()].sort()].join(RULE)}\n`;
        this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source });
      },
    },
  };
}

/** The files that went into a bundle: modules, and assets such as fonts. */
function filesIn(bundle: Rolldown.OutputBundle): readonly string[] {
  return Object.values(bundle)
    .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames))
    .map((file) => resolve(import.meta.dirname, file.split('?', 1)[0]!));
}

/** The folder of the package that a file belongs to; undefined for our own files and those that exist only while building. */
function packageOf(file: string): string | undefined {
  const inside = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];
  return inside !== undefined && existsSync(join(inside, 'package.json')) ? inside : undefined;
}

function describe(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|unlicense|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const free = FREE.get(license!);
  if (texts.length === 0 && free === undefined) throw new Error(`${name} carries no licence that could be passed on.`);
  return [`${name} ${version} (${license})`, ...(texts.length > 0 ? texts : [free])].join('\n\n');
}
