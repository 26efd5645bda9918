import { expect, test } from 'vitest';
import { side } from '../duel/duels.ts';
import { mistake } from '../mistake.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

const survival = (more: Document) => ({
  fight: 'survival',
  attacker: { name: 'A', attack: 3 },
  defender: { name: 'D', defense: 2, life: 4 },
  ...more,
});

test('who attacks needs attack dice alone, who is attacked defense dice and a Life', () => {
  expect(scenarioOf(survival({}))).toMatchObject({
    attacker: { name: 'A', attack: 3, range: 1 },
    defender: { name: 'D', defense: 2, life: 4, figures: 1 },
    distance: 1,
  });
  const text = mistake(survival({ attacker: { name: 'A' }, defender: { name: 'D' } }));
  expect(text).toContain('attacker.attack is missing');
  expect(text).toContain('defender.defense is missing');
  expect(text).toContain('defender.life is missing');
  expect(text.split('\n')).toHaveLength(3);
});

test('a card may be attacked by its own kind, which is called the other', () => {
  const one = side('Imp', [1, 2, 3]);
  expect(scenarioOf(survival({ attacker: one, defender: one }))).toMatchObject({
    attacker: { name: 'Imp' },
    defender: { name: 'the other Imp' },
  });
});

test('distance, switches and rulings are as given', () => {
  const said = {
    distance: 4,
    states: ['army-valiant'],
    rulings: { automaticShieldsNeedARoll: false },
  };
  const attacker = { name: 'A', attack: 1, range: 4 };
  expect(scenarioOf(survival({ ...said, attacker }))).toMatchObject(said);
});
