import { expect, test } from 'vitest';
import { battleModel } from '../../src/battle/model.ts';
import { battleOf, VIKINGS_AND_MARRO } from './battles.ts';

const model = battleModel(battleOf(VIKINGS_AND_MARRO));
const named = (name: string) => model.measures.find(({ measure }) => measure === name);

test('who wins is told by name: the first side, the second, or neither', () => {
  expect(named('winner')).toEqual({
    measure: 'winner',
    of: { field: 'winner', most: 2 },
    names: ['Vikings', 'Marro', 'draw'],
  });
  expect(named('first')?.names).toEqual(['Vikings', 'Marro']);
});

test('a side has its points and figures left, counted up to all that it began with', () => {
  // 100 for Finn and twice 100 for Tarn, which has two copies of four figures.
  expect(named('pointsLeft:vikings')?.of).toEqual({ field: 'pointsLeft', index: 0, most: 300 });
  expect(named('figuresLeft:vikings')?.of).toEqual({ field: 'figuresLeft', index: 0, most: 9 });
  expect(named('pointsLeft:marro')?.of).toEqual({ field: 'pointsLeft', index: 1, most: 100 });
});

test('cards are numbered through, those of the first side first', () => {
  const indexOf = (card: string) => named(`pointsDestroyed:${card}`)?.of.index;
  expect(['vikings:finn', 'vikings:tarn', 'marro:ne-gok-sa'].map(indexOf)).toEqual([0, 1, 2]);
  const mostOf = (field: string) =>
    ['vikings:tarn', 'marro:ne-gok-sa'].map((card) => named(`${field}:${card}`)?.of.most);
  expect(mostOf('pointsDestroyed')).toEqual([100, 300]);
  expect(mostOf('pointsLost')).toEqual([200, 100]);
  expect(mostOf('survived')).toEqual([1, 1]);
});

test('measures that are counted together are measures of the battle', () => {
  const names = model.measures.map(({ measure }) => measure);
  expect(names).toEqual(expect.arrayContaining(model.together.flat()));
  expect(new Set(names).size).toBe(names.length);
});

test('the sums over all games are laid out by cards, rounds and spaces, and by ends where they are drawn', () => {
  // Three cards by three and five causes of their own; two sides by 12 rounds, and by the 36 spaces of the field.
  expect(model.totals).toEqual({
    destroyedBy: 3 * 8,
    pointsByRound: 2 * 12,
    fellOn: 2 * 36,
    attacks: 2 * 3,
    apart: 1,
    turnsLost: 2,
    winsByEnd: 0,
    fired: 0,
  });
  // Two ends for each of three results: the first side wins, the second side wins, a draw.
  const drawn = battleModel(battleOf({ ...VIKINGS_AND_MARRO, ends: 'drawn' }));
  expect(drawn.totals).toEqual({ ...model.totals, winsByEnd: 2 * 3 });
});
