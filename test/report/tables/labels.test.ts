import { expect, test } from 'vitest';
import {
  combinationLabel,
  fieldLabel,
  variedLabel,
  variedText,
} from '../../../src/report/tables/labels.ts';

test.each([
  [6, '6'],
  ['hawkgirl', 'Hawkgirl'],
  ['my-own-hero', 'my-own-hero'],
  [null, 'none'],
  [[], 'none'],
  [['tough', 'lava-resistant'], 'Tough, Lava Resistant'],
  [[{ tough: 2 }], 'Tough 2'],
  [[3, 0], '3,0'],
  [
    [
      [3, 0],
      [4, 0],
    ],
    '3,0 4,0',
  ],
  [{ card: 'hawkgirl', attack: 5 }, 'Hawkgirl, attack 5'],
  [{ name: 'Rat', attack: 1 }, 'Rat, attack 1'],
  ['  1   1   4\n    1   1m  .\n', '1 1 4 / 1 1m .'],
  ['red\u001b[31m\n2', 'red<U+001B>[31m / 2'],
])('%j is shown as %s', (value, label) => expect(variedLabel(value)).toBe(label));

test.each([
  ['attacker.attack', "attacker's attack"],
  ['defender.autoShields', "defender's auto shields"],
  ['board.others[1].spaces', "board's others[1]'s spaces"],
  ['turn.0.attacks', "attacker 1's attacks"],
  ['turn.1.figure.attack', "attacker 2's attack"],
  ['turn.1.at', "attacker 2's place"],
  ['sides.0.army', "first side's army"],
  ['sides.1.army.2.attack', "second side's card 3's attack"],
  ['sides', 'sides'],
  ['order', 'order'],
  ['rulings.destroyedFiguresStay', 'destroyedFiguresStay'],
])('%s is called %s', (field, label) => expect(fieldLabel(field)).toBe(label));

test('for other programs, names stay as files write them', () => {
  expect(variedText(['tough', { tough: 2 }])).toBe('tough, tough 2');
  expect(variedText('hawkgirl')).toBe('hawkgirl');
});

test('a combination is its fields and values; what has a label goes by that alone', () => {
  const combination = { 'attacker.attack': 6, 'board.walls': [] };
  expect(combinationLabel({ combination })).toBe("attacker's attack 6, board's walls none");
  expect(combinationLabel({ combination, labels: { 'board.walls': 'no wall' } })).toBe(
    "attacker's attack 6, no wall",
  );
});
