/** The log in words. A turn is put into words once, however often the log is drawn. */
import type { GameEvent, Seat, Viewer } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/tables';
import type { GameScreen, GameTexts, Language, Turn } from '@stellwerk/toolkit/screen.ts';
import type { Texts } from '../texts/index.ts';

/** A turn of the log, ready to print. */
export interface TurnLines {
  readonly turn: Turn;
  readonly sentences: readonly string[];
  readonly notation: readonly [signs: string, ascii: string] | undefined;
}

/** Turns are new objects with every step, their first event is not. */
const written = new WeakMap<GameEvent, { readonly language: Language; readonly events: number; lines: TurnLines }>();

/** The view, the reader's own, lets sentences name places. */
export function turnLines(
  turns: readonly Turn[],
  screen: GameScreen,
  language: Language,
  players: readonly Player[],
  view: unknown,
): readonly TurnLines[] {
  return turns.map((turn) => {
    const [first] = turn.events;
    const known = first && written.get(first);
    if (known?.language === language && known.events === turn.events.length) return { ...known.lines, turn };
    const lines: TurnLines = {
      turn,
      sentences: sentencesOf(turn.events, screen.texts[language], players, view),
      notation: screen.notation?.(turn.events, view, language, nameIn(players)),
    };
    if (first) written.set(first, { language, events: turn.events.length, lines });
    return lines;
  });
}

/** While the result of a round is shown: what follows it, from the next deal on, belongs to the next round. A chapter begins with its result, in a sentence. */
export function upToResult(lines: readonly TurnLines[]): readonly TurnLines[] {
  const last = lines.findLastIndex(({ turn }) => turn.seat === undefined);
  if (last < 0) return lines;
  const result = lines[last]!;
  return [...lines.slice(0, last), { ...result, sentences: result.sentences.slice(0, 1) }];
}

const nameIn =
  (players: readonly Player[]) =>
  (seat: Seat): string =>
    players[seat]?.name ?? '';

/** A turn in words: as the game tells turns, else event by event. */
export function sentencesOf(
  events: readonly GameEvent[],
  texts: GameTexts,
  players: readonly Player[],
  view: unknown,
): readonly string[] {
  const name = nameIn(players);
  return texts.turn?.(events, name, view) ?? eventSentences(events, texts, players, view);
}

/** A turn's sentences in one line: some games end them with a full stop, some don't. */
export const inOne = (sentences: readonly string[]): string =>
  sentences.map((sentence) => sentence.replace(/\.$/, '')).join(' · ');

/** Everything that happened, one sentence each, with who did it. */
export function eventSentences(
  events: readonly GameEvent[],
  texts: GameTexts,
  players: readonly Player[],
  view: unknown,
): readonly string[] {
  const name = nameIn(players);
  return events.flatMap((event) => texts.event(event, name, view) ?? []);
}

/**
 * What others did since my turn, in one line: "Ada 2 rails, Harry 2 rails". Turns that the log tells with my name in them come first, since
 * there may be no room for all; one in which nothing has happened yet is left out.
 */
export function recapOf(
  news: readonly Turn[],
  texts: GameTexts,
  players: readonly Player[],
  view: unknown,
  viewer: Viewer,
  /** Characters that there is room for. */
  room = Infinity,
): string {
  const concerns = ({ events }: Turn): boolean => {
    let named = false;
    const name = (seat: Seat): string => {
      named ||= seat === viewer;
      return nameIn(players)(seat);
    };
    if (!texts.turn?.(events, name, view)) for (const event of events) texts.event(event, name, view);
    return named;
  };
  return news
    .flatMap((turn) => {
      const did = turn.seat === undefined ? '' : briefOf(turn, texts, players, view);
      return did === '' ? [] : [{ said: `${nameIn(players)(turn.seat!)} ${did}`, mine: concerns(turn) }];
    })
    .toSorted((a, b) => Number(b.mine) - Number(a.mine))
    .map(({ said }) => said)
    .reduce((line, said, index) => {
      if (index === 0 || line.endsWith('…')) return line || said;
      return `${line}, ${said}`.length <= room - 2 ? `${line}, ${said}` : `${line} …`;
    }, '');
}

/** What opens a recap: before one's first turn nothing is since that. */
export function sinceTurn(
  { table }: Texts,
  turns: readonly Turn[],
  news: number,
  viewer: Viewer,
): (recap: string) => string {
  return turns.slice(0, news).some(({ seat }) => seat === viewer) ? table.since : table.before;
}

/** A turn in three words: "2 rails". */
export function briefOf({ events }: Turn, texts: GameTexts, players: readonly Player[], view: unknown): string {
  return texts.brief?.(events, nameIn(players), view) ?? '';
}
