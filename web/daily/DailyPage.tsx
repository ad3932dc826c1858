/** Today's line of a game: opens the one try that counts, or begins it. With `?practise` the same cards once more, which count for nothing. */
import type { Reason } from '@stellwerk/kernel';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Failure } from '../app/Failure.tsx';
import { SCREEN_IDS } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { firstSeats, seatInfos } from '../new-game/seating.ts';
import { CRASH } from '../new-game/useRefusal.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ask, reviveEngine } from '../session/engine.ts';
import { dayOf, lineSetup } from './days.ts';
import { keepTry, readTries } from './tries.ts';

const SEATS = 3;

export default function DailyPage({ game }: { readonly game: string }) {
  const { settings, texts } = useSettings();
  const [, navigate] = useLocation();
  const practises = new URLSearchParams(useSearch()).has('practise');
  const known = SCREEN_IDS.includes(game);
  const [failure, setFailure] = useState<Reason>();
  const open = (play: string): void => navigate(`/play/${play}`, { replace: true });
  const begin = async (): Promise<void> => {
    const day = dayOf(new Date());
    const before = practises ? undefined : readTries()[day]?.[game];
    if (before && (await ask((service) => service.library.has(before.play)))) return open(before.play);
    const seats = seatInfos(firstSeats(SEATS, SEATS, settings.name), texts.newGame.personName);
    const outcome = await ask((service) => service.library.begin({ game, seats, ...lineSetup(game, day) }));
    if (!outcome.ok) return setFailure(outcome.reason);
    // Who has finished it and thrown it away practises.
    if (!practises && !before?.result) keepTry(day, game, { play: outcome.id, from: outcome.entries });
    open(outcome.id);
  };
  const attempt = (): void => {
    setFailure(undefined);
    begin().catch(() => setFailure(CRASH));
  };
  useEffect(() => {
    if (known) attempt();
    // Once for each visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [game]);
  if (!known) return <NotFoundPage />;
  return failure ? <Failure reason={failure} onRetry={() => void reviveEngine().then(attempt)} /> : <Waiting />;
}
