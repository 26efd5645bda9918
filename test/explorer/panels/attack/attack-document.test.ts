import { expect, test } from 'vitest';
import { isPlainAttack } from '../../../../src/explorer/panels/attack/attack-document.ts';
import { FIRST } from '../../random-documents.ts';

test('a plain attack is one one-on-one fight under the C3G rules', () => {
  const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
  expect(isPlainAttack(FIRST)).toBe(true);
  expect(isPlainAttack({ ...FIRST, board })).toBe(true);
  expect(isPlainAttack({ ...FIRST, rules: 'heroclix' })).toBe(false);
  expect(isPlainAttack({ ...FIRST, fight: 'duel' })).toBe(false);
  expect(isPlainAttack({ ...FIRST, vary: {} })).toBe(false);
});
