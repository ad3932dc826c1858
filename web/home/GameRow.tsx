/** One game in a list: the bar and badge of its line, who is there, and at the right one state. The whole row is the link. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { SCREEN_IDS, useAbout } from '../app/screens.ts';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { LineBadge, lineColour } from '../online/LineBadge.tsx';
import styles from './GameRow.module.css';

export interface Someone {
  readonly name: string;
  /** Not known of those at a table on the server. */
  readonly colour?: number;
}

interface GameRowProps {
  readonly game: string;
  readonly href: string;
  /** Instead of the game's name alone. */
  heading?(title: string): string;
  readonly people: readonly Someone[];
  /** What the row says to those who don't see it. */
  label(title: string): string;
  readonly state: ReactNode;
}

export function GameRow(props: GameRowProps) {
  // A play from another version may be of a game that isn't here.
  if (!SCREEN_IDS.includes(props.game)) return <Row {...props} title={props.game} />;
  return (
    <ErrorBoundary small={<Row {...props} title={props.game} />}>
      <TitledRow {...props} />
    </ErrorBoundary>
  );
}

function TitledRow(props: GameRowProps) {
  return <Row {...props} title={useAbout(props.game).title} />;
}

function Row({ game, href, heading, people, label, state, title }: GameRowProps & { readonly title: string }) {
  return (
    <Link
      href={href}
      className={styles.row}
      style={{ ['--line-colour' as string]: lineColour(game) }}
      aria-label={label(title)}
    >
      {title !== game && <LineBadge game={game} />}
      <span className={styles.what}>
        <strong>{heading?.(title) ?? title}</strong>
        <span className={styles.people}>
          {people.map(({ name, colour }, index) => (
            <span key={index}>
              {colour !== undefined && <PlayerBadge colour={colour} size="0.95rem" />}
              {name}
            </span>
          ))}
        </span>
      </span>
      <span className={styles.state}>{state}</span>
    </Link>
  );
}

/** The one red thing in a list. */
export function Pill({ children }: { readonly children: ReactNode }) {
  return <span className={styles.pill}>{children}</span>;
}
