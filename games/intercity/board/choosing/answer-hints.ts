/** What *Hint* says of questions, and of what only the searcher has found. */
import { ALL_DICE, JOKER, taskCard, type Action, type Passenger } from '../../rules/index.ts';
import { called, stationName } from '../../texts/words.ts';
import type { Answer } from '../panels/Question.tsx';
import { keeping, type Hint } from './hint.ts';
import {
  knownJourney,
  letterOf,
  LINE,
  passLabel,
  sayAction,
  sayEstimate,
  sayPlay,
  sayTrain,
  type Speech,
} from './say.ts';

type Timed = Answer & { readonly time: number };

/** All answers: where each has a time the fastest first, else as they are listed. */
export function answerHints(speech: Speech, passenger: Passenger, answers: readonly Answer[]): readonly Hint[] {
  const { hint } = speech.words.screen;
  const timed = answers.filter((answer): answer is Timed => answer.time !== undefined && answer.time < Infinity);
  const compared = timed.length === answers.length ? timed.toSorted((a, b) => a.time - b.time) : [];
  const nudge = letterOf(speech.view, passenger);
  const hinted = ({ label, actions }: Answer, text: string, brings?: string): Hint => ({
    text: hint.say(text),
    about: label,
    nudge,
    actions,
    ...(brings !== undefined && { brings }),
  });
  if (compared.length > 1)
    return compared.map((answer, at) => {
      const time = sayEstimate(speech, answer);
      return hinted(answer, at === 0 ? hint.any(answer.label) : hint.other(answer.label, time), time);
    });
  return answers.map((answer) => {
    const whole = hint.other(answer.label, answer.so);
    return hinted(answer, hint.say(whole).length <= LINE ? whole : `${answer.label}.`);
  });
}

/** Beside the card that is worth playing: to play none. */
export function passHint(speech: Speech): Hint {
  const label = passLabel(speech);
  return { text: speech.words.screen.hint.say(`${label}.`), about: label, actions: [{ type: 'pass' }] };
}

/** A turn that is known to be better, not why; nothing where words would not tell it from another one. */
export function triedHint(speech: Speech, way: readonly Action[]): readonly Hint[] {
  const { words, view } = speech;
  const { hint, list } = words.screen;
  const [first] = way;
  if (!first) return [];
  const tell = (text: string, about: string, more: Partial<Hint> = {}): readonly Hint[] => [
    { text: hint.say(text), about, actions: way, ...more },
  ];
  switch (first.type) {
    case 'roll':
    case 'stop': {
      const thrown = first.type === 'roll' ? first.dice : [];
      const faces = [...new Set(ALL_DICE.filter((die) => !thrown.includes(die)).map((die) => view.dice[die]!))];
      // Of equal dice words keep all or none.
      if (thrown.some((die) => faces.includes(view.dice[die]!))) return [];
      const colours = faces.filter((face) => face !== JOKER).map((face) => words.faces[face]!);
      const text =
        thrown.length === 0
          ? hint.triedStop(hint.tried)
          : colours.length > 0
            ? hint.keep(list(colours), faces.includes(JOKER), hint.tried)
            : faces.length > 0
              ? hint.keep('★', false, hint.tried)
              : hint.triedAll(hint.tried);
      return tell(text, keeping(speech, faces).about, { faces });
    }
    case 'drive': {
      const train = sayTrain(speech, first.train);
      return tell(hint.drive(train, way.length, hint.tried), train, { train: first.train });
    }
    case 'draw':
      return tell(hint.triedDraw(hint.tried), words.screen.button.draw);
    case 'play': {
      const { play } = first;
      const more = 'train' in play ? { train: play.train } : {};
      return tell(hint.card(sayPlay(speech, play), hint.tried), words.cards[play.card].name, more);
    }
    case 'itinerary': {
      const journey = first.task ?? knownJourney(view, first.passenger);
      const goal = stationName(taskCard(view, journey).goal);
      return tell(`${called(view, first.passenger, journey)}: ${words.screen.plan.to(goal)}, ${hint.tried}.`, goal);
    }
    default: {
      const label = sayAction(speech, first);
      return label === undefined ? [] : tell(hint.other(label, hint.tried), label);
    }
  }
}
