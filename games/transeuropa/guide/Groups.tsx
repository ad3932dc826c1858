/** The key to the cities' colours and shapes. */
import { COLOURS } from '../rules/index.ts';
import type { Words } from '../texts/words.ts';
import { GroupShape } from '../board/panels/Card.tsx';
import { groupColour } from '../board/map/groups.ts';
import styles from './guide.module.css';

export function Groups({ words }: { readonly words: Words }) {
  return (
    <ul className={styles.shapes}>
      {COLOURS.map((colour) => (
        <li key={colour}>
          <span style={{ color: groupColour(colour) }}>
            <GroupShape colour={colour} />
          </span>
          {words.colours[colour]}: {words.regions[colour]}
        </li>
      ))}
    </ul>
  );
}
