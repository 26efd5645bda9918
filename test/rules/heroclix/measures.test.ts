import { expect, test } from 'vitest';
import {
  FINAL_SQUARE,
  HEROCLIX_MEASURES,
  measuresFor,
} from '../../../src/rules/heroclix/measures.ts';
import { CAUSES } from '../../../src/rules/heroclix/sequence.ts';
import { hit, inARow, planOf, rolled, scenarioOf } from './scenarios.ts';

const ALWAYS = ['hit', 'damage', 'squaresMoved', 'stoppedBy', 'knockbackDamage'];

test('what is measured is what RULES.md asks for, the final square only on a board', () => {
  const namesOf = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name);
  expect(namesOf(HEROCLIX_MEASURES)).toEqual([...ALWAYS, 'finalSquare']);
  expect(namesOf(measuresFor(scenarioOf()))).toEqual(ALWAYS);
  expect(namesOf(measuresFor(scenarioOf(inARow('1 1'))))).toEqual([...ALWAYS, 'finalSquare']);
});

test('each has words of its own and a kind by which it is summed up', () => {
  expect(HEROCLIX_MEASURES.map(({ title, kind }) => [title, kind])).toEqual([
    ['Hit', 'flag'],
    ['Damage by the attack', 'count'],
    ['Squares moved', 'count'],
    ['What stopped it', 'name'],
    ['Knockback damage', 'count'],
    ['Where it ends', 'place'],
  ]);
});

test('the final square takes a board, and says so', () => {
  const conditional = HEROCLIX_MEASURES.filter(({ condition }) => condition);
  expect(conditional.map(({ name }) => name)).toEqual(['finalSquare']);
  const condition = conditional[0]?.condition;
  expect(condition?.text).toBe('on a board');
  expect(condition?.isMet(scenarioOf())).toBe(false);
  expect(condition?.isMet(scenarioOf(inARow('1 1')))).toBe(true);
});

test('what can stop a knockback is known beforehand, and each cause is put into words', () => {
  const stoppedBy = HEROCLIX_MEASURES.find(({ name }) => name === 'stoppedBy');
  expect(stoppedBy?.values).toEqual(CAUSES);
  expect(Object.keys(stoppedBy?.phrase?.values ?? {})).toEqual([...CAUSES]);
});

test('they are read off a hit', () => {
  expect(hit(inARow('2 2 2 1 1'))).toEqual({
    hit: 1,
    damage: 3,
    squaresMoved: 2,
    stoppedBy: 'fell',
    knockbackDamage: 2,
    finalSquare: '3,0',
  });
});

test('they are read off a hit that knocks nobody back', () => {
  expect(hit({ attacker: { keyphrases: [] } })).toEqual({
    hit: 1,
    damage: 3,
    squaresMoved: 0,
    stoppedBy: 'none',
    knockbackDamage: 0,
  });
});

test('a blow without a board ends nowhere', () => {
  const { measures } = planOf().account;
  expect(measures.map(({ name }) => name)).not.toContain('finalSquare');
  expect(planOf().model.resolve(rolled(2))).not.toHaveProperty('finalSquare');
  const nowhere = FINAL_SQUARE.of({ roll: 7, hit: true, criticalHit: false, damage: 3 });
  expect(nowhere).toEqual({ name: '', spaces: [] });
});

test('an account is plain data: no condition of a measure is among it', () => {
  const { account } = planOf(inARow('1 1'));
  expect(structuredClone(account)).toEqual(account);
});
