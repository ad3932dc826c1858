/**
 * Keeps the lists alive while the app is open, and tells that it is my turn: title, strip, badge of the app, dot on the icon. Badge and dot also
 * stand for seats that are kept for me. The strip tells as well who has sat down where I wait.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
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
  const come = useCome(mine);
  if (turns[0]) return <Turn row={turns[0]} />;
  return come ? <Come {...come} /> : null;
}

function Turn({ row }: { readonly row: TableRow }) {
  const words = useOnlineTexts().lobby;
  const { language } = useSettings().settings;
  const { title } = useAbout(row.game);
  const { person } = useLink();
  const names = listed(companions(row, person?.name), language);
  useTold(row.table, `● ${words.yourTurn} · ${title}`, words.turnStrip(title, names));
  return null;
}

interface Come {
  readonly row: TableRow;
  readonly names: readonly string[];
}

function Come({ row, names }: Come) {
  const words = useOnlineTexts().lobby;
  const { language, sound } = useSettings().settings;
  const { title } = useAbout(row.game);
  const said = words.satDown(listed(names, language), title);
  useTold(row.table, said, said, true);
  useEffect(() => {
    if (sound) playCue('turn');
  }, [said, sound]);
  return null;
}

/** Who sat down last at a table where I wait, until I look there or it begins. */
function useCome(mine: readonly TableRow[]): Come | undefined {
  const [place] = useLocation();
  const before = useRef<ReadonlyMap<string, readonly string[]>>(new Map());
  const [come, setCome] = useState<{ readonly table: string; readonly names: readonly string[] }>();
  const waiting = mine.filter(({ phase, keptBy }) => phase === 'waiting' && keptBy === undefined);
  const key = JSON.stringify(waiting.map(({ table, names }) => [table, names]));
  useEffect(() => {
    const now = new Map(JSON.parse(key) as [string, readonly string[]][]);
    for (const [table, names] of now) {
      const fresh = names.filter((name) => !(before.current.get(table) ?? names).includes(name));
      if (fresh.length > 0) setCome({ table, names: fresh });
    }
    before.current = now;
  }, [key]);
  useEffect(() => {
    setCome((told) => (told && place === `/t/${told.table}` ? undefined : told));
  }, [place, come]);
  const row = waiting.find(({ table }) => table === come?.table);
  return row && come && { row, names: come.names };
}

/** In the strip and the title of all pages, and where that is wanted as a notice of the system. */
function useTold(table: string, title: string, words: string, calm = false): void {
  const { notify } = useSettings().settings;
  useEffect(() => {
    setTurn({ href: `/t/${table}`, title, words, calm });
    return () => setTurn(undefined);
  }, [table, title, words, calm]);
  useEffect(() => {
    if (notify && document.hidden) show(words, `/t/${table}`);
    // Once for each table, in whatever words.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table, notify]);
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
