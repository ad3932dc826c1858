/** The two lines of the head while the table waits. */
import type { RoomShown } from '@stellwerk/tables/wire';
import type { Said } from '../../table/Head.tsx';
import { useSettings } from '../../app/settings.tsx';
import { listed } from '../../texts/index.ts';
import { useFacts } from '../facts.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import type { Readiness } from './useReadiness.ts';

interface Situation extends Pick<AtTable, 'room' | 'you'> {
  readonly readiness: Readiness;
  readonly asks: boolean;
  readonly seconds: number;
  readonly refusal: string | undefined;
}

export function useHeadLines(situation: Situation): { readonly ask: string; readonly said: Said } {
  const { waiting: words, room } = useOnlineTexts();
  const { link } = useLink();
  const [ask, text] = useLines(situation);
  const seated = situation.you.seat !== undefined;
  const searching = link === 'searching' || link === 'restarting';
  const lost = searching ? room.searching(seated ? 'seat' : 'over', '') : link === 'offline' && words.offline(seated);
  const trouble = lost || situation.refusal;
  return { ask, said: trouble === undefined ? { text } : { text: trouble, kind: 'refusal' } };
}

/** Persons who have said that they need a moment, or who are away. */
export function notReadyAt({ seats }: RoomShown): readonly string[] {
  return seats.flatMap(({ kind, ready, awaySince, name }) =>
    kind === 'person' && (ready === false || awaySince !== undefined) ? [name!] : [],
  );
}

function useLines({ room, you, readiness, asks, seconds }: Situation): readonly [ask: string, said: string] {
  const { settings } = useSettings();
  const { waiting: words } = useOnlineTexts();
  const { min } = useFacts(room.game).seats;
  const free = room.seats.filter(({ kind }) => kind === 'free').length;
  const invited = room.seats.flatMap(({ kind, name }) => (kind === 'invited' ? [name!] : []));
  const host = room.host === undefined ? undefined : room.seats[room.host]?.name;
  if (room.phase === 'starting') return [words.departure(seconds), words.departureText];
  if (you.seat === undefined) return [words.watching, free > 0 ? words.watchFree : words.watchFull];
  const empty = free + invited.length;
  if (you.host) {
    const few = room.seats.length - empty < min;
    if (asks && empty === 0) {
      const names = notReadyAt(room);
      return [words.waitsFor(listed(names, settings.language), names.length), words.askAnyway];
    }
    if (asks) return [words.askStart(empty), (few ? words.askStartBots : words.askStartText)(empty)];
    if (empty > 0) return [words.invite, words.missing(invited, free)];
    const notReady = notReadyAt(room);
    if (notReady.length > 0)
      return [words.complete, words.waitsFor(listed(notReady, settings.language), notReady.length)];
    return [words.complete, words.completeText];
  }
  const ask = host === undefined || empty > 0 ? words.seatedAlone : words.seated(host);
  if (readiness.changed.length > 0) return [ask, words.changed(readiness.changed.join(', '))];
  if (!readiness.ready) return [ask, words.paused];
  return [ask, invited.length > 0 ? words.missing(invited, free) : words.free(free)];
}
