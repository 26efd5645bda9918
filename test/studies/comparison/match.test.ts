import { describe, expect, test } from 'vitest';
import type { RecordedResult } from '../../../src/experiments/results/format/recorded.ts';
import { match } from '../../../src/studies/comparison/compare.ts';
import { refused } from '../../experiments/scenarios/refusals.ts';
import { resultOf } from './results.ts';

const one = (name: string, combination: object = {}) =>
  resultOf({}, { name, combination: { ...combination } });
const text = ({ name, combination }: RecordedResult) =>
  [name, ...Object.values(combination)].join(' ');

/** The matched pairs, and the results left over on either side. */
function matched(a: readonly RecordedResult[], b: readonly RecordedResult[]) {
  const { pairs, onlyA, onlyB } = match(
    { file: 'a.json', results: a },
    { file: 'b.json', results: b },
  );
  return {
    pairs: pairs.map(([ofA, ofB]) => [text(ofA), text(ofB)]),
    onlyA: onlyA.map(text),
    onlyB: onlyB.map(text),
  };
}

describe('a single result of either side', () => {
  test('belong together, whatever they are', () => {
    expect(matched([one('Alpha', { attack: 3 })], [one('Beta', { life: 2 })])).toEqual({
      pairs: [['Alpha 3', 'Beta 2']],
      onlyA: [],
      onlyB: [],
    });
  });

  test('beside several belongs to that of its combination', () => {
    const [single, several] = [
      [one('A', { attack: 4 })],
      [3, 4].map((attack) => one('B', { attack })),
    ];
    const pairs = [['A 4', 'B 4']];
    expect(matched(single, several)).toEqual({ pairs, onlyA: [], onlyB: ['B 3'] });
    const turned = pairs.map((pair) => pair.toReversed());
    expect(matched(several, single)).toEqual({ pairs: turned, onlyA: ['B 3'], onlyB: [] });
  });

  test('has nothing to belong to beside none', () => {
    expect(matched([one('A')], [])).toEqual({ pairs: [], onlyA: ['A'], onlyB: [] });
    expect(matched([], [one('B')])).toEqual({ pairs: [], onlyA: [], onlyB: ['B'] });
    expect(matched([], [])).toEqual({ pairs: [], onlyA: [], onlyB: [] });
  });
});

describe('one experiment on either side', () => {
  test('is matched by combination, whatever its name, and pairs are in the order of A', () => {
    const a = [5, 3, 4].map((attack) => one('Before', { attack }));
    const b = [4, 6, 5].map((attack) => one('After', { attack }));
    expect(matched(a, b)).toEqual({
      pairs: [
        ['Before 5', 'After 5'],
        ['Before 4', 'After 4'],
      ],
      onlyA: ['Before 3'],
      onlyB: ['After 6'],
    });
  });

  test('is matched whatever the order of its fields', () => {
    const a = [one('A', { attack: 3, life: 2 }), one('A', { attack: 2, life: 3 })];
    const b = [one('A', { life: 3, attack: 2 }), one('A', { life: 2, attack: 3 })];
    expect(matched(a, b).pairs).toEqual([
      ['A 3 2', 'A 2 3'],
      ['A 2 3', 'A 3 2'],
    ]);
  });
});

describe('several experiments on a side', () => {
  const both = [one('Alpha', { attack: 3 }), one('Beta', { attack: 3 })];

  test('are matched by name and combination', () => {
    const b = [
      one('Beta', { attack: 3 }),
      one('Alpha', { attack: 4 }),
      one('Alpha', { attack: 3 }),
    ];
    expect(matched(both, b)).toEqual({
      pairs: [
        ['Alpha 3', 'Alpha 3'],
        ['Beta 3', 'Beta 3'],
      ],
      onlyA: [],
      onlyB: ['Alpha 4'],
    });
  });

  test('are so also where the other side has one', () => {
    const alpha = [3, 4].map((attack) => one('Alpha', { attack }));
    const pairs = [['Alpha 3', 'Alpha 3']];
    expect(matched(alpha, both)).toEqual({ pairs, onlyA: ['Alpha 4'], onlyB: ['Beta 3'] });
    expect(matched(both, alpha)).toEqual({ pairs, onlyA: ['Beta 3'], onlyB: ['Alpha 4'] });
  });
});

describe('results that cannot be told apart are refused with their file', () => {
  const twins = [one('Alpha', { attack: 3 }), one('Alpha', { attack: 3 })];
  const apart = [one('Alpha', { attack: 3 }), one('Alpha', { attack: 4 })];
  const refusal = (file: string) => [
    `${file}: two results of "Alpha" for the same combination; give only one result for each experiment and combination`,
  ];

  test('in either', () => {
    expect(refused(() => matched(twins, apart))).toEqual(refusal('a.json'));
    expect(refused(() => matched(apart, twins))).toEqual(refusal('b.json'));
  });

  test('where only the name tells experiments apart as well', () => {
    const three = [...twins, one('Beta', { attack: 3 })];
    expect(refused(() => matched(three, apart))).toEqual(refusal('a.json'));
  });
});
