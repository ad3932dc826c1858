/** What line 2 says to somebody who watches: that they do, with whom, and what they will not see. */
import { useSettings } from '../../app/settings.tsx';
import { listed } from '../../texts/index.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';

/** More names have no room. */
const NAMED = 2;
/** From so many players on a phone shows their shapes alone. */
const CROWD = 4;

export function useWatching({ room, session }: AtTable, noted: boolean): string {
  const { watchers, watching = [] } = room;
  const { room: words } = useOnlineTexts();
  const { language } = useSettings().settings;
  const me = useLink().person?.name;
  const others = watchers - 1;
  const names = watching.filter((_, index) => index !== (me === undefined ? -1 : watching.indexOf(me)));
  const known = others <= NAMED ? names : [];
  const rest = others - known.length;
  const who = rest > 0 ? [...known, words.others(rest)] : known;
  if (noted) return room.public ? words.watchingNext : words.watchingIn;
  const players = session?.players.map(({ name }) => name) ?? [];
  const what = players.length < CROWD ? words.watchingHow : words.watchingWhom(listed(players, language));
  return `${words.watching(listed(who, language))} ${what}`;
}
