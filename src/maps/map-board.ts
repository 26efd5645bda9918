import type { Wall } from '../boards/board.ts';
import type { Space } from '../boards/space.ts';
import type { Terrain } from '../boards/terrain.ts';
import type { Crop } from './crop.ts';

/** What stands on the board of a map. */
export interface MapPiece {
  readonly kind: 'obstacle' | 'glyph' | 'figure';
  readonly name: string;
  readonly spaces: readonly Space[];
}

/** Where a player begins; spaces of other terrain keep the letter of that. */
export interface StartArea {
  readonly name: string;
  /** Undefined where letters have run out. */
  readonly letter?: string;
  readonly spaces: readonly Space[];
}

/** The board of a map. Names are from its file, with nothing in them that steers a terminal. */
export interface MapBoard {
  readonly name: string;
  readonly author: string;
  readonly format: string;
  readonly crop?: Crop;
  readonly terrain: Terrain;
  readonly pieces: readonly MapPiece[];
  readonly walls: readonly Wall[];
  readonly starts: readonly StartArea[];
  /** What the map holds and the board does not, in sentences with counts. */
  readonly lacks: readonly string[];
  /** What else is to be known of its letters. */
  readonly notes: readonly string[];
}
