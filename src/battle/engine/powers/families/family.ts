/* What each family of actions does in a battle, and what it is worth to the side that decides. */

import type { Event, Selector, Step } from '../../../../cards/index.ts';
import type { Played, Rolled } from '../moments/played.ts';

/** A family of actions. */
export interface Family {
  /** Whether it acts on the figure that the moment is about if the event names none; absent: on its own figure. */
  readonly onOther?: true;
  /** Whether it acts on the cards of figures: one figure of each card is an option, unless dice are rolled for each. */
  readonly onCards?: true;
  /** Whether a card plays it once for all its figures. */
  readonly ofCard?: true;
  /** Whether a card plays only one of such events at a moment: the one that does most. */
  readonly isAlternative?: true;
  /** The figures on which it acts if the event names none. */
  whom?(rule: Event): Selector | undefined;
  /** Whether the action can do anything to a figure; absent: always. */
  fits?(played: Played, one: number): boolean;
  /**
   * Worth of the action on a figure, in points.
   *
   * @param mean gives the mean of a number over the outcomes of the roll
   * @param price what the owner pays if the power acts, in points
   */
  worth(
    played: Played,
    one: number,
    mean: (of: (step: Step) => number) => number,
    price: number,
  ): number;
  /** Tells that the power is used, and counts it; absent: as a used power. */
  tell?(played: Played, whom: readonly number[], rolled: Rolled): void;
  /** @param whom the figures on which it acts */
  act(played: Played, step: Step, whom: readonly number[], rolled: Rolled): void;
}
