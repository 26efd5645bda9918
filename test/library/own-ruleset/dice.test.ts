import { expect, test } from 'vitest';
import { cellsOf } from '../../../src/dice/cells.ts';
import { weighOutcomes } from '../../../src/exact/outcomes.ts';
import { poolThrown, rolledIn, unlessHidden } from '../../../src/library/own-ruleset/dice.ts';
import type { OwnPool } from '../../../src/library/types/ruleset.ts';

const pips = {
  name: 'D4',
  faces: [1, 2, 3, 4].map((n) => ({ name: String(n), symbols: { pips: n } })),
};

/** What the rules see of a pool, and how many rolls of its dice show it. */
function seenOf(pool: OwnPool): Map<string, bigint> {
  const seen = new Map<string, bigint>();
  const rolled = rolledIn([pool]);
  const resolve = (raw: Parameters<typeof rolled>[0]) =>
    unlessHidden(() => JSON.stringify(rolled(raw)[pool.name]), '');
  weighOutcomes({ thrown: [poolThrown(pool)], resolve }, (shown, weight) =>
    seen.set(shown, (seen.get(shown) ?? 0n) + weight),
  );
  return seen;
}

/** The same by rolling every die. */
function countedOf(faces: readonly Readonly<Record<string, number>>[], dice: number, zero: object) {
  let all = [zero as Record<string, number>];
  for (let i = 0; i < dice; i++) {
    all = all.flatMap((before) =>
      faces.map((face) => {
        const now = { ...before };
        for (const [symbol, times] of Object.entries(face))
          now[symbol] = (now[symbol] ?? 0) + times;
        return now;
      }),
    );
  }
  const seen = new Map<string, bigint>();
  for (const one of all) {
    const key = JSON.stringify(one);
    seen.set(key, (seen.get(key) ?? 0n) + 1n);
  }
  return seen;
}

test.each([1, 2, 3, 5])('of %i numbered dice the rules see how many show each number', (dice) => {
  const faces = [1, 2, 3, 4, 5, 6].map((n) => ({ [n]: 1 }));
  const zero = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  expect(seenOf({ name: 'd', count: dice, die: 6 })).toEqual(countedOf(faces, dice, zero));
});

test('of dice with symbols of their own they see how often each came up', () => {
  const faces = pips.faces.map(({ symbols }) => symbols);
  expect(seenOf({ name: 'd', count: 3, die: pips })).toEqual(countedOf(faces, 3, { pips: 0 }));
  const die = {
    name: 'odd',
    faces: [
      { name: 'both', symbols: { skull: 1, shield: 2 } },
      { name: 'both', symbols: { skull: 1, shield: 2 } },
      { name: 'one', symbols: { skull: 1 } },
      { name: 'blank', symbols: {} },
    ],
  };
  expect(seenOf({ name: 'd', count: 2, die })).toEqual(
    countedOf(
      die.faces.map(({ symbols }) => symbols as Record<string, number>),
      2,
      { skull: 0, shield: 0 },
    ),
  );
});

test('a pool without dice shows nothing', () => {
  expect([...seenOf({ name: 'd', count: 0, die: 2 }).keys()]).toEqual(['{"1":0,"2":0}']);
});

test('a pool has few raw outcomes: sums where symbols add up, else little more than throws', () => {
  const size = (pool: OwnPool) => cellsOf([poolThrown(pool)]).size;
  // From 3 to 12 pips, and the three below that none of three dice can show.
  expect(size({ name: 'd', count: 3, die: pips })).toBe(13);
  expect(size({ name: 'd', count: 1, die: 20 })).toBe(20);
  // 56 throws of three D6 and 210 of two D20 differ; a symbol each would make 4096 and 3^20.
  expect(size({ name: 'd', count: 3, die: 6 })).toBeLessThan(300);
  expect(size({ name: 'd', count: 2, die: 20 })).toBeLessThan(1000);
});

test('dice that the rules do not look at are not weighed apart', () => {
  const pools: OwnPool[] = [
    { name: 'first', count: 1, die: 6 },
    { name: 'second', count: 1, die: 20 },
  ];
  const rolled = rolledIn(pools);
  const ends: string[] = [];
  weighOutcomes(
    {
      thrown: pools.map(poolThrown),
      resolve: (raw) =>
        unlessHidden(() => {
          const { first, second } = rolled(raw) as Record<string, Record<string, number>>;
          return first?.['6'] ? `again ${second?.['20']}` : 'over';
        }, ''),
    },
    (end) => ends.push(end),
  );
  // Destructuring looks at both; rules that ask later look at one.
  expect(ends).toHaveLength(120);
  const later: string[] = [];
  weighOutcomes(
    {
      thrown: pools.map(poolThrown),
      resolve: (raw) =>
        unlessHidden(() => {
          const shown = rolled(raw);
          return shown.first?.['6'] ? `again ${shown.second?.['20']}` : 'over';
        }, ''),
    },
    (end) => later.push(end),
  );
  expect(later).toHaveLength(5 + 20);
});
