/** What lies before me, as a line with three stops: my cards, the open trips, and in the slot row what goes with them now. */
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Words } from '../../texts/words.ts';
import { shownTurn } from '../table.ts';
import type { Planning } from '../useSketch.ts';
import { Hand } from './Hand.tsx';
import { HintSheet } from './HintSheet.tsx';
import type { TrayProps } from './row.ts';
import { SlotRow } from './SlotRow.tsx';
import { Tickets } from './Tickets.tsx';
import styles from './tray.module.css';

export function Tray(props: TrayProps) {
  const { table, planning, hints, words } = props;
  return (
    <div
      className={styles.tray}
      data-role={planning.role}
      data-modes={planning.chips.length > 0 || undefined}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) props.leave();
      }}
      style={{ ['--line' as string]: playerColour(table.players[shownTurn(table)]!.colour) }}
    >
      <Line
        words={words}
        stop={planning.role === 'plan' ? planning.stop : undefined}
        ready={planning.outcome.complete}
      />
      <Hand {...props} />
      <Tickets {...props} />
      <SlotRow {...props} />
      <p className={styles.credit}>{words.screen.credit}</p>
      {hints.open && <HintSheet {...props} />}
    </div>
  );
}

interface LineProps {
  readonly words: Words;
  readonly stop: Planning['stop'] | undefined;
  readonly ready: boolean;
}

function Line({ words, stop, ready }: LineProps) {
  const [cards, trip, travel] = words.screen.stops;
  return (
    <div className={styles.line} aria-hidden="true">
      <b data-at={stop === 'cards' ? '' : undefined}>1</b>
      <span>{cards}</span>
      <b data-at={stop === 'trip' ? '' : undefined}>2</b>
      <span>{trip}</span>
      <b data-at={ready ? '' : undefined}>3</b>
      <span>{travel}</span>
    </div>
  );
}
