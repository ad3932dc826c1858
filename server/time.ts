/** Time as rooms know it: tests bring a clock of their own. */
export interface Time {
  now(): number;
  /** Calls back once; the result takes it back. */
  after(milliseconds: number, then: () => void): () => void;
}

/** Longer waits than a timer can hold are made of several. */
const LONGEST = 2 ** 30;

export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, then) {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      timer = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : then()), Math.min(left, LONGEST));
      // Nobody's clock keeps a server alive that was told to stop.
      timer.unref();
    };
    wait(Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};
