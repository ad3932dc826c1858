/** What the lessons of InterCity may name. */
import type { Seat } from '@stellwerk/kernel';
import {
  FIELDS_A_POINT,
  homeOf,
  JOKERS_FOR_CARD,
  passengersOf,
  trainOf,
  unusedDice,
  type View,
} from '../rules/index.ts';

export function facts(view: View, me: Seat) {
  const byLetter = <T>(fact: (passenger: number) => T) =>
    Object.fromEntries(passengersOf(view, me).map((passenger, index) => ['AB'[index]!, fact(passenger)]));
  return {
    /** What is painted on each train. */
    train: view.line.map((_, train) => homeOf(train) + 1),
    fieldsAPoint: FIELDS_A_POINT,
    jokersForCard: JOKERS_FOR_CARD,
    /** Points that can still be driven. */
    dice: unusedDice(view).length,
    /** By own passenger: the train where it is. */
    in: byLetter((passenger) => homeOf(trainOf(view.place[passenger]!)) + 1),
  };
}
