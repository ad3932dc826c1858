/** What counts as the first load, on a made-up build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error: the scripts are plain JavaScript, so that they run before anything is installed.
import { firstLoad } from './lib/budget.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'stellwerk-budget-'));
  mkdirSync(join(dist, 'assets'));
  write(
    'index.html',
    '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" href="/assets/a.css">',
  );
  write(
    'assets/main.js',
    'import{a}from"./shared.js";import"./effect.js";const page=()=>import("./game.js");export{a,page}',
  );
  write('assets/shared.js', 'import{b}from"../vendor.js";export const a=b');
  write('assets/effect.js', 'import"./shared.js";');
  write('assets/game.js', 'x'.repeat(1000));
  write('vendor.js', 'export const b=1');
});
afterEach(() => rmSync(dist, { recursive: true }));

function write(path: string, content: string): void {
  writeFileSync(join(dist, path), content);
}
const paths = (): string[] => (firstLoad(dist) as { path: string }[]).map(({ path }) => path).sort();

test('counts what the page names and what that imports, once', () => {
  expect(paths()).toEqual(['assets/effect.js', 'assets/main.js', 'assets/shared.js', 'vendor.js']);
});

test('counts what the page preloads', () => {
  write(
    'index.html',
    '<script type="module" src="/assets/effect.js"></script><link rel="modulepreload" crossorigin href="/assets/game.js">',
  );
  expect(paths()).toContain('assets/game.js');
});

test('is measured as it travels', () => {
  write('index.html', '<script type="module" src="/assets/game.js"></script>');
  const [{ bytes }] = firstLoad(dist) as [{ bytes: number }];
  expect(bytes).toBeGreaterThan(10);
  expect(bytes).toBeLessThan(100);
});
