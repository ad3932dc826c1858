/** Where things are. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
/** What can be built again at any time; not under version control. */
export const CACHE = join(ROOT, '.cache');
