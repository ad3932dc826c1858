/** Event cards in the hands of the normal bot. */
import { fastRng } from '@stellwerk/kernel';
import {
  ABOARD,
  CARDS,
  fieldsAhead,
  forecast,
  FULL_SPEED,
  game,
  goalOf,
  isAboard,
  isHeld,
  LINES_AT,
  NEIGHBOURS,
  isWaiting,
  seatOfTeam,
  stationOf,
  trainOf,
  TRAINS,
  winnerOf,
  type Action,
  type Play,
  type State,
} from '../rules/index.ts';
import { driveGain, valueOf, type Outlook } from './points.ts';
import { travellers, type Scene } from './scene.ts';

/** Fields that a card must win to be played, early and in the last phase. */
const EARLY = 9;
const LATE = 4;
/** The last phase: somebody needs no more fields than this. */
const LAST_PHASE = 40;
/** Full speed for a train that carries nobody of one's own goes far. */
const FAR = 6;

const ALL_TRAINS = Array.from({ length: TRAINS }, (_, train) => train);

interface Ranked {
  readonly action: Action;
  readonly gain: number;
}

/** The card that wins most now, if it is worth a card. */
export function worthwhilePlay(scene: Scene, outlook: Outlook): Action | undefined {
  const [best] = rankedPlays(scene, outlook);
  const late = scene.position.arrivals.length > 0 || -outlook.value < LAST_PHASE;
  return best && best.gain > (late ? LATE : EARLY) ? best.action : undefined;
}

/** What cards would win now, best first. */
export function rankedPlays(scene: Scene, outlook: Outlook): readonly Ranked[] {
  if (scene.hand.length === 0) return [];
  let state: State | undefined;
  const ranked = plays(scene).map((play): Ranked => {
    const action: Action = { type: 'play', play };
    const gain =
      play.card === 'fullspeed'
        ? driveGain(outlook, play.train, play.fields)
        : actGain(outlook, (state ??= scene.state()), action);
    return { action, gain };
  });
  return ranked.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
}

/** Ways to help own passengers; cards that only hinder are kept for the moment before somebody wins. */
function plays(scene: Scene): Play[] {
  const { position, hand } = scene;
  const holds = (card: Play['card']): boolean => hand.includes(CARDS.indexOf(card));
  const found: Play[] = [];
  const places = travellers(scene).map((passenger) => ({ passenger, place: position.place[passenger]! }));
  const ridden = new Set(places.filter(({ place }) => isAboard(place)).map(({ place }) => trainOf(place)));
  if (holds('taxi')) {
    for (const { passenger, place } of places) {
      if (!isWaiting(place)) continue;
      for (const station of NEIGHBOURS[place]!) found.push({ card: 'taxi', passenger, station });
    }
  }
  for (const train of ridden) {
    const station = stationOf(position, train);
    if (holds('turnaround')) found.push({ card: 'turnaround', train });
    if (!holds('diversion') || station < 0) continue;
    for (const line of LINES_AT[station]!) {
      found.push({ card: 'diversion', train, line, dir: 1 }, { card: 'diversion', train, line, dir: -1 });
    }
  }
  for (let train = 0; train < TRAINS && holds('fullspeed'); train++) {
    if (isHeld(position, train) || position.homing[train]) continue;
    const comes = places.some(({ place }) => isWaiting(place) && fieldsAhead(position, train, place) <= FULL_SPEED);
    if (!comes && !ridden.has(train)) continue;
    for (let fields = ridden.has(train) ? 1 : FAR; fields <= FULL_SPEED; fields++) {
      found.push({ card: 'fullspeed', train, fields });
    }
  }
  return found;
}

/** How much better the position is after an act; chance falls as it may. */
function actGain({ seat, own, leader, value }: Outlook, now: State, action: Action): number {
  if (game.check(now, seat, action)) return -Infinity;
  const state = game.clone(now);
  game.apply(state, seat, action, fastRng(now.turn), () => {});
  if (state.phase === 'over') return seatOfTeam(state, state.winner) === seat ? Infinity : -Infinity;
  return valueOf(state, own, leader) - value;
}

/** Somebody else is about to win: take the front seat if that wins for me, else stop the train. */
export function intervene(scene: Scene): Action {
  const { position, seat, window } = scene;
  const { train, station } = window!;
  const state = scene.state();
  const may = (action: Action): boolean => !game.check(state, seat, action);
  const fight = travellers(scene)
    .filter((passenger) => position.place[passenger] === ABOARD + train)
    .map((passenger): Action => ({ type: 'fight', passenger }))
    .find(may);
  const wins = fight?.type === 'fight' && goalOf(position, fight.passenger) === station;
  const card = (play: Play): Action | undefined => {
    const action: Action = { type: 'play', play };
    return scene.hand.includes(CARDS.indexOf(play.card)) && may(action) ? action : undefined;
  };
  const swap = card({ card: 'seatswap', train });
  const winner = winnerOf(position, forecast(position, position.phase === 'base' ? ALL_TRAINS : [train]));
  // All who are asked answer at once: a train that two of them turn runs on as before. A card that lies ready is played only if it is still needed.
  const ready = (name: 'redsignal' | 'turnaround'): Action | undefined => {
    const now = card({ card: name, train });
    const trigger = { when: 'wins', team: winner } as const;
    const isReady = scene.armed.some(
      ({ play, trigger: on }) => play.card === name && on.when === 'wins' && on.team === winner,
    );
    const arm: Action = { type: 'arm', play: { card: name, train: -1 }, trigger };
    return now && (isReady ? { type: 'pass' } : winner >= 0 && may(arm) ? arm : now);
  };
  const divert = (): Action | undefined => {
    const here = stationOf(position, train);
    const ways =
      here < 0
        ? []
        : LINES_AT[here]!.flatMap(
            (line) =>
              [
                { line, dir: 1 },
                { line, dir: -1 },
              ] as const,
          );
    return ways.map((way) => card({ card: 'diversion', train, ...way })).find((action) => action !== undefined);
  };
  return (
    (wins ? swap : undefined) ??
    ready('redsignal') ??
    ready('turnaround') ??
    divert() ??
    fight ??
    swap ?? { type: 'pass' }
  );
}
