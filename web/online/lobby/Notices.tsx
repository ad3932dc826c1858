/**
 * Keeps the lists alive while the app is open, and tells that it is my turn: title, strip, badge of the app, dot on the icon. Badge and dot also
 * stand for seats that are kept for me.
 */
import { useEffect, useRef } from 'react';
import type { TableRow } from '@stellwerk/tables/wire';
import { SCREEN_IDS, useAbout } from '../../app/screens.ts';
import { useSettings } from '../../app/settings.tsx';
import { playCue } from '../../app/sound.ts';
import { setTurn } from '../../app/turn.ts';
import { listed } from '../../texts/index.ts';
import { useLink, useServer } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { keepLists, useLists } from './lists.ts';
import { companions, myTurns } from './rows.ts';

const BUZZ_MS = 80;
const DOTTED_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round"><rect width="32" height="32" rx="6" fill="#f6f1e6"/><path d="M10 28V4" stroke="#1b1d23" stroke-width="4"/><path d="M10 24L20 14" stroke="#1b1d23" stroke-width="4"/><circle cx="23" cy="9" r="8" fill="#c8102e"/></svg>',
)}`;

export default function Notices() {
  return useServer() ? <WithServer /> : null;
}

function WithServer() {
  useEffect(keepLists, []);
  const mine = useLists().mine.filter(({ game }) => SCREEN_IDS.includes(game));
  const turns = myTurns(mine);
  const kept = mine.filter(({ keptBy }) => keptBy !== undefined);
  useBadges([...turns, ...kept].map(({ table }) => table));
  return turns[0] ? <Turn row={turns[0]} /> : null;
}

function Turn({ row }: { readonly row: TableRow }) {
  const words = useOnlineTexts().lobby;
  const { language, notify } = useSettings().settings;
  const { title } = useAbout(row.game);
  const { person } = useLink();
  const names = listed(companions(row, person?.name), language);
  useEffect(() => {
    setTurn({ href: `/t/${row.table}`, title: `● ${words.yourTurn} · ${title}`, words: words.turnStrip(title, names) });
    return () => setTurn(undefined);
  }, [row.table, words, title, names]);
  const told = words.turnStrip(title, names);
  useEffect(() => {
    if (notify && document.hidden) show(told, `/t/${row.table}`);
    // Once for each turn, in whatever words.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [row.table, notify]);
  return null;
}

/** Some phones have notices of installed apps alone. */
function show(words: string, href: string): void {
  try {
    const notice = new Notification(words, { icon: '/icons/icon.svg', tag: href });
    notice.addEventListener('click', () => {
      window.focus();
      location.assign(href);
      notice.close();
    });
  } catch {
    // Title, dot and sound tell it as well.
  }
}

function useBadges(tables: readonly string[]): void {
  const { sound } = useSettings().settings;
  const before = useRef<readonly string[]>([]);
  const key = tables.join(' ');
  useEffect(() => {
    const now = key === '' ? [] : key.split(' ');
    const fresh = now.some((table) => !before.current.includes(table) && location.pathname !== `/t/${table}`);
    before.current = now;
    if (fresh && sound) playCue('turn');
    // Browsers without fingers to feel it lack it.
    if (fresh && navigator.userActivation?.hasBeenActive) (navigator as Partial<Navigator>).vibrate?.(BUZZ_MS);
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')!;
    icon.href = now.length > 0 ? DOTTED_ICON : '/icons/icon.svg';
    // Only installed apps have a badge.
    (navigator as Partial<Navigator>).setAppBadge?.(now.length).catch(() => {});
  }, [key, sound]);
}
