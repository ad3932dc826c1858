/** The rules of a game on one screen, each part with the step of the lesson that lets one try it. */
import { useEffect } from 'react';
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
  // Back from trying one: where it was.
  useEffect(() => {
    if (tries) document.getElementById(location.hash.slice(1))?.querySelector('a')?.focus();
  }, [tries]);
  return (
    <dl className={styles.short}>
      {short.map(({ say, step }) => {
        const [title, text] = say[settings.language];
        return (
          <div key={step} id={`${SHORT}-${step + 1}`}>
            <dt>{title}</dt>
            <dd>
              {text}{' '}
              {tries && (
                <Link
                  href={`/learn/${game}?step=${step + 1}&from=${SHORT}-${step + 1}`}
                  aria-label={`${texts.learn.tryIt}: ${title}`}
                >
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
