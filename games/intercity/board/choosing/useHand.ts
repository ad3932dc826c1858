/** The event card that is looked at, where it could be played, and what that would do. */
import { useMemo, useState } from 'react';
import { CARDS, dryRun, type Action, type Card, type Play, type Train, type View } from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import type { InterCityTable } from '../table.ts';

/** A card in the hand that is looked at, and where it would be played. */
export interface PickedCard {
  readonly card: Card;
  readonly train?: Train;
  readonly play?: Play;
}

export function useHand(view: View, drives: readonly Action[]) {
  const [handOpen, setOpen] = useState(false);
  const held = view.own?.hand.length ?? 0;
  const { viewer, turn, phase } = view;
  const [known, setKnown] = useState({ viewer, held, turn, phase });
  // A new card is looked at; somebody else's hand at the same screen isn't new. What comes next closes it.
  if (known.held !== held || known.viewer !== viewer || known.turn !== turn || known.phase !== phase) {
    setKnown({ viewer, held, turn, phase });
    setOpen(known.viewer === viewer && held > known.held);
  }
  const [picked, setPicked] = useState<PickedCard>();
  const card = picked && view.own?.hand.includes(CARDS.indexOf(picked.card)) ? picked : undefined;
  const openHand = (open: boolean): void => {
    setOpen(open);
    if (!open) setPicked(undefined);
  };
  const play = card?.play;
  const cardRun = useMemo(() => (play ? dryRun(view, [{ type: 'play', play }]) : undefined), [view, play]);
  const cardOutcome = useMemo(
    () => (play ? dryRun(view, [{ type: 'play', play }, ...drives]) : undefined),
    [view, play, drives],
  );
  return { handOpen: handOpen && held > 0, card, cardRun, cardOutcome, openHand, pickCard: setPicked };
}

/** Plays of a card that are legal now. */
export function playsOf(legal: readonly Action[], card: Card): readonly Play[] {
  return legal.flatMap((action) => (action.type === 'play' && action.play.card === card ? [action.play] : []));
}

export function chooseForCard(
  { legal }: InterCityTable,
  { card }: PickedCard,
  pick: (card: PickedCard) => void,
  target: Target,
): void {
  const fits = playsOf(legal, card).filter((play) => {
    if (play.card === 'fullspeed' && target.kind === 'bead')
      return target.train === play.train && target.points === play.fields;
    if ('train' in play) return 'train' in target && target.train === play.train;
    if (play.card === 'taxi') return target.kind === 'station' && target.station === play.station;
    return target.kind === 'passenger' && target.passenger === play.passenger;
  });
  const train = 'train' in target && fits.length > 0 ? { train: target.train } : {};
  if (fits.length > 0) pick({ card, ...train, ...(fits.length === 1 && { play: fits[0]! }) });
}
