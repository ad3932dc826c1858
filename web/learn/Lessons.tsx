/** The guided games of a game: what each is about, and how far somebody has come. */
import { Link } from 'wouter';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from '../app/settings.tsx';
import { addressOf, lessonsOf, useLesson } from './lessons.ts';
import { progressOf } from './progress.ts';
import styles from './Lessons.module.css';

/** The place of the list on the rules page. */
export const LESSONS = 'lessons';

export function Lessons({ game }: { readonly game: string }) {
  const { texts } = useSettings();
  return (
    <ul className={styles.lessons} aria-label={texts.learn.lessons}>
      {lessonsOf(game).map((name) => (
        <Entry key={name} game={game} name={name} />
      ))}
    </ul>
  );
}

function Entry({ game, name }: { readonly game: string; readonly name: string }) {
  const { texts, settings } = useSettings();
  const { title, steps } = useLesson(game, name);
  const address = addressOf(game, name);
  const progress = progressOf(address);
  return (
    <li>
      <Link href={`/learn/${address}`} className={buttonClass('secondary')}>
        {title[settings.language]}
      </Link>
      <span>
        {progress === 'done'
          ? texts.learn.done
          : progress
            ? texts.learn.stepOf(progress.step + 1, progress.of)
            : texts.learn.steps(steps.length)}
      </span>
    </li>
  );
}
