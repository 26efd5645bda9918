import { expect, test } from 'vitest';
import type { PowerUse } from '../../../src/cards/powers/power.ts';
import { unseenPowers } from '../../../src/studies/price/unseen-powers.ts';
import { cardOf } from './cards.ts';

const TWICE: PowerUse = { power: 'Double Attack', effects: [{ attacks: 2 }] };
const SOMETIMES: PowerUse = {
  power: 'Frenzy',
  effects: [{ attacks: 2, when: [{ d20: 15 }] }],
};
const powers: PowerUse[] = [
  { power: 'flying' },
  { power: 'Disengage', effects: [] },
  TWICE,
  SOMETIMES,
  { power: 'tough', number: 1 },
  { power: 'Aura', effects: [], modelled: 'no' },
];

test('the formula sees powers of movement and additional attacks without luck, and no others', () => {
  expect(unseenPowers(cardOf({ powers }), 'yace')).toEqual(['Frenzy', 'Tough 1', 'Aura']);
});

test('the regression sees no movement but flying', () => {
  const unseen = ['Disengage', 'Frenzy', 'Tough 1', 'Aura'];
  expect(unseenPowers(cardOf({ powers }), 'regression')).toEqual(unseen);
});
