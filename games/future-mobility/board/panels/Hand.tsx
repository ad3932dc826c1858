/** My cards, each with a foot that says what it could do now. */
import { isAvoidCard, isShiftCard, type PowerUp, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { CardPicture } from '../map/Pictures.tsx';
import { playsAlready, type Foot } from '../sketch/feet.ts';
import { liftedTotal } from '../prompts.ts';
import { isEmpty, onOffer } from '../sketch/sketch.ts';
import { isLastOfRound, isLastRound } from '../table.ts';
import type { Hint } from '../useHints.ts';
import type { Planning, Promising } from '../useSketch.ts';
import { alongRow, useHold, type TrayProps } from './row.ts';
import styles from './tray.module.css';

/** `waits`: for a trip that it helps · `set`: its ghost lies · `goes`: to be given or discarded. */
type Look = 'lying' | 'active' | 'waits' | 'set' | 'goes' | 'away';

export function Hand({ table, words, planning, hints }: TrayProps) {
  const { fresh } = table;
  // In a replay of a finished game all hands lie open: whose turn it is shows theirs.
  const view = (planning.role === 'watch' && table.all?.[table.view.turn]) || table.view;
  const { hand } = words.screen;
  const offered = planning.role === 'plan' ? onOffer(view, view.viewer as number) : undefined;
  const cards: readonly PowerUp[] = offered ? [...view.hand, offered] : view.hand;
  const news = newsIn(planning, view, fresh);
  const hinted = placesOf(cards, hints.open && isEmpty(planning.outcome.sketch) ? hints.list[hints.at] : undefined);
  return (
    <section
      className={styles.hand}
      aria-label={hand.title}
      data-many={cards.length > 5 || undefined}
      onKeyDown={alongRow}
    >
      {view.viewer === 'observer' && <p className={styles.none}>{hand.others}</p>}
      {view.viewer !== 'observer' && cards.length === 0 && <p className={styles.none}>{hand.empty}</p>}
      {cards.map((card, place) => {
        const look = lookOf(planning, view, card, place);
        return (
          <Card
            key={`${card} ${place}`}
            card={card}
            words={words}
            look={look}
            hinted={hinted.includes(place)}
            foot={
              table.poses && look === 'lying' && !isPlain(planning, place)
                ? { text: hand.purpose(card), good: false }
                : footWords(words, planning, view, card, place, table.guided)
            }
            tag={place === view.hand.length ? hand.offered : place >= view.hand.length - news ? hand.fresh : undefined}
            touch={() => planning.card(place)}
            read={() => planning.read({ place })}
          />
        );
      })}
    </section>
  );
}

/** Where the cards of a hint are. */
function placesOf(cards: readonly PowerUp[], hint: Hint | undefined): readonly number[] {
  const wanted = [...(hint?.cards ?? [])];
  return cards.flatMap((card, place) => {
    const at = wanted.indexOf(card);
    if (at >= 0) wanted.splice(at, 1);
    return at < 0 ? [] : [place];
  });
}

/** How many of the last cards have just come: for the turn, or for stars before some have to go. */
function newsIn({ role }: Planning, view: View, fresh: TrayProps['table']['fresh']): number {
  const drawn = fresh.flatMap((event) =>
    event.type === 'drew' && event.seat === view.viewer && event.why !== 'setup' ? [event] : [],
  );
  if (role === 'discard') return drawn.reduce((sum, { why, count }) => sum + (why === 'star' ? count : 0), 0);
  return role === 'plan' ? (drawn[0]?.count ?? (view.turns > 0 ? 1 : 0)) : 0;
}

function lookOf(planning: Planning, view: View, card: PowerUp, place: number): Look {
  const { role, outcome, picked, jam } = planning;
  const { sketch } = outcome;
  if (role === 'discard') return picked.includes(place) ? 'goes' : 'lying';
  if (role === 'jam') {
    if (card !== 'trafficJam') return 'away';
    return jam !== undefined && view.hand.indexOf(card) === place ? 'active' : 'lying';
  }
  if (role === 'carpool') return card === 'carpool' && view.hand.indexOf(card) === place ? 'active' : 'away';
  if (role !== 'plan' && role !== 'ahead') return 'lying';
  if (sketch.gives?.includes(place)) return 'goes';
  if (sketch.gives && place === view.hand.length) return sketch.gives.length === 2 ? 'set' : 'active';
  if (sketch.active === place) return 'active';
  if (sketch.along?.includes(place)) return 'waits';
  if (sketch.lays.some((lay) => lay.place === place)) return 'set';
  if (sketch.counts === 'avoid' && sketch.avoids.includes(place)) return 'set';
  return playsAlready(outcome, card) && view.hand.indexOf(card) === place ? 'set' : 'lying';
}

/** What stands there, and what it means where that is a sign. */
interface FootWords {
  readonly text: string;
  readonly good: boolean;
  readonly said?: string;
  /** The picture of this card stands after it. */
  readonly other?: PowerUp;
}

/** A puzzle tells of a card what it does for the trip that was chosen, not the best that could be done with it. */
function isPlain({ outcome, foot }: Planning, place: number): boolean {
  return outcome.complete && foot(place)?.kind !== 'pair';
}

const UNTOLD: FootWords = { text: ' ', good: false };

export function footWords(
  words: Words,
  planning: Planning,
  view: View,
  card: PowerUp,
  place: number,
  guided = false,
): FootWords {
  const say = words.screen.hand;
  if (planning.role === 'discard' && planning.picked.includes(place)) return { text: say.goes, good: false };
  if (planning.role === 'jam') {
    // Of two equal cards the first one goes.
    const played = planning.jam !== undefined && card === 'trafficJam' && view.hand.indexOf(card) === place;
    return { text: played ? say.jamOn(planning.jam) : '', good: false };
  }
  if (planning.role === 'carpool') {
    const lifted = card === 'carpool' ? say.makes(liftedTotal(view)) : '';
    return { text: lifted, good: false };
  }
  const foot = planning.foot(place);
  if (planning.role === 'discard' && foot && foot.kind !== 'others') {
    const cost = planning.cost(place);
    if (cost === undefined) return UNTOLD;
    const held = view.hand.filter((other, at) => other === card && !planning.picked.includes(at)).length;
    return { text: say.costs(cost, held), said: say.costsSaid(cost), good: cost > 0 };
  }
  // Another turn may be better than the one that a guide asks for.
  if (guided && (foot?.kind === 'makes' || foot?.kind === 'pair')) return { text: say.purpose(card), good: false };
  // Nobody drives after this turn.
  if (foot?.kind === 'others' && isLastRound(view) && isLastOfRound(view)) return { text: say.idle, good: false };
  const chosen = planning.outcome.complete;
  return {
    text: foot ? footText(words, foot, chosen || isLastRound(view)) : ' ',
    good: (foot?.kind === 'makes' || foot?.kind === 'pair') && foot.good,
    ...(foot && saidOf(words, planning, view, card, foot)),
  };
}

/** What a foot says in few words, in a sentence. */
export function saidOf(
  { screen: { hand } }: Words,
  { outcome }: Planning,
  view: View,
  card: PowerUp,
  foot: Foot,
): Pick<FootWords, 'said' | 'other'> | undefined {
  if (foot.kind === 'idle')
    return { said: outcome.complete ? hand.idleSaid : isLastRound(view) ? hand.uselessSaid : hand.laterSaid };
  if (foot.kind === 'ifJammed') return { said: hand.ifJammedSaid };
  if (foot.kind === 'pair' || foot.kind === 'makes') {
    const said = besideSaid(hand, card, foot);
    return { said, ...(foot.kind === 'pair' && foot.good && { other: foot.other }) };
  }
  if (foot.kind === 'instead') return { said: hand.insteadSaid(foot.points) };
  return undefined;
}

/** What the turn brings with the card and without it. */
export function besideSaid(hand: Words['screen']['hand'], card: PowerUp, foot: Promising): string {
  const { points, without } = foot;
  // Why it is for later, though trips may light up.
  if (points === without) return hand.evenSaid(without);
  return foot.kind === 'pair'
    ? hand.pairSaid(foot.other, points, without, card === foot.other)
    : hand.makesSaid(points, without);
}

/** `now`: nothing is kept for later. */
export function footText({ screen: { hand } }: Words, foot: Foot, now: boolean): string {
  // What is no better than without needs no number.
  if ((foot.kind === 'makes' || foot.kind === 'pair') && !foot.good) return now ? hand.idle : hand.later;
  switch (foot.kind) {
    case 'makes':
      return hand.makes(foot.points);
    case 'avoids':
      return `+${foot.points}`;
    case 'laying':
      return hand.laying(foot.laid, foot.of);
    case 'stop':
      return hand.stop(foot.cell);
    case 'unused':
      return hand.unused;
    case 'waits':
      return hand.waits;
    case 'included':
      return hand.included;
    case 'others':
      return hand.onOthers;
    case 'instead':
      return hand.instead(foot.points);
    case 'pair':
      return hand.pair(foot.points);
    case 'asWell':
      return hand.asWell;
    case 'give':
      return hand.give;
    case 'idle':
      return now ? hand.idle : hand.later;
    case 'ifJammed':
      return hand.ifJammed;
  }
}

interface CardProps {
  readonly card: PowerUp;
  readonly words: Words;
  readonly look: Look;
  readonly hinted: boolean;
  readonly foot: FootWords;
  readonly tag: string | undefined;
  touch(): void;
  read(): void;
}

export function classOf(card: PowerUp): 'shift' | 'avoid' | 'improve' | 'complicate' {
  if (isShiftCard(card)) return 'shift';
  if (isAvoidCard(card)) return 'avoid';
  return card === 'trafficJam' ? 'complicate' : 'improve';
}

function Card({ card, words, look, hinted, foot, tag, touch, read }: CardProps) {
  const { name, help } = words.powerUps[card];
  const hold = useHold(touch, read);
  return (
    <button
      type="button"
      className={styles.card}
      data-name={`${look === 'lying' ? 'card' : look}:${card}`}
      data-look={look}
      data-class={classOf(card)}
      data-hinted={hinted || undefined}
      aria-pressed={look !== 'lying' && look !== 'away'}
      aria-label={`${name}${foot.text.trim() === '' ? '' : `, ${foot.said ?? foot.text}`}`}
      title={foot.said ? `${help} ${foot.said}` : help}
      {...hold}
    >
      {tag && look !== 'set' && <span className={styles.tag}>{tag}</span>}
      {look === 'set' && <span className={styles.tick}>✓</span>}
      <span className={styles.picture}>
        <CardPicture card={card} />
      </span>
      <span className={styles.cardName}>{words.screen.hand.name(card)}</span>
      <span className={styles.cardHelp}>{help}</span>
      <span className={styles.foot} data-good={foot.good || undefined}>
        {foot.text}
        {foot.other && (
          <>
            <i> {words.screen.hand.with}</i>
            <CardPicture card={foot.other} />
          </>
        )}
      </span>
    </button>
  );
}
