import { expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { duelContext, matchupOf } from '../../../src/fight/duel/context.ts';
import type { DuelState } from '../../../src/fight/duel/state.ts';
import { fightSideOf } from '../../../src/fight/fights/read-sides.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, side } from './duels.ts';

const STATE: Omit<DuelState, 'distance' | 'used'> = {
  acting: 'attacker',
  figures: { attacker: [{ wounds: 0 }], defender: [{ wounds: 0 }] },
  turns: 0,
  ofRound: 0,
  tables: [],
  began: 0,
  moved: false,
  dealt: 0,
  phase: { name: 'ready', figure: 0 },
};

test('rolls are the same at all distances that count as one', () => {
  const sides = shippedCards().flatMap((entry) => fightSideOf(shippedCard(entry)) ?? []);
  let merged = 0;
  for (let i = 0; i + 7 < sides.length; i += 3) {
    const [attacker, defender] = [sides[i], sides[i + 7]] as [(typeof sides)[0], (typeof sides)[0]];
    for (const superStrength of [false, true]) {
      const duel = {
        ...duelOf({ attacker: 'krug', defender: 'the-joker' }),
        ...{ attacker, defender, superStrength },
      };
      const context = duelContext(duel);
      const { asks, distributions } = context;
      const thrownAt = (matchup: ReturnType<typeof matchupOf>) => {
        const ways = distributions.ways('attacker', () => matchup);
        const range = distributions.range('attacker', () => matchup);
        // A side out of reach makes no attack.
        const inReach = range >= matchup.distance ? ways : [];
        const planned = inReach.flatMap(({ ways: all }) => all.flatMap(({ attacks }) => attacks));
        return {
          ways,
          range,
          arrival: distributions.arrival(matchup),
          end: distributions.endOfTurn(matchup),
          again: distributions.anotherTurn(matchup),
          attacks: planned.map((one) => distributions.attack(matchup, one)),
        };
      };
      for (const distance of [2, 3, 5, 8, 13, 24]) {
        const state: DuelState = { ...STATE, distance, used: asks.limited.map(() => 0) };
        const like = context.matchup(state);
        if (like.distance === distance) continue;
        merged++;
        const { attacks, ...own } = thrownAt(matchupOf(duel, asks, state, 0));
        const { attacks: others, ...other } = thrownAt(like);
        expect(own).toEqual(other);
        if (attacks.length > 0) expect(attacks).toEqual(others);
      }
    }
  }
  expect(merged).toBeGreaterThan(500);
}, 60_000);

test('each distance counts for itself where a power asks for it', () => {
  const likeAt = (effects: readonly Document[], distance: number) => {
    const context = duelContext(
      duelOf({ attacker: side('A', [3, 3, 3], { effects }), defender: side('B', [3, 3, 3]) }),
    );
    return context.matchup({ ...STATE, distance, used: [] }).distance;
  };
  expect([1, 2, 3, 9].map((distance) => likeAt([], distance))).toEqual([1, 2, 2, 2]);
  const near = [{ attackDice: 1, when: { distance: 4 } }];
  expect([2, 4, 5, 9].map((distance) => likeAt(near, distance))).toEqual([2, 2, 5, 5]);
  const far = [{ ignoreWounds: { d20: 17, plus: 'distance' }, when: { not: 'adjacent' } }];
  expect([2, 9].map((distance) => likeAt(far, distance))).toEqual([2, 9]);
});
