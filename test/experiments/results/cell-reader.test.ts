import { expect, test } from 'vitest';
import { cellsOf, decode } from '../../../src/chance/dice/cells.ts';
import { throwCells } from '../../../src/experiments/results/view.ts';
import { attackDice } from '../../chance/dice/throws.ts';
import { modelOf, outcomeOf } from './plans.ts';

test('of a Throw there is one view, with a counter for each raw outcome, which tells everything', () => {
  const thrown = attackDice(3, 2);
  const cells = cellsOf(thrown);
  const { views } = throwCells(modelOf(thrown));
  expect(views.map(({ first, size }) => [first, size])).toEqual([[0, cells.size]]);
  expect(['points', 'odd', 'size'].every((name) => views[0]?.tells(name))).toBe(true);
  for (let cell = 0; cell < cells.size; cell++) {
    expect(views[0]?.outcome(cell)).toEqual(outcomeOf(decode(cells, cell)));
  }
});
