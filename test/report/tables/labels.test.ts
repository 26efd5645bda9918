import { expect, test } from 'vitest';
import { fieldLabel, variedLabel } from '../../../src/report/tables/labels.ts';

test.each([
  [6, '6'],
  ['hawkgirl', 'hawkgirl'],
  [null, 'none'],
  [[], 'none'],
  [['tough', 'lava-resistant'], 'tough, lava-resistant'],
  [[3, 0], '3,0'],
  [
    [
      [3, 0],
      [4, 0],
    ],
    '3,0 4,0',
  ],
  [{ card: 'hawkgirl', attack: 5 }, 'hawkgirl, attack 5'],
  [{ name: 'Rat', attack: 1 }, 'Rat, attack 1'],
  ['  1   1   4\n    1   1m  .\n', '1 1 4 / 1 1m .'],
  ['red\u001b[31m\n2', 'red<U+001B>[31m / 2'],
])('%j is shown as %s', (value, label) => expect(variedLabel(value)).toBe(label));

test.each([
  ['attacker.attack', "attacker's attack"],
  ['defender.autoShields', "defender's auto shields"],
  ['board.others[1].spaces', "board's others[1]'s spaces"],
  ['rulings.destroyedFiguresStay', 'destroyedFiguresStay'],
])('%s is called %s', (field, label) => expect(fieldLabel(field)).toBe(label));
