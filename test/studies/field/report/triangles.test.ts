import { expect, test } from 'vitest';
import { triangleBlocks } from '../../../../src/studies/field/report/blocks.ts';
import { fieldAgainst, fieldOf, manyCards } from '../fields.ts';
import { itemsOf, textsOf } from './fields.ts';

test('triangles are counted among all sets of three cards', () => {
  // A beats B, B beats C, C beats A; D loses to all: one cycle among four sets of three.
  const field = fieldOf(
    ['A', 'B', 'C', 'D'],
    [[0, 0.6, 0.3, 0.9], [0, 0, 0.8, 0.9], [0, 0, 0, 0.9], []],
  );
  const blocks = triangleBlocks(field);
  expect(textsOf(blocks)).toEqual([
    'Of 4 sets of three cards, one is a triangle (25.0%): the three cards beat each other in a circle.',
  ]);
  expect(itemsOf(blocks, 'Triangles')).toEqual([
    'A beats B (60.0%), B beats C (80.0%), C beats A (70.0%)',
  ]);
});

test('of many triangles the five clearest are told', () => {
  const blocks = triangleBlocks(manyCards(30, 3));
  expect(itemsOf(blocks, 'The 5 clearest triangles')).toHaveLength(5);
  expect(textsOf(blocks)[0]).toMatch(/^Of 4,060 sets of three cards, \d+ are triangles \(\d/);
});

test('it is said where there is none, and nothing where there can be none', () => {
  const line = fieldOf(['A', 'B', 'C'], [[0, 0.6, 0.7], [0, 0, 0.8], []]);
  expect(textsOf(triangleBlocks(line))).toEqual([
    'There are no triangles: no three cards beat each other in a circle.',
  ]);
  expect(triangleBlocks(fieldOf(['A', 'B'], [[0, 0.6], []]))).toEqual([]);
  expect(triangleBlocks(fieldAgainst(['A'], ['X'], [[0.5]]))).toEqual([]);
});
