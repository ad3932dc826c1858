/** Passengers, places and actions in words: for the list of choices, for buttons and for those who don't see the map. */
import {
  ABOARD,
  isAboard,
  isHeld,
  isDiverted,
  JOKER,
  LINES,
  NOBODY,
  seatOfTeam,
  stationOf,
  stationOfPassenger,
  trainOf,
  type Action,
  type Leg,
  type Play,
  type Trigger,
  type View,
} from '../../rules/index.ts';
import type { Words } from '../../texts/index.ts';
import { numberOf, stationName } from '../../texts/words.ts';
import type { Picture } from '../map/playback.ts';

/** Everything that is needed to speak of a position: the language, the view, the players' names. */
export interface Speech {
  readonly words: Words;
  readonly view: View;
  name(seat: number): string;
}

/** An own passenger by its number alone, others with their player's name. */
export function sayPassenger({ words, view, name }: Speech, passenger: number): string {
  const { seat, number } = numberOf(passenger, view);
  return seat === view.viewer ? words.screen.mine(number) : words.passenger(passenger, name, view);
}

/** The same at the start of a sentence. */
export function startingWith(said: string): string {
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function sayLine({ words }: Speech, line: number): string {
  return words.screen.line(line, words.faces[line]!);
}

/** The terminus in a direction of a line. */
export function terminus(line: number, dir: number): string {
  const { fields, last } = LINES[line]!;
  return stationName(dir === 1 ? fields[last]! : fields[0]!);
}

/** Where a train is: in a station, or between two. */
export function sayTrainPlace(
  { words }: Speech,
  { line, field }: Pick<Picture, 'line' | 'field'>,
  train: number,
): string {
  const { fields } = LINES[line[train]!]!;
  const at = field[train]!;
  if (fields[at]! >= 0) return stationName(fields[at]!);
  const before = fields.slice(0, at).findLast((station) => station >= 0)!;
  const after = fields.slice(at).find((station) => station >= 0)!;
  return words.screen.map.between(stationName(before), stationName(after));
}

export function sayTrain(speech: Speech, train: number): string {
  const { words, view } = speech;
  const aboard = [view.front[train]!, view.rear[train]!].filter((passenger) => passenger !== NOBODY);
  const people =
    aboard.length === 0 ? words.screen.map.empty : words.screen.list(aboard.map((each) => sayPassenger(speech, each)));
  const notes =
    (isHeld(view, train) ? words.screen.map.held : '') +
    (isDiverted(view, train) ? words.screen.map.diverted(sayLine(speech, view.line[train]!)) : '');
  return words.screen.map.train(words.train(train), sayTrainPlace(speech, view, train), people, notes);
}

export function sayPlace(speech: Speech, passenger: number): string {
  const { words, view } = speech;
  const place = view.place[passenger]!;
  if (place < 0) return words.screen.journey.arrived;
  if (!isAboard(place)) return words.screen.journey.waits(stationName(place));
  const train = trainOf(place);
  const seat = view.front[train] === passenger ? 'front' : 'rear';
  return words.screen.journey.rides(words.train(train), seat, sayTrainPlace(speech, view, train));
}

export function sayLeg(speech: Speech, leg: Leg): string {
  const { words } = speech;
  const trains = leg.board.map(({ line, dir }) =>
    dir === 0 ? words.faces[line]! : words.screen.journey.wanted(words.faces[line]!, terminus(line, dir)),
  );
  const said = trains.length > 0 ? words.screen.list(trains) : words.screen.journey.either;
  return words.screen.journey.leg(leg, stationName(leg.from), stationName(leg.leave), said);
}

/** A journey as its stations in a row. */
export function sayWay(legs: readonly Leg[]): string {
  const [first] = legs;
  return first ? [first.from, ...legs.map(({ leave }) => leave)].map(stationName).join(' – ') : '';
}

export function sayPlay(speech: Speech, play: Play): string {
  const { words } = speech;
  const card = words.cards[play.card].name;
  const { action } = words.screen;
  switch (play.card) {
    case 'diversion':
      return action.divert(card, words.train(play.train), sayLine(speech, play.line), terminus(play.line, play.dir));
    case 'turnaround':
    case 'redsignal':
    case 'seatswap':
      return action.playTrain(card, words.train(play.train));
    case 'fullspeed':
      return action.speed(card, words.train(play.train), words.screen.fields(play.fields));
    case 'reservation':
      return action.playPassenger(card, sayPassenger(speech, play.passenger));
    case 'taxi':
      return action.taxi(card, sayPassenger(speech, play.passenger), stationName(play.station));
  }
}

/** The question of the open window about a passenger, or about none. */
export function sayQuestion(speech: Speech, passenger: number): string {
  const { words, view } = speech;
  const window = view.window!;
  return words.questions[window.kind]({
    passenger: passenger < 0 ? '' : sayPassenger(speech, passenger),
    train: words.train(window.train),
    station: window.station < 0 ? '' : stationName(window.station),
  });
}

/** Undefined for what isn't offered as a choice in words. */
export function sayAction(speech: Speech, action: Action): string | undefined {
  const { words, view } = speech;
  const { action: say, button } = words.screen;
  switch (action.type) {
    case 'roll': {
      const faces = action.dice.map((die) => view.dice[die]!).sort((a, b) => a - b);
      return say.roll(words.screen.list(faces.map((face) => words.faces[face] ?? '')), view.rolls === 0);
    }
    case 'stop':
      return button.keepAll;
    case 'drive':
      return say.drive(words.train(action.train), words.faces[view.dice[action.die]!]!);
    case 'draw':
      return button.draw;
    case 'play':
      return sayPlay(speech, action.play);
    case 'board':
      return say.board(sayPassenger(speech, action.passenger), words.train(action.train));
    case 'leave':
    case 'take': {
      const station = stationName(stationOfPassenger(view, action.passenger));
      return say[action.type](sayPassenger(speech, action.passenger), station);
    }
    case 'fight':
      return say.fight(sayPassenger(speech, action.passenger), words.train(view.place[action.passenger]! - ABOARD));
    case 'swap':
      return say.swap(words.train(action.train));
    case 'answer': {
      const kind = view.window!.kind as keyof typeof button.yes;
      return say.answer(sayQuestion(speech, action.passenger), action.yes ? button.yes[kind] : button.no[kind]);
    }
    case 'pass':
      return passLabel(words, view);
    case 'itinerary':
      return say.accept(sayPassenger(speech, action.passenger), sayWay(action.legs));
    default:
      return undefined;
  }
}

export function passLabel({ screen: { button } }: Words, view: View): string {
  const kind = view.window?.kind;
  return kind === 'opening' ? button.ready : kind === 'drawn' ? button.goOn : button.nothing;
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

/** The line number on a die's face; the joker has none. */
export const lineOfFace = (face: number): number => (face === JOKER ? 6 : face + 1);

/** Whether a train stands where a passenger waits. */
export function standsWith(view: View, train: number, passenger: number): boolean {
  return stationOf(view, train) === view.place[passenger];
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
      return say.enters(words.train(trigger.train), stationName(trigger.station));
  }
}
