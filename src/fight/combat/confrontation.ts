/* Turns the scenario of an attack into the facts that powers read: distance, adjacency, height and terrain. */

import { hexDistance, type Space } from '../../board/index.ts';
import type { Confrontation } from '../../cards/index.ts';
import { linesOf } from '../ground/lines.ts';
import type { C3gScenario } from '../scenario.ts';
import { groundOf, type Setup } from '../setup.ts';

export function confrontationOf(scenario: C3gScenario): Confrontation {
  const { attacker, defender, board, special, rolled } = scenario;
  const distance = board ? spacesApart(board.attacker, board.defender) : (scenario.distance ?? 1);
  return {
    attacker: board ? onItsSpace(attacker, board, board.attacker) : attacker,
    defender: board ? onItsSpace(defender, board, board.defender) : defender,
    ...(special && { special }),
    isSpecial: scenario.specialAttack,
    distance,
    adjacent: board ? isBeside(scenario, board, board.defender) : distance === 1,
    ...heightsOf(scenario),
    states: scenario.states ?? [],
    ...(rolled !== undefined && { rolled }),
  };
}

/** The smallest distance between a space of one figure and a space of the other. */
export function spacesApart(from: readonly Space[], to: readonly Space[]): number {
  return Math.min(...from.flatMap((a) => to.map((b) => hexDistance(a, b))));
}

/** Whether the attacker is adjacent to any of the defender's spaces on a board. */
export function isBeside(scenario: C3gScenario, setup: Setup, defender: readonly Space[]): boolean {
  return linesOf(scenario, { ...setup, defender }, groundOf(setup).board).length > 0;
}

function onItsSpace<F extends { readonly terrain?: string }>(
  figure: F,
  setup: Setup,
  place: readonly Space[],
): F {
  const { ground } = groundOf(setup).board;
  const letter = ground.letterOf(ground.numbersOf(place));
  return figure.terrain === undefined && letter ? { ...figure, terrain: letter } : figure;
}

/** Which figure is higher. On a board, the levels of the bases decide. */
function heightsOf({
  board,
  heightAdvantage,
  levels,
}: C3gScenario): Pick<Confrontation, 'higher' | 'levels'> {
  if (!board) return { higher: heightAdvantage, ...(levels !== undefined && { levels }) };
  const { ground } = groundOf(board).board;
  const levelOf = (base: readonly Space[]) => ground.levelOf(ground.numbersOf(base));
  const above = levelOf(board.attacker) - levelOf(board.defender);
  if (above === 0) return { higher: 'neither' };
  return { higher: above > 0 ? 'attacker' : 'defender', levels: Math.abs(above) };
}
