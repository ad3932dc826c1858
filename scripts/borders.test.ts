/** The fences themselves: each border is crossed on purpose in a small tree of its own, and the check must see it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
let tree: string;

const INNOCENT = {
  'kernel/index.ts': `import { sha256 } from '@noble/hashes'; export const k = sha256;`,
  'kernel/kit/index.ts': `import { readFileSync } from 'node:fs'; import { k } from '../index.ts'; export const kit = [readFileSync, k];`,
  'bots/index.ts': `import { k } from '@stellwerk/kernel'; export const b = k;`,
  'tables/index.ts': `import { b } from '@stellwerk/bots'; export const t = b;`,
  'games/index.ts': `export const games = { a: () => import('./alpha/index.ts') };`,
  'games/alpha/index.ts': `import { bot } from './bot/bot.ts'; import { rules } from './rules/rules.ts'; export { bot, rules };`,
  'games/alpha/rules/rules.ts': `import { k } from '@stellwerk/kernel'; import { x } from './data.ts'; export const rules = [k, x];`,
  'games/alpha/rules/data.ts': `export const x = 1; export type X = number;`,
  'games/alpha/rules/rules.test.ts': `import { kit } from '@stellwerk/kernel/kit/index.ts'; import { rules } from './rules.ts'; export { kit, rules };`,
  'games/alpha/rules/table.testing.ts': `import { rules } from './rules.ts'; export const table = rules;`,
  'games/alpha/bot/bot.ts': `import { b } from '@stellwerk/bots'; import { rules } from '../rules/rules.ts'; export const bot = [b, rules];`,
  'games/alpha/texts/de.ts': `import type { X } from '../rules/data.ts'; export const de: X = 1;`,
  'games/alpha/board/Board.tsx': `import { useState } from 'react'; import { Button } from '@stellwerk/toolkit/Button.tsx'; import { de } from '../texts/de.ts';
    export function Board() { const [n] = useState(de); return <Button size="large">{n}</Button>; }`,
  'games/beta/rules/rules.ts': `export const beta = 1; export type Beta = number;`,
  'toolkit/Button.tsx': `import { k } from '@stellwerk/kernel'; export function Button({ size }: { size: string }) { return <b title={size}>{k}</b>; }`,
  'web/main.tsx': `import { games } from '@stellwerk/games'; import { Button } from '@stellwerk/toolkit/Button.tsx'; export const App = () => <Button size={String(games)} />;`,
  'server/index.ts': `import { games } from '@stellwerk/games'; import fastify from 'fastify'; export const server = [games, fastify];`,
  'cli/index.ts': `import { server } from '@stellwerk/server'; import { readFileSync } from 'node:fs'; export const cli = [server, readFileSync];`,
  'bench/index.ts': `import { games } from '@stellwerk/games'; export const bench = games;`,
} as const;

/** Where, what is added there, and the border that it crosses. */
const TRESPASSES = [
  ['kernel/evil.ts', `import '@stellwerk/bots';`, 'kernel-alone'],
  ['kernel/evil.ts', `import 'node:fs';`, 'kernel-packages'],
  ['kernel/evil.ts', `import './kit/index.ts';`, 'kit-for-tests'],
  ['games/alpha/rules/evil.ts', `import './table.testing.ts';`, 'testing-for-tests'],
  ['bots/evil.ts', `import '@stellwerk/games';`, 'bots-on-kernel'],
  ['games/alpha/rules/evil.ts', `import '../../beta/rules/rules.ts';`, 'rules-pure'],
  [
    'games/alpha/rules/evil.ts',
    `import type { Beta } from '../../beta/rules/rules.ts'; export type E = Beta;`,
    'rules-pure',
  ],
  ['games/alpha/rules/evil.ts', `export * from '../bot/bot.ts';`, 'rules-pure'],
  ['games/alpha/rules/evil.ts', `export const later = () => import('../texts/de.ts');`, 'rules-pure'],
  ['games/alpha/rules/evil.ts', `import '@stellwerk/bots';`, 'rules-pure'],
  [
    'games/alpha/rules/evil.ts',
    `import { readFileSync } from 'node:fs'; export { readFileSync };`,
    'rules-no-packages',
  ],
  ['games/alpha/rules/evil.ts', `import { useState } from 'react'; export { useState };`, 'rules-no-packages'],
  ['games/alpha/bot/evil.ts', `import '../board/Board.tsx';`, 'bot-on-rules'],
  ['games/alpha/bot/evil.ts', `import 'node:worker_threads';`, 'bot-no-packages'],
  ['games/alpha/lessons/evil.ts', `import '../bot/bot.ts';`, 'lessons-on-rules'],
  ['games/alpha/puzzles/evil.ts', `import '../bot/bot.ts';`, 'puzzles-on-rules'],
  ['games/alpha/board/Evil.tsx', `import '../bot/bot.ts'; export const e = <i className="e" />;`, 'screen-on-rules'],
  ['games/alpha/board/Evil.tsx', `import '@stellwerk/web/main.tsx';`, 'screen-on-rules'],
  ['games/alpha/board/Evil.tsx', `import '../../beta/rules/rules.ts';`, 'screen-on-rules'],
  ['games/alpha/texts/evil.ts', `import 'fastify';`, 'screen-packages'],
  ['games/alpha/index.ts', `export * from './board/Board.tsx';`, 'headless-no-screen'],
  ['web/evil.tsx', `import '@stellwerk/server';`, 'web-no-server'],
  ['toolkit/Evil.tsx', `import '@stellwerk/games'; export const e = <i className="e" />;`, 'toolkit-for-any-game'],
  ['toolkit/Evil.tsx', `import 'fastify'; export const e = <i className="e" />;`, 'toolkit-packages'],
  ['tables/evil.ts', `import '@stellwerk/games';`, 'tables-any-game'],
  ['tables/evil.ts', `import 'node:fs';`, 'tables-packages'],
  ['games/alpha/guide/Evil.tsx', `import '../bot/bot.ts'; export const e = <i className="e" />;`, 'screen-on-rules'],
  ['server/evil.ts', `import '@stellwerk/web/main.tsx';`, 'server-no-screen'],
  ['cli/evil.ts', `import '@stellwerk/toolkit/Button.tsx';`, 'cli-no-screen'],
  ['bench/evil.ts', `import '@stellwerk/web/main.tsx';`, 'bench-no-screen'],
  ['cli/evil.ts', `import './nowhere.ts';`, 'resolvable'],
] as const;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'stellwerk-borders-'));
  for (const [path, source] of Object.entries(INNOCENT)) write(path, source);
  for (const name of ['react', 'fastify', '@noble/hashes']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(tree, 'node_modules', '@stellwerk'));
  for (const name of ['kernel', 'bots', 'tables', 'toolkit', 'games', 'web', 'server']) {
    write(
      `${name}/package.json`,
      JSON.stringify({ name: `@stellwerk/${name}`, exports: { '.': './index.ts', './*': './*' } }),
    );
    symlinkSync(join(tree, name), join(tree, 'node_modules', '@stellwerk', name));
  }
});
afterEach(() => rmSync(tree, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
}

function borders(): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'borders.mjs')], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('the borders between folders', () => {
  test('let pass what is allowed, and every module is seen', () => {
    const { status, output } = borders();
    expect(output).toContain('0 over a border');
    expect(output).toContain('17 modules with imports');
    expect(status).toBe(0);
  });

  test('are not kept by a check that sees nothing', () => {
    rmSync(tree, { recursive: true });
    mkdirSync(join(tree, 'kernel'), { recursive: true });
    expect(borders().status).toBe(1);
  });

  test('stop every trespass', () => {
    for (const [index, [path, source]] of TRESPASSES.entries()) write(path.replace(/evil/i, `$&${index}`), source);
    const { status, output } = borders();
    expect(status).toBe(1);
    for (const [index, [path, , rule]] of TRESPASSES.entries()) {
      const crossing = output.split('\n').findIndex((line, at, lines) => {
        return line.startsWith(`${path.replace(/evil/i, `$&${index}`)} → `) && lines[at + 1]!.includes(`${rule}:`);
      });
      expect(crossing, `${path}: ${rule}`).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the linter', () => {
  /** Purity of rules is a matter of lint: nothing of this needs an import. */
  const IMPURE = [
    'Date.now()',
    'new Date()',
    'Math.random()',
    'performance.now()',
    'process.env',
    'document.title',
    'globalThis.Date',
  ];

  beforeEach(() => {
    cpSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
    rmSync(join(tree, 'node_modules'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  });
  const lint = (path: string): string =>
    spawnSync(join(ROOT, 'node_modules', '.bin', 'oxlint'), ['-f', 'unix', path], { cwd: tree, encoding: 'utf8' })
      .stdout;

  test('finds clock, chance, process and DOM in rules', () => {
    write('games/alpha/rules/impure.ts', IMPURE.map((code, index) => `export const i${index} = ${code};`).join('\n'));
    const found = lint('games/alpha/rules/impure.ts');
    for (const [index, code] of IMPURE.entries()) expect(found, code).toContain(`impure.ts:${index + 1}:`);
  });

  test('finds a clock in a bot', () => {
    write('games/alpha/bot/impure.ts', 'export const now = Date.now();');
    expect(lint('games/alpha/bot/impure.ts')).toContain('no-restricted-globals');
  });

  test('knows types: a forgotten promise is found', () => {
    write('tsconfig.json', '{ "compilerOptions": { "strict": true }, "include": ["cli"] }');
    write('cli/forgotten.ts', 'export async function f(): Promise<void> {}\nexport function g(): void {\n  f();\n}\n');
    expect(lint('cli/forgotten.ts')).toContain('no-floating-promises');
  });
});
