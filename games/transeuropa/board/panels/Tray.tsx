/** What lies before me: my five cities, how much is missing where help is wanted, and the rails that are left. */
import type { Language } from '@stellwerk/toolkit/screen.ts';
import type { Words } from '../../texts/words.ts';
import { Card } from './Card.tsx';
import type { Layout } from '../map/geometry.ts';
import { connects, type Network } from '../map/networks.ts';
import type { Help } from '../choosing/useHelp.ts';
import styles from './panels.module.css';

interface TrayProps {
  readonly layout: Layout;
  readonly words: Words;
  readonly language: Language;
  readonly hand: readonly number[];
  readonly network: Network;
  /** Undefined while a round is shown that is over. */
  readonly railsLeft: number | undefined;
  readonly help: Help | undefined;
  /** The switch for private rails; undefined where there are none to lay. */
  readonly privately: { readonly on: boolean; readonly left: number; set(on: boolean): void } | undefined;
  spot(city: number): void;
}

export function Tray({ layout, hand, words, language, network, railsLeft, help, privately, spot }: TrayProps) {
  return (
    <section className={styles.tray} aria-label={words.tray.title}>
      {hand.length === 0 ? (
        <p className={styles.quiet}>{words.tray.nothing}</p>
      ) : (
        <ul className={styles.cards}>
          {hand.map((index) => {
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
                  onClick={() => spot(index)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.trayFoot}>
        {help && (
          <p className={styles.missing} title={words.tray.way}>
            <strong>{help.points === 0 ? words.tray.complete : words.tray.missing(help.points)}</strong>
            {help.after !== undefined && <span> · {words.tray.after(help.after)}</span>}
          </p>
        )}
        {privately && <PrivateSwitch words={words} {...privately} />}
        {railsLeft !== undefined && <p className={styles.quiet}>{words.tray.railsLeft(railsLeft)}</p>}
      </div>
    </section>
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
