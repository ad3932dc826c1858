/** What a person has chosen for this device: kept in localStorage where that is allowed, in memory where it isn't. */
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMedia } from '@stellwerk/toolkit/media.ts';
import { LANGUAGES, STRENGTHS, type Language, type Strength } from '@stellwerk/toolkit/screen.ts';
import { TEXTS, type Texts } from '../texts/index.ts';
import { readStored, writeStored } from './stored.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const PACES = ['calm', 'quick', 'instant'] as const;
export const REACTIONS = ['short', 'long', 'off'] as const;

export const PLACES = ['here', 'online'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly pace: (typeof PACES)[number];
  /** How long the table waits for a reaction off one's turn. */
  readonly reaction: (typeof REACTIONS)[number];
  /** How much *Hint* says. */
  readonly strength: Strength;
  readonly patterns: boolean;
  /** Boards show the person's own way where finding it is part of the game. */
  readonly ways: boolean;
  /** The action that closes a turn is sent at once instead of waiting for *End turn*. */
  readonly endsByItself: boolean;
  readonly sound: boolean;
  /** Single keys do things at the table: E, U, H … */
  readonly keys: boolean;
  /** The system tells when it is my turn online and I look at something else. */
  readonly notify: boolean;
  /** Has been told how fingers zoom a board. */
  readonly knowsZoom: boolean;
  /** The name that was last typed for "you". */
  readonly name: string;
  /** Where the last new game was played: on this device or at a table on the server. */
  readonly place: (typeof PLACES)[number];
}

/** Milliseconds that a bot waits before it moves. */
export const PAUSES: Readonly<Record<Settings['pace'], number>> = { calm: 900, quick: 300, instant: 0 };

/** Seconds for a reaction; without a number there is no clock. */
export const REACTION_SECONDS: Readonly<Record<Settings['reaction'], number | undefined>> = {
  short: 20,
  long: 45,
  off: undefined,
};

interface SettingsContext {
  readonly settings: Settings;
  readonly texts: Texts;
  /** Whether things move, after asking the system. */
  readonly motion: boolean;
  /** Whether the settings outlive the page. */
  readonly kept: boolean;
  change(part: Partial<Settings>): void;
}

const KEY = 'stellwerk.settings';
const Context = createContext<SettingsContext | undefined>(undefined);

export function useSettings(): SettingsContext {
  const context = use(Context);
  if (!context) throw new Error('useSettings outside of SettingsProvider');
  return context;
}

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(readSettings);
  const [kept, setKept] = useState(true);
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const motion = settings.motion === 'on' || (settings.motion === 'system' && !reduced);

  useEffect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset['keys'] = settings.keys ? '' : 'off';
    root.dataset['motion'] = settings.motion === 'system' ? '' : settings.motion;
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    setKept(writeStored(KEY, settings));
  }, [settings]);

  const value = useMemo<SettingsContext>(
    () => ({
      settings,
      texts: TEXTS[settings.language],
      motion,
      kept,
      change: (part) => setSettings((now) => ({ ...now, ...part })),
    }),
    [settings, motion, kept],
  );
  return <Context value={value}>{children}</Context>;
}

function readSettings(): Settings {
  const defaults: Settings = {
    language: languageOf(navigator.languages),
    theme: 'system',
    motion: 'system',
    pace: 'calm',
    reaction: 'off',
    strength: 'suggestion',
    patterns: false,
    ways: true,
    endsByItself: false,
    knowsZoom: false,
    sound: !matchMedia('(pointer: coarse)').matches,
    keys: true,
    notify: false,
    name: '',
    place: 'here',
  };
  return sane(defaults, readStored(KEY));
}

/** Takes from what was stored only what has a meaning today. */
export function sane(defaults: Settings, stored: unknown): Settings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const choice = <T extends string>(key: keyof Settings, values: readonly T[], otherwise: T): T =>
    values.includes(given[key] as T) ? (given[key] as T) : otherwise;
  const flag = (key: keyof Settings, otherwise: boolean): boolean =>
    typeof given[key] === 'boolean' ? given[key] : otherwise;
  return {
    language: choice('language', LANGUAGES, defaults.language),
    theme: choice('theme', THEMES, defaults.theme),
    motion: choice('motion', MOTIONS, defaults.motion),
    pace: choice('pace', PACES, defaults.pace),
    reaction: choice('reaction', REACTIONS, defaults.reaction),
    strength: choice('strength', STRENGTHS, defaults.strength),
    patterns: flag('patterns', defaults.patterns),
    ways: flag('ways', defaults.ways),
    endsByItself: flag('endsByItself', defaults.endsByItself),
    knowsZoom: flag('knowsZoom', defaults.knowsZoom),
    sound: flag('sound', defaults.sound),
    keys: flag('keys', defaults.keys),
    notify: flag('notify', defaults.notify),
    name: typeof given['name'] === 'string' ? given['name'].slice(0, 24) : defaults.name,
    place: choice('place', PLACES, defaults.place),
  };
}

/** The first of the browser's languages that we speak; English for everybody else. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each);
    if (language) return language;
  }
  return 'en';
}
