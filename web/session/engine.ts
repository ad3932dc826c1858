/** The page's side of the worker: one for the whole app, made when first needed, replaced when it dies. */
import { wrap, type Remote } from 'comlink';
import type { Service } from './service.ts';

interface Engine {
  readonly worker: Worker;
  readonly service: Remote<Service>;
}

let engine: Engine | undefined;
const crashListeners = new Set<() => void>();

export function service(): Remote<Service> {
  engine ??= startEngine();
  return engine.service;
}

function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'stellwerk' });
  const crashed = (event: Event): void => {
    event.preventDefault();
    for (const listener of crashListeners) listener();
  };
  worker.addEventListener('error', crashed);
  worker.addEventListener('messageerror', crashed);
  return { worker, service: wrap<Service>(worker) };
}

/** Stops the worker; the next call starts a new one. */
export function restartEngine(): void {
  engine?.worker.terminate();
  engine = undefined;
}

export function onCrash(listener: () => void): () => void {
  crashListeners.add(listener);
  return () => crashListeners.delete(listener);
}
