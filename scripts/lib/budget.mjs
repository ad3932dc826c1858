/** How much script a first visit loads: what the page names and all that this imports at once, gzipped. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

export const FIRST_LOAD_LIMIT = 130_000;

/** Each script of the first load with its gzipped size, biggest first. */
export function firstLoad(dist) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path]) => path);
  const sizes = new Map();
  for (let path; (path = named.pop());) {
    if (sizes.has(path)) continue;
    const script = readFileSync(join(dist, path), 'utf8');
    sizes.set(path, gzipSync(script, { level: 9 }).length);
    named.push(...staticImports(script).map((target) => posix.join(posix.dirname(path), target)));
  }
  return [...sizes].map(([path, bytes]) => ({ path, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** `import"./a.js"` and `from"./a.js"`, but not `import("./a.js")`, which waits until it is needed. */
function staticImports(script) {
  return [...script.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(([, path]) => path);
}
