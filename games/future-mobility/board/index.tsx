/** The screen of Future Mobility. */
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import { rulesDe } from '../guide/de.tsx';
import { rulesEn } from '../guide/en.tsx';
import { scoreTrip, type Action, type Event, type View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { notation } from '../texts/notation.ts';
import { partsOf } from './panels/outcome.tsx';
import { ruleOfRefusal } from './rules-of.ts';
import { useTable } from './useTable.tsx';

const RESTS: Partial<Readonly<Record<Event['type'], number>>> = { scored: 2, avoided: 2, jammed: 3 };

export const screen: GameScreen<View, Action, Event> = {
  texts,
  useTable,
  rules: (language) => (language === 'de' ? rulesDe : rulesEn),
  layout: { head: 'compact', tray: 'right', line: 'folded', zoom: 'unmarked' },
  begins: (event) => (event.type === 'turn' ? event.seat : event.type === 'won' ? 'chapter' : undefined),
  // What a turn has brought is read, above all where a jam took some of it.
  rest: (fresh) => Math.max(1, ...fresh.map(({ type }) => RESTS[type] ?? 1)),
  // The page's language: the frame asks for signs without one.
  notation: (events, _view, language) => notation(events, language),
  ruleOf: ruleOfRefusal,
  parts: (view, language) => partsOf(view, texts[language]),
  openly(view, players, language) {
    if (view.phase !== 'window') return undefined;
    const { turn, announced, deeds } = view;
    const jammed = deeds.at(-1)!.jams.map(({ seat }) => seat);
    const clockwise = players.map((_, place) => (turn + place) % players.length);
    const seats = clockwise.filter((seat) => seat !== turn && !jammed.includes(seat));
    const { ask, ...answers } = texts[language].screen.shared;
    return { seats, ask: ask(players[turn]!.name, scoreTrip(view, announced!).total), ...answers };
  },
  cover({ phase }, seat, news, players, language) {
    const { brief, screen: words } = texts[language];
    const { placeJam, jammed } = words.shared;
    const { name } = players[seat]!;
    const reacts = phase === 'window' ? placeJam(name) : phase === 'carpool' ? jammed(name) : undefined;
    if (reacts !== undefined) return { ask: reacts };
    const told = news.filter((one) => one.seat !== undefined && brief(one.events) !== '');
    return { since: told.map((one) => `${players[one.seat!]!.name} ${brief(one.events)}`).join(', ') };
  },
};
