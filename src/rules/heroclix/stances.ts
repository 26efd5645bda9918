import { spaceName } from '../../boards/space.ts';
import { squareNeighbours, walledOff } from '../../boards/square.ts';
import { fieldOf } from './ground.ts';
import type { HeroclixScenario } from './scenario.ts';

/**
 * The attack from every free square next to the defender, with no wall between. A ranged attack
 * could be made from anywhere on the map, but from further off on the same line it leads to the
 * same path: the eight squares around the defender stand for the directions to knock it into.
 */
export function stances(
  scenario: HeroclixScenario,
): { place: string; scenario: HeroclixScenario }[] {
  const { board: setup } = scenario;
  if (!setup) return [];
  const { board } = fieldOf(scenario);
  return squareNeighbours(setup.defender)
    .filter((square) => {
      const ground = board.ground(square);
      const isFree = ground && !ground.blocking && board.occupants(square).length === 0;
      return isFree && !walledOff(board, square, setup.defender);
    })
    .map((attacker) => ({
      place: spaceName(attacker),
      scenario: { ...scenario, board: { ...setup, attacker } },
    }));
}
