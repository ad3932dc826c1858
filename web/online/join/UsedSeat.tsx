/** A seat link that somebody sits on already while the play runs: the seat can be brought here, if that was oneself. */
import { useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from '../../app/settings.tsx';
import { Shell } from '../../app/Shell.tsx';
import { NameAsk } from '../NameAsk.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useLink } from '../server.ts';
import { refusalText, useOnlineTexts } from '../texts/index.ts';

interface UsedSeatProps extends AtTable {
  readonly seatKey: string;
  watch(): void;
}

export function UsedSeat({ room, link, seatKey, watch }: UsedSeatProps) {
  const { join: words } = useOnlineTexts();
  const { settings } = useSettings();
  const { person } = useLink();
  const [said, setSaid] = useState<string>();
  const waits = person && room.motions?.some(({ motion, name }) => motion === 'seat' && name === person.name);
  const bring = async (): Promise<void> => {
    const answer = await link.ask({ type: 'claim', key: seatKey });
    setSaid(answer.ok ? words.notGiven : refusalText(settings.language, answer.reason));
  };
  return (
    <Shell title={words.used}>
      <h1>{words.used}</h1>
      <p role="status">{waits ? words.otherAsked : (said ?? `${words.usedText} ${words.wasItYou}`)}</p>
      {!person && <NameAsk label={words.name} submit={words.bring} onNamed={() => void bring()} />}
      <p>
        {person && (
          <Button kind="primary" disabled={waits ?? false} onClick={() => void bring()}>
            {words.bring}
          </Button>
        )}{' '}
        <Button kind="quiet" icon="eye" onClick={watch}>
          {words.watchFull}
        </Button>
      </p>
    </Shell>
  );
}
