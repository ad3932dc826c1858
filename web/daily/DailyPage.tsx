/** Today's line of a game: opens the one try that counts, or begins it. With `?practise` the same cards once more, which count for nothing. */
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SCREEN_IDS } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { firstSeats, seatInfos } from '../new-game/seating.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ask } from '../session/engine.ts';
import { dayOf, nameOf } from './days.ts';
import { keepTry, readTries } from './tries.ts';

/** What makes a game of about ten minutes, where an option does. */
const SHORT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { transeuropa: { openRounds: 1 } };
const SEATS = 3;

export default function DailyPage({ game }: { readonly game: string }) {
  const { settings, texts } = useSettings();
  const [, navigate] = useLocation();
  const practises = new URLSearchParams(useSearch()).has('practise');
  const known = SCREEN_IDS.includes(game);
  useEffect(() => {
    if (!known) return;
    const day = dayOf(new Date());
    const open = (play: string): void => navigate(`/play/${play}`, { replace: true });
    const before = readTries()[day]?.[game];
    if (before && !practises) return open(before.play);
    const seats = seatInfos(firstSeats(SEATS, SEATS, settings.name), texts.newGame.personName);
    const setup = { game, seats, options: SHORT[game] ?? {}, named: nameOf(game, day) };
    void ask((service) => service.library.begin(setup)).then((outcome) => {
      if (!outcome.ok) return;
      if (!practises) keepTry(day, game, { play: outcome.id });
      open(outcome.id);
    });
    // Once for each visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [game]);
  return known ? <Waiting /> : <NotFoundPage />;
}
