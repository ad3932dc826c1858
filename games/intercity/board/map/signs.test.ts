/** Tickets stay on the map as long as anybody needs them. */
import { expect, test } from 'vitest';
import { game, taskCard } from '../../rules/index.ts';
import { driving } from '../choosing/position.testing.ts';
import { signsOf } from './signs.ts';

test('a ticket that one holds is pale while others need it, and gone when nobody does', () => {
  const { state, seat } = driving([0, 0, 0, 3, 3]);
  const { via } = taskCard(state, 1);
  const ticket = () =>
    signsOf(game.view(state, seat))
      .get(via)
      ?.find(({ goal, letter }) => !goal && letter === 'A');
  const [mine] = game.view(state, seat).own!.passengers as [number];
  expect(ticket()).toMatchObject({ pale: false });
  state.task[mine] = 1;
  expect(ticket()).toMatchObject({ pale: true });
  for (let passenger = 0; passenger < state.task.length; passenger += 2) state.task[passenger] = 1;
  expect(ticket()).toBeUndefined();
});
