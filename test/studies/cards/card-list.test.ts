import { expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { cardListText } from '../../../src/studies/cards/card-list.ts';

const imp: Card = { name: 'Imp', attack: 1, defense: 2, height: 5, base: 'single', powers: [] };
const krug: Card = {
  ...imp,
  ...{ name: 'Krug 巨人', life: 8, points: 120, assumed: ['life'] },
  powers: [
    { power: 'tough', number: 1 },
    { power: 'Smash', effects: [] },
  ],
};
const page = (tableWidth: number) => ({
  tableWidth,
  proseWidth: tableWidth,
  height: Number.POSITIVE_INFINITY,
  hasColour: false,
});

test('numbers stand under their heads, powers below their card', () => {
  expect(cardListText([imp, krug], page(80)).split('\n')).toEqual([
    'card       life  move  range  attack  defense  points',
    '─'.repeat(53),
    'Imp           ?     ?      ?       1        2       ?',
    'Krug 巨人    8*     ?      ?       1        2     120',
    '  Tough 1, Smash',
    '─'.repeat(53),
    '* Assumed; the rule document does not give this number.',
    '',
  ]);
});

test('powers are folded; where there is no room for the numbers, all of it is', () => {
  for (const width of [60, 30]) {
    const text = cardListText(
      [{ ...krug, name: 'Krug', powers: krug.powers.flatMap((use) => [use, use, use, use, use]) }],
      page(width),
    );
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
  }
});
