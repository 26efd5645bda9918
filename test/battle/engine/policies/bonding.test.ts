import { describe, expect, test } from 'vitest';
import { anyOf, bestOf, worthWithOthers } from '../../../../src/battle/engine/policies/bonding.ts';
import type { BondOffer } from '../../../../src/battle/engine/turns/bond-offers.ts';
import type { Document } from '../../../fight/scenarios.ts';
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

describe('a turn that an order marker gives is worth', () => {
  const GIVER = 0;
  const whom = { side: 'own', class: 'Champion', pick: { cards: 1 } };
  /** The worth of a turn of a card whose own turn is worth 10, if a champion's turn is worth 6 or 14. */
  const worth = (rules?: Document, champion = 6, turn = 1) => {
    const giver = hero('Giver', rules && { powers: [{ name: 'Bonding', rules }] });
    const standing = stand(
      [[giver, hero('Champion', { class: 'Champion' })], [hero('Enemy')]],
      [
        [0, 2],
        [1, 2],
        [9, 2],
      ],
    );
    const worthOf = (card: number) => (card === GIVER ? 10 : champion);
    return worthWithOthers(standing.game.state, GIVER, turn, worthOf, () => 0);
  };
  const before = { at: 'beforeTurn', may: true, whom, turn: 'whole' };
  const after = { ...before, at: 'afterTurn' };
  const instead = { ...before, instead: 'turn' };

  test('its own turn and the turns that it brings', () => {
    expect(worth()).toBe(10);
    expect(worth(before)).toBe(16);
    expect(worth(after)).toBe(16);
  });

  test('the better turn, if the other card would take it instead', () => {
    expect(worth(instead)).toBe(10);
    expect(worth(instead, 14)).toBe(14);
  });

  test('a share of the turn that a roll brings', () => {
    // 11 or higher on a D20.
    expect(worth({ ...after, roll: 11 })).toBe(13);
  });

  test('only its own turn, if the other card may not take one with this marker', () => {
    const first = { ...before, if: { markers: { number: 1 } } };
    expect([worth(first, 6, 1), worth(first, 6, 2)]).toEqual([16, 10]);
    expect(worth({ ...before, whom: { ...whom, class: 'Monk' } })).toBe(10);
  });
});
