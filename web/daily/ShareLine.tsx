/** Shares a result in three lines; where there is no share sheet, it is copied. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from '../app/settings.tsx';
import { localeOf } from '../texts/index.ts';
import { useCopy } from '../app/useCopy.ts';
import { lineOf, streakOf, type Day, type Try } from './days.ts';
import { readTries } from './tries.ts';

export function ShareLine({ day, title, made }: { readonly day: Day; readonly title: string; readonly made: Try }) {
  const { texts, settings } = useSettings();
  const words = texts.daily;
  const { result, marks } = made;
  const text =
    result && marks
      ? [
          `Stellwerk · ${title} · ${new Date(`${day}T12:00`).toLocaleDateString(localeOf(settings.language), { day: 'numeric', month: 'numeric' })}`,
          lineOf(marks),
          `${result.won ? words.won : words.lost}, ${result.scores.join(' : ')} · ${words.inARow(streakOf(readTries(), day).days)}`,
        ].join('\n')
      : '';
  const { copied, copy } = useCopy(text);
  const share = (): void => {
    if (navigator.share) void navigator.share({ text }).catch(() => {});
    else copy();
  };
  return (
    <Button icon={copied ? 'check' : 'copy'} disabled={text === ''} onClick={share}>
      {copied ? words.copied : words.share}
    </Button>
  );
}
