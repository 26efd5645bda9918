import { expect, test } from 'vitest';
import { verbOfRole } from '../../src/rules/cast.ts';

test('a verb agrees with whoever of the cast it follows', () => {
  const cast = { attacker: 'Crab Riders', defender: 'Krug', plurals: ['attacker'] as const };
  expect(verbOfRole(cast, 'Crab Riders', 'wins')).toBe('win');
  expect(verbOfRole(cast, 'Krug', 'wins')).toBe('wins');
  expect(verbOfRole(cast, 'somebody else', 'wins')).toBe('wins');
});
