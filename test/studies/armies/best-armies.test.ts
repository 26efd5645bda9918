import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import type { DrawnArmy } from '../../../src/battle/armies/scenario.ts';
import {
  bestArmies,
  type PlayField,
  type SearchEffort,
} from '../../../src/studies/armies/best/best-armies.ts';
import { armies, nth } from '../../battle/armies/setup.ts';

const EFFORT = { games: 400, armies: 12, rounds: 30 };

const scenario = armies({ points: 400, maps: ['experiments/maps/open-field.yaml'] });
const printed = scenario.cards.map(({ points }) => points);

/** Games that a chance decides, which two armies give. */
function played(chance: (one: DrawnArmy, other: DrawnArmy) => number): PlayField {
  return async ({ armies: field, challengers }, games, seed) => {
    const draw = seedrandom(seed);
    const first = field.length - challengers;
    const won = field.map(() => field.map(() => Number.NaN));
    for (const [i, one] of field.entries()) {
      for (const [j, other] of field.entries()) {
        if (j <= i || (challengers > 0 && (j < first || i >= first))) continue;
        const wins = Array.from({ length: games }, () => Number(draw() < chance(one, other)));
        const sum = wins.reduce((all, win) => all + win, 0);
        (won[i] as number[])[j] = sum;
        (won[j] as number[])[i] = games - sum;
      }
    }
    return { won, games, isComplete: true };
  };
}

/** A search that nothing interrupts. */
async function wholeSearch(effort: SearchEffort, play: PlayField, seed: string) {
  const found = await bestArmies(scenario, printed, effort, play, seed);
  if (!found?.challenger) throw new Error('the search was interrupted');
  return { ...found, challenger: found.challenger };
}

describe('the search for the best armies', () => {
  test('finds what is nearly as good as the best that can be bought, where strength is a sum', async () => {
    let found = 0;
    for (const seed of ['one', 'two', 'three']) {
      const draw = seedrandom(seed);
      const hidden = scenario.cards.map(({ points }) => points * (0.6 + 0.8 * draw()));
      const strength = ({ cards, copies }: DrawnArmy) =>
        cards.reduce((sum, card, i) => sum + nth(hidden, card) * nth(copies, i), 0);
      const chance = (one: DrawnArmy, other: DrawnArmy) =>
        1 / (1 + Math.exp((strength(other) - strength(one)) / 40));
      const best = await wholeSearch(EFFORT, played(chance), seed);
      found += best.found;
      // No army gets more strength per point than the best card has.
      const most = 400 * Math.max(...hidden.map((one, card) => one / nth(printed, card)));
      expect(strength(nth(best.mix, 0).army)).toBeGreaterThan(0.8 * most);
      const { wins, standardError } = best.challenger;
      expect(wins).toBeLessThan(0.55 + 4 * standardError);
    }
    expect(found).toBeGreaterThan(2);
  });

  test('mixes armies of which each beats the next, and leaves nothing to gain by one of them', async () => {
    const kindOf = ({ cards }: DrawnArmy) => Math.min(...cards) % 3;
    const chance = (one: DrawnArmy, other: DrawnArmy) =>
      [0.5, 0.8, 0.2][(kindOf(one) - kindOf(other) + 3) % 3] as number;
    const { mix, challenger } = await wholeSearch(EFFORT, played(chance), 'ring');
    const shares = [0, 0, 0];
    for (const { army, share } of mix) shares[kindOf(army)] = nth(shares, kindOf(army)) + share;
    for (const share of shares) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.1);
    expect(Math.abs(challenger.wins - 0.5)).toBeLessThan(0.1);
  });

  test('is the same for a seed', async () => {
    const once = () =>
      bestArmies(
        scenario,
        printed,
        { ...EFFORT, rounds: 2 },
        played(() => 0.5),
        'same',
      );
    expect(await once()).toEqual(await once());
  });

  const stronger = (one: DrawnArmy, other: DrawnArmy) =>
    1 / (1 + Math.exp((Math.max(...other.cards) - Math.max(...one.cards)) / 10));

  /** Plays some fields completely, then the given number of games of each pair of the next one, and stops. */
  const interruptedAfter = (fields: number, games: number): PlayField => {
    const play = played(stronger);
    let left = fields;
    return async (field, each, seed) => {
      if (left < 0) throw new Error('nothing is played after an interruption');
      if (left-- > 0) return play(field, each, seed);
      return { ...(await play(field, games, seed)), isComplete: false };
    };
  };

  test.each([1, 2, 3, 4, 5, 6, 7])(
    'interrupted after %d of its fields, it has the best mix so far, and no challenger',
    async (fields) => {
      const effort = { ...EFFORT, rounds: 2 };
      const found = await bestArmies(scenario, printed, effort, interruptedAfter(fields, 3), 'a');
      const shares = found?.mix.map(({ share }) => share) ?? [];
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      expect(Object.keys(found ?? {}).includes('challenger')).toBe(false);
      expect([found?.games, found?.rounds]).toEqual([
        400,
        Math.min(2, Math.floor((fields - 1) / 2)),
      ]);
    },
  );

  test('interrupted among its first games, it has the mix by the games that all pairs had', async () => {
    const found = await bestArmies(scenario, printed, EFFORT, interruptedAfter(0, 3), 'a');
    expect([found?.games, found?.rounds, found?.challenger]).toEqual([3, 0, undefined]);
    expect(await bestArmies(scenario, printed, EFFORT, interruptedAfter(0, 0), 'a')).toBe(
      undefined,
    );
  });
});
