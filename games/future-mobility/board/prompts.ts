/** The head's two lines, and the buttons: what is asked of whom, what would follow, and what the person has put together. */
import type { Player, Prompt, Slots } from '@stellwerk/toolkit/screen.ts';
import {
  BIT,
  CITY,
  HAND_LIMIT,
  isShiftCard,
  LAYS,
  scoreTrip,
  TARGET,
  tripOf,
  type Cell,
  type View,
} from '../rules/index.ts';
import { lossBy, worstLoss } from '../rules/advice/risk.ts';
import { coordinates, type Words } from '../texts/words.ts';
import type { Replaced } from './sketch/changes.ts';
import { detour, sparedBy, stopsOf, travel, wishFor, type Journey } from './sketch/journey.ts';
import { most, paintable } from './sketch/laying.ts';
import { avoidedPoints, cardAt, idleLays, onOffer, worldBefore, type Outcome } from './sketch/sketch.ts';
import {
  endsAtOnce,
  isFirstTurn,
  isLastOfRound,
  isLastRound,
  starsIn,
  stillToPlay,
  withinReach,
  type FutureMobilityTable,
} from './table.ts';
import { lackWords } from './panels/lacks.ts';
import { ruleOfCard, ruleOfRefusal } from './rules-of.ts';
import type { Lack } from './sketch/missing.ts';
import type { Chip } from './sketch/tickets.ts';
import type { Refusal } from './sketch/touches.ts';
import type { JamTold, Swing } from './useNews.ts';
import { excessOf, type Planning } from './useSketch.ts';

export function promptOf(
  table: FutureMobilityTable,
  words: Words,
  planning: Planning,
  jam?: JamTold,
  swing?: Swing,
): Prompt {
  const said = asked(table, words, planning, jam, swing);
  const { refused, lacking } = planning;
  if (lacking?.lack) return { ...said, so: lackSo(words, lacking, lacking.lack), rule: 'modes' };
  if (planning.place) {
    const { cell, trips } = planning.place;
    const { atPlace, park } = words.screen.prompt;
    return { ...said, so: CITY.zones[cell] === 'park' ? park(cell) : atPlace(cell, trips.length), rule: 'city' };
  }
  if (planning.unready) return { ...said, so: words.screen.button.missing };
  if (planning.dropped) return { ...said, so: words.screen.prompt.dropped(planning.dropped) };
  if (refused) return { ...said, so: refusalOf(words, refused), rule: ruleOfRefusal(refused) ?? 'turn' };
  return said;
}

function lackSo(words: Words, { option, mode }: Chip, lack: Lack): string {
  const { why, whyBetween } = words.screen.modes;
  const what = lackWords(words, lack, mode);
  if (lack.between) return whyBetween(mode, what, lack.between);
  const all = why(option, what, lack.cells);
  // The blocks are marked on the plan as well.
  return all.length <= NARROW ? all : why(option, what, []);
}

function refusalOf({ reason, screen: { note, prompt } }: Words, refused: Refusal): string {
  if ('code' in refused) return reason(refused);
  return refused.kind === 'eitherGoes' ? prompt.eitherGoes(refused.at) : note[refused.kind];
}

function asked(
  table: FutureMobilityTable,
  words: Words,
  planning: Planning,
  jam: JamTold | undefined,
  swing: Swing | undefined,
): Prompt {
  const { view, players } = table;
  const say = words.screen.prompt;
  const name = (seat: number): string => players[seat]!.name;
  switch (planning.role) {
    case 'plan':
      return (!planning.early && sketching(table, words, planning)) || yourTurn(table, words, planning, jam, swing);
    case 'jam': {
      const { segments, electric, carpool } = view.announced!;
      const ask = say.window(name(view.turn), segments, electric, scoreTrip(view, view.announced!).total);
      const so = planning.jam === undefined ? say.windowSo : say.jamStays(planning.jam);
      return { ask, so: carpool ? say.windowCarpool(name(view.turn)) : so, rule: 'jams' };
    }
    case 'carpool':
      return jammedBy(table, words);
    case 'discard':
      return { ask: say.discard(view.hand.length, excessOf(view)), so: say.discardSo, rule: 'turn' };
    default:
      return waiting(table, words, planning);
  }
}

/** A plan that was made before gives way to the news that it is my turn; what became of my jam is told where nothing weighs more. */
function yourTurn(
  table: FutureMobilityTable,
  words: Words,
  { early, outcome }: Planning,
  jam: JamTold | undefined,
  swing: Swing | undefined,
): Prompt {
  const { prompt: say, note } = words.screen;
  const end = last(table, words);
  const big = swing && say.swing(table.players[swing.seat]!.name, swing.gain);
  const plan = early && outcome.complete ? note.planWorks(outcome.points) : undefined;
  return {
    ask: end ? say.lastTurn : say.yourTurn,
    so:
      plan ??
      end ??
      (jam && jamSo(table, words, jam)) ??
      near(table, words) ??
      big ??
      (isFirstTurn(table.view) ? say.firstTurnSo : say.yourTurnSo),
    rule: 'turn',
  };
}

export function jamSo({ players }: FutureMobilityTable, words: Words, { seat, lost, lifted }: JamTold): string {
  return words.screen.note.myJam(players[seat]!.name, lost, lifted);
}

/** Everybody is told when the end has come. */
function last({ view, players, viewer }: FutureMobilityTable, words: Words): string | undefined {
  const reached = view.scores.findIndex((score) => score >= TARGET);
  if (reached < 0) return undefined;
  const name = reached === viewer ? undefined : players[reached]!.name;
  return words.screen.prompt.lastRound(name, view.scores[reached]!);
}

/** And before that, that it may come without another turn for anybody. */
function soon({ view, players, viewer }: FutureMobilityTable, { screen: { prompt: say } }: Words): string | undefined {
  const seat = endsAtOnce(view);
  if (seat === undefined) return undefined;
  return seat === viewer ? say.need(withinReach(view, seat)!, true) : say.endsIt(players[seat]!.name);
}

/** In my own turn what I lack myself comes first, and who plays last never takes the place of what there is to do. */
function near({ view, players }: FutureMobilityTable, { screen: { prompt: say } }: Words): string | undefined {
  const missing = withinReach(view, view.turn);
  if (missing !== undefined) return say.need(missing, isLastOfRound(view));
  const seat = endsAtOnce(view);
  return seat === undefined ? undefined : `${say.pickTrip} ${say.endsIt(players[seat]!.name)}`;
}

function jammedBy({ view, players, viewer }: FutureMobilityTable, words: Words): Prompt {
  const say = words.screen.prompt;
  const jams = view.deeds.at(-1)!.jams;
  const seats = [...new Set(jams.map(({ seat }) => seat))];
  const own = seats.some((seat) => seat === viewer);
  const who = own ? undefined : words.screen.list(seats.map((seat) => players[seat]!.name));
  const points = scoreTrip(view, view.announced!).total;
  const mine = view.turn === viewer;
  const where = words.screen.list(jams.map(({ cell }) => coordinates(cell)));
  // Mine and others' are told without names.
  const brief = own && seats.length > 1 ? say.jammedAt(where) : say.jammed(who, seats.length, where);
  return {
    ask: jams.length === 1 ? say.jammed(who, 1, words.cell(jams[0]!.cell)) : brief,
    brief: brief.length <= NARROW ? brief : say.jammedAt(where),
    ...(mine && { so: say.jammedSo(points) }),
    rule: 'jams',
  };
}

function waiting(table: FutureMobilityTable, words: Words, { role, outcome }: Planning): Prompt {
  const { view, players, toAct, viewer } = table;
  const say = words.screen.prompt;
  const name = (seat: number): string => players[seat]!.name;
  const ahead = role === 'ahead';
  const others = toAct.filter((seat) => seat !== viewer);
  const thinking = others.length > 0 ? say.thinking(words.screen.list(others.map(name)), others.length) : '';
  if (view.announced) {
    const points = scoreTrip(view, view.announced).total;
    const { segments, electric } = view.announced;
    if (view.phase === 'carpool') return jammedBy(table, words);
    const ask = view.turn === viewer ? say.underWay(points) : say.travels(name(view.turn), segments, electric, points);
    // All at the screen are asked: who holds what must not show.
    return { ask, so: viewer === 'observer' ? words.screen.shared.askSo : thinking, rule: 'jams' };
  }
  if (view.phase === 'discard') return { ask: say.waitDiscard(name(view.turn)) };
  // My own turn, looked back at.
  if (view.turn === viewer) return { ask: say.yourTurn };
  const plan = ahead && outcome.complete ? words.screen.note.planWorks(outcome.points) : say.waitPlanSo;
  const end = last(table, words) ?? soon(table, words);
  return {
    ask: say.waitPlan(name(view.turn)),
    ...(end ? { so: end } : ahead && { so: plan }),
    rule: 'turn',
  };
}

function sketching(
  { view }: FutureMobilityTable,
  words: Words,
  { outcome, tickets, moved, replaced, added, leafed }: Planning,
): Prompt | undefined {
  const say = words.screen.prompt;
  const { sketch, journey, avoided } = outcome;
  const offered = onOffer(view, view.viewer as number);
  if (offered && sketch.gives && sketch.gives.length < 2)
    return { ask: say.give(offered, 2 - sketch.gives.length), so: say.giveSo, rule: 'variants' };
  if (sketch.active !== undefined) {
    const card = cardAt(view, sketch.active)!;
    if (isShiftCard(card)) {
      const { cells = [], proposed = false } = sketch.lays.find(({ place }) => place === sketch.active) ?? {};
      const world = worldBefore(view, sketch, sketch.active);
      const left = most(world, card) - cells.length;
      const full = left === 0 || paintable(world, card, cells).length === 0;
      const chain = LAYS[card].most > 1;
      const proposal = chain ? say.proposedSo : say.proposedStopSo;
      const green = tickets.some(({ look }) => look === 'prospect');
      const laying = chain ? (green ? say.layingOrTrip : say.layingSo) : green ? say.placingOrTrip : say.placingSo;
      const how = proposed ? proposal : full ? say.laidSo : laying;
      const so = moved ? say.movedSo(moved) : how;
      return { ask: full && left > 0 ? say.laid(card, cells.length) : say.laying(card, left), so, rule: 'shift' };
    }
    return { ask: say.extra(card), so: say.extraSo, rule: ruleOfCard(card) };
  }
  if (sketch.counts === 'avoid') {
    const cards = sketch.avoids.map((place) => cardAt(view, place)!);
    const each = avoided.map((id) => avoidedPoints([id]));
    return { ask: say.avoid(cards, avoided.length), so: say.avoidSo(each, outcome.points), rule: 'avoid' };
  }
  if (!journey) return undefined;
  const stops = stopsOf(journey);
  const stars = starsIn(journey.segments);
  return {
    ask: within(66, say, stops.map(words.cell)),
    brief: briefly(words, stops),
    so:
      warning(view, say, outcome) ??
      (moved && say.movedSo(moved, added)) ??
      (added && say.addedSo(added)) ??
      (replaced && insteadSo(words, replaced)) ??
      (leafed ? leafing(view, say, outcome) : undefined) ??
      sparing(say, outcome) ??
      beginning(view, say, outcome, stars) ??
      tripSo(view, say, journey, stars),
    rule: 'trip',
  };
}

/** What gave way, if need be without its names. */
function insteadSo(words: Words, replaced: Replaced): string {
  const say = words.screen.prompt;
  if ('mixed' in replaced && replaced.mixed) return say.mixedSo;
  const what =
    'card' in replaced
      ? words.powerUps[replaced.card].name
      : replaced.trips.length === 1
        ? words.trip(replaced.trips[0]!)
        : undefined;
  const line = say.insteadSo(what, 'card' in replaced ? 1 : replaced.trips.length);
  return line.length <= TWO_LINES ? line : say.insteadSo(undefined, 1);
}

/** Nobody lays a card for nothing unawares. */
function warning(view: View, say: Words['screen']['prompt'], outcome: Outcome): string | undefined {
  const [lay] = idleLays(view, outcome);
  return lay && say.unusedSo(lay.card, LAYS[lay.card].most > 1 ? undefined : lay.cells[0]);
}

/** Nor is a trip led another way without a word. */
function leafing(view: View, say: Words['screen']['prompt'], { world, sketch, journey }: Outcome): string | undefined {
  const { at, of } = detour(world, sketch.wish!, journey!);
  return at === undefined ? undefined : say.waySo(at + 1, of, journey!.score, worstLoss(view, journey!));
}

/** Nobody is sent on a detour without a reason, nor by a hint, which sets the course that the trip takes by itself. */
function sparing(say: Words['screen']['prompt'], { world, sketch, journey }: Outcome): string | undefined {
  const wish = sketch.wish!;
  const { modes, electric, carpool } = wish;
  const free = { ...wishFor(wish.trips), modes, electric, carpool };
  const course = (one: Journey): string => one.segments.map(({ route }) => route.join()).join(' ');
  const itself = course(travel(world, free)!) === course(journey!);
  const less = sparedBy(world, itself ? free : wish, journey!);
  const risk = lossBy(world, journey!, world.threat);
  return less > 0 ? say.sparesSo(risk, risk + less) : undefined;
}

/** Told in the first turn, until a way is chosen: what freight is, or that the line can be drawn. What jams could take stands on the button. */
function beginning(
  view: View,
  say: Words['screen']['prompt'],
  { sketch, journey }: Outcome,
  stars: number,
): string | undefined {
  if (!isFirstTurn(view) || stars > 0) return undefined;
  if (tripOf(journey!.segments[0]!.trip).freight) return say.freightSo(journey!.score);
  if (journey!.segments.every(({ mode }) => mode === 'tram')) return undefined;
  const line = say.dragSo(journey!.score);
  return sketch.wish!.ways.some((way) => way) || line.length > SO ? undefined : line;
}

/** What the head's lines have room for: on a phone the first, the second everywhere. */
const BRIEF = 32;
const SO = 52;
/** It may take two lines of a phone. */
const TWO_LINES = 76;
/** A list of blocks is wide. */
const NARROW = 38;

/** A star stands on its ticket as well and gives way to what the points are. */
function tripSo(view: View, say: Words['screen']['prompt'], journey: Journey, stars: number): string {
  const risk = worstLoss(view, journey);
  const all = say.tripSo(journey.score, risk, stars);
  return all.length <= SO ? all : say.tripSo(journey.score, risk, 0);
}

/** All stops, or only the first and the last where there is no room. */
function within(room: number, say: Words['screen']['prompt'], stops: readonly string[]): string {
  const all = say.trip(stops);
  return all.length <= room ? all : say.tripEnds(stops[0]!, stops.at(-1)!, stops.length - 1);
}

/** With the names of the blocks, if need be without saying which, or only where they are. */
function briefly({ cell: named, zones, screen: { prompt: say } }: Words, stops: readonly Cell[]): string {
  const zone = (cell: Cell): string => zones[CITY.zones[cell]!];
  const lines = [named, zone].map((name) => say.trip(stops.map(name)));
  // Letters and figures alone tell nobody where it goes.
  if (stops.length > 2) lines.push(say.trip([zone(stops[0]!), '…', zone(stops.at(-1)!)]));
  // Arrows are wide.
  const room = BRIEF - 2 * (Math.min(3, stops.length) - 2);
  return lines.find((line) => line.length <= room) ?? within(BRIEF, say, stops.map(coordinates));
}

type Buttons = Pick<Slots, 'primary' | 'secondary' | 'clear' | 'missing' | 'advises' | 'laid'>;

export function buttonsOf(table: FutureMobilityTable, words: Words, planning: Planning, room = Infinity): Buttons {
  const { view, players } = table;
  const { button } = words.screen;
  const { role, outcome, undo, sent } = planning;
  const traveller = players[view.turn]!.name;
  switch (role) {
    case 'plan': {
      const clear = undo && { clear: undo };
      if (view.open.length === 0 && !outcome.complete)
        return { ...clear, primary: { label: button.endTurn, disabled: sent, run: planning.send }, advises: false };
      const { label, note } = travelling(table, words, planning, room);
      return {
        ...clear,
        primary: {
          label,
          ...(note && { note }),
          ...(outcome.complete ? { disabled: sent } : { disabled: true, explains: true, quiet: true }),
          run: planning.send,
        },
        ...(outcome.complete && !sent && { laid: planning.send }),
        missing: button.missing,
        advises: !sent,
      };
    }
    case 'ahead':
      return undo ? { clear: undo } : {};
    case 'jam': {
      const secondary = { label: button.pass(traveller), run: () => void table.act({ type: 'pass' }) };
      const { jam } = planning;
      // The head says that a block is to be chosen.
      if (jam === undefined) return { secondary, advises: true };
      const now = scoreTrip(view, view.announced!).total;
      return {
        secondary,
        advises: true,
        primary: { label: button.jam(jam), note: button.jamNote(jammedTotal(view, jam), now), run: planning.send },
      };
    }
    case 'carpool': {
      const trip = view.announced!;
      const stay = scoreTrip(view, trip).total;
      // Where *Travel* has just been stands the answer that costs no card.
      return {
        primary: {
          label: button.stay(stay),
          quiet: true,
          run: () => void table.act({ type: 'carpool', play: false }),
        },
        secondary: {
          label: button.carpool(liftedTotal(view)),
          run: () => void table.act({ type: 'carpool', play: true }),
        },
        advises: true,
      };
    }
    case 'discard': {
      const count = excessOf(view);
      const chosen = planning.picked.length === count;
      return {
        primary: { label: button.discard(count), disabled: !chosen, run: planning.send },
        ...(chosen && { laid: planning.send }),
        advises: true,
      };
    }
    default:
      return {};
  }
}

/** What the announced trip would bring as a carpool. */
export function liftedTotal(view: View): number {
  return scoreTrip(view, { ...view.announced!, carpool: true }).total;
}

/** What the announced trip would bring with a jam on the block. */
export function jammedTotal(view: View, cell: Cell): number {
  const markers = view.markers.map((set, at) => (at === cell ? set | BIT.trafficJam : set));
  return scoreTrip({ ...view, markers }, view.announced!).total;
}

function travelling(
  { view, players }: FutureMobilityTable,
  words: Words,
  { outcome }: Planning,
  room: number,
): { label: string; note: string | undefined } {
  const { button } = words.screen;
  if (!outcome.complete) return { label: button.travel, note: button.first };
  const left = outcome.world.hand.length - cardsGone(outcome) + starsIn(outcome.journey?.segments);
  const risk = outcome.journey ? worstLoss(view, outcome.journey) : 0;
  const end = endNote(view, words, outcome.points, risk, players);
  const idle = idleLays(view, outcome).length;
  const wasted = idle > 0 ? button.wasted(idle) : undefined;
  const then =
    end ?? wasted ?? (left > HAND_LIMIT && !isLastRound(view) ? button.tooMany(left - HAND_LIMIT) : undefined);
  const jam = risk > 0 ? words.screen.modes.jamUpTo(risk) : undefined;
  const both = jam && then && `${jam} · ${then}`;
  // The head tells of jams as well.
  const note = both && both.length <= room ? both : (then ?? jam);
  return { label: outcome.journey ? button.go(outcome.points) : button.avoid(outcome.points), note };
}

/** Nobody ends the game unawares. */
function endNote(
  view: View,
  { screen: { button } }: Words,
  points: number,
  risk: number,
  players: readonly Player[],
): string | undefined {
  const total = view.scores[view.turn]! + points;
  const others = view.scores.some((score) => score >= TARGET);
  if (isLastOfRound(view)) {
    if (others) return button.endsGame(true);
    return total < TARGET ? undefined : button.endsGame(total - risk >= TARGET);
  }
  if (total < TARGET || others) return undefined;
  const sure = total - risk >= TARGET;
  const named = button.lastRound(
    sure,
    stillToPlay(view).map((seat) => players[seat]!.name),
  );
  return named.length <= button.room ? named : button.lastRound(sure, []);
}

/** Cards that go with the trip itself. */
function cardsGone({ journey }: Planning['outcome']): number {
  if (!journey) return 0;
  const cargo = journey.segments.some(({ mode }) => mode === 'cargoBike');
  return Number(journey.electric) + Number(journey.carpool) + Number(cargo);
}
