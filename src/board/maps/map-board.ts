import type { Wall } from '../board.ts';
import type { Space } from '../space.ts';
import type { StartArea } from '../start-area.ts';
import type { Terrain } from '../terrain.ts';
import type { Hex } from './axial.ts';
import type { MapCrop } from './frame.ts';
import type { Role } from './piece-kinds.ts';

/** A piece of a map where it stands, whichever format the map had. */
export interface Placement {
  /** What it is called: "grass", "castle wall", or a name that the file gives. */
  readonly name: string;
  readonly role: Role;
  readonly hexes: readonly Hex[];
  /** Layers below its own, from 0 on the table. */
  readonly layer: number;
  /** Clockwise by sixths. */
  readonly rotation: number;
  /** Ground down to the table: its file says how high a space is, not what is below. */
  readonly isSolid?: true;
}

/** A map as a file holds it. */
export interface PlacedMap {
  readonly name: string;
  readonly author: string;
  /** The format, in words. */
  readonly format: string;
  readonly placements: readonly Placement[];
  /** What else the file holds, in words, which no board has a place for. */
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
  /** What the map holds and the board does not, in sentences with counts. */
  readonly lacks: readonly string[];
  /** Remarks about its ground and its file, in sentences. */
  readonly notes: readonly string[];
}
