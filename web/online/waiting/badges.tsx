/** Shapes of seats where nobody is: hollow for somebody who is expected, a ring of dashes for anybody. */
import { playerColour, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';

interface BadgeProps {
  readonly size: string;
}

export function HollowBadge({ colour, size }: BadgeProps & { readonly colour: number }) {
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} style={{ flex: 'none' }} aria-hidden="true">
      <path
        d={shapePath(playerShape(colour), 9)}
        fill="none"
        stroke={playerColour(colour)}
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function FreeBadge({ size }: BadgeProps) {
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} style={{ flex: 'none' }} aria-hidden="true">
      <circle r="9.5" fill="none" stroke="var(--rule-strong)" strokeWidth="2.2" strokeDasharray="4.2 3.26" />
    </svg>
  );
}
