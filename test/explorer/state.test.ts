import { describe, expect, test } from 'vitest';
import { withMine } from '../../src/explorer/keeping.ts';
import { linked, linkOf } from '../../src/explorer/link.ts';
import {
  comparing,
  MOST_PINNED,
  mineIn,
  mineText,
  START,
  stateOf,
  withCards,
  withDocument,
  withoutCards,
  withoutPin,
  withPin,
} from '../../src/explorer/state.ts';

const STATE = { panel: 'attack', documents: { attack: { name: 'A' } }, pinned: [] };

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('a state', () => {
  test('is what a page is, and nothing else', () => {
    expect(stateOf({ ...STATE, more: 1 })).toEqual(STATE);
    const pinned = [{ title: 'Before', document: { name: 'A' } }];
    expect(stateOf({ ...STATE, pinned })).toEqual({ ...STATE, pinned });
    expect(stateOf({ panel: 'attack', documents: {} })).toEqual(START);
    const figures = ['Krug', 'Hawkgirl'];
    expect(stateOf({ ...STATE, figures })).toEqual({ ...STATE, figures });
    // Opening another person's link keeps one's own figures.
    expect(withMine(STATE, { ...STATE, figures })).toEqual({ ...STATE, figures });
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
    [{ ...STATE, pinned: [{ title: 'A', panel: 7, document: {} }] }],
    [{ ...STATE, figures: 'Krug' }],
    [{ ...STATE, figures: [1] }],
    [{ ...STATE, figures: Array(21).fill('Krug') }],
    [{ ...STATE, source: 'attack' }],
    [{ ...STATE, source: { panel: 1 } }],
    [{ ...STATE, source: { panel: 'attack', shown: {} } }],
    [{ ...STATE, compared: 1 }],
    [{ ...STATE, compared: { a: -1, b: 0 } }],
    [{ ...STATE, compared: { a: 0 } }],
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

  test('with another document compares no more', () => {
    expect(withDocument(comparing(START), 'duel', {})).not.toHaveProperty('compared');
  });
});

describe("cards of the user's own", () => {
  const card = (name: string, attack = 1) => ({ name, attack, defense: 1 });

  test('are kept by name, the latest of each, and forgotten at once', () => {
    const state = withCards(withCards(START, [card('A'), card('B')]), [card('A', 3), card('C')]);
    expect(state.cards).toEqual([card('A', 3), card('B'), card('C')]);
    expect(withoutCards(state)).toEqual(START);
  });

  test('are in the link, unless it would be too long', () => {
    const state = withCards(START, [card('A')]);
    expect(linked(linkOf(state))).toEqual({ state });
    let seed = 1;
    const noise = () => {
      // Xorshift: text that no compression makes short.
      seed ^= seed << 13;
      seed ^= seed >>> 17;
      seed ^= seed << 5;
      return (seed >>> 0).toString(36);
    };
    const large = Array.from({ length: 1000 }, (_, n) =>
      card(`${n} ${Array.from({ length: 60 }, noise).join('')}`),
    );
    expect(linked(linkOf(withCards(START, large)))).toEqual({ state: START });
  });

  test.each([[{ cards: 'mine' }], [{ cards: ['mine'] }], [{ cards: Array(1001).fill({}) }]])(
    'of a link from anybody are cards, and no more than a thousand: %#',
    (others) => {
      expect(stateOf({ panel: 'attack', documents: {}, ...others })).toBeUndefined();
    },
  );
});

describe('what is pinned', () => {
  const pin = (n: number) => ({ title: `${n}`, panel: 'attack', document: { n } });
  const withPins = (count: number) =>
    Array.from({ length: count }, (_, n) => pin(n)).reduce(withPin, START);

  test('is each result once, twelve at the most', () => {
    const three = withPins(3);
    expect(three.pinned).toEqual([pin(0), pin(1), pin(2)]);
    expect(withPin(three, { ...pin(1), title: 'the same' })).toBe(three);
    expect(MOST_PINNED).toBe(12);
    expect(withPins(20).pinned).toHaveLength(12);
  });

  test('is in the link with the two that are compared', () => {
    const state = { ...withPins(3), compared: { a: 0, b: 2 } };
    expect(stateOf(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test('is compared, the last of it, with what is shown now', () => {
    expect(comparing(withPins(3)).compared).toEqual({ a: 2, b: 3 });
    expect(comparing(START).compared).toEqual({ a: 0, b: 0 });
  });

  test.each([
    // Pins 0, 1 and 2; 3 stands for what is shown now.
    [{ a: 2, b: 3 }, 0, { a: 1, b: 2 }],
    [{ a: 0, b: 1 }, 2, { a: 0, b: 1 }],
    [{ a: 0, b: 3 }, 0, { a: 0, b: 2 }],
    [{ a: 3, b: 1 }, 1, { a: 0, b: 2 }],
  ])('of %j without the pin of place %i leaves %j', (compared, at, left) => {
    const after = withoutPin({ ...withPins(3), compared }, at);
    expect(after.pinned).toHaveLength(2);
    expect(after.compared).toEqual(left);
  });
});

describe('what somebody has', () => {
  const pin = (n: number) => ({ title: `${n}`, document: { n } });
  const mine = withCards(withPin(withPin(START, pin(1)), pin(2)), [{ name: 'Mine' }]);

  test('is a file, and is read back; other files are none', () => {
    expect(mineIn(JSON.parse(mineText(mine)))).toEqual(mine);
    expect(mineIn({ name: 'X', attacker: 'Krug' })).toBeUndefined();
    expect(mineIn({ 'knockback explorer': { panel: 7 } })).toBeUndefined();
  });

  test('stays beside a state that is opened, which still compares the same', () => {
    const theirs = { ...withPin(withPin(START, pin(3)), pin(2)), compared: { a: 0, b: 2 } };
    const both = withMine(theirs, mine);
    expect(both.pinned).toEqual([pin(3), pin(2), pin(1)]);
    expect(both.compared).toEqual({ a: 0, b: 3 });
    expect(both.cards).toEqual([{ name: 'Mine' }]);
    const full = Array.from({ length: 30 }, (_, n) => pin(n + 10)).reduce(withPin, START);
    expect(withMine(full, mine).pinned).toEqual(full.pinned);
  });
});
