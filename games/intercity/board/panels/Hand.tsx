/** My event cards: what each does, on what it can be played now, and for what it can be laid ready. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { CARDS, type Action } from '../../rules/index.ts';
import { Arming } from './Arming.tsx';
import { sayPlay, sayTrigger, type Speech } from '../choosing/say.ts';
import { playsOf, type Choice } from '../choosing/useChoice.ts';
import styles from './panels.module.css';

interface HandProps {
  readonly speech: Speech;
  readonly choice: Choice;
  readonly legal: readonly Action[];
  readonly mayAct: boolean;
}

export function Hand({ speech, choice, mayAct }: Omit<HandProps, 'legal'>) {
  const { words, view } = speech;
  const { hand: say } = words.screen;
  const { own } = view;
  if (!own) return null;
  const chosen = choice.picked?.kind === 'card' ? choice.picked.card : undefined;
  return (
    <section className={styles.hand} aria-label={say.title}>
      {own.hand.length === 0 && <p className={styles.quiet}>{say.none}</p>}
      <p className={styles.quiet}>{say.deck(view.deckSize)}</p>
      {own.hand.length > 0 && (
        <ul className={styles.cards}>
          {own.hand.map((index, place) => {
            const card = CARDS[index]!;
            return (
              <li key={place}>
                <button
                  type="button"
                  className={styles.card}
                  aria-pressed={chosen === card}
                  disabled={!mayAct}
                  onClick={() => choice.pick(chosen === card ? undefined : { kind: 'card', card })}
                >
                  {words.cards[card].name}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {own.armed.map((armed, index) => (
        <p key={index} className={styles.armed}>
          <span>
            {say.armed}: {words.cards[armed.play.card].name}, {sayTrigger(speech, armed.trigger)}
          </span>
          {mayAct && (
            <Button kind="quiet" onClick={() => choice.act({ type: 'disarm', index })}>
              {say.disarm}
            </Button>
          )}
        </p>
      ))}
      {own.requests.length > 0 && <p className={styles.quiet}>{words.screen.journey.requests(own.requests.length)}</p>}
    </section>
  );
}

/** The chosen card: where it can be played, or what it can wait for. */
export function CardPanel({ speech, choice, legal }: Omit<HandProps, 'mayAct'>) {
  const { words } = speech;
  const { hand: say } = words.screen;
  const picked = choice.picked?.kind === 'card' ? choice.picked : undefined;
  if (!picked) return null;
  const { card } = picked;
  const all = playsOf(legal, card);
  const trains = [...new Set(all.flatMap((play) => ('train' in play ? [play.train] : [])))];
  const plays = picked.train !== undefined ? playsOf(legal, card, picked.train) : trains.length > 0 ? [] : all;
  return (
    <div className={styles.cardPanel}>
      <p>{words.cards[card].help}</p>
      {all.length === 0 && <p className={styles.quiet}>{say.notNow}</p>}
      {trains.length > 0 && (
        <>
          <p className={styles.quiet}>{say.whichTrain}</p>
          <ul className={styles.trainButtons} aria-label={say.how}>
            {trains.map((train) => (
              <li key={train}>
                <button
                  type="button"
                  className={styles.trainButton}
                  aria-pressed={picked.train === train}
                  onClick={() => choice.pick({ kind: 'card', card, train })}
                >
                  {words.train(train)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {plays.length > 0 && (
        <div className={styles.plays}>
          {plays.map((play) => (
            <Button
              key={JSON.stringify(play)}
              kind={plays.length === 1 ? 'primary' : 'secondary'}
              onClick={() => choice.act({ type: 'play', play })}
            >
              {sayPlay(speech, play)}
            </Button>
          ))}
        </div>
      )}
      <Arming speech={speech} choice={choice} card={card} />
    </div>
  );
}
