/** The kernel's reasons in words for a terminal. Reasons of a game keep their code: their words are on its screen. */
import type { FILE_REASONS, OPTION_REASONS, Reason } from '@stellwerk/kernel';

type Code = (typeof FILE_REASONS)[number] | (typeof OPTION_REASONS)[number];

const SENTENCES: Readonly<Record<Code, string>> = {
  'options.shape': 'Options must be a JSON object.',
  'options.unknown': 'The game has no option “{option}”.',
  'options.range': 'Option “{option}” must be a whole number from {min} to {max}.',
  'options.choice': 'Option “{option}” does not have this value.',
  'file.json': 'The file is not JSON.',
  'file.notAPlay': 'The file is not a play of Stellwerk.',
  'file.formatVersion': 'The file has format {version}, which this Stellwerk can’t read.',
  'file.unknownGame': 'The file belongs to the game “{game}”, which is not known here.',
  'file.shape': 'The file is damaged at “{place}”.',
  'file.rulesVersion': 'The play was played by version {rules} of the rules; this Stellwerk knows version {known}.',
  'file.seats': 'The play has {seats} seats; the game is for {min} to {max}.',
  'file.commitment': 'The secret is not the one committed to before the play: the seed was changed.',
  'file.entry': 'Entry {entry} is against the rules ({rule}).',
  'file.log': 'An entry or a name in the file was changed after the play.',
  'file.result': 'The result in the file is not the one that the play leads to.',
  'file.hash': 'The play does not lead to the final state that the file promises.',
};

export function sentence(reason: Reason): string {
  const words = Object.hasOwn(SENTENCES, reason.code) ? SENTENCES[reason.code as Code] : undefined;
  if (words) return words.replace(/\{(\w+)\}/g, (_, key: string) => String(reason.with?.[key] ?? '?'));
  const details = Object.entries(reason.with ?? {}).map(([key, value]) => ` ${key}=${value}`);
  return `Refused by the rules: ${reason.code}${details.join('')}.`;
}
