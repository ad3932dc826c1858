/**
 * Networks: which crossings each seat's marker is joined with. Rails for everybody carry all seats, so networks that meet become one; a private rail carries its owner alone.
 */
import type { Seat } from '@stellwerk/kernel';
import type { Topology } from './topology.ts';
import { FREE, OWN, SHARED } from './types.ts';

export interface Networks {
  /** For each crossing one bit for every seat whose network contains it. */
  reach: number[];
  /** The crossings that belong to any network, in the order in which they came to one. */
  joined: number[];
}

const EVERYBODY = 0b111111;

export function bit(seat: Seat): number {
  return 1 << seat;
}

/** The seats for which a rail joins its ends. */
function users(rail: number): number {
  if (rail === SHARED) return EVERYBODY;
  return rail === FREE ? 0 : bit(rail - OWN);
}

export function mayUse(rail: number, seat: Seat): boolean {
  return (users(rail) & bit(seat)) !== 0;
}

/** Brings `reach` up to date after a rail was laid on the line. */
export function extendNetworks(topo: Topology, rails: readonly number[], nets: Networks, line: number): void {
  const { reach } = nets;
  const carried = users(rails[line]!);
  const a = topo.endA[line]!;
  const b = topo.endB[line]!;
  const fromA = reach[a]! & carried & ~reach[b]!;
  const fromB = reach[b]! & carried & ~reach[a]!;
  if (fromA !== 0) spread(topo, rails, nets, b, fromA);
  if (fromB !== 0) spread(topo, rails, nets, a, fromB);
}

/** Takes seats to a crossing and on along all rails they may use. */
function spread(topo: Topology, rails: readonly number[], nets: Networks, crossing: number, seats: number): void {
  const { reach } = nets;
  if (reach[crossing] === 0) nets.joined.push(crossing);
  reach[crossing]! |= seats;
  for (let i = topo.first[crossing]!, end = topo.first[crossing + 1]!; i < end; i++) {
    const rail = rails[topo.via[i]!]!;
    if (rail === FREE) continue;
    const onward = seats & users(rail) & ~reach[topo.to[i]!]!;
    if (onward !== 0) spread(topo, rails, nets, topo.to[i]!, onward);
  }
}

/** A seat's network begins where its marker is placed. */
export function beginNetwork(
  topo: Topology,
  rails: readonly number[],
  nets: Networks,
  marker: number,
  seat: Seat,
): void {
  spread(topo, rails, nets, marker, bit(seat));
}

/** All networks from scratch; a marker not yet placed is −1. */
export function networks(topo: Topology, rails: readonly number[], markers: readonly number[]): Networks {
  const nets: Networks = { reach: Array.from({ length: topo.crossings }, () => 0), joined: [] };
  for (const [seat, marker] of markers.entries()) if (marker >= 0) beginNetwork(topo, rails, nets, marker, seat);
  return nets;
}
