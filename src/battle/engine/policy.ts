import type { BondOffer } from './turns/bond-offers.ts';

/**
 * Makes the decisions of a side. The engine uses a policy only through these methods. A policy may read the game, but
 * may change it only through `Acts`. `Acts` rejects everything that the rules forbid.
 */
export interface Policy {
  /** Puts every figure of the side on the board (`Placing.put`), in any order. */
  place(side: number): void;
  /** Fills in the card indices for order markers 1, 2, 3 and X. */
  mark(side: number, markers: Int16Array): void;
  /** Moves and attacks with as many of the card's figures as a turn activates (`Acts.move`, `Acts.attack`). */
  turn(side: number, card: number): void;
  /** Moves any of these figures out of turn (`MovingOutOfTurn.to`). Without this method, no figure moves. */
  regroup?(figures: readonly number[]): void;
  /**
   * Chooses the figures that take an offered turn without an order marker.
   *
   * @returns some of the candidates, in the order in which their cards act; empty if none takes the turn
   */
  bond(side: number, offer: BondOffer): readonly number[];
  /** What a card's turn is currently worth, in points; undefined if the policy does not evaluate turns. */
  worthOf?(card: number): number;
  /** Whether a card reveals its marker X, or pays for another turn. */
  goOn(side: number, card: number): boolean;
  /**
   * Chooses one of several options for a figure during an attack.
   *
   * @param worth the expected points of each option
   */
  choose(figure: number, worth: readonly number[]): number;
  /** What it is worth, in points, to have a figure on each place after this turn; undefined if all places are equal. */
  standing?(figure: number, places: readonly number[]): readonly number[];
}
