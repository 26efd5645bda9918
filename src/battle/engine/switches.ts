import type { Condition } from '../../cards/index.ts';
import { holdsFor } from './holds.ts';
import type { DecidedSwitch, OwnSwitch } from './own-switches.ts';
import type { GameState } from './state.ts';

/** Whether a switch is on for a figure that faces another. */
type Decided = (state: GameState, figure: number, other: number) => boolean;

const cardOf = ({ tables }: GameState, figure: number) => tables.cardOf[figure] as number;

/** Switches of cards that a battle decides by itself, unless its file turns them on. */
const SWITCHES: Readonly<Record<DecidedSwitch, Decided>> = {
  'marker-x': (state, figure) => {
    const { index, side } = state.card(figure);
    return state.orders.showsX(index, side);
  },
  'marker-1': (state, figure) => state.turn === 1 && state.orders.acting === cardOf(state, figure),
  'one-marker-left': (state, figure) => state.orders.hidden(cardOf(state, figure)) === 1,
  'target-no-revealed-marker': (state, _, other) =>
    state.orders.revealed(cardOf(state, other)) === 0,
  'no-bonding': ({ orders }) => !orders.isBonded,
  overextend: ({ orders }) => orders.goesOn,
  'divine-mission': ({ orders }) => orders.isExtra,
  'stinger-drain': ({ orders }) => orders.rollsTables,
};

/** Those of a card's switches that are on for a figure that faces another, one bit each. */
export function switchesOn(
  state: GameState,
  decided: readonly OwnSwitch[],
  figure: number,
  other: number,
): number {
  let bits = 0;
  for (const [i, { by }] of decided.entries()) {
    const decide = typeof by === 'string' ? SWITCHES[by as DecidedSwitch] : undefined;
    const isOn = decide
      ? decide(state, figure, other)
      : holdsFor(state, figure, [by as Condition], other);
    if (isOn) bits |= 1 << i;
  }
  return bits;
}
