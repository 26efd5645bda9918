import { describe, expect, test } from 'vitest';
import { statesWithoutEnd } from '../../../../src/chance/exact/chains/ends.ts';

const END = { to: { end: 0 } };
const to = (state: number) => ({ to: { state } });

describe('a fight never ends from states', () => {
  test('that lead only to each other', () => {
    expect(statesWithoutEnd({ states: [[to(1), END], [to(2)], [to(1)]] })).toEqual([1, 2]);
    expect(statesWithoutEnd({ states: [[to(0)]] })).toEqual([0]);
  });

  test('but not if any of their ways ends, however long it is and in whatever order it goes', () => {
    expect(
      statesWithoutEnd({ states: [[to(1)], [to(2)], [to(0), to(3)], [to(4)], [END]] }),
    ).toEqual([]);
    expect(statesWithoutEnd({ states: [[END], [to(0)], [to(1), to(3)], [to(3)]] })).toEqual([3]);
    // Several ways to the same end, and several ends.
    const states = [[END, { to: { end: 1 } }], [to(0), to(2)], [to(0), to(1)], [to(3)]];
    expect(statesWithoutEnd({ states })).toEqual([3]);
  });

  test('none if there are no states', () => {
    expect(statesWithoutEnd({ states: [] })).toEqual([]);
  });
});
