/** The kit: one call gives a game every generic test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { defaultOptions } from '../options.ts';
import { loadPlay, parsePlayFile } from '../play-file.ts';
import { playthrough } from './playthrough.ts';
import * as properties from './properties.ts';
import type { Scenario } from './walk.ts';

export { testHostileInput } from './hostile.ts';
export { undoTeachesNothing } from './properties.ts';
export { testTexts } from './texts.ts';

export interface KitOptions {
  /** The game's folder: its playthrough and its fixtures are there. */
  readonly folder: string;
  /** Sets of options worth a play of their own; always with the defaults. */
  readonly variants?: readonly Readonly<Record<string, unknown>>[];
  /** Seat counts to try; all that the game allows unless told. */
  readonly seatCounts?: readonly number[];
  readonly maxActions?: number;
  readonly reveals?: properties.Reveals;
  /** Draws what seats may do off their turn beyond `legal`, where that can't list all. */
  readonly offTurn?: properties.OffTurn;
  readonly playthroughSteps?: number;
}

export function testGame(game: Game, kit: KitOptions): void {
  const { min, max } = game.seats;
  const counts = kit.seatCounts ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const maxActions = kit.maxActions ?? 20_000;
  const allowed = counts.filter((count) => !game.checkTable?.(defaultOptions(game.options) as never, count));
  const scenarios: Scenario[] = allowed.map((seatCount) => ({ options: {}, seatCount, seed: seatCount, maxActions }));
  for (const options of kit.variants ?? []) {
    const seatCount =
      counts.find((count) => !game.checkTable?.({ ...defaultOptions(game.options), ...options } as never, count)) ??
      counts[0]!;
    scenarios.push({ options, seatCount, seed: 99, maxActions });
  }
  describe.each(scenarios)(`${game.id} keeps the contract with $seatCount seats and options $options`, (scenario) => {
    test('random plays end', () => properties.randomPlaysEnd(game, scenario));
    test('what is legal passes the check and what passes is legal', () =>
      properties.legalAndCheckAgree(game, scenario));
    test('a saved play replays byte by byte', () => properties.replayIsIdentical(game, scenario, kit.offTurn));
    test('clones are deep and looking changes nothing', () => properties.clonesAreDeep(game, scenario));
    test('undo is exact', () => properties.undoIsExact(game, scenario, kit.offTurn));
    test('a turn is taken back exactly', () => properties.rewindIsExact(game, scenario));
    test('undo is closed by new information', () => properties.undoTeachesNothing(game, scenario, kit.offTurn));
    test('changes are told to those who see them', () => properties.changesAreTold(game, scenario));
    test('a clock can answer for everybody', () => properties.clocksGoOn(game, scenario));
    test('everything survives JSON', () => properties.survivesJson(game, scenario));
    test('nobody learns what is hidden', () => properties.hidesWhatIsHidden(game, scenario, kit.reveals));
    test('an open game shows everybody the same', () => properties.openTablesHideNothing(game, scenario));
    test('what is nobody’s own is the same for all', () => properties.viewsShareTheRest(game, scenario));
    test('seeds matter', () => properties.seedsMatter(game, scenario));
  });
  test(`${game.id} plays through as written`, async () => {
    const text = playthrough(game, { ...scenarios[0]!, seed: 1 }, kit.playthroughSteps ?? 40);
    await expect(text).toMatchFileSnapshot(join(kit.folder, 'playthrough.txt'));
  });
  const fixtures = join(kit.folder, 'fixtures');
  describe(`${game.id} replays finished plays`, () => {
    const files = existsSync(fixtures) ? readdirSync(fixtures).filter((file) => file.endsWith('.json')) : [];
    test('there are some', () => expect(files.length).toBeGreaterThan(0));
    test.each(files)('%s', (file) => {
      const parsed = parsePlayFile(readFileSync(join(fixtures, file), 'utf8'));
      if (!parsed.ok) throw new Error(`${file}: ${parsed.reason.code}`);
      const loaded = loadPlay(game, parsed.file);
      if (!loaded.ok) throw new Error(`${file}: ${JSON.stringify(loaded.reason)}`);
      expect(loaded.play.result).toBeDefined();
    });
  });
}
