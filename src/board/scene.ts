/* Scenes: the facts about a fight that its pictures show. Rulesets make scenes; `layout.ts` lays them out. */

import type { Space, Wall } from './space.ts';
import type { StartArea } from './start-area.ts';
import type { Terrain } from './terrain.ts';

export type Grid = 'hex' | 'square';

/** A piece as shown in pictures. */
export interface Piece {
  readonly name: string;
  readonly role: 'attacker' | 'defender' | 'other';
  /** "figure", "object", "glyph" … */
  readonly kind: string;
  readonly spaces: readonly Space[];
}

/** A place from which an attacker acts. */
export interface Stand {
  readonly name: string;
  readonly spaces: readonly Space[];
  /** The line of knockback from this place; empty if there is none. */
  readonly line: readonly Space[];
}

/** The facts for a picture of a fight, in the same form for all rulesets. */
export interface Scene {
  readonly grid: Grid;
  readonly terrain: Terrain;
  readonly pieces: readonly Piece[];
  readonly walls: readonly Wall[];
  /** The start areas; absent if no armies are set up. */
  readonly starts?: readonly StartArea[];
  /**
   * The line of Knockback: from the attacker through the defender to the farthest space in reach.
   */
  readonly line: readonly Space[];
  /** The best places to act from, in the order in which attackers act; absent if there is no choice. */
  readonly stands?: readonly Stand[];
  /** The reach of each attacker (empty if it does not move); absent if no attacker moves. */
  readonly reach?: readonly { readonly name: string; readonly spaces: readonly Space[] }[];
  /**
   * Spaces to which the defender can be driven from the attacker's other places; absent if the attacker has only one.
   */
  readonly driven?: readonly Space[];
  /** The name of the measure whose values are places on this board. */
  readonly placeMeasure: string;
}
