/** Beside the plan: the open trips, and below them what is proposed or being put together. */
import { avoidable, scoreTrip, type Plan, type TripId } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { Builder } from './Builder.tsx';
import { avoidedPoints } from '../choosing/draft.ts';
import { CardPicture, ModePicture } from '../map/Pictures.tsx';
import type { FutureMobilityTable } from '../table.ts';
import { draftOf } from '../choosing/trip-draft.ts';
import { TripCards } from './TripCards.tsx';
import type { Choice } from '../choosing/useChoice.ts';
import styles from './panels.module.css';

interface PlannerProps {
  readonly table: FutureMobilityTable;
  readonly words: Words;
  readonly choice: Choice;
  readonly fresh: ReadonlySet<TripId>;
  /** The proposal that is shown on the plan. */
  hover(place: number): void;
}

export function Planner(props: PlannerProps) {
  return (
    <div className={styles.planner}>
      <TripCards
        view={props.table.view}
        words={props.words}
        choice={props.choice}
        fresh={props.fresh}
        help={props.table.help}
      />
      <Preparing {...props} />
    </div>
  );
}

function Preparing({ table, words, choice, hover }: PlannerProps) {
  const { view } = table;
  const { draft } = choice;
  if (draft?.kind === 'trip') return <Builder table={table} words={words} draft={draft} set={choice.set} />;
  if (draft?.kind === 'lay') {
    return (
      <p className={styles.note}>
        <CardPicture card={draft.card} />
        <span>{words.powerUps[draft.card].help}</span>
      </p>
    );
  }
  if (draft?.kind === 'avoid') {
    const trips = avoidable(draft.card, view.open);
    return (
      <p className={styles.note}>
        <CardPicture card={draft.card} />
        <span>{words.screen.choice.avoid(draft.card, trips, avoidedPoints(trips))}</span>
      </p>
    );
  }
  if (view.announced) {
    const { segments, electric } = view.announced;
    return (
      <p className={styles.note}>
        <ModePicture mode={segments[0]!.mode} electric={electric} />
        <span>
          {table.players[view.turn]!.name}: {words.screen.journey(segments, electric)},{' '}
          {words.screen.points(scoreTrip(view, view.announced).total)}
        </span>
      </p>
    );
  }
  if (choice.plans.length === 0) return null;
  return <Proposals words={words} choice={choice} hover={hover} />;
}

function Proposals({ words, choice, hover }: Pick<PlannerProps, 'words' | 'choice' | 'hover'>) {
  const say = words.screen;
  return (
    <section className={styles.section} aria-label={say.proposals.title}>
      <h2>{say.proposals.title}</h2>
      <ol className={styles.proposals}>
        {choice.plans.map((plan, place) => (
          <li key={place} onPointerEnter={() => hover(place)} onPointerLeave={() => hover(0)}>
            <button
              type="button"
              onFocus={() => hover(place)}
              onBlur={() => hover(0)}
              onClick={() => choice.set({ kind: 'trip', ...draftOf(plan.action) })}
            >
              <ModePicture mode={plan.action.segments[0]!.mode} electric={plan.action.electric === true} />
              <span>{saidOf(words, plan)}</span>
              <b>{say.points(plan.points)}</b>
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{say.proposals.own}</p>
    </section>
  );
}

function saidOf(words: Words, { action }: Plan): string {
  return words.screen.journey(action.segments, action.electric === true);
}
