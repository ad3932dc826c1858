/** The pictures of the rules page say what the rules say. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { kindOf, REASONS, RESTRICTIONS, routesOf, scoreRoutes, valueOf } from '../rules/index.ts';
import { stationTiles, TRACK_TILES } from '../rules/tiles.ts';
import { ruleOf } from '../board/choosing/rule-of.ts';
import { rulesDe } from './de.tsx';
import { rulesEn } from './en.tsx';
import { judged } from './figures.ts';

describe('the pictures of the restrictions', () => {
  it.each(RESTRICTIONS)('%s is refused by its own letter, and the tile at fault is in the picture', (letter) => {
    const { reason, table, shown } = judged(letter);
    expect(reason?.code).toBe(letter);
    const [west, north, east, south] = shown;
    for (const index of reason!.at ?? []) {
      const [x, y] = [table.tiles[4 * index]!, table.tiles[4 * index + 1]!];
      expect(x >= west && x <= east && y <= north && y >= south).toBe(true);
    }
  });
});

it('the rules count the tiles as they are', () => {
  const track = (kind: string, value?: number): number =>
    TRACK_TILES.filter((code) => kindOf(code) === kind && (value === undefined || valueOf(code) === value)).length;
  const values = (kind: string): string =>
    stationTiles(0)
      .flatMap((code) => (kindOf(code) === kind ? [valueOf(code)] : []))
      .join(', ');
  for (const [rules, straights, curves, and] of [
    [rulesEn, 'straights', 'curves', 'and'],
    [rulesDe, 'Geraden', 'Kurven', 'und'],
  ] as const) {
    const said = renderToStaticMarkup(rules.find(({ id }) => id === 'setup')!.body);
    const figures = said.replace(new RegExp(` ${and} (?=\\d)`, 'g'), ', ');
    expect(figures).toContain(`${TRACK_TILES.length} `);
    expect(figures).toMatch(
      new RegExp(`${track('straight')} ${straights}\\D*${track('straight', 1)}\\D*1\\D*${track('straight', 2)} `),
    );
    expect(figures).toMatch(new RegExp(`${track('curve')} ${curves}\\D*${track('curve', 1)}\\D*1`));
    expect(figures).toContain(values('simple'));
    expect(figures).toContain(values('crossing'));
  }
});

describe('the pictures of what is allowed', () => {
  const completed = (name: 'values' | 'blocked'): string[] =>
    routesOf(judged(name).table).flatMap(({ complete, label }) => (complete ? [label] : []));

  it('a crossing extends two routes at once', () => {
    const { reason, table } = judged('crossing');
    expect(reason).toBeUndefined();
    expect(routesOf(table).filter(({ stations }) => stations.length > 0)).toHaveLength(2);
  });

  it('a route runs onto an orphan track and takes the station along', () => {
    const { reason, table } = judged('runIn');
    expect(reason).toBeUndefined();
    expect(routesOf(table).filter(({ stations }) => stations.length > 0)).toHaveLength(2);
  });

  it('a fourth value completes a route, and so does a dead end', () => {
    expect(completed('values')).toEqual(['H']);
    expect(completed('blocked')).toEqual(['6', '5']);
  });

  it('the example of the scoring counts 10 for 4, 5 for 3 and 3 for 1', () => {
    const route = scoreRoutes(judged('score').table).find(({ label }) => label === '7');
    expect(route).toMatchObject({ start: 7, track: 3, value: 10, commerce: [3, 4, 1], victory: [5, 10, 3] });
  });
});

describe.each([
  ['de', rulesDe],
  ['en', rulesEn],
] as const)('the rules page in %s', (_, sections) => {
  const ids = sections.map(({ id }) => id);

  it('has a section for every refusal on the table', () => {
    for (const code of REASONS) {
      const section = ruleOf({ code });
      if (section !== undefined) expect(ids).toContain(section);
    }
    for (const letter of RESTRICTIONS) expect(ruleOf({ code: letter })).toBe(letter);
  });
});
