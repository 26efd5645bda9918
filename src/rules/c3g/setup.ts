import type { Occupant, Wall } from '../../boards/board.ts';
import type { Space } from '../../boards/space.ts';
import { groundsFor } from '../grounds.ts';

/** What can stand in the way, in the order in which one of several counts as the cause. */
export const OTHER_KINDS = ['figure', 'object', 'obstacle', 'glyph', 'power'] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

/** Whoever and whatever stands on the board beside attacker and defender. */
export interface Other extends Occupant {
  readonly kind: OtherKind;
  /** Life of a figure or destructible object; absent where unknown. */
  readonly life?: number;
  readonly wounds: number;
  /** Of a figure whose side it is on; absent: the defender's. */
  readonly side?: 'attacker' | 'defender';
  /** A glyph that does not stop a figure, whatever the ruling on glyphs. */
  readonly passable?: boolean;
  /** Whether its Life is an assumption of a built-in card. */
  readonly assumedLife?: boolean;
}

/** The ground of a fight and where everybody stands: plain data. */
export interface Setup {
  /** Board text: one row per line. */
  readonly terrain: string;
  /** Empty where every place is yet to be tried. */
  readonly attacker: readonly Space[];
  readonly defender: readonly Space[];
  readonly others: readonly Other[];
  readonly walls: readonly Wall[];
  /** What the board lacks of the map that it was made of, in sentences. */
  readonly lacks?: readonly string[];
}

export const { groundOf, keepGround, withAttackerAt } = groundsFor<Setup>();
