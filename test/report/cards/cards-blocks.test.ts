import { expect, test } from 'vitest';
import { cardsBlocks } from '../../../src/report/cards/card-table.ts';

test('the collections are named with their sizes, where that is asked for', () => {
  expect(cardsBlocks([]).map(({ kind }) => kind)).toEqual(['table']);
  const [, list] = cardsBlocks([], [{ name: 'classic', size: 218, complete: 150 }]);
  expect(list).toEqual({
    kind: 'list',
    title: 'Collections',
    items: ['classic: 218 cards, 150 of them complete in duels'],
  });
});
