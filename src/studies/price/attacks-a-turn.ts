/* How many normal attacks a card has in a turn, for the formula and the regression. */

import {
  type AttacksValue,
  type Card,
  type Condition,
  type EffectLine,
  linesOfPower,
  type PowerUse,
  partsOf,
} from '../../cards/index.ts';

/**
 * Normal attacks that one figure of a card can make in any turn while it has no wounds: the most that an `attacks`
 * effect gives, otherwise 1. An effect does not count if it needs a switch of the experiment, wounds, luck or one of
 * a limited number of uses; it does count if it only needs the right place, such as being adjacent.
 */
export function attacksOfFigure({ powers }: Card): number {
  const counts = powers.flatMap(attackLines).map(({ attacks }) => countOf(attacks as AttacksValue));
  return counts.length === 0 ? 1 : Math.max(...counts);
}

/** Whether a power sets the number of attacks in any turn. */
export function givesAttacks(use: PowerUse): boolean {
  return attackLines(use).length > 0;
}

function attackLines(use: PowerUse): EffectLine[] {
  return linesOfPower(use).filter((line) => line.attacks !== undefined && isUsual(line));
}

const countOf = (attacks: AttacksValue) => (typeof attacks === 'number' ? attacks : attacks.length);

function isUsual({ when = [], uses, per }: EffectLine): boolean {
  return (uses === undefined || per === 'turn') && when.every(canHold);
}

function canHold(condition: Condition): boolean {
  const [name, value] = partsOf(condition);
  if (name === 'not') return (value as readonly Condition[]).some(canFail);
  return !TAKING_MORE.includes(name);
}

function canFail(condition: Condition): boolean {
  const [name, value] = partsOf(condition);
  return name !== 'not' || (value as readonly Condition[]).every(canHold);
}

const TAKING_MORE = ['state', 'ownWounds', 'd20'];
