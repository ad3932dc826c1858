/** What can be done with a finished game: watch it grow, keep it as a picture or a film. Loaded when a game is over, and not before. */
import type { Moment } from '@stellwerk/tables';
import type { GameScreen, Table, Turn } from '@stellwerk/toolkit/screen.ts';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Looking } from '../table/useLooking.ts';

export interface ShowProps {
  /** Where it is kept on this device, for the day on which it was played. */
  readonly playId?: string | undefined;
  readonly title: string;
  readonly screen: GameScreen;
  readonly table: Table;
  readonly turns: readonly Turn[];
  readonly looking: Looking;
  /** The step that the game ended with. */
  readonly last: number;
  lookBack(step: number): Promise<Moment>;
  /** Leads to the game turn by turn, where one isn't there already. */
  readonly replay?: (() => void) | undefined;
  onShow?(running: boolean): void;
}

// Without it the result is still a result.
const Afterwards = lazy<ComponentType<ShowProps>>(() =>
  import('./Afterwards.tsx').catch(() => ({ default: () => undefined })),
);

export function Show(props: ShowProps) {
  return (
    <Suspense>
      <Afterwards {...props} />
    </Suspense>
  );
}
