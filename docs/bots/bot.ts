/**
 * A bot for any game: does something as long as it may, at random, and ends its turn or passes only when nothing else is left.
 *
 * Node 22.18 and later run it as it is; for older ones: npx esbuild docs/bots/bot.ts --outfile=bot.mjs
 * npm run -s stellwerk -- simulate --game transeuropa --bots "easy,exec:node bot.mjs" --plays 20
 */
import { createInterface } from 'node:readline';

interface Action {
  readonly type: string;
}
interface Hello {
  readonly type: 'hello';
  readonly id: number;
  readonly game: string;
}
interface Turn {
  readonly type: 'turn';
  readonly id: number;
  readonly seat: number;
  readonly view: unknown;
  readonly legal: readonly Action[];
}

const IDLE = ['stop', 'end', 'endTurn', 'pass'];

createInterface({ input: process.stdin }).on('line', (text) => {
  const line = JSON.parse(text) as Hello | Turn;
  if (line.type === 'hello') return say({ type: 'ready', id: line.id });
  const busy = line.legal.filter(({ type }) => !IDLE.includes(type));
  const choices = busy.length > 0 ? busy : line.legal;
  say({ type: 'act', id: line.id, action: choices[Math.floor(Math.random() * choices.length)] });
});

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
