import { expect, test } from 'vitest';
import { chance, refusal } from '../attacks.ts';

const extra = (setting: Parameters<typeof chance>[0], n: number) =>
  chance(setting, 'extraWounds', n);

test('extra wounds come where the attack wounded, and join the wounds in all', () => {
  const mine = [{ extraWounds: 2 }];
  expect(extra({ mine }, 2)).toBe('1/2');
  expect(chance({ mine }, 'totalWounds', 3)).toBe('1/2');
  expect(extra({ mine, defender: { life: 2 } }, 1)).toBe('1/2');
});

test('a figure that the wounds destroyed takes none', () => {
  expect(extra({ mine: [{ extraWounds: 2 }], defender: { life: 1 } }, 0)).toBe('1');
});

test('by a table: 1 to 9 nothing, 10 to 19 one wound, 20 destroys without wounds', () => {
  const setting = { mine: [{ extraWounds: { 10: 1, 20: 'destroy' } }], defender: { life: 5 } };
  expect(extra(setting, 1)).toBe('1/4');
  expect(chance(setting, 'destroyed', 1)).toBe('1/40');
});

test('in dice, so many for each wound dealt: two wounds, three skulls of four dice, 1/4 x 4/16', () => {
  const mine = [{ extraWounds: { dice: 2, per: 'woundDealt' } }];
  expect(extra({ attack: 2, mine }, 3)).toBe('1/16');
});

test('stay away where the wounds were ignored, and on the defender’s card', () => {
  const mine = [{ extraWounds: 2 }];
  expect(extra({ mine, theirs: [{ ignoreWounds: 1 }] }, 0)).toBe('1');
  expect(chance({ theirs: mine }, 'totalWounds', 1)).toBe('1/2');
});

test('are refused', () => {
  expect(refusal({ extraWounds: { 10: 'destoy' } })).toBe(
    '[0].extraWounds.10 is "destoy" (did you mean destroy?); give a number of wounds, destroy, again, or { wounds: 1, again: true }',
  );
  expect(refusal({ extraWounds: { 10: 'again' } })).toContain(
    'a table in which at least one row does more',
  );
  expect(refusal({ extraWounds: {} })).toContain(
    'rows that each begin with a D20 number from 1 to 20',
  );
  expect(refusal({ extraWounds: -1 })).toContain('a whole number from 0 to 50');
});
