/** Pills at the edge of a map that is zoomed. */
import { overlap } from '@stellwerk/toolkit/labels.ts';
import { expect, test } from 'vitest';
import { boxAround } from './boxes.ts';
import { PILL_HEIGHT, pillsFor } from './beyond.ts';

const seen = {
  left: 400,
  right: 1000,
  top: 200,
  bottom: 900,
  button: { left: 400, top: 200, right: 500, bottom: 300 },
};
const SCALE = 0.6;
const thing = (key: string, x: number, y: number, width = 66) => ({ key, at: { x, y }, width });

test('what is seen has none; what lies beyond has one at that edge, with its arrow towards it', () => {
  expect(pillsFor([thing('here', 700, 500)], seen, SCALE)).toEqual([]);
  const [east, south] = pillsFor([thing('east', 1200, 500), thing('south', 700, 1300)], seen, SCALE);
  expect(east).toMatchObject({ key: 'east', y: 500, angle: 0 });
  expect(east!.x).toBeGreaterThan(900);
  expect(east!.x).toBeLessThan(1000);
  expect(south).toMatchObject({ key: 'south', x: 700, angle: 90 });
});

test('a thing of which less than half is seen lies beyond', () => {
  expect(pillsFor([thing('edge', 995, 500)], seen, SCALE)).toHaveLength(1);
});

test('none lies on another one, nor on the button, nor is cut by the edge', () => {
  const things = Array.from({ length: 5 }, (_, index) => thing(String(index), 300, 100 + 20 * index, 90));
  const boxes = pillsFor(things, seen, SCALE).map((pill) => boxAround(pill, 45 / SCALE, PILL_HEIGHT / 2 / SCALE));
  expect(boxes).toHaveLength(5);
  for (const [index, box] of boxes.entries()) {
    expect(boxes.slice(0, index).some((other) => overlap(box, other))).toBe(false);
    expect(overlap(box, seen.button)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(seen.left);
    expect(box.top).toBeGreaterThanOrEqual(seen.top);
  }
});

test('it stands off a name where there is room beside it', () => {
  const name = { left: 900, right: 1000, top: 480, bottom: 520 };
  const [pill] = pillsFor([thing('east', 1200, 500)], seen, SCALE, [name]);
  expect(overlap(boxAround(pill!, 33 / SCALE, PILL_HEIGHT / 2 / SCALE), name)).toBe(false);
  const everywhere = { left: 0, right: 2000, top: 0, bottom: 2000 };
  expect(pillsFor([thing('east', 1200, 500)], seen, SCALE, [everywhere])).toHaveLength(1);
});
