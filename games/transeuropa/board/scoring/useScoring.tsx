/** The last finished round, or the whole game: the result for the side column, and the map that goes with it while it is shown. */
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { Seat, Viewer } from '@stellwerk/kernel';
import type { Course, Outcome, Prompt, Turn } from '@stellwerk/toolkit/screen.ts';
import type { Event, Scored, View } from '../../rules/index.ts';
import { capital, LONGEST, type Words } from '../../texts/words.ts';
import type { Layout } from '../map/geometry.ts';
import { connects, networkOf } from '../map/networks.ts';
import { ScoredMap } from '../map/ScoredMap.tsx';
import { Card } from '../panels/Card.tsx';
import { CreditTrack } from '../panels/Credit.tsx';
import type { TransEuropaTable } from '../table.ts';
import { namesOf, whoOf } from '../who.ts';
import { ending, lostIn } from './ending.ts';
import { Bar, WhoseRails } from './WhoseRails.tsx';
import styles from '../panels/panels.module.css';

export function useScoring(table: TransEuropaTable, words: Words, layout: Layout) {
  const { view, players, you, language, motion, moves, result, picture } = table;
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<{
    readonly round: number;
    readonly seat: Seat | undefined;
    readonly count: number;
  }>();
  const scored = view.rounds.at(-1);
  const over = view.phase === 'over';
  const summary = useMemo(
    () => (over ? ending(layout, { view, players, you }, words, language) : undefined),
    [over, layout, view, players, you, words, language],
  );
  if (!scored || !(over || stillNews(view))) return undefined;

  const count = asked?.round === scored.round ? asked.count : 0;
  const seat = picture ? undefined : count > 0 ? asked!.seat : shownFirst(scored, view.viewer);
  const show = (next: Seat | undefined): void => setAsked({ round: scored.round, seat: next, count: count + 1 });
  const nameOf = (it: Seat): string => (it === you ? capital(words.you) : players[it]!.name);
  const same = { layout, scored, players, words, language, seat };
  const lost = (it: Seat): number => lostIn(view, view.rounds.length - 1, it);
  const whose = (
    <WhoseRails
      {...same}
      you={you}
      choose={show}
      all={over}
      again={seat !== undefined && moves ? () => show(seat) : undefined}
    />
  );
  const outcome: Outcome = {
    key: `${over ? 'end' : 'round'} ${scored.round}`,
    head: over ? endHead(table, words, scored) : roundHead(table, words, scored, lost),
    ...(result && {
      poster: words.prompt.won(namesOf(table, words, result.winners), Math.max(...view.credits)),
    }),
    rows: players
      .map((player) => player.seat)
      .toSorted((a, b) => scored.credits[b]! - scored.credits[a]!)
      .map((it) => ({
        seat: it,
        figure: (
          <>
            {!over && scored.losses[it]! > 0 && <span className={styles.lost}>{words.round.lost(lost(it))}</span>}
            {scored.credits[it]}
          </>
        ),
        note: (
          <>
            {!over && scored.losses[it] === 0 && (
              <span className={styles.lost} data-nothing="true">
                {words.round.lost(0)}
              </span>
            )}
            {over ? <Losses view={view} words={words} player={players[it]!} /> : <Hand {...same} seat={it} />}
          </>
        ),
      })),
    body: (
      <Body onShown={setShown}>
        {whose}
        {summary && (
          <>
            <BuiltFor players={players} nameOf={nameOf} words={words} built={summary.builtFor} />
            <h2>{words.ending.cards}</h2>
            {players.map((player) => (
              <div key={player.seat} className={styles.lastHand}>
                <span>{nameOf(player.seat)}</span>
                <Hand {...same} seat={player.seat} />
              </div>
            ))}
          </>
        )}
      </Body>
    ),
    ...(summary && {
      decided: summary.decided,
      figures: (turns) => summary.figures(turns as readonly Turn<Event>[]),
    }),
    ...(result && { course: (turns) => creditsAfter(turns as readonly Turn<Event>[], view, words) }),
  };
  return {
    outcome,
    board:
      shown || over ? (
        <ScoredMap key={`${scored.round} ${seat} ${count}`} {...same} motion={count > 0 ? moves : motion && shown} />
      ) : undefined,
  };
}

/** Whose rails are shown before anybody asks: mine if I am short of some, else the finisher's. */
export function shownFirst({ finishers, losses }: Scored, viewer: Viewer): Seat {
  const me = viewer === 'observer' ? undefined : viewer;
  return me !== undefined && losses[me]! > 0 ? me : (finishers[0] ?? me ?? 0);
}

/** The last round is told until the next one has begun for this viewer, so that nobody at a shared screen hears it twice. */
function stillNews({ phase, viewer, markers }: View): boolean {
  const mine = viewer === 'observer' ? markers : [markers[viewer]!];
  return phase === 'start' && mine.every((marker) => marker < 0);
}

/** Tells when the result comes and goes, so that the board shows the same round. */
function Body({ onShown, children }: { readonly children: ReactNode; onShown(shown: boolean): void }) {
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <div className={styles.outcome}>{children}</div>;
}

/** How the round came to its end. */
function endOf(table: TransEuropaTable, words: Words, { round, finishers, laidBy }: Scored) {
  if (finishers.length === 0) return words.round.railsOut(round);
  const who = whoOf(table, words, finishers);
  // The round ends in the turn of the one who laid the last rail: the finisher, or somebody who finished others.
  const builder = laidBy.at(-1);
  if (builder === undefined || finishers.includes(builder)) return words.round.finished(round, who);
  return words.round.finishedBy(round, who, builder === table.you ? undefined : table.players[builder]!.name);
}

function roundHead(table: TransEuropaTable, words: Words, scored: Scored, lost: (seat: Seat) => number): Prompt {
  const { finishers, losses, credits } = scored;
  const who = (seat: Seat) => whoOf(table, words, [seat]);
  const losers = [...losses.keys()].filter((seat) => lost(seat) > 0);
  const said = [
    losers.map((seat) => words.round.loses(who(seat), lost(seat))).join(', '),
    finishers.map((seat) => words.round.keeps(who(seat), credits[seat]!)).join(', '),
  ];
  const long = said.filter(Boolean).map(capital).join('. ');
  const so =
    long.length < LONGEST ? `${long}.` : capital(losers.map((seat) => `${who(seat).names} −${lost(seat)}`).join(', '));
  return { ...endOf(table, words, scored), so, rule: 'scoring' };
}

function endHead(table: TransEuropaTable, words: Words, scored: Scored): Prompt {
  const { view, players, result } = table;
  const winners = result?.winners ?? [];
  const others = players
    .map(({ seat }) => seat)
    .filter((seat) => !winners.includes(seat))
    .toSorted((a, b) => view.credits[b]! - view.credits[a]!);
  const left = others
    .map((seat, i) => words.ending.left(whoOf(table, words, [seat]), view.credits[seat]!, i === 0))
    .join(', ');
  const { ask, brief = ask } = endOf(table, words, scored);
  const both = left === '' ? brief : `${capital(left)}. ${brief}`;
  return {
    ask: words.prompt.won(whoOf(table, words, winners), Math.max(...view.credits)),
    so: both.length < LONGEST ? both : brief,
    rule: 'end',
  };
}

interface NoteProps {
  readonly layout: Layout;
  readonly scored: Scored;
  readonly words: Words;
  readonly language: 'de' | 'en';
  readonly seat: Seat;
}

/** What a player held, and which of it was connected. */
function Hand({ layout, scored, words, language, seat }: NoteProps) {
  const network = networkOf(layout, scored.rails, scored.markers[seat]!, seat);
  return (
    <span className={styles.smallCards}>
      {scored.hands[seat]!.map((index) => {
        const city = layout.map.cities[index]!;
        const connected = connects(layout, network, index);
        return (
          <Card
            key={city.id}
            name={city.name[language]}
            colour={city.colour}
            connected={connected}
            small
            label={`${city.name[language]}: ${connected ? words.tray.connected : words.tray.open}`}
          />
        );
      })}
    </span>
  );
}

interface LossesProps {
  readonly view: View;
  readonly words: Words;
  readonly player: TransEuropaTable['players'][number];
}

/** What each round took, and beside it where the credit stands. */
function Losses({ view, words, player: { seat, colour } }: LossesProps) {
  const credit = view.credits[seat]!;
  return (
    <span className={styles.losses}>
      {words.ending.losses(
        view.rounds.map(({ losses }, index) => ({ lost: lostIn(view, index, seat), missing: losses[seat]! })),
      )}
      <CreditTrack
        credit={credit}
        of={view.startCredit}
        colour={colour}
        label={words.facts.credit(credit, view.startCredit)}
      />
    </span>
  );
}

interface BuiltForProps {
  readonly players: TransEuropaTable['players'];
  readonly words: Words;
  nameOf(seat: Seat): string;
  readonly built: readonly (readonly number[])[];
}

/** Whose rails everybody used, over all rounds: the longer a bar, the more of them. */
function BuiltFor({ players, nameOf, words, built }: BuiltForProps) {
  const total = (seat: Seat): number => built[seat]!.reduce((sum, rails) => sum + rails, 0);
  const most = Math.max(1, ...players.map(({ seat }) => total(seat)));
  return (
    <div className={styles.builtFor}>
      <h2>{words.ending.builtFor}</h2>
      {players.map(({ seat }) => (
        <div key={seat}>
          <span>{nameOf(seat)}</span>
          <Bar
            share={total(seat) / most}
            parts={[seat, ...players.map((it) => it.seat).filter((other) => other !== seat)]
              .map((other) => ({
                name: nameOf(other),
                rails: built[seat]![other]!,
                colour: players[other]!.colour,
              }))
              .filter(({ rails }) => rails > 0)}
          />
        </div>
      ))}
    </div>
  );
}

function creditsAfter(turns: readonly Turn<Event>[], { startCredit, seats }: View, words: Words): Course {
  let credits: readonly number[] = Array.from({ length: seats }, () => startCredit);
  const after = turns.map(({ events }) => {
    for (const event of events) if (event.type === 'scored') credits = event.scored.credits;
    return credits;
  });
  return { label: words.ending.course, values: credits.map((_, seat) => after.map((it) => it[seat]!)) };
}
