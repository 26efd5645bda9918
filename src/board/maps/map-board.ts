/* Maps as read from files, whatever their format, and the boards made from them. */

import type { Wall } from '../board.ts';
import type { Space } from '../space.ts';
import type { StartArea } from '../start-area.ts';
import type { Terrain } from '../terrain.ts';
import type { Hex } from './axial.ts';
import type { MapCrop } from './frame.ts';
import type { Role } from './piece-kinds.ts';

/** A piece of a map in its place, whatever the format of the map. */
export interface Placement {
  /** What it is called: "grass", "castle wall", or a name that the file gives. */
  readonly name: string;
  readonly role: Role;
  readonly hexes: readonly Hex[];
  /** Layers below its own, from 0 on the table. */
  readonly layer: number;
  /** Clockwise by sixths. */
  readonly rotation: number;
  /** Ground down to the table; set if a file gives only the heights of spaces. */
  readonly isSolid?: true;
}

/** A map as a file holds it. */
export interface PlacedMap {
  readonly name: string;
  readonly author: string;
  /** The format, in words. */
  readonly format: string;
  readonly placements: readonly Placement[];
  /** Other contents of the file, in words, for which boards have no place. */
  readonly also?: readonly string[];
}

/** What stands on the board of a map. */
export interface MapPiece {
  readonly kind: 'obstacle' | 'glyph' | 'figure';
  readonly name: string;
  readonly spaces: readonly Space[];
}

/** A start area, by the name that a board gives it. */
export interface MapStart extends StartArea {
  /** What the map calls it: "player 1", or a colour. */
  readonly of: string;
}

/** The board of a map. Names are those of its file, without control characters. */
export interface MapBoard {
  readonly name: string;
  readonly author: string;
  readonly format: string;
  readonly crop?: MapCrop;
  readonly terrain: Terrain;
  readonly pieces: readonly MapPiece[];
  readonly walls: readonly Wall[];
  readonly starts: readonly MapStart[];
  /** Contents of the map that the board does not have, in sentences with counts. */
  readonly lacks: readonly string[];
  /** Remarks about its ground and its file, in sentences. */
  readonly notes: readonly string[];
}
