/** Whatever a bundle contains, its licence goes with it, or there is no bundle. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licences } from './licences.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'stellwerk-licences-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** A package with a licence text, or without one; gives the path of its module. */
function install(name: string, license: string, text?: string): string {
  const folder = join(home, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  if (text !== undefined) writeFileSync(join(folder, 'LICENSE'), text);
  return join(folder, 'index.js');
}

/** What is written for these modules of the page and of the worker, and these assets. */
function written({
  page = [],
  worker = [],
  assets = [],
}: Partial<Record<'page' | 'worker' | 'assets', string[]>>): string {
  const plugins = licences();
  let text = '';
  const context = { emitFile: ({ source }: { source: string }) => (text = source) };
  const generate = (plugin: object, bundle: object): void =>
    (plugin as { generateBundle: (options: object, bundle: object) => void }).generateBundle.call(context, {}, bundle);
  generate(plugins.worker, { 'worker.js': { type: 'chunk', moduleIds: worker } });
  generate(plugins.page, {
    'index.js': { type: 'chunk', moduleIds: ['\0vite/helper.js', join(home, 'ours.ts'), ...page] },
    'font.woff2': { type: 'asset', originalFileNames: assets },
  });
  return text;
}

test('packages of the page, the worker and the assets are listed by name, each once', () => {
  const one = install('one', 'MIT', 'text of one');
  const text = written({
    page: [install('two', 'ISC', 'text of two'), one],
    worker: [`${one}?worker`],
    assets: [install('@fonts/three', 'OFL-1.1', 'text of three')],
  });
  const names = [...text.matchAll(/^(\S+) 1\.2\.3 \((.*)\)\n\n(.*)$/gm)].map(([, ...found]) => found);
  expect(names).toEqual([
    ['@fonts/three', 'OFL-1.1', 'text of three'],
    ['one', 'MIT', 'text of one'],
    ['two', 'ISC', 'text of two'],
  ]);
});

test('our own licence and notice come first', () => {
  expect(written({})).toMatch(/^MIT License[^]*OpenMoji/);
});

test('a package without a licence text stops the build, unless its licence asks for nothing', () => {
  expect(() => written({ page: [install('bare', 'MIT')] })).toThrow('bare carries no licence');
  expect(written({ page: [install('free', 'Unlicense')] })).toContain('free 1.2.3 (Unlicense)\n\nReleased into');
});
