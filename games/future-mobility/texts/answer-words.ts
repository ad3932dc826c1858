/** What hints say of answers beside one's turn, in both languages. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import type { ScreenWords } from './screen-words.ts';

type AnswerWords = Pick<ScreenWords['hint'], 'carpool' | 'or' | 'tried' | 'lookAt'>;

export const answersEn: AnswerWords = {
  carpool: (count, worthIt) =>
    worthIt
      ? `Hint: carpool. It brings ${COMMON.en.points(count)} back.`
      : `Hint: keep it. It would bring back only ${count}.`,
  or: (answer) => `Or: ${answer}.`,
  tried: (answer) => `Hint: ${answer}. Played out, it wins more often.`,
  lookAt: {
    points: (name) => `${name}’s points`,
    jam: 'the jam on your trip',
    doubles: 'the cards you hold twice',
    uses: 'what each card is good for',
  },
};

export const answersDe: AnswerWords = {
  carpool: (count, worthIt) =>
    worthIt
      ? `Tipp: Fahrgemeinschaft. Sie bringt dir ${COMMON.de.points(count)} zurück.`
      : `Tipp: Heb sie dir auf. Sie brächte nur ${count} zurück.`,
  or: (answer) => `Oder: ${answer}.`,
  tried: (answer) => `Tipp: ${answer}. Durchgespielt gewinnt das öfter.`,
  lookAt: {
    points: (name) => `die Punkte von ${name}`,
    jam: 'den Stau auf deiner Fahrt',
    doubles: 'deine doppelten Karten',
    uses: 'den Nutzen deiner Karten',
  },
};
