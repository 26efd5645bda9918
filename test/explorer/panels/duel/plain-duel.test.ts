import { expect, test } from 'vitest';
import { isPlainDuel } from '../../../../src/explorer/panels/duel/plain-duel.ts';
import { DUEL_START } from '../../../../src/explorer/panels/duel/start.ts';

test('a duel is plain unless it varies something', () => {
  expect(isPlainDuel(DUEL_START)).toBe(true);
  expect(isPlainDuel({ ...DUEL_START, vary: { distance: [1, 2] } })).toBe(false);
  expect(isPlainDuel({ ...DUEL_START, fight: 'survival' })).toBe(false);
});
