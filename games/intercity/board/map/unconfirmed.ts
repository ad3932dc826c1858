/** What a passenger does that has been sent and is not confirmed: it is drawn as if it were done, and pale. */
import {
  ABOARD,
  freeSeats,
  isAboard,
  NOBODY,
  stationOfPassenger,
  taskVia,
  trainOf,
  type Action,
  type Train,
  type View,
} from '../../rules/index.ts';
import type { Picture } from './playback.ts';

export function pictureWith(picture: Picture, draft: Action | undefined, view: View): Picture {
  switch (draft?.type) {
    case 'board': {
      const { passenger, train } = draft;
      // Dice decide.
      if (freeSeats(view, train) === 0) return picture;
      const seat = picture.front[train] === NOBODY ? 'front' : 'rear';
      const place = picture.place.with(passenger, ABOARD + train);
      return { ...picture, place, [seat]: picture[seat].with(train, passenger) };
    }
    case 'leave': {
      const { passenger } = draft;
      const [at, station] = [view.place[passenger]!, stationOfPassenger(view, passenger)];
      if (!isAboard(at) || station < 0) return picture;
      const seat = picture.front[trainOf(at)] === passenger ? 'front' : 'rear';
      const place = picture.place.with(passenger, station);
      return { ...picture, place, [seat]: picture[seat].with(trainOf(at), NOBODY) };
    }
    case 'take': {
      const { passenger } = draft;
      return { ...picture, task: picture.task.with(passenger, taskVia(view, stationOfPassenger(view, passenger))) };
    }
    default:
      return picture;
  }
}

/** The train that a card has been played on. */
export const cardTrain = (draft: Action | undefined): Train | undefined =>
  draft?.type === 'play' && 'train' in draft.play ? draft.play.train : undefined;
