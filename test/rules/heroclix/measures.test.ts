import { expect, test } from 'vitest';
import { heroclix } from '../../../src/rules/heroclix/index.ts';
import { HEROCLIX_MEASURES, measuresFor } from '../../../src/rules/heroclix/measures.ts';
import { inARow, planOf, scenarioOf } from './scenarios.ts';

/** RULES.md, section 4, with the kind of each. */
const ALWAYS = {
  hit: 'flag',
  damage: 'count',
  squaresMoved: 'count',
  stoppedBy: 'name',
  knockbackDamage: 'count',
};
const kinds = (measures: readonly { name: string; kind: string }[]) =>
  Object.fromEntries(measures.map(({ name, kind }) => [name, kind]));
const onBoard = inARow('1 1 1');

test('everything that is measured can be asked; where it ends on a board alone', () => {
  for (const changes of [{}, onBoard]) {
    const scenario = scenarioOf(changes);
    const asked = heroclix.measuresOf(scenario);
    expect(asked).toEqual(planOf(changes).account.measures);
    expect(asked.map(({ name }) => name)).toEqual(measuresFor(scenario).map(({ name }) => name));
  }
  expect(kinds(heroclix.measuresOf(scenarioOf()))).toEqual(ALWAYS);
  expect(kinds(heroclix.measuresOf(scenarioOf(onBoard)))).toEqual({
    ...ALWAYS,
    finalSquare: 'place',
  });
});

test('the rules name them all, and that one takes a board', () => {
  expect(kinds(HEROCLIX_MEASURES)).toEqual({ ...ALWAYS, finalSquare: 'place' });
  const conditions = HEROCLIX_MEASURES.flatMap(({ name, condition }) =>
    condition ? [[name, condition.isMet(scenarioOf()), condition.isMet(scenarioOf(onBoard))]] : [],
  );
  expect(conditions).toEqual([['finalSquare', false, true]]);
});

test('an account is plain data', () => {
  const { account } = planOf(onBoard);
  expect(structuredClone(account)).toEqual(account);
  expect(account).toMatchObject({
    beside: [],
    aim: { measure: 'squaresMoved', title: 'mean squares moved' },
    cast: { attacker: 'Thor', defender: 'Loki' },
  });
});

test('each cause of a stop has its words', () => {
  const stoppedBy = HEROCLIX_MEASURES.find(({ name }) => name === 'stoppedBy');
  const causes = 'none character blocking wall edge higher fell'.split(' ');
  expect(stoppedBy?.values).toEqual(causes);
  expect(Object.keys(stoppedBy?.phrase?.values ?? {})).toEqual(causes);
});

test('counts are said with what is counted, the others as yes or no', () => {
  for (const { name, kind, phrase } of HEROCLIX_MEASURES) {
    expect(phrase?.unit?.length, name).toBe(kind === 'count' ? 2 : undefined);
    expect(phrase?.yes.includes('{n}'), name).toBe(kind === 'count');
    expect(phrase?.no === '', name).toBe(kind === 'count');
  }
});
