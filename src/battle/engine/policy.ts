import type { BondOffer } from './turns/bond-offers.ts';

/**
 * Makes the decisions of a side. The engine uses a policy only through these methods. A policy may
 * read the game, but changes it only through `Acts`, which allow nothing that the rules forbid.
 */
export interface Policy {
  /** Puts every figure of the side on the board (`Placing.put`), in any order. */
  place(side: number): void;
  /** Fills in the card index for order markers 1, 2, 3 and X. */
  mark(side: number, markers: Int16Array): void;
  /**
   * Moves and attacks with figures of the card, as many as a turn activates (`Acts.move`,
   * `Acts.attack`).
   */
  turn(side: number, card: number): void;
  /** Moves any of these figures out of turn (`MovingOutOfTurn.to`); if absent, none moves. */
  regroup?(figures: readonly number[]): void;
  /**
   * Chooses the figures that take a turn without an order marker.
   *
   * @returns some of the candidates, in the order in which their cards act; empty for none
   */
  bond(side: number, offer: BondOffer): readonly number[];
  /** The value of a card's turn now, in points; absent if the policy does not evaluate turns. */
  worthOf?(card: number): number;
  /** Whether a card reveals its marker X, or pays for another turn. */
  goOn(side: number, card: number): boolean;
  /**
   * Chooses one of several options of a figure during an attack.
   *
   * @param worth the expected points of each option
   */
  choose(figure: number, worth: readonly number[]): number;
  /**
   * The value to a figure of being on each place after this turn, in points; absent if all places
   * are equal.
   */
  standing?(figure: number, places: readonly number[]): readonly number[];
}
