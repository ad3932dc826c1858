/**
 * Time as a line: one stop a turn in the player's shape and colour, what is new in a ring, and *Now* at its end. It is the way back, and at
 * the end the axis of the chart above which the stops stand.
 */
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'wouter';
import { hrefOf, type Beside } from '../analysis/useTries.ts';
import { useSettings } from '../app/settings.tsx';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Seat } from '@stellwerk/kernel';
import type { Player, Turn } from '@stellwerk/toolkit/screen.ts';
import type { ViewControls } from '@stellwerk/toolkit/Viewport.tsx';
import { Chart } from './Chart.tsx';
import type { Curve } from './frame.ts';
import { useFitted } from './useFitted.ts';
import type { Looking } from './useLooking.ts';
import styles from './TurnLine.module.css';

interface TurnLineProps {
  readonly turns: readonly Turn[];
  readonly players: readonly Player[];
  readonly you: Seat | undefined;
  readonly looking: Looking;
  /** From here on it is news. */
  readonly news: number;
  /** Who stands at *Now*. */
  readonly onTurn: Player | undefined;
  /** What stands beside *Now*. */
  readonly caption: string;
  /** What a turn is called, for those who listen. */
  say(turn: number): string;
  readonly course?: Curve | undefined;
  /** A course that parts from this one. */
  readonly beside?: Beside | undefined;
  /** What a try came to, once that is known. */
  readonly tried?: string | undefined;
  readonly controls: ViewControls | undefined;
  readonly replay: boolean;
  /** Something lies over it. */
  readonly covered: boolean;
}

/** Between two stops. */
const GAP = 27;

export function TurnLine(props: TurnLineProps) {
  const { turns, players, you, looking, news, onTurn, caption, say, course, beside, tried, controls, replay, covered } =
    props;
  const { texts } = useSettings();
  const words = texts.table;
  const { turn: at, by, now, toTurn } = looking;
  // The turn under way is where one is; it has no stop of its own yet.
  const under = onTurn !== undefined && turns.at(-1)?.seat === onTurn.seat;
  const stops = under ? turns.slice(0, -1) : turns;
  const scroller = useRef<HTMLDivElement>(null);
  const told = useFitted<HTMLSpanElement>();
  // The news and now stand at the right end; further back the stop that is looked at is in the middle. So too after the window has changed.
  useLayoutEffect(() => {
    const box = scroller.current!;
    const place = (): void => {
      box.scrollLeft = at === undefined || at >= news ? box.scrollWidth : at * GAP - box.clientWidth / 2;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(box);
    return () => observer.disconnect();
  }, [at, news, stops.length]);

  const onClick = ({ target }: MouseEvent): void => {
    const stop = (target as Element).closest<HTMLElement>('[data-turn]');
    if (stop) toTurn(Number(stop.dataset['turn']));
    else if ((target as Element).closest('[data-now]')) now();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') by(-1, event.shiftKey);
    else if (event.key === 'ArrowRight') by(1, event.shiftKey);
    else if (event.key === 'Home') toTurn(0);
    else if (event.key === 'End') now();
    else return;
    event.preventDefault();
  };
  const stop = (turn: Turn, index: number) => (
    <Stop
      key={index}
      turn={turn}
      index={index}
      at={at}
      players={players}
      say={say}
      hollow={beside?.isTry === false && index >= beside.from}
    />
  );
  const fresh = stops.length > news;
  return (
    <nav className={styles.line} aria-label={words.turnLine} inert={covered}>
      <IconButton icon="back" label={words.back} disabled={at === 0 || stops.length === 0} onClick={() => by(-1)} />
      <IconButton icon="next" label={words.forward} disabled={at === undefined} onClick={() => by(1)} />
      <div className={styles.time} data-course={course !== undefined || undefined}>
        <div ref={scroller} className={styles.scroller} data-beside={beside && (beside.isTry ? 'below' : 'above')}>
          <div
            className={styles.stops}
            role="slider"
            tabIndex={0}
            aria-label={words.turnLine}
            aria-valuemin={0}
            aria-valuemax={stops.length}
            aria-valuenow={at ?? stops.length}
            aria-valuetext={at === undefined ? words.now : say(at)}
            onClick={onClick}
            onKeyDown={onKeyDown}
          >
            {stops.slice(0, news).map(stop)}
            <span className={styles.ring} data-on={fresh || undefined}>
              {stops.slice(news).map((turn, index) => stop(turn, news + index))}
              <span className={styles.stop} data-now="" data-at={at === undefined || undefined}>
                {onTurn ? <PlayerBadge colour={onTurn.colour} size="1.25rem" /> : <i />}
              </span>
            </span>
          </div>
          {beside && <OtherCourse beside={beside} tried={tried} players={players} />}
        </div>
        {course && <Chart {...{ course, players, you, at, toTurn }} turns={turns.length} gap={GAP} />}
      </div>
      {!replay && (
        <button type="button" className={styles.now} data-back={at !== undefined || undefined} onClick={now}>
          {words.now}
        </button>
      )}
      {/* Looking back it keeps its room: *Now* stays where it is. */}
      <span ref={told} className={styles.caption} title={caption} data-past={at !== undefined || undefined}>
        {caption}
      </span>
      {controls && <ZoomButtons controls={controls} />}
    </nav>
  );
}

interface OtherCourseProps extends Pick<TurnLineProps, 'players' | 'tried'> {
  readonly beside: Beside;
}

/** The line forks like a switch: the try runs below, with hollow stops. */
function OtherCourse({ beside, tried, players }: OtherCourseProps) {
  const { texts } = useSettings();
  const { isTry, from, turns } = beside;
  const label = isTry ? (tried ?? texts.table.yourTry) : texts.table.trueGame;
  return (
    <Link href={hrefOf(beside)} className={styles.other} aria-label={label} style={{ marginLeft: GAP * from }}>
      <svg className={styles.fork} viewBox="0 0 20 20" aria-hidden="true">
        <path d={isTry ? 'M0 0C12 0 6 10 20 10' : 'M0 20C12 20 6 10 20 10'} />
      </svg>
      {turns.map(({ seat }, index) => (
        <span key={index} className={styles.small}>
          {seat === undefined ? <b /> : <PlayerBadge colour={players[seat]!.colour} size="0.9rem" hollow={isTry} />}
        </span>
      ))}
      <span className={styles.label}>{label}</span>
    </Link>
  );
}

interface StopProps extends Pick<TurnLineProps, 'players' | 'say'> {
  /** It is of a try. */
  readonly hollow: boolean;
  readonly turn: Turn;
  readonly index: number;
  readonly at: number | undefined;
}

function Stop({ turn, index, at, players, say, hollow }: StopProps) {
  const player = turn.seat === undefined ? undefined : players[turn.seat];
  return (
    <span
      className={styles.stop}
      data-turn={index}
      data-at={index === at || undefined}
      data-later={(at !== undefined && index > at) || undefined}
      title={say(index)}
    >
      {player ? <PlayerBadge colour={player.colour} size="1.25rem" hollow={hollow} /> : <b />}
    </span>
  );
}

/** With a mouse nearer and further, by finger whether the view follows the game. */
function ZoomButtons({ controls }: { readonly controls: ViewControls }) {
  const { texts } = useSettings();
  const words = texts.table;
  const { follows } = controls;
  return (
    <div className={styles.zoom}>
      {follows === undefined ? (
        <>
          <IconButton icon="minus" label={words.further} onClick={() => controls.further()} />
          <IconButton icon="fit" label={words.whole} onClick={() => controls.whole()} />
          <IconButton icon="plus" label={words.closer} onClick={() => controls.closer()} />
        </>
      ) : (
        <>
          <IconButton
            icon="follow"
            label={words.follow}
            aria-pressed={follows}
            onClick={() => controls.follow(!follows)}
          />
          <IconButton icon="fit" label={words.whole} onClick={() => controls.whole()} />
        </>
      )}
    </div>
  );
}
