/** The analysis in a result. Loaded when a game is over, and not before. */
import type { GameScreen, Table, Turn } from '@stellwerk/toolkit/screen.ts';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Curve } from '../table/frame.ts';
import type { TurnLines } from '../table/log-lines.ts';
import type { Looking } from '../table/useLooking.ts';
import type { Beside } from './useTries.ts';

export interface AnalysisProps {
  /** Where the play is kept on this device. */
  readonly playId: string;
  readonly screen: GameScreen;
  readonly table: Table;
  readonly turns: readonly Turn[];
  readonly lines: readonly TurnLines[];
  readonly looking: Looking;
  /** The curve of the chances, for the line of turns. */
  onCourse(course: Curve | undefined): void;
  /** Plays on from the turn that is looked at; nothing where nothing is left to play, or another button does it. */
  readonly tryFrom?: (() => void) | undefined;
  readonly beside: readonly Beside[];
}

// Without it the result is still a result.
const Panel = lazy<ComponentType<AnalysisProps>>(() =>
  import('./Analysis.tsx').catch(() => ({ default: () => undefined })),
);

export function Analysis(props: AnalysisProps) {
  return (
    <Suspense>
      {/* Other eyes count other steps. */}
      <Panel key={String(props.table.viewer)} {...props} />
    </Suspense>
  );
}
