/** Future Mobility in English: what stands on the table. */
import type { Because } from '../rules/advice/reasons.ts';
import { BRINGS, PURPOSES } from './brings.ts';
import { MODE_BONUS, tripOf, type Mode, type Score, type StandingOrder } from '../rules/index.ts';
import { endingEn } from './ending-en.ts';
import { answersEn } from './answer-words.ts';
import { jamReasonEn } from './jam-reasons.ts';
import type { ScreenWords, Shift } from './screen-words.ts';
import { coordinates, type Names } from './words.ts';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;
const trips = (count: number): string => (count === 1 ? 'one trip' : `${NUMBERS[count] ?? String(count)} trips`);
const moreTrips = (count: number): string =>
  count === 1 ? 'one more trip' : `${NUMBERS[count] ?? String(count)} more trips`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const oneOf = (cells: readonly number[]): string =>
  `${cells.slice(0, -1).map(coordinates).join(', ')} or ${coordinates(cells.at(-1)!)}`;

const onto = (shifts: readonly Shift[]): string => shifts.map(({ stop, is }) => `${stop} ${coordinates(is)}`).join(' ');

const MODE_NAMES: ScreenWords['modes']['names'] = {
  car: 'car',
  van: 'van',
  electric: 'electric',
  tram: 'tram',
  bicycle: 'bicycle',
  cargoBike: 'cargo bike',
  walking: 'on foot',
  carpool: 'carpool',
};

const GOES: Readonly<Record<Mode, string>> = {
  car: 'takes the car',
  van: 'takes the van',
  tram: 'takes the tram',
  bicycle: 'cycles',
  cargoBike: 'takes the cargo bike',
  walking: 'walks',
};
const goes = (mode: Mode, electric: boolean): string =>
  electric && mode === 'car' ? 'takes the e-car' : electric && mode === 'van' ? 'takes the e-van' : GOES[mode];

function sum({ segments, jams, lifted, total }: Score, points: Names['points']): string {
  if (segments.length > 2) return points(total);
  const [first] = segments;
  const parts =
    segments.length === 1 && first!.bonus > 0
      ? [first!.points, first!.bonus]
      : segments.map((segment) => segment.points + segment.bonus);
  const lost = lifted ? 0 : 2 * jams;
  if (parts.length === 1 && lost === 0) return points(total);
  return `${parts.join(' + ')}${lost > 0 ? ` − ${lost} in jams` : ''}`;
}

/** What a turn brings with cards, beside the best without them. */
const beside = (count: number, without: number, them: string): string =>
  `${count}${without > 0 ? `, without ${them} ${without}` : ''}`;

/** What jams of the others could still take. */
function threat({ jams, lifted }: Score, risk: number): string {
  if (risk > 0) return `${jams > 0 ? 'another jam' : 'jam possible'}: up to −${risk}`;
  if (lifted) return 'jams cost nothing';
  return jams > 0 ? 'no further jam' : 'no jam possible';
}

const ORDERS: Readonly<Record<'ask' | 'untilTurn' | 'pass', string>> = {
  ask: 'Always ask',
  untilTurn: 'Don’t ask until my turn',
  pass: 'Never ask, always let through',
};

function because(reason: Because, names: Names): string {
  switch (reason.kind) {
    case 'reaches':
      return reason.sure
        ? `It takes you to ${reason.total} points.`
        : `It takes you to ${reason.total} if nobody jams it.`;
    case 'noJam':
      return 'No jam possible.';
    case 'lifted':
      return 'Jams cost nothing here.';
    case 'jam':
      return reason.liftable
        ? `A jam could take up to ${reason.points} or your carpool.`
        : `A jam could take up to ${reason.points}.`;
    case 'manyTrips':
      return `One ${reason.stop ? 'stop' : 'path'} carries ${trips(reason.trips)}.`;
    case 'star':
      return reason.cards === 1 ? 'The star brings 1 card.' : `The stars bring ${cards(reason.cards)}.`;
    case 'leaves':
      return `The others could then make ${reason.points} at most, without cards.`;
    case 'keeps':
      return `You keep “${names.cardName(reason.card)}”.`;
    case 'serves':
      return `“${names.cardName(reason.card)}” makes ${moreTrips(reason.trips)} better.`;
    case 'brings':
      return reason.cards.length === 1
        ? `“${names.cardName(reason.cards[0]!)}” adds ${names.points(reason.points)}${reason.here ? ' here' : ''}.`
        : `${reason.cards.length === 2 ? 'Both' : `The ${NUMBERS[reason.cards.length]}`} cards together add ${names.points(reason.points)}${reason.here ? ' here' : ''}.`;
    case 'asGood':
      return 'Just as good as the first.';
    case 'tried':
      return 'Played out, it wins more often.';
    case 'most':
      return 'Scores most of these.';
    case 'noCard':
      return 'Costs no card.';
    case 'spares':
      return `You keep ${reason.cards} more ${reason.cards === 1 ? 'card' : 'cards'} for later.`;
    case 'noDiscard':
      return 'You won’t have to discard.';
  }
}

export function screenEn(names: Names): ScreenWords {
  const { list, points, cell, trip, cardName, cardNames, markers } = names;
  return {
    plan: 'City plan',
    planKeys: 'Arrow keys choose a block, Space takes it, Shift and arrows draw, Escape puts the card or trip away.',
    block: (place, lying, open) =>
      [cell(place), ...lying.map((marker) => markers[marker]), ...(open ? ['can be chosen'] : [])].join(', '),
    list,
    points,
    by: names.by,
    journey: names.journey,
    tripAtJoints: trip,
    freight: 'Freight: van or cargo bike only',
    star: 'Star: brings a card',
    prompt: {
      yourTurn: 'You’re up',
      yourTurnSo: 'Look at your cards or pick a trip',
      firstTurnSo: 'Pick a trip for points; cards can make it better',
      laying: (card, left) => {
        if (card === 'tramA' || card === 'tramB')
          return `${cardName(card)}: ${left > 0 ? 'choose a block' : 'stop placed'}`;
        return `${cardName(card)}: ${left === 0 ? 'all blocks laid' : left === 1 ? '1 block left' : `${left} blocks left`}`;
      },
      layingSo: 'Draw on the plan, nothing counts yet',
      layingOrTrip: 'Draw on the plan, or pick a green trip',
      placingSo: 'Nothing counts yet: just try',
      placingOrTrip: 'Choose a block, or pick a green trip',
      laid: (card, count) => `${cardName(card)}: ${count === 1 ? '1 block' : `${count} blocks`} laid`,
      laidSo: 'Counts only when you travel',
      proposedSo: 'A suggestion: draw your own if you like',
      proposedStopSo: 'A suggestion: pick another block if you like',
      dropped: ({ cells, most, by }) =>
        most === undefined
          ? `Blocks must connect: starting again at ${coordinates(by)}`
          : `${most === 1 ? 'One stop only' : `No more than ${most}`}: ${list(cells.map(coordinates))} is off again`,
      eitherGoes: (cells) => `Something must make room: tap ${oneOf(cells)}`,
      movedSo: ({ shifts, why, risk }, card) => {
        const [{ stop, was, is }] = shifts as [Shift];
        const led = shifts.length > 1 ? onto(shifts) : `${stop} ${cell(is)}, not ${coordinates(was)}`;
        if (card) return `With “${cardName(card)}” now ${led}`;
        return `Now ${led}${why ? `: ${{ more: 'scores more', safer: `jam risk −${risk?.[0]}, not −${risk?.[1]}`, shorter: 'shorter' }[why]}` : ''}`;
      },
      insteadSo: (what, count) =>
        what === undefined
          ? `Instead of your ${count === 1 ? 'trip before' : `${NUMBERS[count] ?? count} trips`}; Undo brings it back`
          : `Instead of ${what}; Undo brings it back`,
      mixedSo: 'Freight and people can’t join: Undo brings your trip back',
      addedSo: (card) => `“${cardName(card)}” is laid for it as well; Undo takes it back`,
      extra: (card) => `${cardName(card)}: pick a trip`,
      extraSo: 'The card then counts for that trip',
      trip: (stops) => stops.join(' → '),
      tripEnds: (first, last, count) => `${capital(trips(count))}: ${first} → ${last}`,
      waySo: (at, of, score, risk) => `Now route ${at} of ${of}, ${threat(score, risk)}`,
      tripSo: (score, risk, stars) =>
        [
          sum(score, points),
          threat(score, risk),
          ...(stars > 0 ? [`★ ${cards(stars)}`.replaceAll(' ', '\u00A0')] : []),
        ].join(', '),
      freightSo: (score) => `${sum(score, points)}. Freight: van or cargo bike only`,
      dragSo: (score) => `${sum(score, points)}. Drag the line to lead it elsewhere`,
      sparesSo: (risk, short) => `Route with least jam risk: −${risk} instead of −${short}`,
      unusedSo: (card, place) =>
        `“${cardName(card)}”${place === undefined ? '' : ` on ${coordinates(place)}`} is not used. Tap it to take it back.`,
      avoid: (kinds, count) =>
        kinds.length === 1 ? `${cardName(kinds[0]!)}: ${trips(count)} avoided` : `${capital(trips(count))} avoided`,
      avoidSo: (each, total) =>
        `${each.length > 1 ? `${each.join(' + ')} = ` : ''}${points(total)}. No trip this turn.`,
      give: (card, left) => `${left === 1 ? '1 more card' : '2 cards'} for ${cardName(card)}`,
      giveSo: 'Choose the cards you give for it',
      discard: (held, count) => `${held} cards: ${count === 1 ? 'one has' : `${count} have`} to go`,
      discardSo: 'Choose what you need least',
      window: (name, segments, electric, count) => `${name} ${goes(segments[0]!.mode, electric)}: ${points(count)}`,
      windowSo: 'Jam it? Choose a block on the way',
      jamStays: (place) => `${cell(place)}: the jam stays there`,
      windowCarpool: (name) => `Carpool: a jam costs ${name} nothing`,
      jammed: (who, count, places) =>
        who === undefined ? `You jam ${places}` : `${who} ${count === 1 ? 'jams' : 'jam'} ${places}`,
      jammedAt: (places) => `Jammed: ${places}`,
      jammedSo: (count) => `This trip now brings ${points(count)}`,
      carpoolNote: (lifted, stays) =>
        `With your carpool: ${points(lifted)} instead of ${stays}, but the card is gone. The jam stays either way.`,
      underWay: (count) => `You’re on the way: ${points(count)}`,
      thinking: (who, count) => `${who} ${count === 1 ? 'is' : 'are'} thinking`,
      waitPlan: (name) => `${name} is planning`,
      waitPlanSo: 'You can plan ahead',
      travels: (name, segments, electric, count) => `${name} ${goes(segments[0]!.mode, electric)}: ${points(count)}`,
      waitDiscard: (name) => `${name} is discarding`,
      lastTurn: 'Last round: you’re up',
      turnOf: (name, number, of) => `${name}’s turn, ${number} of ${of}`,
      swing: (name, count) => `${name} made ${points(count)} in one turn`,
      park: (place) => `${cell(place)}: no road leads here`,
      atPlace: (place, count) =>
        `${cell(place)}: ${count === 0 ? 'no trip' : count === 1 ? 'one trip' : `${count} trips`} from or to here`,
      lastRound: (name, count) =>
        `${name === undefined ? 'You have' : `${name} has`} ${count}: this round is the last.`,
      endsIt: (name) => `If ${name} reaches 50, the game ends at once.`,
      need: (count, ends) => `You need ${count} more for 50${ends ? ', then the game ends' : ''}`,
      pickTrip: 'Pick a trip.',
      won: (names, you, most) => {
        const who = list(you ? ['You', ...names] : names);
        return `${who} ${you || names.length > 1 ? 'win' : 'wins'} with ${points(most)}`;
      },
    },
    button: {
      travel: 'Travel',
      first: 'pick a trip first',
      go: (count) => `Travel +${count}`,
      avoid: (count) => `Avoid +${count}`,
      endTurn: 'End turn',
      tooMany: (count) => `discard ${count}`,
      wasted: (count) => `${cards(count)} for nothing`,
      lastRound: (sure, left) =>
        sure
          ? left.length > 0
            ? `then only ${list(left)} ${left.length > 1 ? 'play' : 'plays'}`
            : 'makes it the last round'
          : 'last round if not jammed',
      endsGame: (sure) => (sure ? 'ends the game' : 'game over if not jammed'),
      room: 26,
      discard: (count) => `Discard ${cards(count)}`,
      pass: (name) => `Let ${name} through`,
      jam: (place) => `Jam ${coordinates(place)}`,
      jamNote: (then, now) => (then === now ? 'for later' : `${then} instead of ${now}`),
      stay: (count) => `In the jam +${count}`,
      carpool: (count) => `Carpool +${count}`,
      missing: 'Choose a trip first, or a card that avoids trips.',
    },
    stops: ['Cards', 'Trip', 'Go'],
    hand: {
      title: 'Your cards',
      empty: 'You have no cards.',
      others: 'The others’ cards are hidden.',
      fresh: 'new',
      offered: 'for 2',
      name: cardName,
      makes: (count) => `turn +${count}`,
      makesSaid: (count, without) => `With it your turn brings ${beside(count, without, 'it')}.`,
      evenSaid: (count) => (count > 0 ? `Without it you can get ${count}, too.` : 'It brings nothing now.'),
      laying: (laid, of) => `${laid} of ${of}`,
      stop: (place) => `stop ${coordinates(place)}`,
      jamOn: (place) => `on ${coordinates(place)}`,
      included: 'included',
      unused: 'not used',
      waits: 'not used yet',
      onOthers: 'for others',
      instead: (count) => `or +${count}`,
      insteadSaid: (count) => `Instead of the trip: ${points(count)}.`,
      asWell: 'add it',
      give: 'give up',
      goes: 'discard',
      costs: (count, held) => (count > 0 ? `without: −${count}` : held > 1 ? `you have ${held}` : ''),
      costsSaid: (count) =>
        count === 0 ? 'You don’t need it right now.' : `Without it your best turn brings ${count} less.`,
      idle: 'no help',
      idleSaid: 'It does not help this trip.',
      later: 'for later',
      laterSaid: 'It doesn’t help now: keep it for later.',
      uselessSaid: 'It doesn’t help any more.',
      ifJammed: 'if jammed',
      ifJammedSaid: 'You can play this once somebody jams you.',
      pair: (count) => `+${count}`,
      with: 'with',
      pairSaid: (other, count, without, same) =>
        `${same ? `With both “${cardName(other)}” cards` : `Together with “${cardName(other)}”`} your turn brings ${beside(count, without, 'them')}.`,
      show: 'Show',
      about: (card) => `${names.cardHelp(card)} ${BRINGS.en[card]}`.trim(),
      purpose: (card) => PURPOSES.en[card],
      rule: 'Rule',
    },
    tickets: {
      title: 'Open trips',
      joins: '+ add',
      instead: 'or',
      said: (id, now, standing) =>
        `${trip(id)}. Best now ${names.by(now.mode, false)}: ${points(now.points)}${now.before === undefined ? '' : ` instead of ${now.before}`}${now.lost > 0 ? `, jams cost ${now.lost}` : ''}. ${standing}`,
      standing: {
        plain: 'Not chosen.',
        better: 'Better with what you have laid.',
        joins: 'Can be added.',
        avoided: 'Drops out.',
        instead: 'Instead of what you have chosen.',
        dim: 'Does not go with it.',
        prospect: 'Possible with the card.',
        chosen: (place) => `Chosen as number ${place}.`,
      },
      about: (id, star) => {
        const { points: worth, freight } = tripOf(id);
        const how = freight
          ? `Freight: ${points(worth)} by van, ${worth + MODE_BONUS.cargoBike} by cargo bike with the card.`
          : `${points(worth)} by car, ${worth + MODE_BONUS.tram} by tram or bicycle, ${worth + MODE_BONUS.walking} on foot.`;
        return `${how}${star ? ' ★ brings you a card.' : ''}`;
      },
      changed: (changes) =>
        `${capital(trips(changes.length))} ${changes.length === 1 ? 'changes' : 'change'}: ${changes.map((change) => `${trip(change.trip)} ${change.points} instead of ${change.before} ${names.by(change.mode, false)}`).join('; ')}.`,
    },
    modes: {
      title: 'How?',
      names: MODE_NAMES,
      jamUpTo: (count) => `jam up to −${count}`,
      jam: (count) => `jam −${count}`,
      noJam: 'no jam',
      withCards: (count) => (count === 1 ? 'with card' : `with ${count} cards`),
      leads: (shifts) =>
        (shifts.length > 1 ? shifts.map(({ is }) => coordinates(is)).join('\u2060–\u2060') : onto(shifts)).replace(
          ' ',
          '\u00A0',
        ),
      along: '✓ included',
      otherWay: 'other route',
      lacks: {
        stop: (place) => `no stop on ${coordinates(place)}`,
        stops: (count) => `${count} stops missing`,
        paths: (count, walking) => `${count} ${walking ? 'walkway' : 'bike path'}${count === 1 ? '' : 's'} missing`,
        full: (place) => `${coordinates(place)} is full`,
        tooFar: 'too far',
        card: 'card missing',
        together: 'not together',
      },
      why: (mode, lack, cells) =>
        `${capital(MODE_NAMES[mode])}: ${lack}${cells.length > 1 ? ` (${cells.map(coordinates).join(', ')})` : ''}`,
      whyBetween: (mode, lack, [from, to]) =>
        `${capital(names.by(mode, false))}, ${coordinates(from)} to ${coordinates(to)} comes closest: ${lack}`,
    },
    note: {
      firstTouch: 'Most points win. ★ brings a card, the box is freight. Hold a card or a trip to read about it.',
      first:
        'Most points win; when somebody has 50, the round is the last. ★ brings a card, the box is freight. Try anything: nothing counts before you travel.',
      changes: (count, mode, join, more) =>
        `${capital(more ? moreTrips(count) : trips(count))} ${mode ? `could now go ${names.by(mode, false)}` : `now ${count === 1 ? 'scores' : 'score'} more`}. ${join ? 'Choose one and add the other' : `Choose ${count === 1 ? 'it' : 'one'} to travel it`}.`,
      avoiding: 'Stops and paths may still be laid.',
      since: (turns, first) => `${first ? 'So far' : 'Since your turn'}: ${turns}`,
      myJam: (name, lost, lifted) =>
        lifted
          ? `Your jam came to nothing: ${name} played “${cardName('carpool')}”.`
          : lost > 0
            ? `Your jam cost ${name} ${points(lost)}.`
            : `Your jam cost ${name} nothing this time.`,
      myTrip: (count, promised, who) => `Your trip: ${count} instead of ${promised}, jammed by ${who}.`,
      myTurn: (count, how) => `Your turn: +${count} ${how ?? 'for trips avoided'}.`,
      before: 'Turn before',
      next: 'Turn after',
      beforeWord: 'before',
      nextWord: 'after',
      others: 'See the others’ turns on the plan, one by one.',
      planWorks: (count) => `Your plan still works: +${count}`,
      taken: (name, id) => (name ? `${name} took the trip ${trip(id)}.` : `The trip ${trip(id)} is gone.`),
      planAhead: 'Plan ahead if you like: it counts only when you’re up and travel.',
      jamLater: 'Jams are put on others when they drive a car or van.',
      noWayOver: 'No route of this trip leads over that block.',
      oneEnough: 'One of these is enough.',
    },
    shared: {
      ask: (name, count) => `${name} drives: ${points(count)}. Anyone for a jam?`,
      askSo: 'Anybody with a jam card may play it',
      nobody: 'Nobody: go on',
      somebody: (name) => `${name} jams`,
      placeJam: (name) => `${name}, place your jam`,
      jammed: (name) => `${name}, your trip is jammed`,
    },
    order: {
      title: 'Ask me about jams',
      notUntilTurn: 'Don’t ask until my turn',
      name: (order: StandingOrder) => (typeof order === 'number' ? `Ask from ${order} points up` : ORDERS[order]),
    },
    hint: {
      title: (count) => (count === 1 ? 'One good turn' : `${capital(NUMBERS[count] ?? '')} good turns`),
      so: (count) => (count === 1 ? 'Choose it to see it on the plan.' : 'Best overall first. Choose one to see it.'),
      instead: (count) => `Choose ${count === 1 ? 'it' : 'one'} to replace what you have put together.`,
      asGood: (count) => `Your own plan is just as good: +${count}.`,
      same: (count) => `Your own plan is the first of them: +${count}.`,
      riskier: (count, risk, less) =>
        `Your own plan also brings +${count}, but jams could take ${risk}${less > 0 ? `, not ${less}` : ''}.`,
      close: 'Close',
      cards: (count) => (count === 0 ? 'no card' : cards(count)),
      chance: (percent) => `${percent ?? '…'}\u00a0% to win`,
      aboutCard: (card) => `the ${cardName(card)} card`,
      aboutTrip: (trip) => `the trip ${trip}`,
      only: 'Every other turn looked at is weaker.',
      others: (most, more) =>
        more === 0
          ? `Other turns bring +${most} as well.`
          : `Another one brings ${more} more, but is weaker on the whole.`,
      because: (reason) => because(reason, names),
      jamUpTo: (count) => `Jam up to −${count}`,
      sentence: (what, count, reasons) => `Hint: +${count} ${what}. ${reasons}`,
      discard: (card, held) =>
        `Hint: ${cardName(card)}. ${held > 1 ? `You hold ${held} of them.` : 'On average it brings least.'}`,
      jam: (advice, name) =>
        `Hint: ${advice.cell === undefined ? 'keep your jam' : `jam ${coordinates(advice.cell)}`}. ${jamReasonEn(advice, name)}`,
      ...answersEn,
    },
    race: {
      you: 'You',
      title: (scores) => `Points to 50: ${scores}`,
      score: (name, count) => `${name}: ${count}`,
      cards: (count) => `${cards(count)} in hand`,
    },
    facts: {
      cards,
      missing: (count) => (count > 0 ? `${count} to go` : 'has reached 50'),
      first: 'starts the round',
    },
    choice: {
      trip: (id) => `Trip: ${trip(id)}`,
      take: 'Take everything back',
      from: (place) => `Go through ${cell(place)}`,
      mode: (name, count) => `${capital(MODE_NAMES[name])}, ${points(count)}`,
      card: (card) => `Card: ${cardName(card)}`,
      on: (place) => `Choose ${cell(place)}`,
      jam: (place) => `Jam ${cell(place)}`,
      discard: (kinds) => `Discard ${cardNames(kinds)}`,
      hint: (what, count) => `Look at a turn: ${what}, ${points(count)}`,
    },
    ending: endingEn(names),
    credit:
      'Future Mobility: © 2022 IMAGINARY gGmbH for Futurium, CC BY-SA 4.0, adapted. Symbols: OpenMoji, CC BY-SA 4.0.',
  };
}
