/* Maps read from files of any format, and the boards made from them. */

import type { Space, Wall } from '../space.ts';
import type { StartArea } from '../start-area.ts';
import type { Terrain } from '../terrain.ts';
import type { Hex } from './axial.ts';
import type { MapCrop } from './frame.ts';
import type { Role } from './piece-kinds.ts';

/** A piece in its place on a map, whatever the map's format. */
export interface Placement {
  /** The name of the piece: "grass", "castle wall", or a name from the file. */
  readonly name: string;
  readonly role: Role;
  readonly hexes: readonly Hex[];
  /** Number of layers below the piece; 0 on the table. */
  readonly layer: number;
  /** The clockwise rotation, in sixths of a turn. */
  readonly rotation: number;
  /** Whether the ground extends down to the table; set if the file gives only the heights of spaces. */
  readonly isSolid?: true;
}

/** A map as read from a file. */
export interface PlacedMap {
  readonly name: string;
  readonly author: string;
  /** The format, in words. */
  readonly format: string;
  readonly placements: readonly Placement[];
  /** Descriptions of other contents of the file that boards cannot represent. */
  readonly also?: readonly string[];
}

/** A piece on the board of a map. */
export interface MapPiece {
  readonly kind: 'obstacle' | 'glyph' | 'figure';
  readonly name: string;
  readonly spaces: readonly Space[];
}

/** A start area, with the name that the board gives it. */
export interface MapStart extends StartArea {
  /** The area's name on the map: "player 1", or a color. */
  readonly of: string;
}

/** The board of a map. Names come from the file, with control characters removed. */
export interface MapBoard {
  readonly name: string;
  readonly author: string;
  readonly format: string;
  readonly crop?: MapCrop;
  readonly terrain: Terrain;
  readonly pieces: readonly MapPiece[];
  readonly walls: readonly Wall[];
  readonly starts: readonly MapStart[];
  /** Sentences that count the things on the map that the board lacks. */
  readonly lacks: readonly string[];
  /** Sentences about the board's ground and the map's file. */
  readonly notes: readonly string[];
}
