import { Places, placeName } from '../../board/index.ts';
import type { C3gScenario } from '../scenario.ts';
import { groundOf, withAttackerAt } from '../setup.ts';
import { linesOf } from './lines.ts';

/**
 * The attack from every place where the attacker would be adjacent to the defender. A place is a free space of the map
 * or, for a double base, two spaces on one level without a wall between them. If the scenario gives a direction, these
 * attacks ignore it.
 */
export function stances(scenario: C3gScenario): { place: string; scenario: C3gScenario }[] {
  const { board: setup } = scenario;
  if (!setup) return [];
  const { board } = groundOf(setup);
  const { ground } = board;
  const [a = -1, b = -1] = ground.numbersOf(setup.defender);
  const isFreeNearby = (space: number) => {
    const away = ground.spacesBetween(a, b, space, -1);
    // The second half of a double base is at most one space farther away than the first.
    if (away === 0 || away > 2) return false;
    return board.occupants(space).every(({ kind }) => kind === 'glyph' || kind === 'power');
  };
  const places = new Places(ground, scenario.attacker.base !== 'single', isFreeNearby);
  const choice = 'goal' in scenario.choice ? scenario.choice : { goal: 'spaces' as const };
  return Array.from(places.rests.keys()).flatMap((place) => {
    if (places.rests[place] === 0) return [];
    const attacker = places.spacesOf(place);
    const moved = withAttackerAt(setup, attacker);
    const from: C3gScenario = { ...scenario, board: moved, choice };
    return linesOf(from, moved).length > 0 ? [{ place: placeName(attacker), scenario: from }] : [];
  });
}
