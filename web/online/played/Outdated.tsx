/** A table whose last play can't be shown any more, since the rules have changed: its file is there, and the next game. */
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { Link } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { Rematch } from './Rematch.tsx';
import { useNext } from './useNext.tsx';

export function Outdated(at: AtTable) {
  const { room } = at;
  const { texts } = useSettings();
  const { room: words } = useOnlineTexts();
  const { primary, said, naming } = useNext(at);
  return (
    <Shell title={words.outdatedTitle}>
      <h1>{words.outdatedTitle}</h1>
      <p>{room.result ? words.outdatedOver : words.outdatedFile}</p>
      <p>
        <a className={buttonClass()} href={`/api/tables/${room.table}/file?play=${room.play}`} download>
          <Icon name="file" />
          {words.file}
        </a>
      </p>
      <Rematch {...at} Heading="h2" />
      <p role="status">{said}</p>
      <p>
        {primary && (
          <Button kind="primary" disabled={primary.disabled ?? false} onClick={primary.run}>
            {primary.label}
          </Button>
        )}{' '}
        <Link href="/" className={buttonClass('quiet')}>
          {texts.home}
        </Link>
      </p>
      {naming}
    </Shell>
  );
}
