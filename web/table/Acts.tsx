/** The one button and its neighbours, in fixed places: what can't be done now is pale, never absent. */
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useSettings } from '../app/settings.tsx';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { LOW, useMedia } from '@stellwerk/toolkit/media.ts';
import type { ActionButton } from '@stellwerk/toolkit/screen.ts';
import { ON_ITS_WAY, useJustGone } from '@stellwerk/toolkit/useJustGone.ts';
import styles from './Acts.module.css';

export interface ActsProps {
  readonly undo: (() => void) | undefined;
  /** The whole turn, by a long press or with Shift. */
  readonly undoAll: (() => void) | undefined;
  readonly hint: (() => void) | undefined;
  /** Asks how much hints shall say, by a long press. */
  readonly hintMore: (() => void) | undefined;
  /** Why there are none. */
  readonly unhinted?: string | undefined;
  readonly secondary: ActionButton | undefined;
  readonly primary:
    | (ActionButton & {
        readonly title?: string;
        /** It only hurries others on. */
        readonly skips?: boolean;
        readonly past?: boolean;
        readonly early?: boolean;
      })
    | undefined;
  /** There is room for words beside a second button. */
  readonly roomy?: boolean;
  /** An answer is awaited, and takes its time. */
  readonly slow?: boolean;
  /** In the place of Undo and Hint: what goes with a result or with looking back. */
  readonly instead?: ReactNode;
}

const LONG = 600;

/** A second tap so soon after the first was meant for the same thing (ms). */
const DOUBLE = 450;

/** For a moment after a press, a button that was not there takes none: so a double tap never does a second thing. */
function usePressing(present: readonly (ActionButton | undefined)[]) {
  const [last, setLast] = useState<readonly (string | undefined)[]>();
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => setLast(undefined), DOUBLE);
    return () => clearTimeout(timer);
  }, [last]);
  const settles = ({ label, settling }: ActionButton, turned = false): boolean =>
    settling === true || turned || (last !== undefined && !last.includes(label));
  const press = (button: ActionButton, { detail }: MouseEvent, turned = false): void => {
    // Keys press what has the focus, not what lies under a finger.
    if (settles(button, turned) && (detail > 0 || button.settling)) return;
    setLast(present.map((each) => each?.label));
    button.run();
  };
  return { settles, press };
}

export function Acts({
  undo,
  undoAll,
  hint,
  hintMore,
  unhinted,
  secondary,
  primary,
  roomy = false,
  slow = false,
  instead,
}: ActsProps) {
  const { settings } = useSettings();
  const { settles, press } = usePressing([primary, secondary]);
  // *Skip ahead* gives way to one's turn. Where bots don't wait, nobody can aim at it.
  const turned = useJustGone(primary?.skips === true && settings.pace !== 'instant', ON_ITS_WAY);
  // A question with two answers: there is nothing to take back or to hint at, and the answers weigh the same.
  const answers = secondary !== undefined && !undo && !hint && !roomy;
  const low = useMedia(LOW);
  // Where a second button, the way back to now or a low window needs the room, signs say enough.
  const signs = low || ((secondary !== undefined || primary?.past === true) && !roomy);
  return (
    <div className={styles.acts} data-answers={answers || undefined}>
      {instead ??
        (!answers && (
          <>
            <Undo undo={undo} undoAll={undoAll} signs={signs} />
            <Hint {...{ hint, hintMore, unhinted, signs }} />
          </>
        ))}
      {secondary && (
        <Button
          className={styles.second}
          data-name="secondary"
          disabled={(secondary.disabled && !secondary.explains) ?? false}
          aria-disabled={secondary.disabled || settles(secondary) || undefined}
          onClick={(event) => press(secondary, event)}
        >
          <Label {...secondary} />
        </Button>
      )}
      {primary && (
        <Button
          kind={primary.quiet || primary.early ? 'secondary' : 'primary'}
          className={styles.primary}
          data-name={primary.quiet ? undefined : primary.early ? 'button' : 'primary button'}
          data-past={primary.past || undefined}
          data-slow={slow || undefined}
          disabled={(primary.disabled && !primary.explains) ?? false}
          aria-disabled={primary.disabled || settles(primary, turned) || undefined}
          title={primary.title}
          onClick={(event) => press(primary, event, turned)}
        >
          <Label {...primary} />
        </Button>
      )}
    </div>
  );
}

function Label({ label, note }: ActionButton) {
  return (
    <span className={styles.label}>
      {label}
      {note && <small>{note}</small>}
    </span>
  );
}

interface Signs {
  readonly signs: boolean;
}

function Undo({ undo, undoAll, signs }: Pick<ActsProps, 'undo' | 'undoAll'> & Signs) {
  const { texts } = useSettings();
  return (
    <Button
      kind="quiet"
      icon="undo"
      className={styles.small}
      disabled={!undo}
      aria-keyshortcuts="U Control+Z"
      {...useLongPress(undo, undoAll)}
    >
      <span className={signs ? 'visually-hidden' : undefined}>{texts.table.undo}</span>
    </Button>
  );
}

function Hint({ hint, hintMore, unhinted, signs }: Pick<ActsProps, 'hint' | 'hintMore' | 'unhinted'> & Signs) {
  const { texts } = useSettings();
  return (
    <Button
      kind="quiet"
      icon="lamp"
      className={styles.small}
      data-name="hint"
      disabled={!hint}
      title={hintMore ? texts.table.hintMore : unhinted}
      aria-keyshortcuts="H"
      {...useLongPress(hint, hintMore)}
    >
      <span className={signs ? 'visually-hidden' : undefined}>{texts.table.hint}</span>
    </Button>
  );
}

/** A press does one thing; a long one, or one with Shift, another. */
function useLongPress(short: (() => void) | undefined, long: (() => void) | undefined) {
  const timer = useRef(0);
  const held = useRef(false);
  return {
    onPointerDown: () => {
      held.current = false;
      timer.current = setTimeout(() => {
        held.current = true;
        long?.();
      }, LONG) as unknown as number;
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerLeave: () => clearTimeout(timer.current),
    onClick: ({ shiftKey }: MouseEvent) => {
      if (held.current && long) held.current = false;
      else (shiftKey && long ? long : short)?.();
    },
  };
}
