/** The five dice: kept or rolled again, then spent one by one. Others see them too, but only the active player touches them. */
import { homeOf, JOKER, TRAINS, type View } from '../../rules/index.ts';
import { usefulFaces } from '../choosing/advice.ts';
import { DieFace, LineBadge } from './Die.tsx';
import { lineOfFace, sayTrainPlace, type Speech } from '../choosing/say.ts';
import { dieFor, type Choice } from '../choosing/useChoice.ts';
import styles from './panels.module.css';

interface DiceTrayProps {
  readonly speech: Speech;
  readonly choice: Choice;
}

export function DiceTray({ speech, choice }: DiceTrayProps) {
  const { words, view } = speech;
  const { dice: say } = words.screen;
  if (view.phase === 'opening' || view.phase === 'over') return null;
  const left = view.used.filter((used) => !used).length;
  return (
    <section className={styles.diceTray} aria-label={say.title}>
      <div>
        <ul className={styles.dice}>
          {view.dice.map((_, die) => (
            <li key={die}>
              <Die speech={speech} choice={choice} die={die} />
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>{view.phase === 'drive' ? say.pointsLeft(left) : say.rolls(view.rolls)}</p>
      </div>
      {choice.driving && <TrainButtons speech={speech} choice={choice} />}
    </section>
  );
}

function Die({ speech, choice, die }: DiceTrayProps & { readonly die: number }) {
  const { words, view } = speech;
  const { dice: say } = words.screen;
  const face = view.dice[die]!;
  const used = view.used[die]!;
  const thrown = view.rolls > 0;
  const keeps = choice.rolling && thrown;
  const spends = choice.driving && !used;
  const chosen = choice.picked?.kind === 'die' && choice.picked.die === die;
  const useful = spends && usefulFaces(view).has(face);
  const state = keeps
    ? choice.kept[die]
      ? say.kept
      : say.again
    : used
      ? say.used
      : chosen
        ? say.chosen
        : useful
          ? say.useful
          : '';
  const name = face < 0 ? say.rolls(0) : say.face(words.faces[face]!, lineOfFace(face));
  const run = (): void => {
    if (keeps) choice.toggleKept(die);
    else choice.pick(chosen ? undefined : { kind: 'die', die });
  };
  return (
    <button
      type="button"
      className={styles.die}
      disabled={!keeps && !spends}
      aria-pressed={keeps ? choice.kept[die]! : chosen}
      aria-label={state ? `${name}: ${state}` : name}
      data-used={used || undefined}
      data-kept={(keeps && choice.kept[die]) || undefined}
      data-chosen={chosen || undefined}
      onClick={run}
    >
      <DieFace face={thrown ? face : -1} />
      <span className={styles.dieState}>{state || '\u00a0'}</span>
    </button>
  );
}

/** The trains that a chosen die can drive; without a choice those that any die can. */
function TrainButtons({ speech, choice }: DiceTrayProps) {
  const { words, view } = speech;
  const chosen = choice.picked?.kind === 'die' ? choice.picked.die : undefined;
  const trains = Array.from({ length: TRAINS }, (_, train) => train).filter(
    (train) => dieFor(view, train, chosen) !== undefined,
  );
  return (
    <ul className={styles.trainButtons} aria-label={words.screen.dice.trains}>
      {trains.map((train) => (
        <li key={train}>
          <button
            type="button"
            className={styles.trainButton}
            data-advised={choice.advised?.train === train || undefined}
            title={sayTrainPlace(speech, view, train)}
            onClick={() => choice.drive(train)}
          >
            <LineBadge line={homeOf(train)} />
            {words.train(train)}
            {usesJoker(view, train, chosen) && (
              <span className={styles.jokerMark} role="img" aria-label={words.faces[JOKER]} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function usesJoker(view: View, train: number, chosen: number | undefined): boolean {
  const die = dieFor(view, train, chosen);
  return die !== undefined && view.dice[die] === JOKER;
}
