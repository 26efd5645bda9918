/* Changes to how many dice are rolled in an attack. */

import { amountText, eachText, moreText, type Scaled } from '../amount.ts';
import type { Clause, Scene } from './clause.ts';

/** More or fewer dice, or a maximum. Has exactly one field. */
export interface DiceAction {
  readonly attack?: DiceChange;
  readonly defense?: DiceChange;
  /** Changes to the dice of the other figure. */
  readonly enemyAttack?: DiceChange;
  readonly enemyDefense?: DiceChange;
  /** The attacker has no height advantage. */
  readonly enemyHeight?: false;
}

type DiceChange = number | Scaled | { readonly most: number };

/** A reduction that leaves no dice. */
const ALL = -20;

export function diceText(dice: DiceAction, { self, other, kind }: Scene): Clause {
  const { attack, defense, enemyAttack, enemyDefense } = dice;
  if (attack !== undefined)
    return { who: self, does: ownText(attack, kind ? `${kind} attack` : 'attack') };
  if (defense !== undefined) return { who: self, does: ownText(defense, 'defense') };
  if (enemyAttack !== undefined) return { who: other, does: otherText(enemyAttack, 'attack') };
  if (enemyDefense !== undefined) return { who: other, does: otherText(enemyDefense, 'defense') };
  return { who: other, does: 'has no height advantage' };
}

/** A change to the figure's own dice as text: "adds 1 die to its normal attack for each wound on it" */
function ownText(change: DiceChange, to: string): string {
  if (isMost(change)) return `rolls ${mostText(change)} for its ${to}`;
  const number = typeof change === 'number' ? change : change.times;
  if (number <= ALL) return `rolls no dice for its ${to}`;
  const dice = amountText(Math.abs(number), 'die', 'dice');
  const how = number < 0 ? `subtracts ${dice} from` : `adds ${dice} to`;
  return `${how} its ${to}${eachText(change)}`;
}

/** A change to the other figure's dice as text: "rolls 1 fewer defense die for each wound on this figure" */
function otherText(change: DiceChange, kind: string): string {
  if (isMost(change)) return `rolls ${mostText(change, `${kind} `)}`;
  return `rolls ${moreText(change, `${kind} die`, `${kind} dice`, 'this figure')}`;
}

/** Whether a change is a limit. */
export function isMost(change: DiceChange): change is { readonly most: number } {
  return typeof change === 'object' && !('each' in change);
}

const mostText = ({ most }: { readonly most: number }, kind = '') =>
  `at most ${amountText(most, `${kind}die`, `${kind}dice`)}`;
