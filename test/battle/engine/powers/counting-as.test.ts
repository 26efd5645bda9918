import { expect, test } from 'vitest';
import { countedAs } from '../../../../src/battle/engine/powers/counting-as.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero } from '../../battles.ts';

const counted = (countsAs: Document, friends: readonly Document[]) => {
  const one = hero('One', {
    species: 'Durgeth',
    powers: [{ name: 'Own', effects: [{ countsAs }] }],
  });
  const [side] = battleOf({ sides: [{ army: [one, ...friends] }, { army: [hero('A')] }] }).sides;
  return countedAs(side.cards).map(({ card }) => card);
};

test('a card counts as a class besides its own', () => {
  const [, friend] = counted({ to: { class: 'Sniper' }, class: 'Lawman', besides: true }, [
    hero('Friend', { class: 'Sniper' }),
  ]);
  expect(friend?.class).toBe('Sniper; Lawman');
});

test('a card counts as the species of another for which powers ask', () => {
  const asks = {
    powers: [
      { name: 'Bond', effects: [{ bonding: { with: { species: 'Elf' }, turn: 'before' } }] },
    ],
  };
  const [own] = counted({ to: { name: 'One' }, like: 'species', except: { species: 'Soulborg' } }, [
    hero('Robot', { species: 'Soulborg', points: 300 }),
    hero('Human', { species: 'Human', points: 200, ...asks }),
    hero('Elf', { species: 'Elf', points: 20 }),
  ]);
  expect(own?.species).toBe('Elf');
});

test('of several cards the one counts as something else that is not so already, where an attack asks whether all are', () => {
  const band = hero('Band', {
    personality: 'Disciplined',
    powers: [
      {
        name: 'Disciplined Army',
        effects: [
          { defenseDice: 1, when: ['anyAttack', { army: { personality: 'Disciplined' } }] },
        ],
      },
    ],
  });
  const [, , dear, wild] = counted({ to: { unique: 'unique' }, personality: 'Disciplined' }, [
    band,
    hero('Dear', { personality: 'Disciplined', unique: 'unique', points: 300 }),
    hero('Wild', { personality: 'Wild', unique: 'unique', points: 20 }),
  ]);
  expect(dear?.personality).toBe('Disciplined');
  expect(wild?.personality).toBe('Disciplined');
});
