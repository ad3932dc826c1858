/** The five groups of cities: each colour has a shape of its own, told apart from the players' marks. */
import type { Colour } from '../../rules/index.ts';

/** Around the origin, about as large as a circle of radius 10. */
export const GROUP_SHAPES: Readonly<Record<Colour, string>> = {
  // A shield for the west.
  red: 'M-9.5 -9.5H9.5V0.5C9.5 6.5 4 9.8 0 11.5C-4 9.8 -9.5 6.5 -9.5 0.5Z',
  // A hexagon for the middle.
  orange: 'M0 -11.2L9.7 -5.6V5.6L0 11.2L-9.7 5.6V-5.6Z',
  // A rising sun for the north.
  yellow: 'M-11.5 6.8A11.5 11.5 0 0 1 11.5 6.8Z',
  // A leaf for the east.
  green: 'M-9.5 -9.5H2.5C6.5 -9.5 9.5 -6.5 9.5 -2.5V9.5H-2.5C-6.5 9.5 -9.5 6.5 -9.5 2.5Z',
  // A drop for the south.
  blue: 'M0 -12.5C4 -6.5 8.6 -2 8.6 3.4A8.6 8.6 0 0 1 -8.6 3.4C-8.6 -2 -4 -6.5 0 -12.5Z',
};

export function groupColour(colour: Colour): string {
  return `var(--te-${colour})`;
}

/** What is written on that colour. */
export function groupInk(colour: Colour): string {
  return `var(--te-${colour}-ink)`;
}
