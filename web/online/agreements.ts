/** What a table has agreed on, in words: the options that are not as usual, the clock, who may come. */
import type { RoomShown } from '@stellwerk/tables/wire';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import { useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import type { PlainSpec } from '../session/setup.ts';
import { useFacts } from './facts.ts';
import { USUAL_REACTION } from './ReactionField.tsx';
import { useOnlineTexts, type OnlineTexts } from './texts/index.ts';

/** Suspends until the game's words are there. */
export function useAgreements({ game, options, clock, reaction, hints }: RoomShown): readonly string[] {
  const { settings } = useSettings();
  const { waiting: words, clock: clockWords } = useOnlineTexts();
  const { options: specs, reactions } = useFacts(game);
  const texts = useScreen(game).texts[settings.language].options;
  const unusual = Object.entries(specs).flatMap(([key, spec]) => {
    const value = options[key];
    const usual = spec.kind === 'data' ? undefined : spec.default;
    if (value === undefined || value === usual || (spec.kind === 'data' && typeof value === 'string')) return [];
    return [optionWords(spec, texts[key] ?? { label: key }, value, words)];
  });
  const inTime = reactions && reaction !== USUAL_REACTION ? [words.reaction(reaction)] : [];
  return [
    ...(unusual.length > 0 ? unusual : [words.standard]),
    ...(hints === false ? [words.noHints] : []),
    clockWords.setting(clock),
    ...inTime,
  ];
}

function optionWords(
  spec: PlainSpec,
  { label, values }: GameTexts['options'][string],
  value: unknown,
  words: OnlineTexts['waiting'],
): string {
  const named = values?.[String(value)];
  if (named !== undefined) return named;
  if (spec.kind === 'data' || value === true) return label;
  if (value === false || (spec.kind === 'integer' && value === spec.off)) return words.without(label);
  return `${label}: ${String(value)}`;
}
