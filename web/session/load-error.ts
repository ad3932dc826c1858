/**
 * A part of the app that could not be loaded: the server has a newer version by now, or the connection is gone. Asking again in the same page
 * doesn't help (some browsers remember the failure), a reload does.
 */
export class LoadError extends Error {}

/** The words of Chromium, Firefox, Safari, and vite for style sheets. They also arrive from the worker, where only the words are left. */
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i;

let missing = false;

export function isLoadError(error: unknown): boolean {
  return error instanceof LoadError || (error instanceof Error && WORDS.test(error.message));
}

/** Remembers that something was missing, for those who only learn that the worker has stopped. */
export function noteLoadError(error: unknown): void {
  if (isLoadError(error)) missing = true;
}

export function isPartMissing(): boolean {
  return missing;
}
