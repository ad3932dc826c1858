/** What went wrong, as lines of the web server's log. What happens before there is one waits for it. */
import type { FastifyBaseLogger } from 'fastify';

export class Faults {
  #log: Pick<FastifyBaseLogger, 'error'> | undefined;
  #waiting: unknown[] = [];

  report = (error: unknown): void => {
    if (this.#log) this.#log.error(error);
    else this.#waiting.push(error);
  };

  logTo(log: Pick<FastifyBaseLogger, 'error'>): void {
    this.#log = log;
    for (const error of this.#waiting.splice(0)) this.report(error);
  }
}
