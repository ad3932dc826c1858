/** Zones, power-ups and credits as lists, for both languages. */
import { POWER_UP_COUNTS, ZONES, type PowerUp } from '../rules/index.ts';
import type { Words } from '../texts/words.ts';
import { CardPicture, ZonePicture } from '../board/map/Pictures.tsx';
import styles from './guide.module.css';

export function ZoneList({ words }: { readonly words: Words }) {
  return (
    <ul className={styles.zones}>
      {ZONES.map((zone) => (
        <li key={zone}>
          <ZonePicture zone={zone} /> {words.zones[zone]}
        </li>
      ))}
    </ul>
  );
}

export function CardList({ words, cards }: { readonly words: Words; readonly cards: readonly PowerUp[] }) {
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card}>
          <CardPicture card={card} />
          <span>
            <strong>
              {words.powerUps[card].name} ({POWER_UP_COUNTS[card]}×).
            </strong>{' '}
            {words.powerUps[card].help}
          </span>
        </li>
      ))}
    </ul>
  );
}
