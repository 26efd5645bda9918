import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { expressionFor } from '../../../src/experiments/results/for-question.ts';
import { compileNoting } from '../../../src/experiments/results/rulings.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';
import { noFiles } from '../../fight/scenarios.ts';

const fight = { name: 'Fight', attacker: 'hawkgirl', defender: 'solomon-grundy' };
const read = (document: object) => readExperiment({ ...fight, ...document }, noFiles);

test('a question takes the names of a fight, and keeps what that fight does not know', () => {
  const measures = [
    { name: 'winner', title: 'Who wins', kind: 'name', values: ['The Joker'] },
    { name: 'turns', title: 'Turns', kind: 'count' },
  ] as const;
  const of = (text: string) => expressionFor(parseQuestion(text), measures);
  const joker = parseQuestion('winner is "The Joker"').expression;
  expect(of('winner is the-joker')).toEqual(joker);
  expect(of('not (winner is the-joker or luck >= 2)')).toEqual(
    parseQuestion('not (winner is "The Joker" or luck >= 2)').expression,
  );
  expect(of('turns <= 2 and winner is Nobody')).toEqual(
    parseQuestion('turns <= 2 and winner is Nobody').expression,
  );
});

test('best play is found once for each question; a plain attack is compiled whenever it is asked for', () => {
  const { cases } = readExperiment(
    {
      name: 'Turn',
      turn: [{ figure: 'hawkgirl', at: [0, 0] }],
      defender: 'solomon-grundy',
      board: { terrain: '1 1', defender: [1, 0] },
    },
    noFiles,
  );
  const [turn, attack] = [cases[0]?.scenario, read({}).cases[0]?.scenario];
  if (!turn || !attack) throw new Error('there are scenarios');
  const [destroyed, wounded] = ['destroyed', 'totalWounds >= 1'].map((text) => parseQuestion(text));
  const compiled = (of: typeof turn, question?: typeof destroyed) =>
    atOnce(compileNoting(of, question));
  expect(compiled(turn)).toBe(compiled(turn));
  expect(compiled(turn, destroyed)).toBe(compiled(turn, destroyed));
  expect(compiled(turn, wounded)).not.toBe(compiled(turn, destroyed));
  expect(compiled(turn, wounded).plan.account.playedFor).toBe('totalWounds >= 1');
  expect(compiled(attack)).not.toBe(compiled(attack));
});
