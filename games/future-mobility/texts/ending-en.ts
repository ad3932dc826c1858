/** Future Mobility in English: what is said at the end. */
import type { ScreenWords } from './screen-words.ts';
import type { Names } from './words.ts';

export function endingEn({ markers, points, cardNames }: Names): ScreenWords['ending'] {
  return {
    title: 'Your city 2050',
    you: 'you',
    byRound: 'Points after every round',
    shareTitle: (count, clean) => `How everybody travelled: ${count} trips, ${clean} of them without car or van`,
    kinds: {
      foot: 'on foot',
      bike: 'bicycle',
      tram: 'tram',
      avoided: 'avoided',
      electric: 'electric',
      motor: 'car and van',
    },
    carried: (name, marker, count, others) =>
      `${name === undefined ? 'Your' : `${name}’s`} ${markers[marker]} carried ${count} trips${others > 0 ? `, ${others} of them by others` : ''}.`,
    lost: (name, count) => `${name ?? 'You'} lost ${points(count)} in jams.`,
    figures: {
      turningPoint: 'Turning point',
      luck: 'Luck with the open trips, in points',
      best: 'Best turn',
      worst: 'Weakest turn',
      help: 'Others’ paths used',
      jams: 'Lost in jams',
    },
    lead: (name, round, last) => `${name}, ahead ${last ? `only in round ${round}` : `from round ${round} on`}`,
    turn: (count, round, of) => `+${count} in round ${round}${of > 1 ? `, one of ${of} turns` : ''}`,
    perName: (items) => items.map(([name, value]) => `${name}\u00A0${value}`).join(', '),
    decidedByJams: (name, lost, margin) =>
      `${name === undefined ? 'You' : name} lost ${points(lost)} in jams and ${name === undefined ? 'were' : 'was'} ${margin} short in the end.`,
    decidedBy: (winner, round, what) => `${winner ?? 'You'} pulled away most in round ${round}: ${what}.`,
    lastTurn: (name, count, cards, ahead) => {
      const what = `${points(count)}${cards.length > 0 ? ` with ${cardNames(cards)}` : ''}.`;
      if (ahead) return `Only the last turn put ${name ?? 'you'} ahead: ${what}`;
      return `${name === undefined ? 'Your' : `${name}’s`} last turn brought ${what}`;
    },
    behind: (name, margin) =>
      `In the end ${name ?? 'you'} ${name === undefined ? 'were' : 'was'} ${points(margin)} short.`,
    round: (round) => `Round ${round}`,
  };
}
