import { describe, expect, test } from 'vitest';
import type { Measure } from '../../../src/rules/measure.ts';
import { clauseOf, subjectOf } from '../../../src/rules/questions/clause.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';

const MEASURES: readonly Measure[] = [
  {
    name: 'displaced',
    title: 'Displaced',
    kind: 'flag',
    phrase: {
      yes: '{attacker} displaces {defender}',
      no: '{attacker} does not displace {defender}',
    },
  },
  {
    name: 'destroyed',
    title: 'Destroyed',
    kind: 'flag',
    phrase: { yes: '{attacker} destroys {defender}', no: '{attacker} does not destroy {defender}' },
  },
  {
    name: 'spacesMoved',
    title: 'Spaces moved',
    kind: 'count',
    phrase: { yes: '{defender} is moved {n}', no: '', unit: ['space', 'spaces'] },
  },
  {
    name: 'stoppedBy',
    title: 'What stopped it',
    kind: 'name',
    phrase: {
      yes: '{defender} is stopped by {value}',
      no: '{defender} is not stopped by {value}',
      values: { edge: "the map's edge" },
    },
  },
  { name: 'luck', title: 'Luck', kind: 'count' },
  { name: 'weather', title: 'Weather', kind: 'name' },
  { name: 'late', title: 'Late', kind: 'flag' },
];

const said = (question: string) =>
  clauseOf(parseQuestion(question).expression, MEASURES, { attacker: 'Ann', defender: 'Bob' });

test.each([
  ['displaced', 'Ann displaces Bob'],
  ['not displaced', 'Ann does not displace Bob'],
  ['not not displaced', 'Ann displaces Bob'],
  ['spacesMoved >= 2', 'Bob is moved at least 2 spaces'],
  ['spacesMoved >= 1', 'Bob is moved at least 1 space'],
  ['spacesMoved = 1', 'Bob is moved exactly 1 space'],
  ['spacesMoved <= 1', 'Bob is moved at most 1 space'],
  ['spacesMoved > 3', 'Bob is moved more than 3 spaces'],
  ['not spacesMoved >= 2', 'Bob is moved fewer than 2 spaces'],
  ['spacesMoved != 2', 'Bob is moved any number of spaces other than 2'],
  ['spacesMoved != 1', 'Bob is moved any number of spaces other than 1'],
  ['not spacesMoved = 1', 'Bob is moved any number of spaces other than 1'],
  ['not spacesMoved != 1', 'Bob is moved exactly 1 space'],
  ['not spacesMoved > 3', 'Bob is moved at most 3 spaces'],
  ['not spacesMoved <= 3', 'Bob is moved more than 3 spaces'],
  ['not spacesMoved < 2', 'Bob is moved at least 2 spaces'],
  ['spacesMoved < 2', 'Bob is moved fewer than 2 spaces'],
  ['stoppedBy is edge', "Bob is stopped by the map's edge"],
  ['stoppedBy is wall', 'Bob is stopped by wall'],
  ['stoppedBy is not edge', "Bob is not stopped by the map's edge"],
])('%s: "%s"', (question, clause) => {
  expect(said(question)).toBe(clause);
});

describe('several', () => {
  test.each([
    ['destroyed or displaced', 'Ann destroys or displaces Bob'],
    ['destroyed and displaced', 'Ann destroys and displaces Bob'],
    [
      'spacesMoved >= 2 or stoppedBy is edge',
      "Bob is moved at least 2 spaces or stopped by the map's edge",
    ],
    ['spacesMoved >= 1 and spacesMoved <= 2', 'Bob is moved at least 1 space and at most 2 spaces'],
    ['destroyed or stoppedBy is edge', "Ann destroys Bob or Bob is stopped by the map's edge"],
    ['not (destroyed or displaced)', 'Ann does not destroy Bob and Ann does not displace Bob'],
    [
      'destroyed or displaced or spacesMoved = 1',
      'Ann destroys Bob, Ann displaces Bob or Bob is moved exactly 1 space',
    ],
    [
      'destroyed and (displaced or spacesMoved = 1)',
      'Ann destroys Bob, and Ann displaces Bob or Bob is moved exactly 1 space',
    ],
  ])('%s: "%s"', (question, clause) => {
    expect(said(question)).toBe(clause);
  });
});

test('measures without words of their own are said by their titles', () => {
  expect(said('late')).toBe('Late is true');
  expect(said('not late')).toBe('Late is not true');
  expect(said('luck >= 2')).toBe('Luck is at least 2');
  expect(said('luck != 2')).toBe('Luck is any number other than 2');
  expect(said('weather is fine')).toBe('Weather is fine');
  expect(said('weather is not fine')).toBe('Weather is not fine');
});

test('what stands in a value is text', () => {
  expect(said('stoppedBy is {attacker}')).toBe('Bob is stopped by {attacker}');
});

test.each([
  ['displaced', 'attacker'],
  ['destroyed or displaced', 'attacker'],
  ['not displaced and spacesMoved <= 2', 'attacker'],
  ['spacesMoved >= 2', 'defender'],
  ['stoppedBy is not edge or displaced', 'defender'],
  ['luck >= 2', undefined],
  ['late', undefined],
])('%s: its subject is %s', (question, subject) => {
  expect(subjectOf(parseQuestion(question).expression, MEASURES)).toBe(subject);
});
