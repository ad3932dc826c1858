/** My event cards: what each does, where it can be played now (the map glows), and for what it can be kept ready. */
import {
  arrivedOf,
  CARDS,
  mattersIn,
  seatOfTeam,
  stationOf,
  type Action,
  type Card,
  type Play,
  type Trigger,
  type View,
} from '../../rules/index.ts';
import { ALL_TRAINS, lineEnd, nextStop, sayPlay, sayTrigger, sayWhen, type Speech } from '../choosing/say.ts';
import { playsOf } from '../choosing/useHand.ts';
import type { PanelProps } from './Tray.tsx';
import styles from './tray.module.css';

type Arm = Extract<Action, { type: 'arm' }>;

/** The moments that make sense for a card, as sentences that need no more to be said. */
export function armingsOf(view: View, card: Card): readonly Arm[] {
  const own = view.own!;
  const arm = (play: Play, trigger: Trigger): Arm => ({ type: 'arm', play, trigger });
  const teams = Array.from({ length: view.teams }, (_, team) => team);
  const mine = teams.filter((team) => seatOfTeam(view, team) === view.viewer);
  const rivals = teams.filter((team) => !mine.includes(team));
  switch (card) {
    case 'reservation':
      return own.passengers
        .filter((passenger) => view.place[passenger]! >= 0)
        .map((passenger) => arm({ card, passenger }, { when: 'contest', passenger }));
    case 'seatswap':
      // It would be spent on the first of mine to come home, whose order decides nothing.
      return mine.some((team) => arrivedOf(view, team) === 1) ? [arm({ card, train: -1 }, { when: 'second' })] : [];
    case 'redsignal':
    case 'turnaround':
      return [
        ...rivals.map((team) => arm({ card, train: -1 }, { when: 'wins', team })),
        ...carriers(view).map((train) =>
          arm({ card, train }, { when: 'enters', train, station: nextStop(view, train) }),
        ),
      ];
    default:
      return [];
  }
}

/** Trains that carry somebody else's passenger and aren't in a station. */
function carriers(view: View): readonly number[] {
  return ALL_TRAINS.filter((train) => {
    const rider = view.front[train]!;
    return rider >= 0 && seatOfTeam(view, rider >> 1) !== view.viewer && stationOf(view, train) < 0;
  }).slice(0, 2);
}

export function Hand({ speech, turn, legal, mayAct }: PanelProps) {
  const { words, view } = speech;
  const { hand: say } = words.screen;
  const own = view.own!;
  const { card } = turn;
  const plays = card ? playsOf(legal, card.card) : [];
  const open = card?.train === undefined ? plays : plays.filter((play) => 'train' in play && play.train === card.train);
  const choice = card && (card.train !== undefined || plays.every((play) => !('train' in play))) ? open : [];
  return (
    <div className={styles.hand}>
      <div className={styles.cards}>
        {own.hand.map((index, place) => {
          const each = CARDS[index]!;
          const all = playsOf(legal, each);
          const { window } = view;
          // Before a win only what could change it is worth a thought.
          const playable = window ? all.some((play) => mattersIn(window, { type: 'play', play })) : all.length > 0;
          const why = all.length > 0 ? say.useless : say.needs[each];
          return (
            <button
              key={place}
              type="button"
              className={styles.card}
              data-name={card?.card === each ? undefined : `card:${each}`}
              aria-pressed={card?.card === each}
              disabled={!mayAct}
              onClick={() => {
                if (all.length === 0 && armingsOf(view, each).length === 0) turn.tell(sayWhen(speech, each));
                else turn.pickCard(card?.card === each ? undefined : { card: each });
              }}
            >
              <strong>{words.cards[each].name}</strong>
              <span>{words.cards[each].brief}</span>
              <small data-now={playable || undefined}>{playable ? say.now : why}</small>
            </button>
          );
        })}
      </div>
      {choice.length > 1 && (
        <div className={styles.chips}>
          {choice.map((play) => (
            <button
              key={JSON.stringify(play)}
              type="button"
              className={styles.chip}
              aria-pressed={card!.play !== undefined && JSON.stringify(card!.play) === JSON.stringify(play)}
              onClick={() => turn.pickCard({ ...card!, play })}
            >
              {sayShort(speech, play)}
            </button>
          ))}
        </div>
      )}
      {card && armingsOf(view, card.card).length > 0 && (
        <div className={styles.chips}>
          <span className={styles.quiet}>{say.arm}:</span>
          {armingsOf(view, card.card).map((arm) => (
            <button
              key={JSON.stringify(arm)}
              type="button"
              className={styles.chip}
              onClick={() => {
                turn.pickCard(undefined);
                turn.act(arm);
              }}
            >
              {sayTrigger(speech, arm.trigger)}
            </button>
          ))}
        </div>
      )}
      {own.armed.map((armed, index) => (
        <p key={index} className={styles.armed}>
          <span>
            {say.armed}: {words.cards[armed.play.card].name}, {sayTrigger(speech, armed.trigger)}
          </span>
          {mayAct && (
            <button type="button" className={styles.chip} onClick={() => turn.act({ type: 'disarm', index })}>
              {say.disarm}
            </button>
          )}
        </p>
      ))}
      <p className={styles.quiet}>{own.requests.length > 0 ? say.requested : say.deck(view.deckSize)}</p>
    </div>
  );
}

/** What is left to say once the train is chosen. */
function sayShort(speech: Speech, play: Play): string {
  const { words } = speech;
  if (play.card === 'fullspeed') return words.screen.fields(play.fields);
  if (play.card === 'diversion') return words.screen.hand.onto(play.line + 1, lineEnd(play.line, play.dir));
  return sayPlay(speech, play).replace(/^[^:]*: /, '');
}
