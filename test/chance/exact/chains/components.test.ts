import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chain } from '../../../../src/chance/exact/chains/chain.ts';
import { componentsOf } from '../../../../src/chance/exact/chains/components.ts';
import { stepTableOf } from '../../../../src/chance/exact/chains/step-table.ts';
import { anyChain } from './random-chains.ts';

/** The followed steps, as pairs of states. */
function edges({ states }: Chain, isFollowed: (adds: readonly number[]) => boolean) {
  return states.flatMap((steps, from) =>
    steps.flatMap(({ to, adds }) =>
      'state' in to && isFollowed(adds) ? [[from, to.state] as const] : [],
    ),
  );
}

/** Which states lead to which, by however many steps (Warshall). */
function reached(states: number, steps: readonly (readonly [number, number])[]): boolean[][] {
  const leads = Array.from({ length: states }, (_, from) =>
    Array.from({ length: states }, (_, to) => steps.some(([a, b]) => a === from && b === to)),
  );
  for (let via = 0; via < states; via++) {
    for (let from = 0; from < states; from++) {
      if (!leads[from]?.[via]) continue;
      for (let to = 0; to < states; to++) {
        if (leads[via]?.[to]) (leads[from] as boolean[])[to] = true;
      }
    }
  }
  return leads;
}

const every = () => true;
const free = (adds: readonly number[]) => adds[0] === 0;

test.each([
  ['all steps', every],
  ['those that count nothing', free],
])('by %s: two states share a component exactly when each leads to the other', (_, isFollowed) => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const table = stepTableOf(chain);
      const follows = (step: number) => isFollowed(table.adds.map((added) => added[step] ?? 0));
      const components = componentsOf(table, follows);
      const leads = reached(table.states, edges(chain, isFollowed));
      expect(components.flat().toSorted((a, b) => a - b)).toEqual(Array.from(chain.states.keys()));
      const place = new Map(components.flatMap((all, i) => all.map((state) => [state, i])));
      for (const a of chain.states.keys()) {
        for (const b of chain.states.keys()) {
          if (a === b) continue;
          const isOne = Boolean(leads[a]?.[b] && leads[b]?.[a]);
          expect(place.get(a) === place.get(b)).toBe(isOne);
          if (leads[a]?.[b]) expect(place.get(a)).toBeLessThanOrEqual(place.get(b) ?? -1);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a path of very many states is followed to its end', () => {
  const length = 100_000;
  const states = Array.from({ length }, (_, i) => [
    { weight: 1n, to: i < length - 1 ? { state: i + 1 } : { end: 0 }, adds: [] },
  ]);
  const table = stepTableOf({ start: 0, states, ends: 1, counters: 0 });
  const components = componentsOf(table, () => true);
  expect(components).toHaveLength(length);
  expect(components.every(([state], i) => state === i)).toBe(true);
});
