import type { Hex } from './axial.ts';
import type { Role } from './roles.ts';

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
}

/** A map as a file holds it. */
export interface PlacedMap {
  readonly name: string;
  readonly author: string;
  /** The format, in words. */
  readonly format: string;
  readonly placements: readonly Placement[];
}
