import { expect, test } from 'vitest';
import { anyOf, bestOf } from '../../../../src/battle/engine/policies/bonding.ts';
import type { BondOffer } from '../../../../src/battle/engine/turns/bond-offers.ts';
import { hero, squad } from '../../battles.ts';
import { stand } from '../standing.ts';

// Figures 0 to 2, 3 to 5, 6 and 7; three figures of a squad act in its turn.
const own = [squad('Guards'), squad('Archers'), hero('Captain'), hero('Scout')];
const row = (count: number, y: number) =>
  Array.from({ length: count }, (_, x): [number, number] => [x, y]);
const { game } = stand([own, [hero('Enemy')]], [...row(8, 1), [8, 4]]);
const { state } = game;

/** An offer of a bonded turn, which is all that the choice reads of the bond. */
const offer = (more: object, whom: object = {}) =>
  ({
    bond: { whom },
    candidates: [0, 1, 2, 3, 4, 5, 6, 7],
    cards: 1,
    ...more,
  }) as unknown as BondOffer;

/** Worths by figure: the squads are worth 9 and 6 together, the heroes 7 and 5. */
const WORTHS = [3, 2, 4, 1, 3, 2, 7, 5];
const best = (more: object, whom: object = {}) =>
  bestOf(state, offer(more, whom), (figure) => WORTHS[figure] as number);

test('if the offer is for figures, the best of them take the turn, whichever their cards', () => {
  expect(best({ figures: 3 })).toEqual([6, 7, 2]);
  expect(best({ figures: 0 })).toEqual([]);
});

test('if it is for cards, the card whose figures are worth most together takes it, with all of them', () => {
  expect(best({})).toEqual([2, 0, 1]);
  expect(best({ candidates: [3, 4, 6, 7] })).toEqual([6]);
  expect(best({ cards: 2 })).toEqual([2, 0, 1, 6]);
});

test('if only some squads may take it, heroes fill the other places', () => {
  expect(best({ cards: 3 })).toEqual([2, 0, 1, 6, 4, 5, 3]);
  expect(best({ cards: 3 }, { pick: { cards: 3, squads: 1 } })).toEqual([2, 0, 1, 6, 7]);
  expect(best({ cards: 2 }, { pick: { cards: 2, squads: 0 } })).toEqual([6, 7]);
});

test('at random, each candidate is as likely as any other to take the turn', () => {
  const times = new Map<number, number>();
  const draws = 800;
  for (let draw = 0; draw < draws; draw++) {
    const [one, ...others] = anyOf(state, offer({ figures: 1 }), state.lots);
    expect(others).toEqual([]);
    times.set(one as number, (times.get(one as number) ?? 0) + 1);
  }
  expect([...times.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // Within five standard errors of an eighth.
  for (const count of times.values()) {
    expect(Math.abs(count - draws / 8)).toBeLessThan(5 * Math.sqrt((draws * 7) / 64));
  }
});
