import type { Occupant, Wall } from '../../boards/board.ts';
import type { Space } from '../../boards/space.ts';

/** A character that stands on the board beside attacker and defender. */
export interface Bystander extends Occupant {
  readonly kind: 'character';
}

/** The ground of a fight and where everybody stands: plain data. */
export interface Setup {
  /** Board text: one row per line. */
  readonly terrain: string;
  readonly attacker: Space;
  readonly defender: Space;
  readonly others: readonly Bystander[];
  readonly walls: readonly Wall[];
}
