import { expect, test } from 'vitest';
import type { Measure } from '../../../src/rules/measure.ts';
import { labelOf } from '../../../src/rules/questions/label.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';

const MEASURES: readonly Measure[] = [
  { name: 'displaced', title: 'Displaced at all', kind: 'flag' },
  { name: 'destroyed', title: 'Destroyed', kind: 'flag' },
  { name: 'spacesMoved', title: 'Spaces moved', kind: 'count' },
  { name: 'knockbackPoints', title: 'Knockback points', kind: 'count' },
  { name: 'stoppedBy', title: 'What stopped it', kind: 'name' },
  { name: 'winner', title: 'Who wins', kind: 'name', aliases: { defender: 'Krug' } },
  { name: 'blockerWounds:joe', title: 'Joe is hit', kind: 'flag' },
];

test.each([
  ['displaced', 'Displaced at all'],
  ['destroyed or displaced', 'Destroyed or displaced at all'],
  ['spacesMoved >= 2', 'Spaces moved ≥ 2'],
  ['not destroyed', 'Not destroyed'],
  ['not stoppedBy is edge', 'What stopped it: not edge'],
  ['stoppedBy = edge', 'What stopped it: edge'],
  ['winner is defender or winner is draw', 'Who wins: Krug or who wins: draw'],
  ['not (spacesMoved >= 2)', 'Spaces moved < 2'],
  ['not (spacesMoved <= 2)', 'Spaces moved > 2'],
  ['not (spacesMoved > 2)', 'Spaces moved ≤ 2'],
  ['not (spacesMoved < 2)', 'Spaces moved ≥ 2'],
  ['not (spacesMoved = 2)', 'Spaces moved ≠ 2'],
  ['not (spacesMoved != 2)', 'Spaces moved = 2'],
  ['not (destroyed or displaced)', 'Not (destroyed or displaced at all)'],
  [
    'destroyed and (displaced or spacesMoved != 0)',
    'Destroyed and (displaced at all or spaces moved ≠ 0)',
  ],
  ['destroyed or knockbackPoints > 1', 'Destroyed or Knockback points > 1'],
  ['destroyed or blockerWounds:joe', 'Destroyed or Joe is hit'],
  ['luck', 'Luck'],
])('%s: "%s"', (question, label) => {
  expect(labelOf(parseQuestion(question).expression, MEASURES)).toBe(label);
});
