/** The seal on one line, as five shapes that all screens share; a tap shows the whole hash and what it is for. */
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { PlayerBadge, playerShape } from '@stellwerk/toolkit/players.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { sealSigns } from './seal-signs.ts';
import styles from './SealRow.module.css';

export function SealRow({ commitment }: { readonly commitment: string }) {
  const { texts } = useSettings();
  const { waiting: words } = useOnlineTexts();
  const signs = sealSigns(commitment);
  return (
    <details className={styles.seal}>
      <summary>
        <Icon name="seal" size={26} />
        <span className={styles.words}>
          <strong>{words.sealed}</strong>
          <span>{words.sealedText}</span>
        </span>
        <span
          className={styles.signs}
          role="img"
          aria-label={words.sealedAs(signs.map((sign) => words.shapes[playerShape(sign)]).join(', '))}
        >
          {signs.map((sign, index) => (
            <PlayerBadge key={index} colour={sign} size="1.375rem" />
          ))}
        </span>
      </summary>
      <p>{texts.seal.what}</p>
      <code>{commitment}</code>
    </details>
  );
}
