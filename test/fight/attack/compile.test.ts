import { describe, expect, test } from 'vitest';
import { told, toldChance } from '../../rules/told-chance.ts';
import { type Document, planOf } from '../scenarios.ts';

const A = { name: 'A', attack: 3, defense: 0, powers: ['super-strength'] };
const D = { name: 'D', attack: 0, defense: 1 };
const planned = (more: Document = {}) => planOf({ attacker: A, defender: D, ...more });
const pools = (more: Document = {}) =>
  planned(more).model.thrown.map(({ name, count }) => `${count} ${name}`);
const row = (terrain: string, others: Document[] = [], defender: unknown = [1, 0]) => ({
  board: { terrain, attacker: [0, 0], defender, others },
});

describe('the account of a plan', () => {
  test('names who attacks whom, and what the attacker plays for', () => {
    expect(planned().account).toMatchObject({
      cast: { attacker: 'A', defender: 'D' },
      aim: { measure: 'spacesMoved', title: 'mean spaces moved' },
    });
    expect(planned({ goal: 'wounds' }).account.aim).toEqual({
      measure: 'totalWounds',
      title: 'mean wounds in all',
    });
    expect(planned({ goal: 'destroy' }).account.aim).toEqual({
      measure: 'destroyed',
      title: 'chance to destroy',
    });
    expect(planned({ ...row('1 1 1'), direction: 'E' }).account.aim.measure).toBe('spacesMoved');
  });

  test('puts destruction beside the question where there is a Life', () => {
    expect(planned().account.beside).toEqual([]);
    expect(planned({ defender: { ...D, life: 2 } }).account.beside).toEqual(['destroyed']);
  });

  test('is plain data', () => {
    const { account } = planned(row('1 1 1', [{ figure: 'Guard', at: [2, 0], life: 2 }]));
    expect(structuredClone(account)).toEqual(account);
  });

  test('has no options where there is nothing to choose', () => {
    expect(planned(row('1 1 1')).account).not.toHaveProperty('options');
    expect(planned().account).not.toHaveProperty('scene');
  });
});

describe('the dice of a plan', () => {
  test('are attack and defense dice; of nobody’s defense there are none', () => {
    expect(pools()).toEqual(['3 attack', '1 defense']);
  });

  test('are none at all without an attack', () => {
    expect(pools({ attacker: { ...A, attack: 0 } })).toEqual([]);
    expect(pools({ ...row('1 1 1m'), attacker: { ...A, attack: 0 } })).toEqual([]);
  });

  test('have the defender’s skulls asked only where Knockback applies', () => {
    const asked = (more: Document) =>
      planned(more).model.thrown.find(({ name }) => name === 'defense')?.asked;
    expect(asked({})).toEqual(['shield', 'skull']);
    expect(asked({ specialAttack: true })).toEqual(['shield']);
    expect(asked(row('1 1 1', [], [2, 0]))).toEqual(['shield']);
  });

  test('have a D20 where the defender may ignore the attack', () => {
    const defender = { ...D, powers: [{ 'ignores-attack': 12 }] };
    expect(pools({ defender })).toEqual(['3 attack', '1 defense', '1 ignore']);
    expect(pools({ defender, specialAttack: true })).toContain('1 ignore');
  });

  test('have the Knockback die where something can keep the defender from moving', () => {
    expect(pools(row('1 1 1 1 1'))).toEqual(['3 attack', '1 defense']);
    expect(pools(row('1 1 1'))).not.toContain('1 knockback');
    expect(pools(row('1 1 1 1 9'))).toContain('1 knockback');
    expect(pools({ ...row('1 1 1 1 9'), superStrength: false })).not.toContain('1 knockback');
    // Three skulls spend their points before the fourth space.
    expect(pools(row('1 1 1 1 1 9'))).not.toContain('1 knockback');
  });

  test('have those of lava and falls, as far as all skulls lead', () => {
    expect(pools(row('9 9 1m 1 1m 1m'))).toEqual([
      '3 attack',
      '1 defense',
      '1 lava-1',
      '1 fall-1',
      '1 lava-3',
    ]);
    expect(pools(row('60 60 45 20 15'))).toEqual([
      '3 attack',
      '1 defense',
      '3 fall-1',
      '1 fall-2',
      '1 fall-3',
    ]);
    const resistant = { ...D, powers: ['lava-resistant'] };
    expect(pools({ ...row('9 9 1m 1 1m 1m'), defender: resistant })).toEqual([
      '3 attack',
      '1 defense',
      '1 fall-1',
    ]);
  });

  test('of lava are a D20 that destroys on anything below 20, of an extreme fall below 19', () => {
    const { thrown } = planned(row('60 60 20m')).model;
    const yes = (pool: string, symbol: string) =>
      thrown
        .find(({ name }) => name === pool)
        ?.die.faces.filter(({ symbols }) => symbols[symbol] === 1)
        .map(({ name }) => name);
    expect(yes('lava-1', 'survived')).toEqual(['20']);
    expect(yes('fall-1', 'unhurt')).toEqual(['19', '20']);
  });
});

test('a plan says which places an attacker that reaches farther leaves out of its ranking', () => {
  const unchecked = (range: number, more: object = row('1 1 1')) =>
    planned({ attacker: { ...A, range }, ...more }).account.aim.unchecked;
  expect(unchecked(1)).toBeUndefined();
  expect(unchecked(5)).toBe(
    'Only places next to the defender are ranked, although A can attack up to five spaces away.',
  );
  expect(unchecked(5, {})).toBeUndefined();
});

test('a plan tells its attack and its headline', () => {
  const { story } = planned({ defender: { ...D, life: 9 } });
  const figures = { chance: () => 0.5, told: () => told(0.5), mean: () => 1, within: () => 1 };
  const answered = {
    clause: 'A displaces D',
    subject: 'attacker' as const,
    ...toldChance(0.25),
    measures: ['displaced'],
  };
  expect(story.headline(answered, figures)).toContain('A displaces D 25.0% of the time');
  const { steps } = story.tell(
    { attack: { skull: 1 }, defense: { shield: 0, skull: 0 } },
    { attack: ['skull', 'blank', 'blank'], defense: ['blank'] },
  );
  expect(steps.map(({ title }) => title)).toEqual([
    'The attack',
    'The roll',
    'Wounds',
    'Knockback',
  ]);
});
