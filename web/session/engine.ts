/**
 * The page's side of the worker: one for the whole app, made when first needed. When something breaks in it, all who wait for an answer are
 * told; it is replaced only if it no longer answers, since plays that could not be stored live in its memory.
 */
import { wrap, type Remote } from 'comlink';
import { LoadError, noteLoadError } from './load-error.ts';
import type { Service } from './service.ts';

interface Engine {
  readonly worker: Worker;
  readonly service: Remote<Service>;
  /** Rejects when something breaks, and never resolves. */
  readonly broken: Promise<never>;
}

let engine: Engine | undefined;
const crashListeners = new Set<() => void>();
/** Longer than a bot thinks. */
const PATIENCE = 3000;

function running(): Engine {
  engine ??= startEngine();
  return engine;
}

function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'stellwerk' });
  return watched(worker, wrap<Service>(worker));
}

function watched(worker: Worker, service: Remote<Service>): Engine {
  const broken = new Promise<never>((_, reject) => {
    const crashed = (event: Event): void => {
      // An error without a message: not even the script could be loaded.
      reject('message' in event ? new Error(String(event.message)) : new LoadError(event.type));
      for (const listener of crashListeners) listener();
    };
    worker.addEventListener('error', crashed, { once: true });
    worker.addEventListener('messageerror', crashed, { once: true });
  });
  // Those who ask hear of it; it is no fault if nobody asks.
  broken.catch(() => {});
  return { worker, service, broken };
}

/** Asks the worker something; rejects if it breaks before it answers. */
export async function ask<Answer extends Promise<unknown>>(
  question: (service: Remote<Service>) => Answer,
): Promise<Awaited<Answer>> {
  const { service, broken } = running();
  try {
    return (await Promise.race([question(service), broken])) as Awaited<Answer>;
  } catch (error) {
    noteLoadError(error);
    throw error;
  }
}

/** After a crash: goes on with the same worker if it still answers, else with a new one. */
export async function reviveEngine(): Promise<void> {
  if (!engine) return;
  const { worker, service } = engine;
  const silence = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE));
  const answers = await Promise.race([service.library.list().then(() => true), silence]);
  if (!answers) worker.terminate();
  engine = answers ? watched(worker, service) : undefined;
}

export function onCrash(listener: () => void): () => void {
  crashListeners.add(listener);
  return () => crashListeners.delete(listener);
}
