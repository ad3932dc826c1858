/** What lies before me: my five cities, how far it is to the end, and the rails that are left. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import type { Words } from '../../texts/words.ts';
import type { Outlook } from '../choosing/useOutlook.ts';
import type { Layout } from '../map/geometry.ts';
import { connects, type Network } from '../map/networks.ts';
import type { Arrows } from '../map/Sight.tsx';
import { Card } from './Card.tsx';
import styles from './panels.module.css';

interface TrayProps {
  readonly layout: Layout;
  readonly words: Words;
  readonly language: Language;
  readonly hand: readonly number[];
  readonly network: Network;
  readonly arrows: Arrows;
  readonly outlook: Outlook | undefined;
  readonly round: number;
  /** How many there are, 0 while credit decides. */
  readonly rounds: number;
  readonly railsLeft: number;
  readonly whose: { readonly on: boolean; set(on: boolean): void };
  /** The switch for private rails; undefined where there are none to lay. */
  readonly privately: { readonly on: boolean; readonly left: number; set(on: boolean): void } | undefined;
  spot(city: number, connected: boolean): void;
}

export function Tray(props: TrayProps) {
  const { layout, hand, words, language, network, arrows, outlook, round, rounds, railsLeft, whose, privately, spot } =
    props;
  return (
    <section className={styles.tray} aria-label={words.tray.title} data-name="hand">
      {hand.length === 0 ? (
        <p className={styles.quiet}>{words.tray.nothing}</p>
      ) : (
        <ul className={styles.cards}>
          {hand.map((index, i) => {
            const { id, name, colour } = layout.map.cities[index]!;
            const connected = connects(layout, network, index);
            const state = connected ? words.tray.connected : words.tray.open;
            return (
              <li key={id}>
                <Card
                  name={name[language]}
                  colour={colour}
                  connected={connected}
                  label={`${name[language]} (${words.colours[colour]}): ${state}`}
                  arrow={arrows[i]}
                  id={id}
                  onClick={() => spot(index, connected)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.trayFoot}>
        {outlook && <ToGo words={words} outlook={outlook} />}
        <p className={styles.quiet}>
          <span className={styles.round}>{words.tray.round(round, rounds)}</span>{' '}
          <span>{words.tray.railsLeft(railsLeft)}</span>
        </p>
        <Button icon="eye" className={styles.whose ?? ''} aria-pressed={whose.on} onClick={() => whose.set(!whose.on)}>
          {words.whose.title}
        </Button>
      </div>
      {privately && <PrivateSwitch words={words} {...privately} />}
    </section>
  );
}

function ToGo({ words, outlook: { points, walledIn } }: { readonly words: Words; readonly outlook: Outlook }) {
  if (walledIn) return <p className={styles.toGo}>{words.tray.noWay}</p>;
  if (points === 0) return <p className={styles.toGo}>{words.tray.complete}</p>;
  return (
    <p className={styles.toGo}>
      <strong>{points}</strong> {words.tray.toGo}
    </p>
  );
}

interface SwitchProps {
  readonly words: Words;
  readonly on: boolean;
  readonly left: number;
  set(on: boolean): void;
}

function PrivateSwitch({ words, on, left, set }: SwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={words.tray.rails}>
      <button type="button" aria-pressed={!on} onClick={() => set(false)}>
        {words.button.shared}
      </button>
      <button type="button" aria-pressed={on} onClick={() => set(true)}>
        {words.button.private} ({left})
      </button>
    </div>
  );
}
