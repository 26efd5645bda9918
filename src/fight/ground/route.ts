/* Where Knockback can lead: one route for each line, or endless clear ground without a board. */

import type { Space } from '../../board/index.ts';
import type { C3gScenario } from '../scenario.ts';
import { groundOf } from '../setup.ts';
import { type Line, linesOf } from './lines.ts';
import { type Walk, walk } from './walk.ts';

/** A possible course of Knockback. Walks are computed once for each number of points. */
export interface Route {
  /** Absent on endless clear ground. */
  readonly line?: Line;
  readonly start: readonly Space[];
  walk(points: number): Walk;
}

const ENDLESS_WALKS: Walk[] = [];

/** Knockback on clear, level, endless ground: every point is a step. */
export const ENDLESS: Route = {
  start: [],
  walk: (points) => (ENDLESS_WALKS[points] ??= endlessWalk(points)),
};

function endlessWalk(points: number): Walk {
  return {
    steps: Array.from({ length: points }, () => ({ place: [], drop: 0, lava: false, cost: 1 })),
    stoppedBy: 'none',
    blockers: [],
    putBack: 0,
    pointsLeft: 0,
  };
}

/** A route on which the figure does not move. */
export const STILL: Route = {
  start: [],
  walk: () => ({ steps: [], stoppedBy: 'none', blockers: [], putBack: 0, pointsLeft: 0 }),
};

/** Every route that the attacker may choose. Each line is walked once for each number of points. */
export function routesOf(scenario: C3gScenario): Route[] {
  const { board: setup, defender, rulings } = scenario;
  if (!setup) return (scenario.distance ?? 1) === 1 ? [ENDLESS] : [];
  const { board } = groundOf(setup);
  const walker = { height: defender.height, place: board.ground.numbersOf(setup.defender) };
  return linesOf(scenario, setup).map((line) => {
    const walks: Walk[] = [];
    return {
      line,
      start: setup.defender,
      walk: (points) => (walks[points] ??= walk(board, line, walker, points, rulings)),
    };
  });
}
