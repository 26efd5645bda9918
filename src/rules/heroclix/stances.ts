import {
  type Space,
  sameSpace,
  spaceName,
  spacesOf,
  squareDistance,
  walledOff,
} from '../../board/index.ts';
import { groundOf, withAttackerAt } from './ground.ts';
import { CLOSE_RANGE, type HeroclixScenario } from './scenario.ts';

/**
 * The attack from every free square within range of the defender, nearest first, and from the attacker's own square at
 * any distance. With range 1, squares separated from the defender by a wall are left out. Line of fire is not checked.
 */
export function stances(
  scenario: HeroclixScenario,
): { place: string; scenario: HeroclixScenario }[] {
  const { board: setup } = scenario;
  if (!setup) return [];
  const { terrain, board } = groundOf(setup);
  const { range } = scenario.attacker;
  const { attacker: given, defender } = setup;
  const away = (square: Space) => squareDistance(square, defender);
  const isFree = (square: Space) =>
    !board.ground(square)?.blocking && board.occupants(square).length === 0;
  const isInReach = (square: Space) =>
    away(square) <= range && (range > CLOSE_RANGE || !walledOff(board, square, defender));
  return (
    spacesOf(terrain)
      // Skip the defender's square. `readHeroclix` puts an attacker without a square there.
      .filter(
        (square) =>
          away(square) > 0 && (sameSpace(square, given) || (isInReach(square) && isFree(square))),
      )
      .sort((a, b) => away(a) - away(b))
      .map((attacker) => ({
        place: spaceName(attacker),
        scenario: { ...scenario, board: withAttackerAt(setup, attacker) },
      }))
  );
}
