/* What each family of actions does in a battle, and what it is worth to the side that decides. */

import type { Step } from '../../../../cards/index.ts';
import type { Played } from '../moments/played.ts';

/** A family of actions. */
export interface Family {
  /** Whether it acts on the figure that the moment is about if the event names none; absent: on its own figure. */
  readonly onOther?: true;
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
  /**
   * @param whom the figures on which it acts
   * @param shown skulls or symbols that were rolled for it
   */
  act(played: Played, step: Step, whom: readonly number[], shown?: number): void;
}
