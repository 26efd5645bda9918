import { expect, test } from 'vitest';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';
import { isFlag, measuresAsked } from '../../../src/rules/questions/question.ts';

const read = (question: string) => parseQuestion(question).expression;

test('only a measure alone is its flag', () => {
  expect(isFlag(read('displaced'), 'displaced')).toBe(true);
  for (const question of ['killed', 'not displaced', 'displaced or killed', 'displaced >= 1']) {
    expect(isFlag(read(question), 'displaced')).toBe(false);
  }
});

test('measures are listed once each, in the order of the question', () => {
  const question = 'spacesMoved >= 2 or not (displaced and spacesMoved < 5) or killed';
  expect(measuresAsked(read(question))).toEqual(['spacesMoved', 'displaced', 'killed']);
});
