import { expect, test } from 'vitest';
import { powerUse } from '../../src/cards/power-schema.ts';
import { writtenPower } from '../../src/cards/written-power.ts';

test.each([
  'flying',
  { tough: 2 },
  { name: 'Rage', effects: [{ attackDice: 1 }] },
  { name: 'Rage', modelled: 'partly', effects: [{ attackDice: 1 }], note: 'in part' },
  { name: 'Aura', modelled: 'no', grants: [{ defenseDice: 2 }] },
  { name: 'Disengage', modelled: 'notNeeded' },
])('%j is written as it was read', (written) => {
  expect(writtenPower(powerUse().parse(written))).toEqual(written);
});

test('a power that says nothing of effects is written as not modelled', () => {
  expect(writtenPower(powerUse().parse({ name: 'Rage' }))).toEqual({
    name: 'Rage',
    modelled: 'no',
  });
});
