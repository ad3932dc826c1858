/** One heading, one or two sentences, at most two ways on. */
import { Link } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { connection } from './connection.ts';
import { useLink } from './server.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useServerTime } from './useServerTime.ts';

export function TroublePage({ trouble }: { readonly trouble: string }) {
  const { texts } = useSettings();
  const words = useOnlineTexts();
  const { title, text } = words.troubles[trouble as keyof typeof words.troubles] ?? words.troubles['table.missing'];
  return (
    <Shell title={title}>
      <h1>{title}</h1>
      <p>
        {text} {trouble === 'offline' && <NextTry />}
      </p>
      <p>
        {trouble === 'older' && (
          <Button kind="primary" onClick={() => location.reload()}>
            {words.room.reload}
          </Button>
        )}
        {trouble === 'offline' && (
          <Button kind="primary" onClick={connection.tryNow}>
            {words.room.tryNow}
          </Button>
        )}
        {trouble !== 'older' && (
          <Link href="/" className={buttonClass(trouble === 'offline' ? 'secondary' : 'primary')}>
            {texts.home}
          </Link>
        )}
      </p>
    </Shell>
  );
}

function NextTry() {
  const { room: words } = useOnlineTexts();
  const { retryAt } = useLink();
  const now = useServerTime(true);
  return retryAt === undefined ? null : words.nextTry(Math.max(1, Math.ceil((retryAt - now) / 1000)));
}
