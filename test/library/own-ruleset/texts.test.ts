import { expect, test } from 'vitest';
import { poolThrown } from '../../../src/library/own-ruleset/dice.ts';
import {
  diceText,
  headline,
  stepsOf,
  usualQuestion,
} from '../../../src/library/own-ruleset/texts.ts';
import type { Measure } from '../../../src/rules/measure.ts';
import { told } from '../../rules/told-chance.ts';

const flag: Measure = { name: 'hit', title: 'Hit', kind: 'flag' };
const count: Measure = { name: 'damage', title: 'Damage', kind: 'count' };
const name: Measure = { name: 'end', title: 'End', kind: 'name', values: ['a draw', 'a win'] };

test('dice are told by pool', () => {
  const pools = [
    { name: 'attack', count: 3, die: 6 },
    { name: 'luck', count: 1, die: 20 },
  ];
  expect(diceText(pools.map(poolThrown))).toBe('Attack: 3 D6; luck: 1 D20');
});

test('what is usually asked can be asked: a flag, else a count from 1 on, else a name', () => {
  expect(usualQuestion([name, count, flag])).toBe('hit');
  expect(usualQuestion([name, count])).toBe('damage >= 1');
  expect(usualQuestion([name])).toBe('end is "a draw"');
});

test('a headline tells the chance and the means of counts', () => {
  const answer = { clause: 'it hits', mean: () => 1.5 };
  expect(headline(answer, told(0.25), [flag])).toBe('It hits 25.0% of the time.');
  expect(headline(answer, told(0.25), [flag, count])).toBe(
    'It hits 25.0% of the time. On average: damage 1.50.',
  );
});

test('steps tell the dice that were rolled, and every measure', () => {
  const outcome = { hit: 0, damage: 2, end: 'a draw' };
  expect(stepsOf({ attack: ['6', '1'], luck: [] }, outcome, [flag, count, name])).toEqual([
    { title: 'The dice', text: 'Attack: 6 and 1.' },
    { title: 'The outcome', text: 'Hit: no. Damage: 2. End: a draw.' },
  ]);
  expect(stepsOf({}, outcome, [flag])[0]).toEqual({ title: 'The dice', text: 'None.' });
});
