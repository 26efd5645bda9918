import { expect, test } from 'vitest';
import { chance, refusal } from '../attacks.ts';

const back = (setting: Parameters<typeof chance>[0], n: number) =>
  chance(setting, 'attackerWounds', n);

/* One die against two: no skull 1/2 and two shields 1/9, one 4/9; a skull 1/2 and two shields 1/9. */

test('counterStrike: each block beyond the hits is a wound to the attacker', () => {
  const setting = { defense: 2, theirs: [{ counterStrike: true }] };
  expect([back(setting, 2), back(setting, 1)]).toEqual(['1/18', '5/18']);
});

test('backlash is the mirror of it, on the attacker’s card, and both are added up', () => {
  const mine = [{ backlash: true }];
  expect(back({ defense: 2, mine }, 2)).toBe('1/18');
  const both = { defense: 2, mine, theirs: [{ counterStrike: true }] };
  expect([back(both, 4), back(both, 2)]).toEqual(['1/18', '5/18']);
});

test('counterStrike of several powers counts once', () => {
  const theirs = [{ counterStrike: true }, { counterStrike: true }];
  expect(back({ defense: 2, theirs }, 1)).toBe('5/18');
});

test('both destroy an attacker whose Life they reach', () => {
  const theirs = [{ counterStrike: true }];
  expect(chance({ defense: 2, theirs, attacker: { life: 2 } }, 'attackerDestroyed', 1)).toBe(
    '1/18',
  );
});

test('both do nothing on the other card, and where their conditions fail', () => {
  const wrong = { defense: 2, mine: [{ counterStrike: true }], theirs: [{ backlash: true }] };
  expect(() => back(wrong, 0)).toThrow('attackerWounds is not measured here');
  const theirs = [{ counterStrike: true, when: 'adjacent' }];
  expect(back({ defense: 2, theirs, distance: 2 }, 0)).toBe('1');
});

test('both are refused', () => {
  expect(refusal({ counterStrike: 1 })).toBe('[0].counterStrike is 1; give true');
  expect(refusal({ backlash: 'yes' })).toContain('give true');
});
