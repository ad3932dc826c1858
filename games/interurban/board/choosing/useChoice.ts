/** What a person has chosen and not yet done: a tile, the way it is turned, and the cell it would go to. */
import { useCallback, useMemo, useState } from 'react';
import type { Reason } from '@stellwerk/kernel';
import { rotationsOf, whyNot, type Placement, type ReasonCode, type Rotation, type Route } from '../../rules/index.ts';
import { sameCell, type Cell } from '../map/geometry.ts';
import { consequenceOf, settledBy, type Consequence } from './consequence.ts';
import { spotsFor, turned, type Spot } from './moves.ts';
import type { InterUrbanTable } from '../table.ts';

/** The chosen tile as it would lie on a cell, allowed or not. */
export interface Ghost {
  readonly spot: Spot;
  readonly placement: Placement;
  readonly reason: Reason<ReasonCode> | undefined;
  /** What it would change, where it is allowed. */
  readonly consequence: Consequence | undefined;
  /** Put there by a tap or the keys, not only pointed at. */
  readonly firm: boolean;
}

export interface Choice {
  readonly slot: number | undefined;
  /** The tile that lies there. */
  readonly code: number | undefined;
  readonly rotation: Rotation;
  readonly spots: readonly Spot[];
  readonly ghost: Ghost | undefined;
  /** The chosen tile on a cell: as it is held there, or turned so that it fits. */
  heldOver(cell: Cell): Placement | undefined;
  /** In how many ways it may lie there. */
  waysOn(cell: Cell): number;
  choose(slot: number | undefined): void;
  turn(by?: number): void;
  /** Holds the tile over a cell; `firm` where it was put there. */
  aim(cell: Cell | undefined, firm: boolean): void;
  /** Takes that tile and puts it there, to be turned or placed. */
  put(placement: Placement): void;
}

interface Chosen {
  readonly step: number;
  readonly slot: number;
  readonly rotation: Rotation;
  readonly cell: Cell | undefined;
  readonly firm: boolean;
}

/** A choice lasts until the table changes. On the cell of shown advice its tile lies as advised. */
export function useChoice(
  { view, legal, step, me, draft }: InterUrbanTable,
  routes: readonly Route[],
  advised: Placement | undefined,
): Choice {
  const [state, setState] = useState<Chosen>();
  const chosen = me !== undefined && !draft && state?.step === step ? state : undefined;
  const slot = chosen?.slot;
  const spots = useMemo(
    () => (slot === undefined ? NOWHERE : spotsFor(view, routes, legal, slot)),
    [view, routes, legal, slot],
  );
  const at = chosen?.cell && spots.find((spot) => sameCell(spot, chosen.cell));
  const rotation = chosen?.rotation ?? 0;
  const ghost = useMemo((): Ghost | undefined => {
    if (slot === undefined || !at) return undefined;
    const placement = { type: 'place', slot, x: at.x, y: at.y, rotation } as const;
    // Where it fits no way, turning it changes nothing about why.
    const reason = at.reason ?? whyNot(view, placement);
    return {
      spot: at,
      placement,
      reason,
      consequence: reason ? undefined : consequenceOf(view, routes, placement, view.seat),
      firm: chosen?.firm ?? false,
    };
  }, [view, routes, slot, at, rotation, chosen?.firm]);

  const choose = useCallback(
    (next: number | undefined) =>
      setState(
        next === undefined
          ? undefined
          : { step, slot: next, rotation: rotationsOf(view.faceUp[next]!)[0]!, cell: undefined, firm: false },
      ),
    [step, view],
  );
  const code = slot === undefined ? undefined : view.faceUp[slot]!;
  const firstOn = (spot: Spot, held: Rotation): Rotation =>
    advised && advised.slot === slot && sameCell(advised, spot) ? advised.rotation : settledBy(view, slot!, spot, held);
  const turn = (by = 1): void => {
    if (!chosen || code === undefined) return;
    setState({ ...chosen, rotation: turned(code, at, chosen.rotation, by) });
  };
  const aim = (cell: Cell | undefined, firm: boolean): void => {
    if (!chosen || code === undefined) return;
    const spot = cell && spots.find((it) => sameCell(it, cell));
    if (!spot && !chosen.cell) return;
    if (spot && sameCell(spot, chosen.cell)) {
      if (firm && !chosen.firm) setState({ ...chosen, firm });
      return;
    }
    // A hand that only passes by leaves what was put down where it is.
    if (!firm && chosen.firm) return;
    setState({
      ...chosen,
      cell: spot && { x: spot.x, y: spot.y },
      firm: firm && spot !== undefined,
      rotation: spot ? firstOn(spot, chosen.rotation) : chosen.rotation,
    });
  };
  const put = ({ slot: taken, rotation: way, x, y }: Placement): void =>
    setState({ step, slot: taken, rotation: way, cell: { x, y }, firm: true });
  const heldOver = (cell: Cell): Placement | undefined => {
    if (slot === undefined || code === undefined) return undefined;
    const spot = spots.find((it) => sameCell(it, cell));
    const held = !spot || (sameCell(at, cell) && spot.fits.length > 0) ? rotation : firstOn(spot, rotation);
    return { type: 'place', slot, x: cell.x, y: cell.y, rotation: held };
  };
  const waysOn = (cell: Cell): number => spots.find((it) => sameCell(it, cell))?.fits.length ?? 0;
  return { slot, code, rotation, spots, ghost, heldOver, waysOn, choose, turn, aim, put };
}

const NOWHERE: readonly Spot[] = [];
