/** Shares a result in three lines; where there is no share sheet, it is copied. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import type { ComponentProps } from 'react';
import { useSettings } from '../app/settings.tsx';
import { localeOf } from '../texts/index.ts';
import { useCopy } from '../app/useCopy.ts';
import { lineOf, noonOf, streakOf, type Day, type Try } from './days.ts';
import { readTries } from './tries.ts';

interface ShareProps extends ComponentProps<typeof Button> {
  readonly day: Day;
  readonly title: string;
  readonly made: Try;
}

export function ShareLine({ day, title, made, ...look }: ShareProps) {
  const { texts, settings } = useSettings();
  const words = texts.daily;
  const { result, marks } = made;
  const text =
    result && marks
      ? [
          `Stellwerk · ${title} · ${noonOf(day).toLocaleDateString(localeOf(settings.language), { day: 'numeric', month: 'numeric' })}`,
          lineOf(marks),
          `${result.won ? words.won : words.lost}, ${result.scores.join(' : ')} · ${words.inARow(streakOf(readTries(), day).days)}`,
        ].join('\n')
      : '';
  const { copied, copy } = useCopy(text);
  const share = (): void => {
    if (navigator.share) void navigator.share({ text }).catch(() => {});
    else copy();
  };
  const said = copied ? words.copied : words.share;
  return (
    <Button
      {...look}
      icon={copied ? 'check' : 'copy'}
      disabled={text === ''}
      aria-label={`${said}: ${title}`}
      onClick={share}
    >
      {said}
    </Button>
  );
}
