/** The trip that is being put together: ends, mode and way of its last segment, what goes along, and what it brings. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Select } from '@stellwerk/toolkit/Select.tsx';
import {
  countJams,
  extraCards,
  JAM_LOSS,
  modeChoices,
  tripOf,
  type Mode,
  type ModeChoice,
  type View,
} from '../../rules/index.ts';
import { coordinates, type Words } from '../../texts/words.ts';
import type { Draft } from '../choosing/draft.ts';
import { ModePicture } from '../map/Pictures.tsx';
import {
  actionOf,
  change,
  countWays,
  lastOf,
  nextWay,
  scoreOf,
  without,
  type TripDraft,
} from '../choosing/trip-draft.ts';
import type { FutureMobilityTable } from '../table.ts';
import styles from './panels.module.css';

interface BuilderProps {
  readonly table: FutureMobilityTable;
  readonly words: Words;
  readonly draft: TripDraft;
  set(draft: Draft | undefined): void;
}

export function Builder({ table, words, draft, set }: BuilderProps) {
  const { view } = table;
  const say = words.screen.builder;
  const last = lastOf(view, draft);
  const { segment } = last;
  const show = (next: TripDraft | undefined): void => {
    if (next) set({ kind: 'trip', ...next });
  };
  const jams = countJams(view.markers, view.options, [segment]);
  const origins = last.before.length > 0 ? [last.from] : last.origins;
  return (
    <section className={styles.section} aria-label={say.title}>
      <h2>{say.title}</h2>
      {last.before.map((before) => (
        <p key={before.trip} className={styles.done}>
          <ModePicture mode={before.mode} electric={draft.electric && isElectric(before.mode)} />
          {words.cell(before.route[0]!)} → {words.cell(before.route.at(-1)!)}
        </p>
      ))}
      <div className={styles.fields}>
        <Select
          label={say.from}
          values={origins}
          name={words.cell}
          value={last.from}
          disabled={origins.length < 2}
          set={(from) => show(change(view, draft, { from }))}
        />
        <Select
          label={say.to}
          values={last.destinations}
          name={words.cell}
          value={last.to}
          disabled={last.destinations.length < 2}
          set={(to) => show(change(view, draft, { to }))}
        />
      </div>
      <Modes table={table} words={words} draft={draft} show={show} />
      {segment.mode !== 'tram' && (
        <div className={styles.way}>
          <span>
            {say.route}: {say.way(segment.route.length, jams)}
          </span>
          {countWays(view, draft) > 1 && (
            <Button kind="quiet" onClick={() => show(nextWay(view, draft))}>
              {say.otherWay}
            </Button>
          )}
        </div>
      )}
      <Extras view={view} words={words} draft={draft} show={show} />
      <p className={styles.sum}>{say.sum(scoreOf(view, draft), JAM_LOSS)}</p>
      {last.before.length > 0 && (
        <Button kind="quiet" icon="undo" onClick={() => show(without(view, draft, segment.trip))}>
          {say.takeBack(words.trip(segment.trip))}
        </Button>
      )}
      <p className={styles.quiet}>{say.draw}</p>
    </section>
  );
}

function isElectric(mode: Mode): boolean {
  return mode === 'car' || mode === 'van';
}

interface ModesProps {
  readonly table: FutureMobilityTable;
  readonly words: Words;
  readonly draft: TripDraft;
  show(draft: TripDraft | undefined): void;
}

/** Every mode with what it brings, or why it is not possible. */
function Modes({ table, words, draft, show }: ModesProps) {
  const { view } = table;
  const { segment, before, from, to } = lastOf(view, draft);
  const choices = modeChoices(view, before, segment.trip, from, to);
  const choose = (choice: ModeChoice): void => {
    if (choice.best) return show(change(view, draft, { mode: choice.mode }));
    const route = choice.mode === 'tram' ? [from, to] : segment.mode === 'tram' ? [from] : segment.route;
    const segments = [...before, { trip: segment.trip, mode: choice.mode, route }];
    void table.why(actionOf({ ...draft, segments, electric: false, carpool: false }), true);
  };
  return (
    <div className={styles.modes} role="group" aria-label={words.screen.builder.mode}>
      {choices.map((choice) => {
        const { mode, reason, points } = choice;
        const bonus = points - tripOf(segment.trip).points;
        return (
          <button
            key={mode}
            type="button"
            className={styles.chip}
            aria-pressed={mode === segment.mode}
            data-possible={reason === undefined}
            onClick={() => choose(choice)}
          >
            <ModePicture mode={mode} />
            <span className={styles.chipText}>
              <b>{words.modes[mode]}</b>
              <small>{reason ? whyNot(words, reason) : words.screen.points(points)}</small>
            </span>
            {bonus > 0 && !reason && <i>+{bonus}</i>}
          </button>
        );
      })}
    </div>
  );
}

/** In few words what is missing; the whole sentence comes with a touch. */
function whyNot(words: Words, { code, at = [], with: params = {} }: NonNullable<ModeChoice['reason']>): string {
  const { lacks } = words.screen.builder;
  switch (code) {
    case 'noStops':
      return lacks.stops;
    case 'noBikePath':
      return lacks.bikePaths(at.map(coordinates));
    case 'noWalkway':
      return lacks.walkways(at.map(coordinates));
    default:
      return words.reason({ code, at, with: params });
  }
}

interface ExtrasProps extends Omit<ModesProps, 'table'> {
  readonly view: View;
}

/** Power-ups that may go along with this trip. */
function Extras({ view, words, draft, show }: ExtrasProps) {
  const refused = extraCards(view, draft.segments);
  const kinds = (['electric', 'carpool'] as const).filter((kind) => refused[kind] === undefined);
  if (kinds.length === 0) return null;
  return (
    <div className={styles.extras}>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="checkbox" checked={draft[kind]} onChange={() => show({ ...draft, [kind]: !draft[kind] })} />
          {words.screen.builder[kind]}
        </label>
      ))}
    </div>
  );
}
