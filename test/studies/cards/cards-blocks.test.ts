import { expect, test } from 'vitest';
import { cardsBlocks } from '../../../src/studies/cards/card-table.ts';

test('the collections are named with their sizes, where that is asked for', () => {
  expect(cardsBlocks([]).map(({ kind }) => kind)).toEqual(['table']);
  const [, list] = cardsBlocks(
    [],
    [{ name: 'classic', size: 218, complete: { attacks: 180, duels: 150, battles: 90 } }],
  );
  expect(list).toEqual({
    kind: 'list',
    title: 'Collections',
    items: ['classic: 218 cards, complete in attacks 180, in duels 150, in battles 90'],
  });
});
