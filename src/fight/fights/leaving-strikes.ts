/* The strikes of enemies at a figure that leaves them, as in duels (RULES.md, section 5). */

import { remembering } from '../../base/index.ts';
import { addedIn, type EffectLine, eventsIn, stepsOf } from '../../cards/index.ts';
import { poolOf, reachingDie, type ThrowOf, weighOutcomes } from '../../chance/index.ts';
import { ATTACK, IGNORE } from '../combat/pools.ts';
import { linesOf } from '../combat/power-dependencies.ts';
import { merged, type ThrowOutcome, type WeighedOutcome } from '../combat/throw-outcome.ts';
import type { FightSide } from '../side.ts';

/** The strikes at a figure that leaves its enemies. */
export interface LeavingStrikes {
  /** The total number of attack dice. Each skull is a wound that cannot be blocked. */
  readonly dice: number;
  /** The lowest D20 number with which the figure ignores the wounds; absent if it cannot ignore them. */
  readonly ignoredFrom?: number;
}

/** @param enemies the number of enemy figures next to the figure that leaves */
export function leavingStrikesAt(
  leaver: FightSide,
  enemy: FightSide,
  enemies: number,
): LeavingStrikes {
  const more = addedIn(linesOf(enemy), 'leavingDice').reduce((sum, dice) => sum + dice, 0);
  const ignored = luckLeavingIn(linesOf(leaver));
  const ignoredFrom = Math.min(...ignored);
  if (ignoredFrom <= 1) return { dice: 0 };
  return {
    dice: Math.max(0, 1 + more) * enemies,
    ...(ignored.length > 0 && { ignoredFrom }),
  };
}

/** The lowest D20 numbers with which powers let a figure that leaves ignore the wounds of strikes; 1 means always. */
export const luckLeavingIn = (lines: readonly EffectLine[]): number[] =>
  eventsIn(lines, 'left').flatMap(({ rule: { roll, does } }) =>
    stepsOf(does).some(({ ignore }) => ignore === 'wounds') ? [Number(roll?.d20 ?? 1)] : [],
  );

/** @param lifeLeft the Life left of the figure that leaves */
export function strikesThrow(
  { dice, ignoredFrom }: LeavingStrikes,
  lifeLeft: number,
): ThrowOf<ThrowOutcome> {
  const luck =
    ignoredFrom === undefined
      ? []
      : [poolOf({ ...IGNORE, die: reachingDie(20, [ignoredFrom]) }, 1)];
  return {
    thrown: [poolOf(ATTACK, dice, ['skull']), ...luck],
    resolve(raw) {
      const skulls = raw.attack?.skull ?? 0;
      const wounds = skulls > 0 && raw.ignore?.reached ? 0 : skulls;
      return {
        ownWounds: wounds,
        enemyWounds: 0,
        ownHurt: wounds > 0,
        ownDestroyed: wounds >= lifeLeft,
        enemyDestroyed: false,
        spacesMoved: 0,
        isAttack: false,
        isLeft: false,
        paid: 0,
        paidAll: false,
        again: false,
        used: [],
      };
    },
  };
}

const known = remembering<readonly WeighedOutcome[]>();

/** The distribution of the strikes' results. */
export function strikeDistribution(
  strikes: LeavingStrikes,
  lifeLeft: number,
): readonly WeighedOutcome[] {
  return known(`${strikes.dice} ${strikes.ignoredFrom} ${lifeLeft}`, () => {
    const all: WeighedOutcome[] = [];
    weighOutcomes(strikesThrow(strikes, lifeLeft), (outcome, weight) => {
      all.push({ weight, outcome });
    });
    return merged(all);
  });
}
