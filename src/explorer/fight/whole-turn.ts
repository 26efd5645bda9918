/* Whether the Attack panel shows one attack or the whole turn of a card. */

import { type PowerUse, powerUse } from '../../cards/index.ts';
import { mayAttackOften } from '../../fight/index.ts';
import { type ExperimentDocument, withValue } from '../document.ts';
import { typeOf } from './fighter.ts';
import { fighterIn } from './sides.ts';
import { keyOfPower, type WrittenPower } from './written-powers.ts';

/** Whether an experiment is an attack, or the turn of one card (`fight: turn`). */
export function isAttackOrTurn({ fight }: ExperimentDocument): boolean {
  return fight === undefined || fight === 'turn';
}

/** Whether the attacker has a card and may attack more than once in its turn. Always false if there is a board. */
export function mayTakeTurn(document: ExperimentDocument): boolean {
  if (document.board !== undefined) return false;
  const { card, numbers, powers } = fighterIn(document, 'attacker');
  if (card === undefined) return false;
  const type = typeOf(document.attacker, document);
  return mayAttackOften(
    {
      ...(numbers.figures !== undefined && { figures: numbers.figures }),
      ...(type !== undefined && { type }),
      powers: powers.filter(({ isOn }) => isOn).map(({ power }) => useOf(power)),
    },
    'any',
  );
}

/** The power as used in a fight. If it cannot be read, it has no effects. */
const useOf = (power: WrittenPower): PowerUse =>
  powerUse().safeParse(power).data ?? { power: keyOfPower(power) ?? '', effects: [] };

/** The experiment as a whole turn, or as one attack. */
export function withTurn(document: ExperimentDocument, isTurn: boolean): ExperimentDocument {
  return withValue(document, ['fight'], isTurn ? 'turn' : undefined);
}

/**
 * The experiment as a whole turn if its attacker may attack more than once, otherwise as one attack. A fight of another
 * kind is not changed.
 */
export function withUsualTurn(document: ExperimentDocument): ExperimentDocument {
  return isAttackOrTurn(document) ? withTurn(document, mayTakeTurn(document)) : document;
}
