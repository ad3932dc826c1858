/** What the end of the game says, in English. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import { MAX_CREDIT } from '../rules/index.ts';
import { capital, type Who, type Words } from './words.ts';

const { list, points } = COMMON.en;

export const have = ({ count, you }: Who): string => (you || count > 1 ? 'have' : 'has');
export const railsIn = (count: number): string => (count === 1 ? '1 rail' : `${count} rails`);

export const ending: Words['ending'] = {
  left: (who, count, first) =>
    `${who.names} ${first ? `${have(who)} ` : ''}${count === 0 ? 'none' : count}${first ? ' left' : ''}`,
  losses: (each) => {
    const short = ({ lost, missing }: (typeof each)[number]): string =>
      missing > lost && missing < MAX_CREDIT ? ` (${missing} missing)` : '';
    if (each.length > 1)
      return `per round ${each.map((it) => (it.lost === 0 ? '0' : `−${it.lost}`) + short(it)).join(' · ')}`;
    return each[0]!.lost === 0 ? 'lost nothing' : `lost ${points(each[0]!.lost)}${short(each[0]!)}`;
  },
  apart: (rounds, { names }, winner, count, cities) => {
    const more = `${names} lost ${points(count)} more than ${winner}`;
    if (rounds.length > 1) return `Rounds ${list(rounds.map(String))}: ${more} in each.`;
    return `Round ${rounds[0]}: ${more}.${cities.length > 0 ? ` ${capital(names)} never reached ${list(cities)}.` : ''}`;
  },
  own: (round, count, cities) =>
    `You lost most in round ${round}: ${points(count)}${cities.length > 0 ? `. You never reached ${list(cities)}` : ''}.`,
  foreign: ({ names }, rails) => `${capital(names)} used ${railsIn(rails)} that others had laid.`,
  shared: ({ names, count, you }, left) => {
    const all = ['both', 'all three', 'all four', 'all five', 'all six'][count - 2];
    const much = left === 0 ? 'no points' : points(left);
    return `${capital(names)} share the victory: ${you ? `you ${all}` : all} have ${much} left.`;
  },
  level: (round, lost) => {
    const each = lost.map(({ who: { names }, points: count }, i) => {
      const much = count === 0 ? 'nothing' : i === 0 ? points(count) : count;
      return i === 0 ? `${names} lost ${much}` : `${names} ${much}`;
    });
    return `Round ${round} made ${lost.some(({ who }) => who.you) ? 'you' : 'them'} level: ${list(each)}.`;
  },
  even: ({ you }, rounds) => `${you ? 'You' : 'They'} lost the same in ${rounds === 1 ? 'the only' : 'every'} round.`,
  course: 'Points after each round',
  builtFor: 'Who built for whom?',
  cards: 'Cities of the last round',
  turning: 'Turning point',
  best: 'Best turn',
  worst: 'Worst turn',
  luck: 'Luck of the cards',
  fortunes: (each) => {
    const said = each.map(({ who, points: count }, i) => {
      const whose = who.you ? 'your' : `${who.names}’s`;
      const much =
        count === 0
          ? `the same number${i === 0 ? ' of rails' : ''}`
          : `${i === 0 ? railsIn(Math.abs(count)) : Math.abs(count)} ${count > 0 ? 'fewer' : 'more'}`;
      return i === 0 ? `${whose} cities needed ${much}` : `${whose} ${much}`;
    });
    return `Compared with the average, ${list(said)}.`;
  },
  others: (by = 'others') => `Laid for you by ${by}`,
  moment: ({ names }, round, of, built, leader, by) => {
    const turn = `Round ${round}, turn ${of} (${names}, ${built})`;
    if (by === undefined) return `${turn}: this put ${leader.names} back in front, and it stayed that way.`;
    return `${turn}: from then on ${leader.names} ${leader.you ? 'were' : 'was'} ahead, at first by ${points(by)}.`;
  },
  gain: ({ names }, round, of, own, given, other) => {
    const helped = given === 0 ? 'helped nobody else' : `saved ${other?.names ?? 'the others'} ${railsIn(given)}`;
    return `Round ${round}, turn ${of}: ${names} came ${own === 0 ? 'no' : railsIn(own)} nearer and ${helped}.`;
  },
  forMe: (foreign, all) => `${foreign} of the ${railsIn(all)} that join your cities`,
};
