/** Trains, passengers, ways and actions in words: the same for the screen, for its list of choices and for those who don't see the map. */
import type { Seat } from '@stellwerk/kernel';
import {
  ABOARD,
  freeSeats,
  homeOf,
  isAboard,
  isDiverted,
  isHeld,
  journeyOf,
  LINES,
  NOBODY,
  rivalOf,
  roundsOf,
  seatOf,
  seatOfTeam,
  siblingOf,
  stationOfPassenger,
  straightAhead,
  taskCard,
  trainOf,
  TRAINS,
  type Action,
  type Card,
  type Leg,
  type Orders,
  type Passenger,
  type Play,
  type Position,
  type Station,
  type Train,
  type Trigger,
  type View,
} from '../../rules/index.ts';
import type { Words } from '../../texts/index.ts';
import { called, letter, stationName } from '../../texts/words.ts';

/** Everything that is needed to speak of a position: the language, the view, the players' names. */
export interface Speech {
  readonly words: Words;
  readonly view: View;
  /** The only person at the table, who needs no name. */
  readonly you?: Seat | undefined;
  name(seat: number): string;
}

/** Characters in the head's second line. */
export const LINE = 78;
/** On a wide window. */
export const WIDE_LINE = 110;

export const ALL_TRAINS: readonly Train[] = Array.from({ length: TRAINS }, (_, train) => train);

export const isMine = (view: View, passenger: Passenger): boolean => seatOf(view, passenger) === view.viewer;

export function ordersOf({ own }: View, passenger: Passenger): Orders | undefined {
  return own?.orders[own.passengers.indexOf(passenger)];
}

/** The journey that a passenger is known to be on: by its ticket, or to its owner by its plan; 0 if that is secret or open. */
export function knownJourney(view: View, passenger: Passenger): 0 | 1 | 2 {
  if (!isMine(view, passenger)) return view.task[passenger] as 0 | 1 | 2;
  const sibling = said(view, siblingOf(passenger));
  const own = said(view, passenger);
  // Two letters for two passengers, whatever their orders say: who holds a ticket keeps it, else the first.
  const yields =
    own === 0 ||
    (own === sibling && view.task[passenger] === 0 && (view.task[siblingOf(passenger)]! > 0 || passenger % 2 === 1));
  if (sibling > 0 && yields) return (3 - sibling) as 1 | 2;
  return journeyOf(view, passenger, ordersOf(view, passenger));
}

/** The journey that a ticket or an order names. */
function said(view: View, passenger: Passenger): number {
  const card = ordersOf(view, passenger)?.switches.card;
  return view.task[passenger]! || (card === 'task1' ? 1 : card === 'task2' ? 2 : 0);
}

/** What stands on its mark. */
export const signOf = (view: View, passenger: Passenger): string => letter(knownJourney(view, passenger));

/** What sentences call it. */
export const letterOf = (view: View, passenger: Passenger): string =>
  called(view, passenger, knownJourney(view, passenger));

/** *A* for one's own, *Ada’s B* for others'. */
export function sayPassenger({ words, view, name }: Speech, passenger: Passenger): string {
  const known = letterOf(view, passenger);
  return isMine(view, passenger) ? known : words.screen.theirs(name(seatOf(view, passenger)), known);
}

/** Where a train goes to. */
export function terminusAhead(position: Pick<Position, 'line' | 'dir'>, train: Train): Station {
  const { fields, last } = LINES[position.line[train]!]!;
  return position.dir[train] === 1 ? fields[last]! : fields[0]!;
}

/** The station that a train stands in or comes to next. */
export function nextStop({ line, field, dir }: Pick<Position, 'line' | 'field' | 'dir'>, train: Train): Station {
  const { fields } = LINES[line[train]!]!;
  let at = field[train]!;
  while (fields[at]! < 0) at += dir[train]!;
  return fields[at]!;
}

/** *IC 4 to München*, and where it is if its sister goes there as well. */
export function sayTrain({ words, view }: Speech, train: Train): string {
  const to = terminusAhead(view, train);
  const sister = train ^ 1;
  if (terminusAhead(view, sister) !== to) return words.screen.train(homeOf(train), stationName(to));
  return words.screen.train(homeOf(train), stationName(to), sayNear(words, view, train));
}

/** By the next station; if its sister comes to that as well, the one ahead is just before it and the other past the station before. */
function sayNear({ screen: { map } }: Words, view: View, train: Train): string {
  const { fields } = LINES[view.line[train]!]!;
  const [field, dir] = [view.field[train]!, view.dir[train]!];
  const stop = nextStop(view, train);
  if (fields[field]! >= 0) return map.in(stationName(stop));
  const sister = train ^ 1;
  if (nextStop(view, sister) !== stop) return map.near(stationName(stop));
  const isAhead = straightAhead(view, train, stop) < straightAhead(view, sister, stop);
  return isAhead ? map.before(stationName(stop)) : map.past(stationName(lastStop(fields, field, dir)));
}

/** The station that a train on this field has left last. */
function lastStop(fields: readonly number[], field: number, dir: number): Station {
  let at = field;
  while (fields[at]! < 0) at -= dir;
  return fields[at]!;
}

function sayWhere({ words, view }: Speech, train: Train): string {
  const { fields } = LINES[view.line[train]!]!;
  const at = view.field[train]!;
  const { map } = words.screen;
  if (fields[at]! >= 0) return map.in(stationName(fields[at]!));
  const before = fields.slice(0, at).findLast((station) => station >= 0)!;
  const after = fields.slice(at).find((station) => station >= 0)!;
  return map.between(stationName(before), stationName(after));
}

/** A train with all that is known of it. */
export function describeTrain(speech: Speech, train: Train): string {
  const { words, view } = speech;
  const { map } = words.screen;
  const rider = (passenger: number, say: (who: string) => string): string[] =>
    passenger === NOBODY ? [] : [say(describeRider(speech, passenger))];
  const riders = [...rider(view.front[train]!, map.front), ...rider(view.rear[train]!, map.rear)];
  return [
    words.screen.train(homeOf(train), stationName(terminusAhead(view, train))),
    sayWhere(speech, train),
    ...(riders.length > 0 ? riders : [map.empty]),
    ...(isHeld(view, train) ? [map.held] : []),
    ...(isDiverted(view, train) ? [map.diverted(view.line[train]! + 1)] : []),
  ].join(', ');
}

function describeRider(speech: Speech, passenger: Passenger): string {
  const { words, view } = speech;
  const task = view.task[passenger]!;
  if (task === 0) return sayPassenger(speech, passenger);
  const { goal } = taskCard(view, task);
  const fields = straightAhead(view, trainOf(view.place[passenger]!), goal);
  const left = fields < Infinity ? `, ${words.screen.preview.left(fields, stationName(goal))}` : '';
  return `${sayPassenger(speech, passenger)}${left}`;
}

/** A way by where it leads over: the ticket that is to be fetched, else its last change. */
export function sayWay({ words, view }: Speech, legs: readonly Leg[], task: number, holds: boolean): string {
  const { plan } = words.screen;
  const { via, goal } = taskCard(view, task);
  const over = overOf(legs, via, holds);
  if (over === undefined || over === goal) return plan.direct(stationName(goal));
  return plan.via(stationName(over), stationName(goal));
}

/** The place that a way is named by; a ticket that is fetched where it begins needs no word. */
export const overOf = (legs: readonly Leg[], via: Station, holds: boolean): Station | undefined =>
  holds || legs[0]?.from === via ? legs.at(-2)?.leave : via;

export const sayRounds = ({ words, view }: Speech, fields: number): string =>
  fields < Infinity ? words.screen.rounds(roundsOf(view, fields)) : '–';

/** *≈ 11 rounds*, or *with a seat ≈ 11 rounds, without ≈ 19*. */
export function sayEstimate(speech: Speech, { time, seatless }: { time: number; seatless?: number }): string {
  const { words, view } = speech;
  const said = sayRounds(speech, time);
  return seatless === undefined ? said : words.screen.seatless(said, roundsOf(view, seatless));
}

export function sayPlay(speech: Speech, play: Play): string {
  const { words } = speech;
  const card = words.cards[play.card].name;
  const { action } = words.screen;
  switch (play.card) {
    case 'diversion':
      return action.divert(card, sayTrain(speech, play.train), play.line + 1, lineEnd(play.line, play.dir));
    case 'turnaround': {
      const { line, dir } = speech.view;
      return action.turns(card, sayTrain(speech, play.train), lineEnd(line[play.train]!, -dir[play.train]!));
    }
    case 'seatswap': {
      const [front, rear] = [speech.view.front[play.train] ?? NOBODY, speech.view.rear[play.train] ?? NOBODY];
      if (front === NOBODY || rear === NOBODY) return card;
      return action.swapSeats(card, sayPassenger(speech, rear), sayPassenger(speech, front));
    }
    case 'redsignal':
      return action.playTrain(card, sayTrain(speech, play.train));
    case 'fullspeed':
      return action.speed(card, sayTrain(speech, play.train), play.fields);
    case 'reservation':
      return action.playPassenger(card, sayPassenger(speech, play.passenger));
    case 'taxi':
      return action.taxi(card, sayPassenger(speech, play.passenger), stationName(play.station));
  }
}

/** When a card can be played that can't be now. */
export function sayWhen({ words }: Speech, card: Card): string {
  return `${words.cards[card].name}: ${words.screen.hand.needs[card]}.`;
}

/** "Harry played Turn-around on A’s train". */
export function sayHit({ words, view, name }: Speech, seat: Seat, play: Play): string {
  const rider =
    'train' in play
      ? [view.front, view.rear].map((seats) => seats[play.train]!).find((who) => who >= 0 && isMine(view, who))
      : undefined;
  const on = rider === undefined ? '' : words.screen.hand.onTrain(letterOf(view, rider));
  return words.screen.hand.hit(name(seat), words.cards[play.card].name, on);
}

export function lineEnd(line: number, dir: number): string {
  const { fields, last } = LINES[line]!;
  return stationName(dir === 1 ? fields[last]! : fields[0]!);
}

export function sayTrigger(speech: Speech, trigger: Trigger): string {
  const { words, view, name } = speech;
  const { trigger: say } = words.screen.hand;
  switch (trigger.when) {
    case 'contest':
      return say.contest(sayPassenger(speech, trigger.passenger));
    case 'wins':
      return say.wins(name(seatOfTeam(view, trigger.team)));
    case 'second':
      return say.second;
    case 'enters':
      return say.enters(sayTrain(speech, trigger.train), stationName(trigger.station));
  }
}

/** The question of the open window about a passenger, or about none, and what it is about. */
export function sayQuestion(speech: Speech, passenger: Passenger | -1): { readonly ask: string; readonly so?: string } {
  const { words, view, name } = speech;
  const { question } = words.screen;
  const { kind, train, station } = view.window!;
  const who = passenger < 0 ? '' : sayPassenger(speech, passenger);
  const line = homeOf(train) + 1;
  const trainAt = (here: Train): string =>
    question.trainAt(words.screen.train(homeOf(here), stationName(terminusAhead(view, here))), stationName(station));
  switch (kind) {
    case 'opening':
    case 'drawn':
      return { ask: question.drawn, so: question.drawnSo };
    case 'board':
      return { ask: question.board(who, line), so: trainAt(train) };
    case 'full':
      return { ask: mayReserve(view) ? question.reserve : question.full(line), so: question.isFull(line) };
    case 'card': {
      const at = stationOfPassenger(view, passenger as Passenger);
      const task = taskCard(view, 1).via === at ? 1 : 2;
      const places = [stationName(at), stationName(taskCard(view, task).goal)] as const;
      if (task === knownJourney(view, passenger as Passenger))
        return { ask: question.cardOwn(who), so: question.cardOwnAt(who, ...places) };
      return { ask: question.card(letter(task)), so: question.cardAt(who, ...places) };
    }
    case 'leave': {
      const ask = question.leave(who, stationName(station));
      const place = view.place[passenger]!;
      return isAboard(place) ? { ask, so: trainAt(trainOf(place)) } : { ask };
    }
    case 'front': {
      const fields = straightAhead(view, train, taskCard(view, view.task[passenger]!).goal);
      return { ask: question.front, so: question.frontAt(fields, name(seatOf(view, view.front[train]!))) };
    }
    case 'intervene': {
      const winner = [view.front[train]!, view.rear[train]!].find(
        (each) => each !== NOBODY && view.task[each]! > 0 && taskCard(view, view.task[each]!).goal === station,
      );
      return {
        ask: question.intervene,
        ...(winner !== undefined && { so: question.wins(name(seatOf(view, winner))) }),
      };
    }
  }
}

/** What a roll for the front seat needs, and that the other may answer it with one. */
export function sayFight({ words, view, name }: Speech, passenger: Passenger): string {
  const rival = rivalOf(view, passenger);
  const colour = words.faces[homeOf(trainOf(view.place[passenger]!))]!;
  return words.screen.question.fightSo(colour, name(seatOf(view, rival)), !view.fought[rival]);
}

/** A thing that dice decide at once, asked before it is done. */
export function sayDare(speech: Speech, dare: Dare): { readonly ask: string; readonly so: string } {
  const { question } = speech.words.screen;
  const so = dare.type === 'fight' ? sayFight(speech, dare.passenger) : question.rollSo;
  return {
    ask: dare.type === 'fight' ? question.front : question.full(homeOf(dare.train) + 1),
    so: `${so[0]!.toUpperCase()}${so.slice(1)}.`,
  };
}

export type Dare = Extract<Action, { type: 'fight' | 'board' }>;

/** Whether an action throws dice for a seat. */
export const isDare = (view: View, action: Action): action is Dare =>
  action.type === 'fight' || (action.type === 'board' && freeSeats(view, action.train) === 0);

const RESERVATION = 4;
export const mayReserve = ({ own }: View): boolean => own?.hand.includes(RESERVATION) ?? false;

/** Undefined for what isn't offered as a choice in words. */
export function sayAction(speech: Speech, action: Action): string | undefined {
  const { words, view } = speech;
  const { action: say, button, question } = words.screen;
  switch (action.type) {
    case 'roll': {
      const faces = action.dice.map((die) => view.dice[die]!).sort((a, b) => a - b);
      return say.roll(words.screen.list(faces.map((face) => words.faces[face] ?? '')), view.rolls === 0);
    }
    case 'stop':
      return button.keepAll;
    case 'drive':
      return say.lay(sayTrain(speech, action.train), words.faces[view.dice[action.die]!]!);
    case 'draw':
      return button.draw;
    case 'play':
      return sayPlay(speech, action.play);
    case 'board':
      return say.board(sayPassenger(speech, action.passenger), sayTrain(speech, action.train));
    case 'leave':
    case 'take': {
      const station = stationName(stationOfPassenger(view, action.passenger));
      return say[action.type](sayPassenger(speech, action.passenger), station);
    }
    case 'fight':
      return say.fight(
        sayPassenger(speech, action.passenger),
        sayTrain(speech, view.place[action.passenger]! - ABOARD),
      );
    case 'swap':
      return say.swap(sayTrain(speech, action.train));
    case 'answer': {
      const kind = view.window!.kind as keyof typeof question.yes;
      return say.answer(sayQuestion(speech, action.passenger).ask, action.yes ? question.yes[kind] : question.no[kind]);
    }
    case 'pass':
      return passLabel(speech);
    default:
      return undefined;
  }
}

export function passLabel({ words, view }: Speech): string {
  const { button, question } = words.screen;
  const kind = view.window?.kind;
  return kind === 'opening' ? button.go : kind === 'drawn' ? question.pass.drawn : question.pass.intervene;
}

/** Equal dice make equal choices: one of each is enough. */
export function distinct(view: View, actions: readonly Action[]): readonly Action[] {
  const seen = new Set<string>();
  return actions.filter((action) => {
    const faces = (dice: readonly number[]): string =>
      dice
        .map((die) => view.dice[die]!)
        .sort((a, b) => a - b)
        .join();
    const key =
      action.type === 'roll'
        ? `roll ${view.rolls === 0 ? '' : faces(action.dice)}`
        : action.type === 'drive'
          ? `drive ${view.dice[action.die]} ${action.train}`
          : JSON.stringify(action);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Where a passenger is, in short. */
export function sayPlace(speech: Speech, passenger: Passenger): string {
  const { words, view } = speech;
  const place = view.place[passenger]!;
  if (place < 0) return words.screen.outcome.atGoal;
  return isAboard(place) ? words.screen.plan.aboard(homeOf(trainOf(place)) + 1) : stationName(place);
}
