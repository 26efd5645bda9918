import { expect, test } from 'vitest';
import { refusal, words, wounds } from '../attacks.ts';

test('targets change nothing of a single attack on one figure', () => {
  expect(wounds({ mine: [{ targets: { count: 3 } }] }, 1)).toBe('1/2');
});

test.each([
  [{ count: 3 }, 'hits up to 3 different figures'],
  [
    { nextTo: 'attacker', roll: 'once' },
    'hits every figure next to it, with one roll for all of them',
  ],
  [{ nextTo: 'target', count: 2 }, 'hits the target and the figures next to it, 2 at the most'],
  [{ nextTo: 'both' }, 'hits the target and the figures next to both of them'],
  [{ nextTo: 'squad' }, 'hits every figure next to any figure of its squad'],
  [{ line: 1 }, 'hits every figure on 1 space in a line'],
  [{}, 'hits every figure'],
  [{ within: 2 }, 'hits every figure within 2 spaces'],
  [{ nextTo: 'target', self: true }, 'hits the target and the figures next to it, itself as well'],
  [{ line: 5, only: 'enemies' }, 'hits every figure on 5 spaces in a line, but no friends'],
  [{ goesOn: 'wounded' }, 'hits every figure, going on when the one before is wounded'],
])('targets %j are said: %s', (targets, text) => {
  expect(words({ targets })).toBe(text);
});

test('what is no choice of targets is refused', () => {
  expect(refusal({ targets: 3 })).toContain('a mapping such as { count: 3 }');
  expect(refusal({ targets: { count: 1 } })).toContain('a whole number from 2 to 100');
  expect(refusal({ targets: { nextTo: 'me' } })).toContain('one of attacker, target, both, squad');
  expect(refusal({ targets: { roll: 'twice' } })).toContain('once');
});
