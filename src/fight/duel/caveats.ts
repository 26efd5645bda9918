/* The caveats of a duel, and of all duels in a field. */

import type { Side } from '../../cards/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { type AttackShare, type CaveatSide, reachOf } from '../caveats/fight.ts';
import { caveatsOf } from '../caveats/index.ts';
import { knocksBack } from '../combat/power-dependencies.ts';
import type { FightSide } from '../side.ts';
import type { DuelSetting } from './pairs.ts';
import type { DuelScenario } from './scenario.ts';

/** Card statistics that affect every duel, and statistics that matter only if the sides can be apart. */
const ALWAYS = ['life', 'attack', 'defense', 'figures'];
const APART = ['move', 'range'];

/**
 * The caveats of one duel.
 *
 * @param attacks for each side with a choice of attacks, how often each attack is made
 */
export function duelCaveats(
  scenario: DuelScenario,
  attacks: Readonly<Partial<Record<Side, readonly AttackShare[]>>>,
): Caveat[] {
  const { attacker, defender } = scenario;
  const against = (side: Side, enemy: FightSide) => {
    const made = attacks[side];
    return {
      card: scenario[side],
      facesSeveral: enemy.figures > 1,
      enemies: [enemy],
      // A side that chooses its distance stays out of the enemy's reach if that is best.
      ...(scenario.choices !== 'best' && { enemyReach: reachOf(enemy) }),
      ...(made && { attacks: made }),
    };
  };
  return caveatsOfSides(scenario, [attacker, defender]).of([
    against('attacker', defender),
    against('defender', attacker),
  ]);
}

/** The caveats about each card in many duels in one setting. */
export function caveatsOfSides(
  { distance, choices, superStrength, states = [] }: DuelSetting,
  all: readonly FightSide[],
) {
  const areApart = distance > 1 || choices === 'best' || (superStrength && all.some(knocksBack));
  const counting = areApart ? [...ALWAYS, ...APART] : ALWAYS;
  return {
    of: (sides: readonly Omit<CaveatSide, 'role' | 'counting'>[]): Caveat[] =>
      caveatsOf({
        kind: 'duel',
        states,
        hasBoard: false,
        areApart,
        distance,
        sides: sides.map((side) => ({ ...side, role: 'both', counting })),
      }),
  };
}
