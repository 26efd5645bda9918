import type { Occupant, Space, Wall } from '../../board/index.ts';

/** A character on the board other than the attacker and the defender. */
export interface Bystander extends Occupant {
  readonly kind: 'character';
}

/** The ground of a fight and the places of all characters: plain data. */
export interface Setup {
  /** Board text: one row per line. */
  readonly terrain: string;
  readonly attacker: Space;
  readonly defender: Space;
  readonly others: readonly Bystander[];
  readonly walls: readonly Wall[];
}
