import { expect, test } from 'vitest';
import { knownSwitches, switchesIn } from '../../src/cards/switches.ts';

/** Data within so many lists. */
const within = (lists: number, data: unknown): unknown =>
  lists === 0 ? data : [within(lists - 1, data)];

test('switches are found at any depth that cards can have, one or several in a list', () => {
  const powers = [
    { if: { state: 'shadow' } },
    { if: { not: [{ state: ['moonlight', 'night'] }] } },
    { state: 7 },
  ];
  expect(switchesIn(powers)).toEqual(['shadow', 'moonlight', 'night']);
  expect(switchesIn('shadow')).toEqual([]);
  expect(switchesIn(within(20, { state: 'shadow' }))).toEqual(['shadow']);
});

test('data that is nested without end has none beyond a depth', () => {
  expect(switchesIn(within(100, { state: 'shadow' }))).toEqual([]);
  const endless: unknown[] = [{ state: 'shadow' }];
  endless.push(endless);
  expect(new Set(switchesIn(endless))).toEqual(new Set(['shadow']));
});

test('known switches are those in the data and those of the cards that ship', () => {
  const known = knownSwitches({ state: 'eclipse' });
  expect(known).toContain('eclipse');
  expect(known.size).toBeGreaterThan(1);
  expect(knownSwitches({})).not.toContain('eclipse');
});
