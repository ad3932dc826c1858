/**
 * Refusals in words for a terminal: the kernel's, and those with which games refuse a table, which come from --options or from a file.
 * The games' own texts belong to their screens and can't be imported here. What has no sentence keeps its code, for a report.
 */
import type { FILE_REASONS, OPTION_REASONS, OptionSpecs, Reason } from '@stellwerk/kernel';

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

/** By the codes of the games' `checkTable` and of their options with a `check`. */
const TABLES: Readonly<Record<string, string>> = {
  mapUnknown: 'There is no map “{map}”.',
  mapShape: 'The map can’t be used: it is not in the form of a map file.',
  mapTooLarge: 'The map can’t be used: it has more than {crossings} crossings, {lines} lines or {cities} cities.',
  mapCrossing: 'The map can’t be used: crossing “{crossing}” is there twice, or another lies in the same place.',
  mapLine: 'The map can’t be used: the line from “{a}” to “{b}” leads nowhere or is there twice.',
  mapCity: 'The map can’t be used: city “{city}” lies on no crossing, or is there twice.',
  mapTooFewCities: 'The map can’t be used: it has too few cities of colour {colour}, {have} instead of {need}.',
  mapDisconnected: 'The map can’t be used: not all crossings are connected.',
  twoNeedDuel: 'Two players can only play the duel; set the option “duel” to true.',
  duelIsForTwo: 'The option “duel” is for two players.',
};

/** The game's options, where known, tell what a refused number could have been. */
export function sentence(reason: Reason, options: OptionSpecs = {}): string {
  const { code, with: details = {} } = reason;
  const words = lookUp(SENTENCES, code) ?? lookUp(TABLES, code);
  if (words === undefined) {
    const told = Object.entries(details).map(([key, value]) => ` ${key}=${value}`);
    return `The game does not allow this (${code}${told.join('')}).`;
  }
  const filled = words.replace(/\{(\w+)\}/g, (_, key: string) => String(details[key] ?? '?'));
  const spec = lookUp(options, String(details['option']));
  if (code !== 'options.range' || spec?.kind !== 'integer' || spec.off === undefined) return filled;
  return filled.replace(/\.$/, `, or ${spec.off} for off.`);
}

function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
