/** The host chooses what the same people play next. */
import { Suspense, useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { SCREEN_IDS, useAbout } from '../../app/screens.ts';
import { useSettings } from '../../app/settings.tsx';
import { LineBadge } from '../LineBadge.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './AnotherGame.module.css';

interface AnotherGameProps {
  /** What would be played now. */
  readonly game: string;
  choose(game: string): void;
}

export function AnotherGame({ game, choose }: AnotherGameProps) {
  const { texts } = useSettings();
  const { room: words } = useOnlineTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.another} onClick={() => setOpen(true)}>
        {words.another}
      </Button>
      <Dialog open={open} title={words.another} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <p className={styles.how}>{words.anotherHow}</p>
        <ul className={styles.games}>
          {SCREEN_IDS.map((id) => (
            <li key={id}>
              <Suspense>
                <Game
                  id={id}
                  chosen={id === game}
                  choose={() => {
                    choose(id);
                    setOpen(false);
                  }}
                />
              </Suspense>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

interface GameProps {
  readonly id: string;
  readonly chosen: boolean;
  choose(): void;
}

function Game({ id, chosen, choose }: GameProps) {
  const { title } = useAbout(id);
  return (
    <button type="button" aria-pressed={chosen} onClick={choose}>
      <LineBadge game={id} />
      <strong>{title}</strong>
    </button>
  );
}
