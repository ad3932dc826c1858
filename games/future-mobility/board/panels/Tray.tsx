/** What lies before me: my power-ups, and whether I want to be asked about jams. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Switch } from '@stellwerk/toolkit/Switch.tsx';
import { avoidable, isAvoidCard, isShiftCard, layActions, type PowerUp, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { jamTargets, recoverableCard, type Draft } from '../choosing/draft.ts';
import { CardPicture } from '../map/Pictures.tsx';
import type { FutureMobilityTable } from '../table.ts';
import type { Choice } from '../choosing/useChoice.ts';
import styles from './hand.module.css';
import panels from './panels.module.css';

interface TrayProps {
  readonly table: FutureMobilityTable;
  readonly words: Words;
  readonly choice: Choice;
}

export function Tray({ table, words, choice }: TrayProps) {
  const { view } = table;
  const { hand, order, credit } = words.screen;
  const wanted = choice.asked ? recoverableCard(view) : undefined;
  return (
    <section className={styles.tray} aria-label={hand.title}>
      {view.viewer === 'observer' ? (
        <p className={panels.quiet}>{hand.others}</p>
      ) : view.hand.length === 0 ? (
        <p className={panels.quiet}>{hand.empty}</p>
      ) : (
        <ul className={styles.hand}>
          {view.hand.map((card, place) => (
            <li key={`${card} ${place}`}>
              <Card
                card={card}
                words={words}
                playable={choice.asked && isPlayable(view, card)}
                chosen={isChosen(view, choice.draft, card, place)}
                touch={choice.asked ? () => choice.card(place) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.trayFoot}>
        {wanted && <Button onClick={() => choice.set({ kind: 'recover', picked: [] })}>{hand.recover(wanted)}</Button>}
        {table.me !== undefined && (
          <label className={styles.order} title={order.help}>
            <Switch
              checked={view.order === 'pass'}
              onChange={(event) => void table.act({ type: 'order', order: event.target.checked ? 'pass' : 'ask' })}
            />
            {order.label}
          </label>
        )}
        <p className={styles.credit}>{credit}</p>
      </div>
    </section>
  );
}

interface CardProps {
  readonly card: PowerUp;
  readonly words: Words;
  readonly playable: boolean;
  readonly chosen: boolean;
  readonly touch: (() => void) | undefined;
}

function Card({ card, words, playable, chosen, touch }: CardProps) {
  const { name, help } = words.powerUps[card];
  const face = (
    <>
      <CardPicture card={card} />
      <span className={styles.cardName}>{name}</span>
      <span className={styles.cardHelp}>{help}</span>
    </>
  );
  if (!touch) return <div className={styles.card}>{face}</div>;
  return (
    <button
      type="button"
      className={styles.card}
      data-playable={playable}
      aria-pressed={chosen}
      title={playable ? words.screen.hand.playable : words.screen.hand.notNow}
      onClick={touch}
    >
      {face}
    </button>
  );
}

/** A hint for the eye; a card that is touched in vain says why. */
function isPlayable(view: View, card: PowerUp): boolean {
  if (view.phase === 'discard') return true;
  if (view.phase === 'window') return card === 'trafficJam' && jamTargets(view).length > 0;
  if (view.phase === 'carpool') return card === 'carpool';
  if (isShiftCard(card)) return layActions(view, card).length > 0;
  if (isAvoidCard(card)) return avoidable(card, view.open).length > 0;
  return card !== 'trafficJam' && !view.avoided;
}

function isChosen(view: View, draft: Draft | undefined, card: PowerUp, place: number): boolean {
  const first = view.hand.indexOf(card) === place;
  switch (draft?.kind) {
    case 'recover':
    case 'discard':
      return draft.picked.includes(place);
    case 'lay':
    case 'avoid':
      return draft.card === card && first;
    case 'jam':
      return card === 'trafficJam' && first;
    case 'trip': {
      const cargo = draft.segments.some(({ mode }) => mode === 'cargoBike');
      const plays = { electricVehicle: draft.electric, carpool: draft.carpool, cargoBike: cargo };
      return first && card in plays && plays[card as keyof typeof plays];
    }
    default:
      return false;
  }
}
