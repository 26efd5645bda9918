import type { Wall } from './board.ts';
import type { Space } from './space.ts';
import type { Terrain } from './terrain.ts';

export type Grid = 'hex' | 'square';

/** Something that stands on the board, as a picture shows it. */
export interface Piece {
  readonly name: string;
  readonly role: 'attacker' | 'defender' | 'other';
  /** "figure", "object", "glyph" … */
  readonly kind: string;
  readonly spaces: readonly Space[];
}

/** Where somebody acts from. */
export interface Stand {
  readonly name: string;
  readonly spaces: readonly Space[];
  /** The line of knockback from there; empty where there is none. */
  readonly line: readonly Space[];
}

/** Everything that a picture of a fight shows, whatever the rules. */
export interface Scene {
  readonly grid: Grid;
  readonly terrain: Terrain;
  readonly pieces: readonly Piece[];
  readonly walls: readonly Wall[];
  /** The line of knockback: from the attacker through the defender to the furthest space in reach. */
  readonly line: readonly Space[];
  /** Places that are best to act from, the first one first; absent where nobody chooses. */
  readonly stands?: readonly Stand[];
  /** The spaces that each of several attackers can come to rest on: none for who does not move; absent where nobody does. */
  readonly reach?: readonly { readonly name: string; readonly spaces: readonly Space[] }[];
  /** The measure whose values are places on this board. */
  readonly placeMeasure: string;
}
