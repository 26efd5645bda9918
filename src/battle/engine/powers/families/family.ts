/*
 * The interface of a family of actions: what an action does in a battle, and what it is worth to the side that decides.
 */

import type { Event, Selector, Step } from '../../../../cards/index.ts';
import type { Played, Rolled } from '../moments/played.ts';

/** A family of actions. */
export interface Family {
  /**
   * Whether an event that names no figure acts on the figure that the moment is about, instead of on its own figure.
   */
  readonly onOther?: true;
  /**
   * Whether the action applies to whole cards. If so, one figure of each card is an option, unless dice are rolled for
   * each figure.
   */
  readonly onCards?: true;
  /** Whether a card plays an event once for all its figures. */
  readonly ofCard?: true;
  /** Whether a card plays only one event of this family at a moment: the one that is worth the most. */
  readonly isAlternative?: true;
  /** Whether figures that are not on the board play events too. */
  readonly offBoard?: true;
  /** Whether the action applies to several figures one after another, each with its own choice and roll. */
  readonly isOneByOne?: true;
  /** Whether the first step carries out the other steps as well. */
  readonly isWhole?: true;
  /** The figures to which the action applies if the event names none. */
  whom?(rule: Event): Selector | undefined;
  /** Whether the action can affect a figure. Without this method, it always can. */
  fits?(played: Played, one: number): boolean;
  /** The order in which figures are offered to the owner. Without this method, they are offered by number. */
  inOrder?(played: Played, all: readonly number[]): readonly number[];
  /**
   * Chooses among the figures to which the action could apply. Without this method, the event's own selector decides.
   */
  chosen?(played: Played, all: readonly number[]): readonly number[];
  /**
   * What the action on a figure is worth, in points.
   *
   * @param mean gives the mean of a number over the outcomes of the roll
   * @param price the points that the owner pays if the power acts
   */
  worth(
    played: Played,
    one: number,
    mean: (of: (step: Step) => number) => number,
    price: number,
  ): number;
  /** Decisions that are made after the roll, before it is reported. */
  settle?(played: Played, whom: readonly number[], rolled: Rolled): Rolled;
  /** Reports and counts the use of the power. Without this method, the event `used` reports it. */
  tell?(played: Played, whom: readonly number[], rolled: Rolled): void;
  /** @param whom the figures to which the action applies */
  act(played: Played, step: Step, whom: readonly number[], rolled: Rolled): void;
}
