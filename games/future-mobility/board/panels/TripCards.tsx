/** The open trips: from where to where, for how many points, and what a card is in the trip that is being put together. */
import { avoidable, tripOf, type Mode, type TripId, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { FREIGHT_ICON } from '../map/icons.ts';
import { ModePicture, Star, ZonePicture } from '../map/Pictures.tsx';
import { begin, mayFollow, scoreOf } from '../choosing/trip-draft.ts';
import type { Choice } from '../choosing/useChoice.ts';
import styles from './panels.module.css';

interface TripCardsProps {
  readonly view: View;
  readonly words: Words;
  readonly choice: Choice;
  readonly fresh: ReadonlySet<TripId>;
  /** Tell what each card would bring by itself? */
  readonly help: boolean;
}

type Standing =
  | { readonly look: 'plain' | 'follows' | 'removed' }
  | { readonly look: 'chosen'; readonly place: number };

export function TripCards({ view, words, choice, fresh, help }: TripCardsProps) {
  const { trips } = words.screen;
  const hints = help && choice.asked && view.phase === 'plan' && !view.avoided;
  const mayPlan = choice.asked && view.phase === 'plan';
  return (
    <section className={styles.section} aria-label={trips.title}>
      <h2>
        {trips.title} <small>{trips.deck(view.tripDeckSize)}</small>
      </h2>
      <ol className={styles.trips}>
        {view.open.map((id) => (
          <li key={id} data-fresh={fresh.has(id) || undefined}>
            <TripCard
              id={id}
              words={words}
              standing={standingOf(view, choice, id)}
              hint={hints ? hintOf(view, id) : undefined}
              touch={mayPlan ? choice.trip : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The best that the card brings without others and without power-ups. */
function hintOf(view: View, id: TripId): Hint {
  const draft = begin(view, id);
  return { mode: draft.segments[0]!.mode, points: scoreOf(view, draft).total };
}

function standingOf(view: View, { draft }: Choice, id: TripId): Standing {
  if (draft?.kind === 'avoid') return { look: avoidable(draft.card, view.open).includes(id) ? 'removed' : 'plain' };
  const segments = draft?.kind === 'trip' ? draft.segments : (view.announced?.segments ?? []);
  const place = segments.findIndex(({ trip }) => trip === id);
  if (place >= 0) return { look: 'chosen', place: place + 1 };
  return { look: draft?.kind === 'trip' && mayFollow(view, draft, id) ? 'follows' : 'plain' };
}

interface Hint {
  readonly mode: Mode;
  readonly points: number;
}

interface TripCardProps {
  readonly id: TripId;
  readonly words: Words;
  readonly standing: Standing;
  readonly hint: Hint | undefined;
  readonly touch: ((id: TripId) => void) | undefined;
}

function TripCard({ id, words, standing, hint, touch }: TripCardProps) {
  const { from, to, points, freight, star } = tripOf(id);
  const say = words.screen;
  const label = [
    words.trip(id),
    say.points(points),
    ...(freight ? [say.freight] : []),
    ...(star ? [say.star] : []),
    ...saidOf(words, standing),
    ...(hint ? [say.trips.alone(say.by(hint.mode, false), hint.points)] : []),
  ].join(', ');
  const face = (
    <>
      <span className={styles.ends} aria-hidden="true">
        {from.map((zone) => (
          <ZonePicture key={zone} zone={zone} />
        ))}
        <span className={styles.arrow}>→</span>
        <ZonePicture zone={to} />
      </span>
      <span className={styles.tripName} aria-hidden="true">
        {words.trip(id)}
      </span>
      <span className={styles.tripSigns} aria-hidden="true">
        {freight && <img src={FREIGHT_ICON} alt="" width="20" height="20" />}
        {star && <Star label="" />}
        <b>{points}</b>
        {hint && (
          <span className={styles.hint}>
            <ModePicture mode={hint.mode} /> {hint.points}
          </span>
        )}
      </span>
      {standing.look === 'chosen' && (
        <span className={styles.place} aria-hidden="true">
          {standing.place}
        </span>
      )}
      {standing.look === 'follows' && (
        <span className={styles.place} aria-hidden="true">
          +
        </span>
      )}
    </>
  );
  if (!touch) {
    return (
      <div className={styles.trip} data-look={standing.look} role="img" aria-label={label}>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.trip}
      data-look={standing.look}
      aria-label={label}
      aria-pressed={standing.look === 'chosen'}
      onClick={() => touch(id)}
    >
      {face}
    </button>
  );
}

function saidOf({ screen: { trips } }: Words, standing: Standing): readonly string[] {
  switch (standing.look) {
    case 'chosen':
      return [trips.chosen(standing.place)];
    case 'follows':
      return [trips.follows];
    case 'removed':
      return [trips.removed];
    case 'plain':
      return [];
  }
}
