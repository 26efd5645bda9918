/* Distributions of rolls, in a form from which the engine can draw outcomes. */

import { type EffectLine, rulesOfLine } from '../../../cards/index.ts';
import { sharesOf } from '../../../chance/index.ts';
import type { ThrowOutcome, WeighedOutcome } from '../../../fight/index.ts';

/** Whether a line lets its figure ignore wounds without a cost. */
export const ignoresWounds = (line: EffectLine): boolean =>
  rulesOfLine(line).some((rule) => 'on' in rule && rule.on === 'woundsKnown' && !rule.cost);

/** The distribution of the outcomes of one roll, ready for drawing. */
export interface Distribution {
  readonly outcomes: readonly ThrowOutcome[];
  /** For each outcome, the cumulative probability up to and including it. */
  readonly upTo: Float64Array;
  /** Mean wounds dealt. A destroyed figure counts as its remaining Life. */
  readonly dealt: number;
  readonly destroys: number;
  /** Mean uses of the target's limited powers that ignore wounds. Like Life, these uses run out. */
  readonly worn: number;
  /** Probability that the attack is made again. */
  readonly again: number;
  /** For each number of Knockback points, its probability if the target survives; empty if there is no Knockback. */
  readonly points: readonly number[];
  /** Mean wounds that the attacker takes. */
  readonly suffered: number;
  /** Whether no outcome changes anything. */
  readonly isNothing: boolean;
}

/** Draws an outcome from a distribution. */
export function drawn({ outcomes, upTo }: Distribution, u: number): ThrowOutcome {
  let i = 0;
  while (i < outcomes.length - 1 && u >= (upTo[i] as number)) i++;
  return outcomes[i] as ThrowOutcome;
}

/** @param limited the lines with limited uses; outcomes refer to these lines by index */
export function distributionOf(
  weighed: readonly WeighedOutcome[],
  ownLife: number,
  enemyLife: number,
  limited: readonly EffectLine[],
): Distribution {
  const shares = sharesOf(weighed);
  const upTo = new Float64Array(weighed.length);
  let [sum, dealt, destroys, worn, again, suffered] = [0, 0, 0, 0, 0, 0];
  let isNothing = true;
  const points: number[] = [];
  for (const [i, { outcome }] of weighed.entries()) {
    const share = shares[i] as number;
    sum += share;
    upTo[i] = sum;
    dealt +=
      share * (outcome.enemyDestroyed ? enemyLife : Math.min(enemyLife, outcome.enemyWounds));
    destroys += share * Number(outcome.enemyDestroyed);
    for (const line of outcome.used)
      worn += share * Number(ignoresWounds(limited[line] as EffectLine));
    again += share * Number(outcome.again);
    suffered += share * (outcome.ownDestroyed ? ownLife : outcome.ownWounds);
    const { spacesMoved } = outcome;
    if (spacesMoved > 0 && !outcome.enemyDestroyed) {
      while (points.length <= spacesMoved) points.push(0);
      points[spacesMoved] = (points[spacesMoved] as number) + share;
    }
    isNothing &&= changesNothing(outcome);
  }
  return {
    outcomes: weighed.map(({ outcome }) => outcome),
    upTo,
    dealt,
    destroys,
    worn,
    again,
    points,
    suffered,
    isNothing,
  };
}

export function changesNothing(outcome: ThrowOutcome): boolean {
  return Object.values(outcome).every((value) =>
    Array.isArray(value) ? value.length === 0 : !value,
  );
}
