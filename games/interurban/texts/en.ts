/** InterUrban in English. */
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import { isStation, kindOf, ownerOf, valueOf, type Event, type StartLabel } from '../rules/index.ts';
import { BLOCKS } from './blocks.ts';
import { FORBIDDEN, REASONS } from './refusals.ts';
import { TILES } from './tiles.ts';
import {
  byRoute,
  changedBy,
  countedBy,
  inBrief,
  isJust,
  roman,
  sayGains,
  signed,
  tellCompleted,
  withChange,
} from './turns.ts';
import type { Change, Name, Words } from './words.ts';

const { list, points } = COMMON.en;
const { because, inTheWay, completed } = BLOCKS.en;
const { kind, tile, laid, own, lower } = TILES.en;

const routes = (labels: readonly string[]): string =>
  labels.length > 1 ? `routes ${list(labels)}` : `route ${labels[0]}`;

const complete = (labels: readonly string[]): string =>
  labels.length > 1 ? `Routes ${list(labels)} are complete` : `Route ${labels[0]} is complete`;

const ENDINGS: Words['endings'] = {
  routes: () => 'All six routes are complete.',
  track: () => 'All track is laid.',
  stations: (name) => `${name ? `${name}’s` : 'Your'} stations are all laid.`,
  stuck: (name) => `${name ?? 'You'} can’t place anything.`,
};

function event(told: Event, name: Name): string | undefined {
  switch (told.type) {
    case 'game':
      return told.game === 0
        ? `The routes are ${list(told.labels)}. ${name(told.startPlayer)} begins.`
        : `Game ${told.game + 1} starts with routes ${list(told.labels)}. ${name(told.startPlayer)} begins.`;
    case 'placed': {
      const joined = told.runIns.map((code) => ` and connects ${laid(code, name)}`).join('');
      return `${name(told.seat)} places ${laid(told.tile, name)} on ${routes(told.labels)}${joined}.`;
    }
    case 'completed':
      return `Route ${told.label} is complete: ${because(told.block)}.`;
    case 'turnedUp':
      return undefined;
    case 'ended': {
      const scores = told.points.map((count, seat) => `${name(seat)} ${count}`).join(', ');
      return `${ENDINGS[told.why](name(told.seat))} Points: ${scores}.`;
    }
    case 'won':
      return won(told.seats.map(name), told.points[told.seats[0]!]!);
  }
}

function won(winners: readonly (string | undefined)[], best: number): string {
  const names = list([
    ...(winners.includes(undefined) ? ['You'] : []),
    ...winners.filter((name) => name !== undefined),
  ]);
  if (winners.length > 1) return `${names} share the victory with ${points(best)} each.`;
  return `${names} ${winners[0] ? 'wins' : 'win'} with ${points(best)}.`;
}

/** Where a start number comes from, unless it is simply printed. */
const STARTS: Readonly<Partial<Record<StartLabel, string>>> = {
  S: 'straights',
  C: 'curves',
  H: 'highest start number',
  L: 'lowest start number',
};

const COUNTS = { S: 'straights count there', C: 'curves count there' } as const;

/** 'C’s curves'. */
const counted = (label: string): string => `${label}’s ${STARTS[label as StartLabel]}`;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** 'you draw level with Harry', 'Ada falls to second'. */
function ranking({ seat, ranking: how, rank, with: tied }: Change, name: Name, me: number): string {
  const who = seat === me ? 'you' : name(seat);
  const s = seat === me ? '' : 's';
  switch (how) {
    case 'level':
      return `${who} draw${s} level with ${list(tied.map((other) => (other === me ? 'you' : name(other))))}`;
    case 'leads':
      return `${who} take${s} the lead`;
    case 'comes':
      return `${who} come${s} ${PLACES[rank - 1]}`;
    case 'falls':
      return `${who} fall${s} to ${PLACES[rank - 1]}`;
    case 'same':
      return `${who} get${s}`;
  }
}

const instead = (from: number, to: number): string =>
  from === 0 || from === to ? `+${to}` : `+${to} instead of +${from}`;

function change(it: Change, name: Name, me: number, withRoute: boolean): string {
  const said = `${ranking(it, name, me)}${it.ranking === 'same' ? '' : ':'} ${instead(it.from, it.to)}${it.counts ? ` (${it.label} counts ${counted(it.counts)})` : ''}.`;
  return withRoute ? `On route ${it.label} ${said}` : said.charAt(0).toUpperCase() + said.slice(1);
}

/** As on a map: up could be the value. */
const HEADS = { up: 'north', right: 'east', down: 'south', left: 'west', ahead: 'straight on' } as const;
const WHY = { stations: '1 to 4 are there', blocked: 'no station fits any more' } as const;
/** How sentences begin, unless it is with a name. */
const OPENINGS = /^(You|Your|On|Routes?|Completes|All|The|This|Keeps|No|Straight|Curve) /;
const MORE = ['', 'one more tile', 'one or two more tiles'];

export const en: Words = {
  bots: {
    easy: 'Builds its own stations where they fit and never asks what a route is worth.',
    normal: 'Plans whole turns and sees which route will bring whom how much.',
    hard: 'Plays its best turns out in its head before it decides, several turns ahead, with many different draws.',
  },
  options: {
    competition: {
      label: 'Competition',
      help: 'As many games in a row as there are players, so that everyone starts once. The points add up.',
    },
  },
  event,
  turn: (events, name) => [
    ...byRoute(events).map(({ labels, placed }) => {
      const said = placed.map(({ tile: code, seat, runIns }) =>
        [
          own(code, seat) ?? laid(code, name),
          ...runIns.map((joined) => `connecting ${own(joined, seat) ?? laid(joined, name)}`),
        ].join(' '),
      );
      return `${labels.length > 1 ? 'Routes' : 'Route'} ${list(labels)}: ${said.join(', ')}`;
    }),
    ...tellCompleted(events, complete, because),
    ...events.flatMap((told) => (['ended', 'won', 'game'].includes(told.type) ? [event(told, name)!] : [])),
  ],
  brief: (events, name, view) => {
    const { viewer } = view;
    const { stations, by, joined, track, done } = inBrief(events);
    const which = ({ tile: code, seat }: (typeof joined)[number]): string => {
      const owner = ownerOf(code);
      return `${owner === seat ? 'a' : owner === viewer ? 'your' : `${name(owner)}’s`} ${valueOf(code)}`;
    };
    const placed = [
      ...stations.map((station) => `${which(station)} on ${station.labels.join('+')}`),
      ...(stations.length === 0 && !by && track.length > 0 ? [`track on ${list(track)}`] : []),
    ].join(', ');
    const did = [
      ...(done.length > 0 ? [`completes ${list(done)}${by ? ` with ${which(by)}` : ''}`] : []),
      ...(placed === '' ? [] : [`places ${placed}`]),
      ...joined.map((station) => `connects ${which(station)} to ${station.labels.join('+')}`),
    ].join(', ');
    return did === '' ? '' : `${did}${changedBy(events, view, name, 'you')}`;
  },
  reason: (reason) => reasonText(REASONS.en, reason, 'That can’t be done here.'),
  tile,
  where: (labels, turn) => `${routes(labels)}${turn === 'ahead' ? '' : `, heading ${HEADS[turn]}`}`,
  list,
  endings: ENDINGS,
  board: {
    label: 'The table of InterUrban',
    keys: 'Arrow keys go from loco to loco, R rotates the chosen tile, Enter places it.',
    forbidden: (code) => FORBIDDEN.en[code] ?? ['not', 'here'],
    beyond: (labels) => `Show the end of ${routes(labels)}`,
  },
  prompt: {
    choose: 'Place up to three tiles, at most one of them a station.',
    chooseBrief: 'Up to 3 tiles, at most 1 station',
    missing: 'Place at least one tile first.',
    more: (left, stationPlaced, game) =>
      `Place ${stationPlaced ? MORE[left]!.replace('tile', 'track tile') : MORE[left]}, or end ${game ? 'the game' : 'your turn'}.`,
    moreBrief: (left, stationPlaced) =>
      stationPlaced
        ? `${left === 1 ? 'One more track tile' : 'Two more track tiles'}, or finished?`
        : `${left === 1 ? 'One more tile' : 'Two more tiles'}, or finished?`,
    where: (what) => `${what}: in front of which loco?`,
    whereBrief: (what) => `${what}: which loco?`,
    nowhere: (what) => `${what}: fits nowhere`,
    put: (what, turns) => `${what}: place it${turns ? ' or rotate it' : ' here'}?`,
    done: (game) =>
      game ? 'This ends the game, unless you take a tile back.' : 'That was your turn: end it, or take a tile back.',
    doneBrief: (game) => (game ? 'End the game?' : 'End your turn?'),
    wait: (name) => `${name} is building.`,
    waitSo: (name) => `It is ${name}’s turn.`,
    route: (label, value) => `Route ${label}: worth ${value}`,
    routeSo: 'What it is worth, who gets how much, and what it still needs.',
  },
  so: {
    first: 'Stations bring commerce, track brings value. You may place others’ stations.',
    held: (code, name, me, open) => {
      const value = valueOf(code);
      if (!isStation(code)) {
        const route = countedBy(code, open);
        if (route) {
          return value > 0
            ? `Adds ${value} to its route, ${value + 1} on ${route}, where ${STARTS[route]} count.`
            : `Adds nothing to its route, but 1 on ${route}, where ${STARTS[route]} count.`;
        }
        return value > 0
          ? `It makes its route worth ${value} more, for everybody there.`
          : 'It is worth nothing, but decides where the route goes.';
      }
      const owner = ownerOf(code);
      const whom = owner === me ? 'you' : name(owner);
      if (kindOf(code) === 'crossing' && open.length > 1) {
        return `It counts for ${whom}, and a second route may run through it.`;
      }
      if (owner !== me)
        return `It counts for ${whom}.${value < 4 ? ` No other ${value} fits on that route then.` : ''}`;
      return `Your ${kindOf(code) === 'crossing' ? 'crossing' : 'station'} brings you ${value} commerce.`;
    },
    change,
    worth: (label, from, to) => `Route ${label} is worth ${to} instead of ${from}. Nobody has a station there yet.`,
    completes: (labels, why) => `Completes ${routes(labels)}${why ? `: ${WHY[why]}` : ''}.`,
    gets: (label, shares, block) => {
      const said = shares.map(
        ([who, count, change], index) =>
          `${who ?? 'you'} ${index > 0 ? '' : who ? 'gets ' : 'get '}${withChange(count, change)}`,
      );
      return `Completes route ${label}${inTheWay(block)}: ${said.join(', ')}.`;
    },
    ends: {
      routes: 'All routes complete: the game ends with this turn.',
      track: 'The last track tile: the game ends with this turn.',
      stations: 'Your last station: the game ends with this turn.',
    },
    wins: (name, count, against) =>
      name ? `${name} wins ${count} to your ${against}.` : `You win ${count} to ${against}.`,
    done: (labels, block) => `Completes ${list(labels)}${inTheWay(block)}.`,
    nothing: (labels, turn) =>
      `${labels.length > 1 ? 'Routes' : 'Route'} ${list(labels)} run${labels.length > 1 ? '' : 's'} ${HEADS[turn]}. Nobody’s points change.`,
    soFar: (gains) =>
      gains.length === 0 ? 'So far this turn changes nobody’s points.' : `This turn so far: ${sayGains(gains)}.`,
    commerce: (label, who, from, to) =>
      `Commerce on route ${label}: ${who} ${to} instead of ${from}. Nobody’s points change.`,
    points: (gains, labels, counts) => {
      const why = counts ? ` (counts ${counted(counts)})` : '';
      const said = `${labels ? `${routes(labels)}${why}: ` : ''}${sayGains(gains)}.`;
      return said.charAt(0).toUpperCase() + said.slice(1);
    },
    takesBack: (count) => `Once more, and ${count} tiles go back: this one and what came after it.`,
    nowhere: 'Each cell says why.',
    aim: 'First choose one of the highlighted cells.',
    noTile: 'Choose a tile first.',
    oneWay: 'It fits here this way only.',
    turnsItself: 'It turns the right way by itself once you choose a cell.',
    notOn: (labels, why) => `Not on ${list(labels)}: ${why}.`,
    unplaced: 'If you end your turn now, this tile isn’t placed.',
    you: 'you',
  },
  news: {
    takes: (name, label, count) => `${name} takes route ${label}: you ${signed(count)}.`,
    leads: (names, count, mine) => `${list(names)} now lead${names.length > 1 ? '' : 's'} you ${count} to ${mine}.`,
    passes: (names, count, mine) =>
      names.length > 1 ? `${list(names)} pass you.` : `${names[0]} passes you, ${count} to ${mine}.`,
    complete: (labels) => `${complete(labels)}.`,
    lastRoute: (label) => `Only ${label} is open: once it is complete, the game ends.`,
    lastTrack: (count) => `${count === 1 ? '1 track tile' : `${count} track tiles`} left, then the game ends.`,
    trackAlone: (count) =>
      `No face-up station fits any more: at most ${count === 1 ? '1 track tile' : `${count} track tiles`} until the end.`,
    fewFit: (count) =>
      `Only ${count === 1 ? '1 face-up tile fits' : `${count} face-up tiles fit`} now: when none does, the game ends.`,
    lastStation: (name) =>
      name
        ? `${name}’s last station is face up: once it is placed, the game ends soon.`
        : 'Your last station is face up: once it is placed, the game ends.',
    noStation: (name) =>
      name
        ? `${name}’s stations are all placed: the game ends after ${name}’s turn.`
        : 'Your stations are all placed: the game ends with this turn.',
  },
  hint: {
    head: (nth, of) => (of > 1 ? `Hint ${roman(nth)}: ` : 'Hint: '),
    next: (nth) => `Hint, tile ${nth}: `,
    why: (sentence) => (OPENINGS.test(sentence) ? lower(sentence) : sentence),
    plan: (count, { code, labels, elsewhere, done }, name, me, brief) => {
      const what = completed(done);
      const numbers = count > 2 ? `1–${count}` : '1 and 2';
      if (!isStation(code) && count > 1) {
        const all = [...labels, ...elsewhere];
        if (brief) return `track on ${list(all)}${what && `, completes ${what}`}:`;
        return `tiles ${numbers} on ${routes(all)}${what && ` complete ${what}`}:`;
      }
      const track = elsewhere.length > 0 ? `track on ${list(elsewhere)}` : '';
      const main = tile(code, name, me);
      if (isStation(code) && isJust(done, labels)) return `${main} completes ${what}${track && `, ${track}`}:`;
      if (brief) return `${main} on ${list(labels)}${track && `, ${track}`}${what && `, completes ${what}`}:`;
      const station = ownerOf(code) === me ? lower(main) : main;
      return `tiles ${numbers} put ${station} on ${list(labels)}${track && ` and ${track}`}${what && ` and complete ${what}`}:`;
    },
    completes: (done) => `completes ${completed(done)}:`,
    alone: (what, labels, count, done) =>
      done
        ? `${what} completes ${list(labels)}. Nobody else is there, so it is all yours, +${count}.`
        : `${what} would be alone on ${list(labels)}, so it is all yours, +${count}.`,
    place: (what, where) => `${what} on ${where}.`,
    which: (what, labels) => `${what} on ${list(labels)}.`,
    routes,
    safe: 'No points for you now; this helps the others least.',
    keepsOpen: 'Keeps the game open: if it ends now, you lose.',
    guarded: (next) => `This leaves ${next} less.`,
    shields: (nth, next) => `Tile ${nth} blocks ${next}.`,
    together: (from, to, gains) => `With tile${from < to ? `s ${from} and ${to}` : ` ${to}`}: ${sayGains(gains)}.`,
    spares: (value) => `Keep your ${value}: it would bring no more.`,
    finish: (rank, shared, count) =>
      rank > 1 ? `you come ${PLACES[rank - 1]} with ${count}` : `you ${shared ? 'share the win' : 'win'} with ${count}`,
    ends: (finish) => `This ends the game: ${finish}.`,
    endGame: (finish) => `Hint: end the game, ${finish}.`,
    end: 'Hint: end your turn. No further tile helps you now.',
    endAnswered: 'Hint: end your turn. What brings you more now helps the next player more.',
    nextTurn: (next) => `${next}’s next turn`,
    tried: 'Played out, it wins more often.',
    triedEnd: 'Hint: end your turn. Played out, that wins more often.',
  },
  button: {
    place: 'Place',
    turn: 'Rotate',
    end: 'End turn',
    endGame: 'End game',
    close: 'Close',
    run: 'Watch the points add up',
    stop: 'Stop',
  },
  choice: {
    tile: (what, places) =>
      `Choose ${what.replace(/^(Your|Straight|Curve)\b/, lower)} (${places === 1 ? '1 way' : `${places} ways`} to place it)`,
    other: 'Choose another tile',
  },
  tray: {
    track: 'Track for everybody',
    mine: 'Your stations',
    stations: (name) => `${name}’s stations`,
    short: { track: 'Track', mine: 'Yours' },
    left: (count) => `${count} face down in the pile`,
    empty: 'Empty place',
    about: (code, name, me, open, serves) => {
      const value = valueOf(code);
      if (!isStation(code)) {
        const route = countedBy(code, open);
        if (route) {
          const more = value > 0 ? `It makes a route worth ${value} more` : 'It has no value of its own';
          const there = value > 0 ? `on route ${route} even ${value + 1}` : `but makes route ${route} worth 1 more`;
          return [kind(code), `${more}, ${there}: ${COUNTS[route]}.`];
        }
        return value > 0
          ? [kind(code), `It makes a route worth ${value} more, for everybody who has a station there.`]
          : [kind(code), 'It brings no points, but it decides where the route goes and what still fits.'];
      }
      const owner = ownerOf(code);
      const counts = owner === me ? 'It counts for you.' : `It counts for ${name(owner)}, no matter who places it.`;
      if (kindOf(code) === 'crossing')
        return [
          `Crossing station ${value}`,
          serves.length > 1
            ? `${counts} Here it lies on both ${routes(serves)}.`
            : open.length > 1
              ? `${counts} Its second track waits for another route, which then gets this station as well.`
              : counts,
        ];
      return [
        `Station ${value}`,
        `${counts} ${value < 4 ? `A route takes only one ${value}.` : 'A route takes one 4 of each player.'}`,
      ];
    },
  },
  routes: {
    title: 'Routes',
    now: 'if the game ended now',
    final: 'final',
    name: (label) => `Route ${label}`,
    worth: (label, value) => `Route ${label}: worth ${value}`,
    done: 'Complete',
    complete: (block) => `Complete: ${because(block)}.`,
    open: 'Under construction',
    nobody: 'no station yet',
    none: 'no station',
    value: 'Worth',
    sum: (printed, start, track, from) =>
      `= ${STARTS[printed] ?? 'start number'} ${start}${from ? ` (that of ${from})` : ''} + track ${track}`,
    commerce: 'Commerce',
    decides:
      'is the sum of your stations on a route. Who has most gets its full worth, second half, third a quarter (rounded up).',
    shares: ['all of it', 'half', 'a quarter', 'an eighth', 'nothing'],
    you: 'You',
    rank: (name, commerce, victory) => `${name}: commerce ${commerce}, brings ${points(victory)}`,
    missing: (values) =>
      values.length === 4
        ? 'Complete with stations 1, 2, 3 and 4, or when no station fits any more.'
        : `Complete with ${list(values.map((value) => `a ${value}`))}, or when no station fits any more.`,
  },
  facts: {
    points: (count) => `${points(count)} if the game ended now`,
    before: (count) => `${points(count)} before`,
    stationsLeft: (count) => (count === 1 ? '1 station in the pile' : `${count} stations in the pile`),
    startPlayer: (begun) => (begun ? 'went first' : 'goes first'),
  },
  outcome: {
    won,
    others: (others) =>
      `${others
        .map(([who, count], index) =>
          index > 0 ? `${who ?? 'you'} ${count}` : `${who ? `${who} has` : 'You have'} ${count}`,
        )
        .join(', ')}.`,
    game: (game) => `Game ${game}`,
    ahead: (label, name, other, [mine, theirs], [get, got]) =>
      `${name ? `${name}’s` : 'Your'} biggest lead over ${other ?? 'you'} was on route ${label}: commerce ${mine} against ${other ? `${other}’s` : 'your'} ${theirs}, so ${points(get!)} against ${got}.`,
    aheadInGame: (game, name, other, [get, got]) =>
      `${name ? `${name}’s` : 'Your'} biggest lead over ${other ?? 'you'} was in game ${game}: ${points(get!)} against ${got}.`,
    round: (round, game) => `${game ? `game ${game}, ` : ''}round ${round}`,
    turning: 'Turning point',
    turningAt: (when, names) =>
      `${when}: ${names.length === 0 ? 'you' : list(names)} take${names.length === 1 ? 's' : ''} the lead`,
    bestTurn: 'Best turn',
    worstTurn: 'Worst turn',
    atTurn: (when, name, change) => `${when}: ${name} ${change}`,
    fromOthers: 'From others’ turns',
    blocked: (label, block) => [`Why ${label} is complete`, because(block)],
    crossings: 'Crossings that serve two routes',
    luck: 'Luck of the stations',
    course: 'Points if the game had ended then',
    games: 'Games of the competition',
    player: 'Who',
    sum: 'Total',
  },
};
