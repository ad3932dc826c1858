/** The two lines of the head: what is asked of whom, and what would follow from what is pointed at. */
import type { Seat } from '@stellwerk/kernel';
import type { Prompt } from '@stellwerk/toolkit/screen.ts';
import { citiesInPlay, mapFile, topology } from '../../rules/index.ts';
import { workOn } from '../../texts/works.ts';
import type { Words, Work } from '../../texts/words.ts';
import { closes } from '../closing.ts';
import type { TransEuropaTable } from '../table.ts';
import { whoOf } from '../who.ts';
import type { Choosing } from './useChoice.ts';
import type { Outlook } from './useOutlook.ts';

interface Head {
  readonly table: TransEuropaTable;
  readonly words: Words;
  readonly choice: Choosing;
  readonly now: Outlook | undefined;
  /** After what is aimed at. */
  readonly after: Outlook | undefined;
  /** With whom my net would be one after it, or is by what I have laid in this turn. */
  readonly joins: readonly Seat[];
  /** The names of my cities that are not connected yet. */
  readonly open: readonly string[];
  /** A rail that somebody presses long. */
  readonly asked: number | undefined;
  /** The first line is the short one. */
  readonly phone: boolean;
  readonly byFinger: boolean;
}

export function promptOf(head: Head): Prompt {
  const { table, words, asked } = head;
  const joined = joinedNews(table, words);
  const so = asked === undefined ? soOf(head) : whose(table, words, asked);
  const { connect, marks, doubles, pale } = words.so;
  // What somebody new has to know stands before what others did: that lies on the map.
  const marked = so === marks || so === doubles;
  const teaches = marked || so === pale(table.view.seats);
  // Where others have begun decides where one begins.
  const begun = table.news.some(({ events }) => events.some(({ type }) => type === 'started'));
  const aim = so === connect && !(begun && table.view.phase === 'start');
  return {
    ...askOf(head),
    ...(so !== undefined && { so, news: so === joined || aim || teaches }),
    ...(teaches && { rule: marked ? 'marks' : 'setup' }),
  };
}

function askOf({ table, words, choice, open }: Head): Prompt {
  const { view, players, me, draft, result } = table;
  const { prompt } = words;
  const name = players[view.turn]!.name;
  if (result) {
    const { winners } = result;
    return { ask: prompt.won(whoOf(table, words, winners), view.credits[winners[0]!]!), rule: 'end' };
  }
  const mine = me === view.turn;
  if (view.phase === 'start') {
    if (!mine) return { ask: prompt.waitStart(name), rule: 'setup' };
    return choice.start === undefined ? { ...prompt.start, rule: 'setup' } : { ask: prompt.startHere, rule: 'setup' };
  }
  if (mine && draft?.type === 'lay') {
    const closing = closes(view, draft);
    if (closing !== undefined && closing !== 'turn' && view.finishers.length === 0) {
      const done = open.length > 0 ? prompt.doneRails : prompt.doneFive;
      return { ...done(closing), rule: 'end-of-round' };
    }
    return { ask: prompt.done(choice.drafts.length, workOf(table, draft.line)), rule: 'turn' };
  }
  if (view.finishers.length > 0) {
    const last = mine ? prompt.last(names(table, words, view.finishers), view.finishers.length) : prompt.waitLast(name);
    return { ...last, rule: 'end-of-round' };
  }
  if (!mine) return { ask: prompt.waitLay(name), rule: 'turn' };
  if (view.laidThisTurn > 0) return { ...prompt.second, rule: 'turn' };
  return choice.privately ? { ...prompt.layPrivate, rule: 'options' } : { ...prompt.lay, rule: 'turn' };
}

/**
 * The first that applies: while others act, whom they joined or what there is to do; then what is pointed at, whom I join, what was joined
 * since my turn, the help of the first turns, what a short first line left out, and what there is to do.
 */
function soOf({ table, words, choice, now, after, joins, open, phone, byFinger }: Head): string | undefined {
  const { view, me } = table;
  const { aim, start } = choice;
  const { so } = words;
  const missing = view.phase === 'lay' && open.length > 0 ? so.open(open) : undefined;
  const toStart = view.phase === 'start' && view.viewer !== 'observer' && view.markers[view.viewer] === -1;
  const afresh = toStart && view.round > 1 ? so.afresh : missing;
  if (me !== view.turn) return joinedNews(table, words) ?? afresh;
  if (aim?.type === 'start' && after) {
    return aim.crossing === start ? so.compare(after.points, byFinger, table.ways) : so.from(after.points);
  }
  if (aim?.type === 'lay' && now && after) {
    if (after.walledIn) return so.walledIn;
    const work = workOf(table, aim.way.lines[0]!);
    const whole = work !== 'rail';
    if (joins.length > 0) return so.joins(names(table, words, joins), after.points, whole);
    if (aim.byFinger) {
      return whole ? so.liftWhole(work, after.points, now.points) : so.lift(after.points, now.points);
    }
    return whole ? so.whole(work, after.points, now.points) : so.here(after.points, now.points);
  }
  if (now?.walledIn) return so.walledIn;
  if (joins.length > 0 && now) return so.joins(names(table, words, joins), now.points, false);
  if (choice.drafts.length > 0) return so.takeBack(choice.drafts.length, byFinger);
  const isFirst = view.round === 1 && view.turnOfRound <= view.seats;
  const news = joinedNews(table, words);
  if (news !== undefined) return news;
  if (view.round === 1 && view.phase === 'lay' && view.laidThisTurn === 0) {
    if (isFirst) return table.ways ? so.marks : so.connect;
    if (view.turnOfRound <= 2 * view.seats) return so.doubles;
    if (view.turnOfRound <= 3 * view.seats && hasPale(view)) return so.pale(view.seats);
  }
  if (isFirst && view.phase === 'start') return so.connect;
  const whole = phone && view.phase === 'lay' && view.finishers.length === 0 && !choice.privately;
  return whole ? so.across : afresh;
}

/** Some cities are drawn pale: they are in nobody's hand. */
function hasPale({ map, seats }: TransEuropaTable['view']): boolean {
  return citiesInPlay(topology(map), seats).flat().length < mapFile(map).cities.length;
}

function names({ players }: Pick<TransEuropaTable, 'players'>, words: Words, seats: readonly Seat[]): string {
  return words.list(seats.map((seat) => players[seat]!.name));
}

function workOf({ view }: TransEuropaTable, line: number): Work {
  return workOn(topology(view.map), line);
}

/** Whose nets became one since my turn. */
function joinedNews(table: TransEuropaTable, words: Words): string | undefined {
  const joined = table.news.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'joined' ? [event.seats] : [])),
  );
  const last = joined.at(-1);
  return last && words.so.joined(whoOf(table, words, last));
}

function whose({ view, players }: TransEuropaTable, words: Words, line: number): string | undefined {
  const i = view.laid.indexOf(line);
  return i < 0 ? undefined : words.so.laidBy(players[view.laidBy[i]!]!.name, view.laidIn[i]!, view.round);
}
