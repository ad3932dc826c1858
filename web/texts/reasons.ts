/** Every reason that doesn't belong to a game: the shell has a sentence for each, in each language. */
import type { FILE_REASONS, OPTION_REASONS, PLAY_REASONS } from '@stellwerk/kernel';
import type { SessionReason } from '../session/session.ts';

export type ShellReason =
  | (typeof FILE_REASONS)[number]
  | (typeof OPTION_REASONS)[number]
  | (typeof PLAY_REASONS)[number]
  | SessionReason;
