import { hexNeighbours, placeName, type Space, spaceName, spacesOf } from '../../board/index.ts';
import type { C3gScenario } from '../scenario.ts';
import { groundOf, withAttackerAt } from '../setup.ts';
import { linesOf } from './lines.ts';

/**
 * The attack from every place where the attacker would be adjacent to the defender: free spaces of
 * the map; for a double base, two of one level with no wall between. A given direction is dropped.
 */
export function stances(scenario: C3gScenario): { place: string; scenario: C3gScenario }[] {
  const { board: setup } = scenario;
  if (!setup) return [];
  const { terrain, board } = groundOf(setup);
  const taken = new Set(setup.defender.map(spaceName));
  const isFree = (space: Space) =>
    board.ground(space) !== undefined &&
    !taken.has(spaceName(space)) &&
    !board.occupants(space).some(({ kind }) => kind !== 'glyph' && kind !== 'power');
  const free = spacesOf(terrain).filter(isFree);
  const places: Space[][] =
    scenario.attacker.base === 'single'
      ? free.map((space) => [space])
      : free.flatMap((space) =>
          hexNeighbours(space)
            .filter(
              (beside) =>
                isFree(beside) &&
                // Each pair once.
                (beside[1] > space[1] || (beside[1] === space[1] && beside[0] > space[0])) &&
                board.ground(beside)?.level === board.ground(space)?.level &&
                !board.wallBetween(space, beside),
            )
            .map((beside) => [space, beside]),
        );
  const choice = 'goal' in scenario.choice ? scenario.choice : { goal: 'spaces' as const };
  return places.flatMap((attacker) => {
    const moved = withAttackerAt(setup, attacker);
    const from: C3gScenario = { ...scenario, board: moved, choice };
    return linesOf(from, moved, board).length > 0
      ? [{ place: placeName(attacker), scenario: from }]
      : [];
  });
}
