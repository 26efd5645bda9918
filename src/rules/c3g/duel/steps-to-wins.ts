import { eachState, stateNumbers } from '../../../exact/chains/enumerate.ts';
import type { StepsToEnds } from '../../../exact/chains/means-at-end.ts';
import { sharesOf } from '../../../exact/shares.ts';
import type { Side } from '../../../powers/figure.ts';
import type { Steps } from '../../../words/steps.ts';
import { MOST_STATES, statesUpTo } from '../fights/endless.ts';
import type { DuelTransition } from './follow.ts';
import type { KnownState } from './situation.ts';
import { WINNERS } from './state.ts';
import type { DuelGame, DuelOption } from './turn.ts';

/** States found between two yields: some milliseconds. A field has millions of states. */
const AT_ONCE = 256;

/** A duel reduced to who wins, without counters. */
export interface StepsToWins {
  readonly steps: StepsToEnds;
  /** The initial state by which side has the first turn, or -1 minus an end. */
  readonly starts: Readonly<Record<Side, number>>;
  readonly states: readonly KnownState[];
  /** The options of the states in which a side chooses, by number: each is a step. */
  readonly options: ReadonlyMap<number, readonly DuelOption[]>;
}

/**
 * Plays a duel through every reachable state.
 *
 * @throws TooManyStates as soon as more than `mostStates` are found
 */
export function* stepsToWins(game: DuelGame, mostStates = MOST_STATES): Steps<StepsToWins> {
  const found = stateNumbers<KnownState>(undefined, statesUpTo(mostStates));
  const numberOf = ({ to }: DuelTransition): number =>
    'end' in to ? -1 - WINNERS.indexOf(to.end.winner) : found.numberOf(to.state);
  const starts = {
    attacker: numberOf(game.begin('attacker')),
    defender: numberOf(game.begin('defender')),
  };
  const offsets = [0];
  const probabilities: number[] = [];
  const next: number[] = [];
  const options = new Map<number, readonly DuelOption[]>();
  yield* eachState(
    found,
    (state, number) => {
      const choices = game.options(state);
      if (choices) {
        options.set(number, choices);
        for (const { transition } of choices) {
          probabilities.push(1);
          next.push(numberOf(transition));
        }
      } else {
        const { weighed, transitions } = game.thrown(state);
        for (const share of sharesOf(weighed)) probabilities.push(share);
        for (const transition of transitions) next.push(numberOf(transition));
      }
      offsets.push(next.length);
    },
    AT_ONCE,
  );
  const { states } = found;
  return {
    steps: { states: states.length, offsets, probabilities, next },
    starts,
    states,
    options,
  };
}
