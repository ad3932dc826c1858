/** Which games a list shows; the choice stands in the address. */
import { Suspense } from 'react';
import { Link, useSearch } from 'wouter';
import { SCREEN_IDS, useAbout } from '../../app/screens.ts';
import { LineBadge } from '../LineBadge.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './GameChips.module.css';

export function useChosenGame(): string | undefined {
  const chosen = new URLSearchParams(useSearch()).get('game');
  return SCREEN_IDS.find((id) => id === chosen);
}

export function GameChips({ path }: { readonly path: string }) {
  const words = useOnlineTexts().lobby;
  const chosen = useChosenGame();
  return (
    <nav aria-label={words.filter} className={styles.chips}>
      <Link href={path} replace aria-current={chosen === undefined ? 'true' : undefined}>
        <span className={styles.long}>{words.allGames}</span>
        <span className={styles.short}>{words.allShort}</span>
      </Link>
      {SCREEN_IDS.map((id) => (
        <Suspense key={id}>
          <Chip id={id} path={path} chosen={id === chosen} />
        </Suspense>
      ))}
    </nav>
  );
}

interface ChipProps {
  readonly id: string;
  readonly path: string;
  readonly chosen: boolean;
}

function Chip({ id, path, chosen }: ChipProps) {
  const { title } = useAbout(id);
  return (
    <Link href={`${path}?game=${id}`} replace aria-current={chosen ? 'true' : undefined} aria-label={title}>
      <LineBadge game={id} />
      <span className={styles.long}>{title}</span>
    </Link>
  );
}
