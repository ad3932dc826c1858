/** The two lines of the head: what is asked of whom, and what would follow. */
import type { Prompt } from '@stellwerk/toolkit/screen.ts';
import {
  activeSeat,
  homeOf,
  isAboard,
  isHeld,
  JOKER,
  seatOf,
  trainOf,
  type Event,
  type Passenger,
  type Train,
  type View,
} from '../../rules/index.ts';
import { concerns } from '../../texts/turns.ts';
import { pairOf, stationName } from '../../texts/words.ts';
import type { InterCityTable } from '../table.ts';
import { columnsOf } from './columns.ts';
import { saySetback, type Setback } from './connections.ts';
import { mostFor, pointsLeft } from './laying.ts';
import { isStillThere, saySpared } from './moot.ts';
import { ownPassengers } from './outlook.ts';
import { helpedByRest, mayBuy } from './rest.ts';
import {
  letterOf,
  ordersOf,
  sayDare,
  sayHit,
  sayPassenger,
  sayPlace,
  sayPlay,
  sayQuestion,
  sayWhen,
  WIDE_LINE,
  type Speech,
} from './say.ts';
import { ownAboard } from './targets.ts';
import { myLastRide, type Threat } from './threat.ts';
import { playsOf } from './useHand.ts';
import type { TurnChoice } from './useTurn.ts';

export function promptOf(
  table: InterCityTable,
  speech: Speech,
  turn: TurnChoice,
  threats: readonly Threat[],
  setbacks: ReadonlyMap<Passenger, Setback>,
  /** Whether what others did has a place beside the map. */
  wide: boolean,
  /** Whether buttons are too low for small type. */
  low: boolean,
): Prompt {
  const prompt = askedOf(table, speech, turn, threats, setbacks, wide, low);
  if (!turn.told) return prompt;
  const { so, rule = prompt.rule } = turn.told;
  return { ...prompt, so, ...(rule && { rule }) };
}

function askedOf(
  table: InterCityTable,
  speech: Speech,
  turn: TurnChoice,
  threats: readonly Threat[],
  setbacks: ReadonlyMap<Passenger, Setback>,
  wide: boolean,
  low: boolean,
): Prompt {
  const { view, result } = table;
  const { words, name } = speech;
  const { prompt, hand } = words.screen;
  if (result) {
    const [winner] = result.winners;
    return { ask: winner === table.viewer ? prompt.youWin : prompt.won(name(winner!)), rule: 'goal' };
  }
  if (turn.card) {
    const { card, train, play } = turn.card;
    const { name: title } = words.cards[card];
    if (play) return { ask: sayPlay(speech, play), brief: title, so: hand.ready, rule: 'events' };
    // It can be kept ready.
    if (playsOf(table.legal, card).length === 0) return { ask: title, so: sayWhen(speech, card), rule: 'events' };
    const ask = train === undefined ? hand.ask[card] : hand.askHow[card === 'fullspeed' ? 'far' : 'where'];
    return { ask, so: train === undefined ? hand.target : hand.choose, rule: 'events' };
  }
  if (turn.dared) {
    const { ask, so } = sayDare(speech, turn.dared);
    if (turn.dared.type !== 'fight') return { ask, so, rule: 'boarding' };
    return { ask, so: wide ? `${words.screen.question.stayBehind} ${so}` : so, rule: 'front' };
  }
  switch (turn.stage) {
    case 'question':
      return { ...sayQuestion(speech, turn.question!), rule: ruleOfQuestion(view) };
    case 'opening':
      return {
        ask:
          turn.planning === undefined || !isUnplanned(view, 'some')
            ? prompt.openingDone(view.own!.passengers.length)
            : prompt.opening(sayPlace(speech, turn.planning)),
        so: isUnplanned(view, 'every')
          ? prompt.openingGoal(view.own!.passengers.length)
          : isUnplanned(view, 'some')
            ? prompt.openingSo
            : prompt.openingReady,
        rule: 'tasks',
      };
    default:
  }
  if (turn.planning !== undefined)
    return { ask: prompt.plan(letterOf(view, turn.planning)), so: prompt.openingSo, rule: 'orders' };
  // A train that may not move explains why nothing happens; then what is about to be lost or won, and what has been done to me.
  const threat = dangerOf(speech, threats);
  // Once something has been decided, it is known.
  const danger =
    sayHeld(speech) ??
    threat ??
    (turn.stage === 'drive' || view.rolls > 1 ? undefined : (hitOf(table, speech) ?? missedOf(speech, setbacks)));
  const spared = sayLastSpared(speech, turn);
  const crowd = turn.near && prompt.crowd;
  const missed = turn.missed !== undefined && prompt.missed(stationName(turn.missed));
  switch (turn.stage) {
    case 'roll': {
      const ask =
        view.rolls === 0
          ? view.duel
            ? prompt.rollFirstPair(pairOf(view, 2 * view.active))
            : prompt.rollFirst
          : low
            ? prompt.rollLeft(3 - view.rolls)
            : forPair(speech, prompt.roll);
      const so =
        crowd ?? danger ?? spared ?? (isNew(view) || view.rolls > 1 ? undefined : sayNews(table, speech, wide));
      return { ask, rule: 'turn', ...(so ? { so } : sayRoll(speech, turn)) };
    }
    case 'drive':
      return {
        ...drivePrompt(speech, turn, danger ?? spared),
        ...(missed && { so: missed }),
        ...(crowd && { so: crowd }),
      };
    default: {
      const waiting = view.window?.open.filter((seat) => seat !== view.viewer) ?? [];
      const who = words.screen.list(waiting.map(name));
      const so = danger ?? spared ?? prompt.waitSo;
      if (view.window?.kind === 'opening') return { ask: prompt.planning(who), so, rule: 'orders' };
      if (waiting.length > 0) return { ask: prompt.waiting(who), so, rule: 'orders' };
      const active = name(activeSeat(view));
      return { ask: view.phase === 'drive' ? prompt.driving(active) : prompt.rolling(active), so, rule: 'turn' };
    }
  }
}

/** Before anything has been chosen, what it is about comes first; who begins without a plan for each is told so. */
export const isUnplanned = (view: View, who: 'every' | 'some'): boolean =>
  view.own!.passengers[who]((passenger) => ordersOf(view, passenger)!.legs.length === 0);

/** The section of the rules that an open question is about. */
export const ruleOfQuestion = ({ window }: View): string => QUESTION_RULES[window!.kind] ?? 'orders';

const QUESTION_RULES: Readonly<Record<string, string>> = {
  board: 'boarding',
  full: 'boarding',
  front: 'front',
  card: 'tasks',
  leave: 'orders',
  drawn: 'events',
  intervene: 'events',
};

function dangerOf(speech: Speech, threats: readonly Threat[]): string | undefined {
  const { words, view, name } = speech;
  const red = threats.find((threat) => threat.red);
  if (red) return words.screen.threat.near(name(red.seat), red.fields);
  const mine = myLastRide(view);
  if (!mine || mine.fields > 10 || activeSeat(view) !== view.viewer) return undefined;
  const points = Math.ceil(mine.fields / 2);
  const train = trainOf(view.place[mine.passenger]!);
  const line = homeOf(train);
  // What has been rolled counts; before, everything may still come.
  const usable = view.dice.filter((face, die) => !view.used[die] && (face === line || face === JOKER)).length;
  if (isHeld(view, train) || (view.phase === 'drive' && usable < points)) return undefined;
  return words.screen.prompt.canWin(points, words.screen.colours[line]!);
}

/** A red signal at a train that one of mine rides: nothing can be driven there. */
function sayHeld({ words, view }: Speech): string | undefined {
  if (activeSeat(view) !== view.viewer) return undefined;
  const stopped = ownPassengers(view).find((passenger) => {
    const place = view.place[passenger]!;
    return isAboard(place) && isHeld(view, trainOf(place));
  });
  if (stopped === undefined) return undefined;
  return words.screen.prompt.held(letterOf(view, stopped), homeOf(trainOf(view.place[stopped]!)) + 1);
}

/** A card that somebody played on a train with a passenger of mine, or on one of mine, since my last turn. */
function hitOf({ news, view }: InterCityTable, speech: Speech): string | undefined {
  const hit = news
    .flatMap(({ events }) => events)
    .findLast(
      (event) =>
        event.type === 'played' &&
        event.seat !== view.viewer &&
        ('train' in event.play
          ? ownAboard(view, event.play.train) !== undefined
          : view.own?.passengers.includes(event.play.passenger)),
    );
  return hit?.type === 'played' ? sayHit(speech, hit.seat, hit.play) : undefined;
}

/** A passenger that a card has put off its train, or a connection that has been missed since my last turn. */
function missedOf(speech: Speech, setbacks: ReadonlyMap<Passenger, Setback>): string | undefined {
  const [first] = [...setbacks].toSorted((a, b) => Number(b[1].why === 'off') - Number(a[1].why === 'off'));
  if (!first) return undefined;
  const [passenger, setback] = first;
  const said = saySetback(speech, passenger, setback);
  return setback.why === 'off' ? said : `${letterOf(speech.view, passenger)}: ${said}`;
}

/** Why one of mine was not asked about since my last turn; once something has been decided, what was before is known. */
function sayLastSpared(speech: Speech, { stage, spared }: TurnChoice): string | undefined {
  const { turn, teams, rolls } = speech.view;
  const decided = stage === 'drive' || (stage === 'roll' && rolls > 1);
  if (!spared || turn - spared.turn >= (decided ? 1 : teams) || !isStillThere(speech.view, spared)) return undefined;
  return saySpared(speech, spared);
}

/**
 * What the others did since my last turn, in so many words as there is room for: what it did for me first, as a sentence of its own. Trains
 * that were driven and what others had of it are in the log as well; where it has a place beside the map, only what happened to me is said.
 */
function sayNews({ news, viewer }: InterCityTable, speech: Speech, wide: boolean): string | undefined {
  const { words, view, name } = speech;
  const others = news.filter(
    ({ seat, events }) => seat !== undefined && seat !== viewer && (!wide || concerns(events, view)),
  );
  if (others.length === 0) return undefined;
  const { prompt, list } = words.screen;
  const clausesOf = (events: readonly Event[]): readonly string[] =>
    words.yours(events, name, view, (passenger) => sayPassenger(speech, passenger));
  const yours = others.flatMap(({ seat, events }) => {
    const clauses = clausesOf(events);
    return clauses.length > 0 ? [prompt.yours(list(clauses), name(seat!))] : [];
  });
  const rest = wide ? others.filter(({ events }) => clausesOf(events).length === 0) : others;
  const all = (did: (events: readonly Event[]) => string): string =>
    [...yours, ...rest.map(({ seat, events }) => `${name(seat!)} ${did(events)}.`.replace('….', '…'))].join(' ');
  const alone = (events: readonly Event[]): string => words.brief!(events, name, view).replace(/ \([^)]*\)/, '');
  const brief = (events: readonly Event[]): string =>
    clausesOf(events).length > 0 ? alone(events) : words.brief!(events, name, view);
  const main = (events: readonly Event[]): string => {
    const [whole, first] = [alone(events), alone(events.filter(({ type }) => type !== 'moved'))];
    return whole.startsWith(first) ? first : whole;
  };
  const room = wide ? WIDE_LINE : BESIDE_RULE;
  const found = [brief, alone, main].map(all).find(({ length }) => length <= room);
  return found ?? (yours.length > 0 ? yours.join(' ') : all(main));
}

/** Characters in the head's second line of a phone where a question mark stands beside it. */
const BESIDE_RULE = 62;

/** Says in the duel which pair is on turn. */
const forPair = ({ words, view }: Speech, ask: string): string =>
  view.duel ? words.screen.prompt.pair(pairOf(view, 2 * view.active), ask) : ask;

/** The first two rounds tell what a newcomer can't see. */
const isNew = ({ turn, teams }: Speech['view']): boolean => turn <= 2 * teams;

/** Once a turn has been played by hand and until the fifth, what priority is for is told after the first throw. */
const isTimeForPriority = ({ turn, teams, rolls }: Speech['view']): boolean =>
  rolls > 1 && turn > teams && turn <= 5 * teams;

function sayRoll({ words, view }: Speech, { followed, carried }: TurnChoice): Pick<Prompt, 'so' | 'rule'> {
  const { prompt } = words.screen;
  if (view.rolls > 0 && view.dice.filter((face) => face === JOKER).length >= 3) return { so: prompt.jokers };
  if (followed.size > 0) {
    const letters = [...followed].map((passenger) => letterOf(view, passenger)).sort();
    return { so: prompt.follows(words.screen.list(letters), letters.length > 1), rule: 'priority' };
  }
  if (view.rolls === 1 && carried.size > 0) {
    const faces = [...carried.keys()].map((face) => (face === JOKER ? '★' : words.faces[face]!));
    return { so: prompt.carried(words.screen.list(faces)), rule: 'turn' };
  }
  if (isTimeForPriority(view)) return { so: prompt.rollPriority, rule: 'priority' };
  if (view.turn <= 5 * view.teams && ownPassengers(view).some((each) => isBehind(view, each)))
    return { so: prompt.rollFront, rule: 'front' };
  if (view.turn > view.teams) return { so: isNew(view) ? prompt.rollNew : prompt.rollSo };
  // What the colours are for, by the passengers at hand.
  const helps = columnsOf(view).flatMap(({ face, aboard, awaiting }) => {
    const letters = [...new Set([...aboard, ...awaiting].map((passenger) => letterOf(view, passenger)))].sort();
    return letters.length > 0 ? [prompt.helps(words.faces[face]!, words.screen.list(letters))] : [];
  });
  return { so: helps.length > 0 ? prompt.rollFor(helps.slice(0, 2).join(', ')) : prompt.rollStep };
}

/** Whether somebody else sits in front of one of mine. */
function isBehind(view: View, passenger: Passenger): boolean {
  const place = view.place[passenger]!;
  if (!isAboard(place) || view.rear[trainOf(place)] !== passenger) return false;
  const ahead = view.front[trainOf(place)]!;
  return ahead >= 0 && seatOf(view, ahead) !== view.viewer;
}

function drivePrompt(speech: Speech, turn: TurnChoice, danger: string | undefined): Prompt {
  const { words, view } = speech;
  const { prompt } = words.screen;
  const left = pointsLeft(view, turn.laid);
  const chosen = turn.colour === undefined ? [] : left.filter((die) => view.dice[die] === turn.colour);
  const reaches = turn.train !== undefined && mostFor(view, turn.laid, turn.train) > 0;
  const between = sayBetween(speech, turn);
  const wins = turn.run?.events.some((event) => event.type === 'won' && event.seat === view.viewer) ?? false;
  if (wins || left.length === 0) {
    const begun = view.used.some(Boolean);
    const plain = mayBuy(view)
      ? prompt.laidJokers
      : begun
        ? prompt.laidRest
        : turn.byHand
          ? prompt.laidSo
          : turn.again
            ? prompt.again
            : prompt.laidFirst;
    const isThreatened = view.handSizes.some((cards, seat) => cards > 0 && seat !== view.viewer);
    const so = between ?? (wins && isThreatened ? prompt.beware : plain);
    return { ask: between ? prompt.goOn(wins) : forPair(speech, prompt.laid(wins)), so, rule: 'turn' };
  }
  if (left.length === 1) {
    const face = view.dice[left[0]!]!;
    const colour = face === JOKER ? words.faces[JOKER]! : words.screen.colours[face]!;
    return {
      ask: forPair(speech, prompt.last(words.faces[face]!)),
      so:
        between ??
        (face === JOKER ? prompt.lastJoker(turn.laid.length > 0) : prompt.lastSo(colour, turn.laid.length > 0)),
      rule: 'turn',
    };
  }
  return {
    ask: forPair(speech, prompt.drive(left.length)),
    brief: forPair(speech, prompt.driveBrief(left.length)),
    so:
      between ??
      (chosen.length > 0 ? prompt.which(words.screen.colours[turn.colour!], chosen.length) : undefined) ??
      danger ??
      (turn.again ? prompt.again : undefined) ??
      sayRest(speech, turn.laid) ??
      (isNew(view)
        ? reaches
          ? prompt.driveReach
          : prompt.driveNew
        : mayBuy(view, turn.laid)
          ? prompt.jokers
          : prompt.driveSo),
    rule: 'turn',
  };
}

/** The cards that stopped what had been confirmed. */
function sayBetween({ words, view, name }: Speech, { stoppedBy }: TurnChoice): string | undefined {
  const said = stoppedBy.flatMap((event) => words.event(event, name, view) ?? []);
  return said.length > 0 ? said.join(' ') : undefined;
}

/** Whom the left-over points would bring on as well, once there are some. */
function sayRest({ words, view, name }: Speech, laid: readonly Train[]): string | undefined {
  if (laid.length === 0) return undefined;
  const helped = [...new Set(helpedByRest(view, laid).map((each) => name(seatOf(view, each))))];
  return helped.length > 0 ? words.screen.prompt.restHelps(words.screen.list(helped)) : undefined;
}
