/** Future Mobility in English: what stands on the table. */
import type { Score } from '../rules/index.ts';
import type { ScreenWords } from './screen-words.ts';
import type { Names } from './words.ts';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const jammed = (count: number): string => (count === 1 ? 'One jam' : `${count} jams`);

function sum({ segments, jams, lifted, total }: Score, loss: number, points: Names['points']): string {
  const parts = segments.map((segment) =>
    segment.bonus > 0 ? `${segment.points} + ${segment.bonus}` : `${segment.points}`,
  );
  const lost = jams > 0 && !lifted ? ` − ${loss * jams} (jams)` : '';
  const reckoned = `${parts.join(' + ')}${lost}`;
  return reckoned === `${total}` ? points(total) : `${reckoned} = ${points(total)}`;
}

export function screenEn(names: Names): ScreenWords {
  const { list, points, cell, trip, cardName, cardNames, markers, modes } = names;
  return {
    plan: 'City plan',
    planKeys: 'Arrow keys choose a block, Enter confirms, Escape cancels.',
    block: (place, lying, open) =>
      [cell(place), ...lying.map((marker) => markers[marker]), ...(open ? ['can be chosen'] : [])].join(', '),
    list,
    points,
    by: names.by,
    journey: names.journey,
    freight: 'Freight',
    star: 'Star: brings a power-up',
    prompt: {
      choose: 'Pick a trip or take the suggestion. You may play power-ups first.',
      trip: (count) => `Your trip brings ${points(count)}. Set off, or change something?`,
      lay: (card, count, most) =>
        most === 1
          ? `“${cardName(card)}”: choose a glowing block.`
          : `“${cardName(card)}”: paint over up to ${most} blocks (${count} chosen).`,
      avoid: (card, trips, count) =>
        `“${cardName(card)}” removes ${trips === 1 ? 'one trip' : `${trips} trips`} and brings ${points(count)}. You won’t travel this turn.`,
      recover: 'Choose two cards to give up for it.',
      avoided: 'Trips avoided. Play more power-ups or end your turn.',
      discard: (count) => `Too many cards: discard ${count === 1 ? 'one' : count}.`,
      window: (name, way, count) => `${name} goes ${way}, for ${points(count)}.`,
      windowJam: 'Put a jam in the way? Tap a block of the route.',
      jamHere: (place) => `Put a jam on ${place}?`,
      carpool: (count, loss) => `${jammed(count)} on your trip: ${points(loss)} less. Play a carpool?`,
      noCarpool: (count, loss) => `${jammed(count)} on your trip: ${points(loss)} less.`,
      waitPlan: (name) => `${name} is planning a trip.`,
      waitWindow: (name, asked) => `${name} is on the way. ${asked} thinks about a jam.`,
      waitCarpool: (name) => `${name} is stuck in a jam.`,
      waitDiscard: (name) => `${name} discards cards.`,
      won: (who, count, most) =>
        count > 1 ? `${who} share the victory with ${points(most)}.` : `${who} wins with ${points(most)}.`,
    },
    button: {
      best: (count) => `Best trip: ${points(count)}`,
      go: (count) => `Set off: ${points(count)}`,
      lay: (count) => (count > 1 ? `Lay ${count} blocks` : 'Lay'),
      avoid: (count) => `Avoid: ${points(count)}`,
      recover: 'Recover',
      endTurn: 'End turn',
      discard: (count) => `Discard ${cards(count)}`,
      pass: 'Let it pass',
      jam: 'Place the jam',
      carpool: 'Play carpool',
      noCarpool: 'Stay in the jam',
      goOn: 'Go on',
      cancel: 'Cancel',
    },
    trips: {
      title: 'Open trips',
      hint: 'Tap a trip to plan it.',
      chosen: (place) => `segment ${place} of your trip`,
      follows: 'can be joined on',
      removed: 'will be removed',
      alone: (by, count) => `alone ${by} ${points(count)}`,
      deck: (left) => `${left} in the deck`,
    },
    proposals: { title: 'Suggestions', own: 'Or plan it yourself: tap a trip above.' },
    builder: {
      title: 'Your trip',
      from: 'From',
      to: 'To',
      mode: 'How?',
      lacks: {
        stops: 'needs stops of one line',
        bikePaths: (at) => `needs bike paths: ${at.join(', ')} …`,
        walkways: (at) => `needs walkways: ${at.join(', ')} …`,
      },
      route: 'Route',
      way: (blocks, count) => `${blocks} blocks${count === 0 ? '' : count === 1 ? ', one jam' : `, ${count} jams`}`,
      otherWay: 'Another route',
      draw: 'Or draw the route across the plan; a tap on a block leads it there.',
      electric: 'Play electric vehicle',
      carpool: 'Announce a carpool',
      sum: (score, loss) => sum(score, loss, points),
      extend: 'Trips with a + can be joined on.',
      takeBack: (name) => `Take ${name} back`,
    },
    hand: {
      title: 'Your power-ups',
      empty: 'You have no power-ups.',
      others: 'The others’ cards are hidden.',
      playable: 'can be played now',
      notNow: 'can’t be played now',
      recover: (card) => `Recover “${cardName(card)}” …`,
      left: (count) => `${count} in the deck`,
    },
    order: {
      label: 'Always let pass',
      help: 'Cars and vans of the others go through without asking you. Nobody else sees this setting.',
    },
    track: {
      title: (scores) => `Points up to 50: ${scores}`,
      score: (name, count) => `${name} ${count}`,
    },
    facts: {
      cards,
      missing: (count) => (count > 0 ? `${count} to go` : '50 reached'),
      first: 'opens the round',
    },
    choice: {
      trip: (way, count) => `Go ${way}, ${points(count)}`,
      build: (id) => `Plan the trip ${trip(id)}`,
      extend: (id) => `Join on ${trip(id)}`,
      from: (place) => `Begin at ${cell(place)}`,
      to: (place) => `End at ${cell(place)}`,
      mode: (name) => `Mode: ${modes[name]}`,
      card: (card) => `Play ${cardName(card)}`,
      on: (place) => `Choose ${cell(place)}`,
      off: (place) => `Take back ${cell(place)}`,
      avoid: (card, ids, count) => `${cardName(card)}: avoids ${list(ids.map(trip))}, ${points(count)}`,
      jam: (place) => `Jam on ${cell(place)}`,
      giveUp: (kinds, wanted) => `Give up ${cardNames(kinds)} and recover ${cardNames([wanted])}`,
      discard: (kinds) => `Discard ${cardNames(kinds)}`,
      orderPass: 'From now on always let pass',
      orderAsk: 'From now on ask me at every trip',
    },
    ending: {
      why: (who, count, most) =>
        count > 1
          ? `${who} have the same points, ${most}, and share the victory.`
          : `${who} has the most points: ${most}.`,
      chart: 'Points, round by round',
      player: 'Who',
      trips: 'Turns',
      best: 'Best turn',
      total: 'Points',
      start: 'Start',
      round: (round) => `Round ${round}`,
    },
    credit:
      'Future Mobility: © 2022 IMAGINARY gGmbH for Futurium, CC BY-SA 4.0, adapted. Icons: OpenMoji, CC BY-SA 4.0.',
  };
}
