import { describe, expect, test } from 'vitest';
import { START, stateOf, withDocument } from '../../src/explorer/state.ts';

const STATE = { panel: 'attack', documents: { attack: { name: 'A' } }, pinned: [] };

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('a state', () => {
  test('is what a page is, and nothing else', () => {
    expect(stateOf({ ...STATE, more: 1 })).toEqual(STATE);
    const pinned = [{ title: 'Before', document: { name: 'A' } }];
    expect(stateOf({ ...STATE, pinned })).toEqual({ ...STATE, pinned });
    expect(stateOf({ panel: 'attack', documents: {} })).toEqual(START);
  });

  test.each([
    [[]],
    ['text'],
    [undefined],
    [{ ...STATE, panel: 1 }],
    [{ ...STATE, documents: [] }],
    [{ ...STATE, documents: { attack: 'hawkgirl' } }],
    [{ ...STATE, pinned: [{ title: 1, document: {} }] }],
    [{ ...STATE, pinned: Array(21).fill({ title: 'A', document: {} }) }],
    [{ ...STATE, documents: { attack: nested(60) } }],
    [
      {
        ...STATE,
        documents: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`p${i}`, {}])),
      },
    ],
  ])('is not %j', (data) => {
    expect(stateOf(data)).toBeUndefined();
  });

  test('with another document shows its panel', () => {
    expect(withDocument(START, 'board', { name: 'B' })).toEqual({
      panel: 'board',
      documents: { board: { name: 'B' } },
      pinned: [],
    });
  });
});
