/* The ground of a HeroClix knockback: a board, or endless level ground. */

import { type Space, type SquareBoard, squareBoardOf } from '../../board/index.ts';
import { groundsFor } from '../grounds.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Bystander, Setup } from './setup.ts';

export const { groundOf, keepGround, withAttackerAt } = groundsFor(
  (terrain, { others, walls }: Setup) => squareBoardOf(terrain, others, walls),
  true,
);

/** The board that a knockback crosses, and the two squares that determine its direction. */
export interface Field {
  readonly board: SquareBoard<Bystander>;
  readonly attacker: Space;
  readonly defender: Space;
}

/** Endless level ground, with the two figures side by side. */
const ENDLESS: Field = {
  board: { ground: () => ({ level: 0 }), occupants: () => [], wallBetween: () => false },
  attacker: [0, 0],
  defender: [1, 0],
};

/** The field of a scenario; without a board, endless level ground. */
export function fieldOf({ board: setup }: HeroclixScenario): Field {
  if (!setup) return ENDLESS;
  const { attacker, defender } = setup;
  return { board: groundOf(setup).board, attacker, defender };
}
