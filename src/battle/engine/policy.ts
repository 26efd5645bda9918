import type { BondOffer } from './turns/bond-offers.ts';

/**
 * Who decides for a side: the engine asks, and knows nothing else of it. A policy looks at the game and changes it
 * through `Acts` alone, which let nothing happen that the rules forbid.
 */
export interface Policy {
  /** Puts every figure of the side on the board (`Placing.put`), in any order. */
  place(side: number): void;
  /** Says on which card, by its number, order markers 1, 2, 3 and X lie. */
  mark(side: number, markers: Int16Array): void;
  /** Moves figures of the card and attacks with them, as many as a turn activates (`Acts.move`, `Acts.attack`). */
  turn(side: number, card: number): void;
  /** Moves some of these figures, as far as they may out of turn (`MovingOutOfTurn.to`); absent: nobody moves so. */
  regroup?(figures: readonly number[]): void;
  /**
   * Who takes a turn without an order marker.
   *
   * @returns figures among the candidates, in the order in which their cards act; none: nobody
   */
  bond(side: number, offer: BondOffer): readonly number[];
  /** What a turn of a card is worth now, in points; absent: the policy does not ask. */
  worthOf?(card: number): number;
  /** Whether a card reveals its marker X, or pays for a further turn. */
  goOn(side: number, card: number): boolean;
  /**
   * One of several things that a figure may do in the course of an attack.
   *
   * @param worth of each, in points expected
   */
  choose(figure: number, worth: readonly number[]): number;
  /**
   * What it would be worth to a figure of the side to stand on each of some places after this turn, in points; absent: no
   * place is better than another.
   */
  standing?(figure: number, places: readonly number[]): readonly number[];
}
