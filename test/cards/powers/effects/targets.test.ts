import { expect, test } from 'vitest';
import { refusal, wounds } from '../attacks.ts';

test('targets change nothing of a single attack on one figure', () => {
  expect(wounds({ mine: [{ targets: { count: 3 } }] }, 1)).toBe('1/2');
});

test('invalid choices of targets are rejected', () => {
  expect(refusal({ targets: 3 })).toContain('a mapping such as { count: 3 }');
  expect(refusal({ targets: { count: 1 } })).toContain('a whole number from 2 to 100');
  expect(refusal({ targets: { nextTo: 'me' } })).toContain('one of attacker, target, both, squad');
  expect(refusal({ targets: { roll: 'twice' } })).toContain('once');
});
