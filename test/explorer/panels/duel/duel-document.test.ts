import { expect, test } from 'vitest';
import { DUEL_START, isPlainDuel } from '../../../../src/explorer/panels/duel/duel-document.ts';

test('a duel is plain unless it varies something', () => {
  expect(isPlainDuel(DUEL_START)).toBe(true);
  expect(isPlainDuel({ ...DUEL_START, vary: { distance: [1, 2] } })).toBe(false);
  expect(isPlainDuel({ ...DUEL_START, fight: 'survival' })).toBe(false);
});
