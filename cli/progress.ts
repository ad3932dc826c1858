/** A bar on the terminal while plays run; nothing where nobody watches. */
const WIDTH = 30;
const REDRAW_MS = 100;

export class ProgressBar {
  readonly #total: number;
  readonly #out = process.stderr;
  readonly #started = performance.now();
  #drawn = -Infinity;

  constructor(total: number) {
    this.#total = total;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#out.isTTY || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    const filled = Math.round((WIDTH * done) / this.#total);
    const left = Math.ceil(((now - this.#started) / 1000 / done) * (this.#total - done));
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    this.#out.write(`\r\x1b[K${bar} ${done} / ${this.#total}, ${left} s left`);
  }

  clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[K');
  }
}
