/** The rules of a game on one screen, each part with the step of the lesson that lets one try it. */
import { Link } from 'wouter';
import { useSettings } from '../app/settings.tsx';
import { FIRST, useLesson } from './lessons.ts';
import styles from './Short.module.css';

export const SHORT = 'short';

interface ShortProps {
  readonly game: string;
  /** Where the parts can be tried: not beside a running game. */
  readonly tries?: boolean;
}

export function Short({ game, tries = false }: ShortProps) {
  const { texts, settings } = useSettings();
  const { short = [] } = useLesson(game, FIRST);
  return (
    <dl className={styles.short}>
      {short.map(({ say, step }) => {
        const [title, text] = say[settings.language];
        return (
          <div key={step}>
            <dt>{title}</dt>
            <dd>
              {text}{' '}
              {tries && (
                <Link href={`/learn/${game}?step=${step + 1}&from=rules`} aria-label={`${texts.learn.tryIt}: ${title}`}>
                  {texts.learn.tryIt}
                </Link>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
