/** Up to three good turns, below the buttons or over whole rows of the tray, never over the plan: a tap shows one as the sketch, where everything can still be changed. */
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { NUMERALS } from '@stellwerk/toolkit/words.ts';
import { Fragment, useEffect, useRef } from 'react';
import type { Words } from '../../texts/words.ts';
import { CardPicture, ModePicture, ZonePicture } from '../map/Pictures.tsx';
import { lossBy } from '../../rules/advice/risk.ts';
import { ranked } from '../../rules/advice/worth.ts';
import { CITY, tripOf, type View } from '../../rules/index.ts';
import { isEmpty, type Outcome } from '../sketch/sketch.ts';
import type { Hint, Hints } from '../useHints.ts';
import type { TrayProps } from './row.ts';
import styles from './tray.module.css';

export function HintSheet({ table, words, planning, hints }: TrayProps) {
  const say = words.screen.hint;
  const sheet = useRef<HTMLElement>(null);
  const { close } = hints;
  // Whatever else is touched is what matters now, and its place may be covered. Not the click that has opened the sheet: it is past capturing.
  useEffect(() => {
    const elsewhere = ({ target }: MouseEvent): void => {
      if (!sheet.current!.contains(target as Node)) close();
    };
    document.addEventListener('click', elsewhere, true);
    return () => document.removeEventListener('click', elsewhere, true);
  }, [close]);
  return (
    <section
      ref={sheet}
      className={styles.hints}
      data-count={hints.list.length}
      aria-label={say.title(hints.list.length)}
    >
      <h2>
        {say.title(hints.list.length)} <small>{sheetSo(words, planning.outcome, hints)}</small>
        <IconButton icon="close" label={say.close} onClick={close} />
      </h2>
      <ol>
        {hints.list.map((hint, place) => (
          <li key={place}>
            <button
              type="button"
              className={styles.hint}
              data-at={(isEmpty(planning.outcome.sketch) && place === hints.at) || undefined}
              aria-label={`${NUMERALS[place]}, ${whatOf(words, hint)}, ${words.screen.points(hint.points)}. ${reasonsOf(words, hint)}`}
              onClick={() => {
                planning.show(hint.sketch);
                close();
              }}
            >
              <span className={styles.hintPoints}>
                <span>
                  <i>{NUMERALS[place]}</i>
                  <b>+{hint.points}</b>
                </span>
                <small>
                  {table.weighed
                    ? say.chance(percentOf(table.weighed.chanceOf(hint.actions)))
                    : say.cards(hint.cards.length)}
                </small>
              </span>
              <span className={styles.hintPictures}>
                {hint.cards.map((card, index) => (
                  <CardPicture key={index} card={card} />
                ))}
                {hint.cards.length > 0 && <i>→</i>}
                {hint.segments.length > 0 ? (
                  <>
                    <ZonePicture zone={CITY.zones[hint.segments[0]!.route[0]!]!} />
                    {hint.segments.map(({ trip }) => (
                      <Fragment key={trip}>
                        <i>›</i>
                        <ZonePicture zone={tripOf(trip).to} />
                      </Fragment>
                    ))}
                    <ModePicture mode={hint.segments[0]!.mode} electric={hint.electric} />
                  </>
                ) : (
                  <i>{words.screen.ending.kinds.avoided}</i>
                )}
                {hint.stars > 0 && <i title={words.screen.star}>{'★'.repeat(hint.stars)}</i>}
              </span>
              <span className={styles.hintWhy}>{reasonsOf(words, hint)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const percentOf = (chance: number | undefined): number | undefined =>
  chance === undefined ? undefined : Math.round(100 * chance);

/** How to go on, and whether others bring as much; a sketch that brings as much as the best is told so, and what it risks more. */
export function sheetSo(
  { screen: { hint: say } }: Words,
  { sketch, points, world, journey }: Outcome,
  { list, beside }: Pick<Hints, 'list' | 'beside'>,
): string {
  const most = Math.max(...list.map((hint) => hint.points));
  if (isEmpty(sketch)) {
    const others = beside !== undefined ? [say.others(most, beside)] : list.length === 1 ? [say.only] : [];
    return [say.so(list.length), ...others].join(' ');
  }
  const [best] = list;
  if (points < best!.points) return say.instead(list.length);
  const [risk, less] = [journey, best!].map((trip) =>
    trip && trip.segments.length > 0 ? lossBy(world, trip, world.threat) : 0,
  );
  if (best!.trips.length > 0 && JSON.stringify(sketch) === JSON.stringify(best!.sketch)) return say.same(points);
  return risk! > less! ? say.riskier(points, risk!, less!) : say.asGood(points);
}

/** 'Bike path, Apartments C2 → Houses D5 by bicycle'. */
function whatOf(words: Words, { cards, trips, segments, electric, stars }: Hint): string {
  const played = cards.map((card) => words.powerUps[card].name);
  const trip =
    segments.length > 0
      ? `${trips.map((id) => words.trip(id)).join(', ')} ${words.screen.by(segments[0]!.mode, electric)}`
      : '';
  return [...played, ...(trip ? [trip] : []), ...(stars > 0 ? [words.screen.star] : [])].join(', ');
}

/** The card or the trip that it is about. */
export function aboutOf(words: Words, { cards, trips }: Hint): string {
  const [card] = cards;
  return card === undefined ? words.screen.hint.aboutTrip(words.trip(trips[0]!)) : words.screen.hint.aboutCard(card);
}

/** What the head has room for on a phone: two lines, on its side one. */
const ROOM = { two: 72, one: 50 } as const;

/** 'Hint: +5 by bicycle. No jam possible.' */
export function hintLine(words: Words, hint: Hint, lines: keyof typeof ROOM): string {
  const [first] = hint.segments;
  const how = first ? words.screen.by(first.mode, hint.electric) : words.screen.ending.kinds.avoided;
  const { sentence, jamUpTo } = words.screen.hint;
  // The sheet has all reasons; that a jam may come is never left out.
  const jam = hint.reasons.filter(({ kind }) => kind === 'jam');
  const others = hint.reasons.filter(({ kind }) => kind !== 'jam');
  const said = [2, 1, 0].map((count) =>
    sentence(how, hint.points, reasonsOf(words, { reasons: [...others.slice(0, count), ...jam] })).trim(),
  );
  if (jam[0]?.kind === 'jam') said.push(sentence(how, hint.points, jamUpTo(jam[0].points)));
  return said.find((line) => line.length <= ROOM[lines]) ?? said.at(-1)!;
}

/** 'Hint: Carpool. You hold 2 of them.' */
export function discardLine(words: Words, view: View): string {
  const { card } = ranked(view, view.hand).at(-1)!;
  return words.screen.hint.discard(card, view.hand.filter((other) => other === card).length);
}

function reasonsOf(words: Words, { reasons }: Pick<Hint, 'reasons'>): string {
  return reasons.map((reason) => words.screen.hint.because(reason)).join(' ');
}
