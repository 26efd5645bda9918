/* Pictures of a turn on its board, with the best policy if it has been found. */

import { type Piece, type Scene, type Space, type Stand, sameSpace } from '../../board/index.ts';
import { otherPieces } from '../ground/scene.ts';
import { groundOf, type Setup } from '../setup.ts';
import type { ThrowNode } from './chain.ts';
import { beginning, type TurnContext, turnContext } from './context.ts';
import type { Option } from './moment.ts';
import { standAt } from './play.ts';
import type { TurnScenario } from './scenario.ts';
import type { SolvedTurn } from './solve.ts';

/** The picture of a turn, with the most likely place of each attacker and the places that it can reach. */
export function turnScene(solved: SolvedTurn, setup: Setup): Scene {
  return { ...sceneOfGround(solved.context, setup), stands: standsOf(solved) };
}

/** The picture of a turn without its best policy, which would take long to compute; undefined without a board. */
export function unplayedScene(scenario: TurnScenario): Scene | undefined {
  const { board } = scenario;
  return board && sceneOfGround(turnContext(scenario), board);
}

function sceneOfGround({ scenario, field }: TurnContext, setup: Setup): Scene {
  const { attackers, defender } = scenario;
  const pieces: Piece[] = [
    ...attackers.map(({ name, start }) => ({
      name,
      role: 'attacker' as const,
      kind: 'figure',
      spaces: start,
    })),
    { name: defender.name, role: 'defender', kind: 'figure', spaces: setup.defender },
    ...otherPieces(setup),
  ];
  const begin = beginning(scenario, field, [], []);
  const reach = attackers.map(({ name, moves }, i) => ({
    name,
    spaces: moves ? spacesOnce(field.restingPlaces(begin, i).flatMap(field.spacesOf)) : [],
  }));
  return {
    grid: 'hex',
    terrain: groundOf(setup).terrain,
    pieces,
    walls: setup.walls,
    line: [],
    ...(attackers.some(({ moves }) => moves) && { reach }),
    placeMeasure: 'finalSpace',
  };
}

/** The most likely place of each attacker that acts. */
function standsOf(solved: SolvedTurn): Stand[] {
  const { found, visits } = solved;
  const places = new Map<string, { readonly stand: Stand; visits: number }>();
  for (const [i, node] of found.nodes.entries()) {
    for (const option of node.chosen) {
      const stand = standAt(solved, option, node);
      // Only the first attack from a place is counted.
      if (!stand || isGoingOn(node, option)) continue;
      const key = JSON.stringify(stand);
      const known = places.get(key) ?? { stand, visits: 0 };
      known.visits += visits[i] as number;
      places.set(key, known);
    }
  }
  const likeliest = new Map<string, { readonly stand: Stand; visits: number }>();
  for (const place of places.values()) {
    const { name } = place.stand;
    if (place.visits > (likeliest.get(name)?.visits ?? 0)) likeliest.set(name, place);
  }
  return [...likeliest.values()].map(({ stand }) => stand);
}

/** Whether an option continues or ends attacks from the same place. */
function isGoingOn({ before, chosen }: ThrowNode, option: Option): boolean {
  if (before.acting?.attacker === option.attacker) return true;
  const next = chosen[chosen.indexOf(option) + 1];
  return !option.attack && next?.attacker === option.attacker;
}

function spacesOnce(spaces: readonly Space[]): Space[] {
  const once: Space[] = [];
  for (const space of spaces) if (!once.some((one) => sameSpace(one, space))) once.push(space);
  return once;
}
