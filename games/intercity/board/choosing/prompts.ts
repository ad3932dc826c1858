/** The two lines of the head, and the buttons: what is asked of whom, what would follow, what the person has put together. */
import type { Prompt, Slots } from '@stellwerk/toolkit/screen.ts';
import {
  activeSeat,
  homeOf,
  isAboard,
  isHeld,
  JOKER,
  seatOf,
  seatOfTeam,
  trainOf,
  type Event,
  type Passenger,
  type Train,
  type View,
} from '../../rules/index.ts';
import { concerns } from '../../texts/turns.ts';
import { stationName } from '../../texts/words.ts';
import type { InterCityTable } from '../table.ts';
import { columnsOf } from './columns.ts';
import { saySetback, type Setback } from './connections.ts';
import { pointsLeft } from './laying.ts';
import { isStillThere, saySpared } from './moot.ts';
import { ownPassengers } from './outlook.ts';
import { helpedByRest, mayBuy } from './rest.ts';
import { letterOf, ordersOf, sayDare, sayHit, sayPlace, sayPlay, sayQuestion, WIDE_LINE, type Speech } from './say.ts';
import { ownAboard } from './targets.ts';
import { myLastRide, type Threat } from './threat.ts';
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
  return turn.told === undefined ? prompt : { ...prompt, so: turn.told };
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
  if (result) return { ask: result.winners[0] === table.viewer ? prompt.youWin : prompt.won(name(result.winners[0]!)) };
  if (turn.card) {
    const { card, train, play } = turn.card;
    const { name: title } = words.cards[card];
    if (play) return { ask: sayPlay(speech, play), brief: title, so: hand.ready, rule: 'events' };
    const ask = train === undefined ? hand.ask[card] : hand.askHow[card === 'fullspeed' ? 'far' : 'where'];
    return { ask, so: train === undefined ? hand.target : hand.choose, rule: 'events' };
  }
  if (turn.dared) return { ...sayDare(speech, turn.dared), rule: turn.dared.type === 'fight' ? 'front' : 'boarding' };
  switch (turn.stage) {
    case 'question':
      return { ...sayQuestion(speech, turn.question!), rule: QUESTION_RULES[view.window!.kind] ?? 'orders' };
    case 'opening':
      return {
        ask:
          turn.planning === undefined || !isUnplanned(view, 'some')
            ? prompt.openingDone
            : prompt.opening(sayPlace(speech, turn.planning)),
        so: isUnplanned(view, 'every')
          ? prompt.openingGoal
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
    case 'roll':
      return {
        ask: view.rolls === 0 ? prompt.rollFirst : low ? prompt.rollLeft(3 - view.rolls) : prompt.roll,
        so:
          crowd ??
          danger ??
          spared ??
          (isNew(view) || view.rolls > 1 ? undefined : sayNews(table, speech, wide)) ??
          sayRoll(speech, turn),
        rule: 'turn',
      };
    case 'drive':
      return {
        ...drivePrompt(speech, turn, danger ?? spared),
        ...(missed && { so: missed }),
        ...(crowd && { so: crowd }),
      };
    default: {
      const waiting = view.window?.open.filter((seat) => seat !== view.viewer) ?? [];
      if (view.window?.kind === 'opening') return { ask: prompt.planning(words.screen.list(waiting.map(name))) };
      if (waiting.length > 0) return { ask: prompt.waiting(words.screen.list(waiting.map(name))) };
      const who = name(activeSeat(view));
      const so = danger ?? spared;
      return { ask: view.phase === 'drive' ? prompt.driving(who) : prompt.rolling(who), ...(so && { so }) };
    }
  }
}

/** Before anything has been chosen, what it is about comes first; who begins without a plan for each is told so. */
const isUnplanned = (view: View, who: 'every' | 'some'): boolean =>
  view.own!.passengers[who]((passenger) => ordersOf(view, passenger)!.legs.length === 0);

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
function sayNews({ news, viewer }: InterCityTable, { words, view, name }: Speech, wide: boolean): string | undefined {
  const others = news.filter(
    ({ seat, events }) => seat !== undefined && seat !== viewer && (!wide || concerns(events, view)),
  );
  if (others.length === 0) return undefined;
  const { prompt, list } = words.screen;
  const yours = others.flatMap(({ seat, events }) => {
    const clauses = words.yours(events, name, view);
    return clauses.length > 0 ? [prompt.yours(list(clauses), name(seat!))] : [];
  });
  const rest = wide ? others.filter(({ events }) => words.yours(events, name, view).length === 0) : others;
  const all = (did: (events: readonly Event[]) => string): string =>
    [...yours, ...rest.map(({ seat, events }) => `${name(seat!)} ${did(events)}.`.replace('….', '…'))].join(' ');
  const alone = (events: readonly Event[]): string => words.brief!(events, name, view).replace(/ \([^)]*\)/, '');
  const brief = (events: readonly Event[]): string =>
    words.yours(events, name, view).length > 0 ? alone(events) : words.brief!(events, name, view);
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

/** The first two rounds tell what a newcomer can't see. */
const isNew = ({ turn, teams }: Speech['view']): boolean => turn <= 2 * teams;

/** Once a turn has been played by hand and until the fifth, what the flags are for is told after the first throw. */
const isTimeForFlags = ({ turn, teams, rolls }: Speech['view']): boolean =>
  rolls > 1 && turn > teams && turn <= 5 * teams;

function sayRoll({ words, view }: Speech, { followed }: TurnChoice): string {
  const { prompt } = words.screen;
  if (view.rolls > 0 && view.dice.filter((face) => face === JOKER).length >= 3) return prompt.jokers;
  if (followed.size > 0) {
    const letters = [...followed].map((passenger) => letterOf(view, passenger)).sort();
    return prompt.follows(words.screen.list(letters), letters.length > 1);
  }
  if (isTimeForFlags(view)) return prompt.rollFlag;
  if (view.turn > view.teams) return isNew(view) ? prompt.rollNew : prompt.rollSo;
  // What the colours are for, by the passengers at hand.
  const helps = columnsOf(view).flatMap(({ face, aboard, awaiting }) => {
    const letters = [...new Set([...aboard, ...awaiting].map((passenger) => letterOf(view, passenger)))].sort();
    return letters.length > 0 ? [prompt.helps(words.faces[face]!, words.screen.list(letters))] : [];
  });
  return helps.length > 0 ? prompt.rollFor(helps.slice(0, 2).join(', ')) : prompt.rollStep;
}

function drivePrompt(speech: Speech, turn: TurnChoice, danger: string | undefined): Prompt {
  const { words, view } = speech;
  const { prompt } = words.screen;
  const left = pointsLeft(view, turn.laid);
  const between = sayBetween(speech, turn);
  const wins = turn.run?.events.some((event) => event.type === 'won' && event.seat === view.viewer) ?? false;
  if (wins || left.length === 0) {
    const begun = view.used.some(Boolean);
    const plain = begun ? prompt.laidRest : turn.byHand ? prompt.laidSo : prompt.laidFirst;
    const isThreatened = view.handSizes.some((cards, seat) => cards > 0 && seat !== view.viewer);
    const so = between ?? (wins && isThreatened ? prompt.beware : plain);
    return { ask: between ? prompt.goOn(wins) : prompt.laid(wins), so, rule: 'turn' };
  }
  if (left.length === 1) {
    const face = view.dice[left[0]!]!;
    const colour = face === JOKER ? words.faces[JOKER]! : words.screen.colours[face]!;
    return {
      ask: prompt.last(words.faces[face]!),
      so:
        between ??
        (face === JOKER ? prompt.lastJoker(turn.laid.length > 0) : prompt.lastSo(colour, turn.laid.length > 0)),
      rule: 'turn',
    };
  }
  return {
    ask: prompt.drive(left.length),
    brief: prompt.driveBrief(left.length),
    so:
      between ??
      danger ??
      sayRest(speech, turn.laid) ??
      (isNew(view) ? prompt.driveNew : mayBuy(view, turn.laid) ? prompt.jokers : prompt.driveSo),
    rule: 'turn',
  };
}

/** The cards that stopped what had been confirmed. */
function sayBetween({ words, view, name }: Speech, { stoppedBy }: TurnChoice): string | undefined {
  const said = stoppedBy.flatMap((event) => words.event(event, name, view) ?? []);
  return said.length > 0 ? said.join(' ') : undefined;
}

export function buttonsOf(
  table: InterCityTable,
  speech: Speech,
  turn: TurnChoice,
  /** Whether the dice are on the screen: what isn't seen isn't thrown. */
  seesDice: boolean,
): Pick<Slots, 'primary' | 'secondary' | 'missing'> {
  const { view } = table;
  const { words, name } = speech;
  const { button, missing, pale } = words.screen;
  const { card } = turn;
  if (card) {
    const play = (): void => {
      if (!card.play) return turn.tell(pale.play);
      turn.openHand(false);
      turn.act({ type: 'play', play: card.play });
    };
    return { primary: { label: button.play, disabled: card.play === undefined, explains: true, run: play } };
  }
  const { dared } = turn;
  if (dared) {
    const { row, question } = words.screen;
    const run = (): void => {
      turn.dare(undefined);
      turn.act(dared);
    };
    const isFight = dared.type === 'fight';
    return {
      primary: { label: isFight ? row.fight : row.rollFor(homeOf(dared.train) + 1), run },
      secondary: { label: question.no[isFight ? 'front' : 'full'], run: () => turn.dare(undefined) },
    };
  }
  if (turn.stage === 'question' && turn.question === -1) {
    const { pass, passSo } = words.screen.question;
    const label = pass[view.window!.kind as keyof typeof pass];
    return { secondary: { label, note: passSo, run: () => turn.act({ type: 'pass' }) } };
  }
  if (turn.stage === 'opening') {
    const first = seatOfTeam(view, view.active);
    const begins = first === speech.you ? button.goYou : button.goNote(name(first));
    // Red only once there is a plan to go by; each in its place, pale rather than absent.
    const unplanned = isUnplanned(view, 'some');
    return {
      primary: {
        label: button.go,
        note: unplanned ? missing.go : begins,
        disabled: unplanned,
        explains: true,
        run: () => (unplanned ? turn.tell(pale.go) : turn.go()),
      },
      secondary: {
        label: button.goUnplanned,
        note: button.goAnyway,
        disabled: !unplanned,
        explains: true,
        run: () => (unplanned ? turn.go() : turn.tell(pale.goUnplanned)),
      },
    };
  }
  if (turn.planning !== undefined) return { primary: { label: button.done, run: () => turn.plan(undefined) } };
  if (turn.stage === 'roll' && view.rolls > 0) {
    const { settling } = turn;
    const count = turn.thrown.length;
    const stop = (): void => turn.act({ type: 'stop' });
    const keepAll = {
      label: button.keepAll,
      disabled: count === 0 || !seesDice,
      explains: true,
      settling,
      run: () => (!seesDice ? turn.tell(pale.unseen) : count === 0 ? turn.tell(pale.keepAll) : stop()),
    };
    // Each in its place, pale rather than absent; once all dice are kept the way on is the red button.
    if (count === 0 && seesDice) return { primary: { label: button.place, settling, run: stop }, secondary: keepAll };
    return {
      primary: {
        label: !seesDice ? button.noneAgain : count === 5 ? button.allAgain : button.again(count),
        note: seesDice ? button.left(3 - view.rolls) : button.unseen,
        disabled: !seesDice,
        explains: true,
        settling,
        run: () => (seesDice ? turn.act({ type: 'roll', dice: [...turn.thrown] }) : turn.tell(pale.unseen)),
      },
      secondary: keepAll,
    };
  }
  if (turn.stage === 'drive') {
    const left = pointsLeft(view, turn.laid).length;
    const count = turn.laid.length;
    const next = name(seatOfTeam(view, (view.active + 1) % view.teams));
    const note =
      count === 0 ? missing.drive : left === 0 ? button.driveAll(count, next) : button.driveSome(count, left);
    return {
      primary: {
        label: button.drive,
        note,
        disabled: count === 0 || table.pending,
        explains: count === 0,
        settling: turn.settling,
        run: () => (count === 0 ? turn.tell(pale.drive) : turn.drive()),
      },
      missing: missing.drive,
      ...restButton(speech, turn),
    };
  }
  return {};
}

/**
 * Left-over points: what a turn is about is laid by hand, so there is something to be left over from, unless all dice are of one colour or
 * none of them is for my own.
 */
function restButton({ words, view }: Speech, turn: TurnChoice): Pick<Slots, 'secondary'> {
  const { button, pale } = words.screen;
  // Pale rather than absent and always with the same words, so that the buttons beside it stay where they are, as wide as they are.
  const left = pointsLeft(view, turn.laid);
  const isOneColour = new Set(left.map((die) => view.dice[die])).size === 1;
  const isForMine = columnsOf(view).some(
    ({ face, dice, aboard, awaiting }) => dice.length > 0 && (face === JOKER || aboard.length + awaiting.length > 0),
  );
  const why =
    left.length === 0
      ? pale.restNone
      : turn.laid.length === 0 && !isOneColour && isForMine
        ? pale.restFirst
        : undefined;
  const run = (): void => (why === undefined ? turn.layRest() : turn.tell(why));
  const disabled = why !== undefined;
  return { secondary: { label: button.rest, note: button.restNote, disabled, explains: true, run } };
}

/** Whom the left-over points would bring on as well, once there are some. */
function sayRest({ words, view, name }: Speech, laid: readonly Train[]): string | undefined {
  if (laid.length === 0) return undefined;
  const helped = [...new Set(helpedByRest(view, laid).map((each) => name(seatOf(view, each))))];
  return helped.length > 0 ? words.screen.prompt.restHelps(words.screen.list(helped)) : undefined;
}
