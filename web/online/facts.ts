/** What the rules say about a game: how many may play, which options there are. */
import { use } from 'react';
import { ask } from '../session/engine.ts';
import type { GameFacts } from '../session/setup.ts';

const known = new Map<string, Promise<GameFacts>>();

/** Suspends until the worker has told. */
export function useFacts(game: string): GameFacts {
  const facts =
    known.get(game) ??
    ask((service) => service.library.describe(game)).then((outcome) => {
      if (!outcome.ok) throw new Error(outcome.reason.code);
      return outcome.facts;
    });
  known.set(game, facts);
  return use(facts);
}
