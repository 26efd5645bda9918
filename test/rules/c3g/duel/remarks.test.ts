import { expect, test } from 'vitest';
import { duelRemarks } from '../../../../src/rules/c3g/duel/remarks.ts';
import { duelOf, side } from './duels.ts';

test('nothing is remarked where everything is known', () => {
  const duel = duelOf({ attacker: side('A', [2, 3, 1]), defender: side('B', [2, 3, 1]) });
  expect(duelRemarks(duel)).toEqual([]);
});

test('numbers that are assumed of a card are named, of either side', () => {
  const remarks = duelRemarks(duelOf({ attacker: 'hawkgirl', defender: 'solomon-grundy' }));
  expect(remarks).toHaveLength(2);
  expect(remarks[0]).toMatch(/^Assumed.*Hawkgirl's life of 5.*Hawkgirl's move of 6/);
  expect(remarks[1]).toMatch(/^Assumed.*Solomon Grundy's attack of 6/);
  // Size and Height play no part without a board.
  expect(remarks.join()).not.toMatch(/size|height/);
});

test('powers that wait for a switch are named until it is on', () => {
  const remarks = (states: readonly string[]) =>
    duelRemarks(
      duelOf({
        attacker: side('A', [2, 3, 1], { effects: [{ attackDice: 1, when: { state: 'shadow' } }] }),
        defender: side('B', [2, 3, 1]),
        states,
      }),
    );
  expect(remarks([])).toEqual([
    'Switches that are off here (states) for powers of A: A 1 (shadow).',
  ]);
  expect(remarks(['shadow'])).toEqual([]);
});
