import type { FightSide } from '../rules/c3g/side.ts';
import { MOST_STATES_OF_PAIR } from './field.ts';

/** What pairs are likely to take, as far as can be said before they are played. */
export interface Effort {
  readonly pairs: number;
  /** Of all of them together. */
  readonly states: number;
  /** Pairs of more states than are played. */
  readonly tooLarge: number;
  /** Of one core. */
  readonly seconds: number;
}

export function effortOf(pairs: readonly (readonly [one: FightSide, other: FightSide])[]): Effort {
  const each = pairs.map(([one, other]) => statesOf(one, other));
  const played = each.map((states) => Math.min(states, MOST_STATES_OF_PAIR));
  const states = played.reduce((sum, count) => sum + count, 0);
  return {
    pairs: pairs.length,
    states,
    tooLarge: each.filter((count) => count > MOST_STATES_OF_PAIR).length,
    seconds: pairs.length * SECONDS_A_PAIR + states * SECONDS_A_STATE,
  };
}

/** As measured over pairs of the classic cards, at one card and at 400 points a side. */
const SECONDS_A_PAIR = 0.002;
const SECONDS_A_STATE = 0.00003;

/**
 * States of a duel in which each side's figures are wounded one after another: the Life that is left of the one and of
 * the other, and which figures of the side whose turn it is have attacked. Powers that remember anything make it more.
 */
export function statesOf(one: FightSide, other: FightSide): number {
  const lives = one.figures * one.life * other.figures * other.life;
  return lives * ((one.figures + other.figures) / 2 + 1);
}
