/** The guide's sign: one order, one reason, and a line of stops: a lesson's steps, or puzzles. On phones its two parts stand where head and strip do. */
import { Fragment, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { Sign } from '../app/Wordmark.tsx';
import { useSettings } from '../app/settings.tsx';
import { isPhone, useWindow } from '../table/useWindow.ts';
import type { Texts } from '../texts/index.ts';
import styles from './Coach.module.css';

export interface CoachProps {
  readonly order: string;
  readonly why: string;
  /** Instead of the reason: what was wrong with a try. */
  readonly refusal: string | undefined;
  /** How the keys get to what is pointed at. */
  readonly aimed: string;
  readonly step: number;
  readonly steps: number;
  /** Nothing is before this stop, not even on another line. */
  readonly isFirst?: boolean;
  /** Help that is offered after some tries, and what it is called. */
  readonly showMe: (() => void) | undefined;
  readonly help?: string;
  /** How stops are marked that are not just done up to the present one. */
  readonly marks?: readonly (string | undefined)[];
  /** What the line's parts are called, where it is no lesson. */
  readonly labels?: CoachLabels;
  goTo(step: number): void;
  back(): void;
  skip(): void;
  leave(): void;
}

export type CoachLabels = Pick<Texts['learn'], 'guide' | 'back' | 'skip' | 'leave' | 'stepOf' | 'count'>;

export function Coach(props: CoachProps) {
  const { order, why, refusal, step, steps, showMe, marks } = props;
  const { texts } = useSettings();
  const words = props.labels ?? texts.learn;
  // On phones it stands in the head's place.
  const phone = isPhone(useWindow());
  const Order = phone ? 'h1' : 'h2';
  const help = showMe && (
    <button type="button" className={styles.showMe} onClick={showMe}>
      {props.help ?? texts.learn.showMe}
    </button>
  );
  useSpoken(said(order), refusal ?? said(why), props.aimed);
  const sign = useFocusBack();
  return (
    <section className={styles.coach} aria-label={words.guide} ref={sign} onClick={notePressed}>
      <div className={styles.say}>
        <span className={styles.sign} aria-hidden="true">
          <Sign />
        </span>
        <div className={styles.lines}>
          <Order>{marked(order)}</Order>
          <p data-refused={refusal !== undefined || undefined}>{refusal ?? marked(why)}</p>
          {!phone && help}
        </div>
        <IconButton className={styles.leave ?? ''} icon="close" label={words.leave} onClick={props.leave} />
      </div>
      <div className={styles.foot}>
        <IconButton
          icon="back"
          label={words.back}
          disabled={props.isFirst ?? step === 0}
          onClick={props.back}
          aria-keyshortcuts="["
        />
        <ol className={styles.line}>
          {Array.from({ length: steps }, (_, index) => (
            <li
              key={index}
              data-done={(!marks && index < step) || undefined}
              data-mark={marks?.[index]}
              data-now={index === step || undefined}
            >
              <button
                type="button"
                aria-label={words.stepOf(index + 1, steps)}
                aria-current={index === step ? 'step' : undefined}
                onClick={() => props.goTo(index)}
              />
            </li>
          ))}
        </ol>
        {(phone && help) || <span className={styles.count}>{words.count(step + 1, steps)}</span>}
        <IconButton icon="next" label={words.skip} onClick={props.skip} aria-keyshortcuts="]" />
      </div>
    </section>
  );
}

/** One live region for all signs: a table that is opened again brings another sign, and what is there from the beginning is not read out. */
let region: HTMLElement | undefined;

function useSpoken(...parts: readonly string[]): void {
  const text = parts.join(' ');
  useEffect(() => {
    if (!region) {
      region = document.createElement('div');
      region.className = 'visually-hidden';
      region.ariaLive = 'assertive';
      document.body.append(region);
    }
    region.textContent = text;
  }, [text]);
  useEffect(() => () => region?.replaceChildren(), []);
}

/** The button of a sign that was pressed last, by its place: it has the focus in the next sign, if nothing else has. */
let pressed = -1;

function notePressed({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  const button = target instanceof Element ? target.closest('button') : null;
  pressed = button ? [...currentTarget.querySelectorAll('button')].indexOf(button) : -1;
}

function useFocusBack() {
  const sign = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) sign.current?.querySelectorAll('button')[pressed]?.focus();
    pressed = -1;
  }, []);
  return sign;
}

/** What stands between asterisks is what the screen calls the thing that is pointed at. */
const said = (text: string): string => text.replaceAll('*', '');

function marked(text: string): ReactNode {
  return text
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
    );
}
