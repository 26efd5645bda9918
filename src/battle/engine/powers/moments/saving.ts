/* Powers that let friends of a target undo the wounds from an attack, or take the wounds themselves. */

import type { Roll } from '../../../../cards/index.ts';
import type { ThrowOutcome } from '../../../../fight/index.ts';
import type { Game } from '../../game.ts';
import { SYMBOL_IN } from './triggers.ts';

/** The outcome of an attack after powers of the target's side may have undone its wounds. */
export function spared(
  game: Game,
  attacker: number,
  target: number,
  outcome: ThrowOutcome,
  isNormal: boolean,
): ThrowOutcome {
  const { state } = game;
  if (outcome.enemyWounds <= 0 && !outcome.enemyDestroyed) return outcome;
  const left = state.card(target).life - (state.wounds[target] as number);
  const isDestroyed = outcome.enemyDestroyed || outcome.enemyWounds >= left;
  const wounds = isDestroyed ? left : outcome.enemyWounds;
  const pending = { wounds, isIgnored: false };
  const attack = { isNormal, wounds, isDestroyed };
  game.moments?.struck({ it: target, attacker, attack, pending });
  return pending.isIgnored
    ? { ...outcome, enemyWounds: 0, enemyDestroyed: false, spacesMoved: 0 }
    : outcome;
}

/** The probability that friends save a figure that would be destroyed. */
export function chanceSaved({ moments }: Game, target: number): number {
  const attack = { isNormal: true, wounds: 0, isDestroyed: true };
  const rolls = moments?.strikeRolls({ it: target, attack }) ?? [];
  return 1 - rolls.reduce((lost, roll) => lost * (1 - chanceOfSymbols(roll)), 1);
}

/** The probability that the dice show at least the required number of symbols. */
function chanceOfSymbols({ dice = 0, symbols = 0 }: Roll): number {
  const p = 1 / SYMBOL_IN;
  let chance = (1 - p) ** dice;
  let fewer = 0;
  for (let shown = 0; shown < symbols; shown++) {
    fewer += chance;
    chance *= ((dice - shown) / (shown + 1)) * (p / (1 - p));
  }
  return 1 - fewer;
}
