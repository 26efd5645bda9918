import { eachState, stateNumbers } from '../../../exact/chains/enumerate.ts';
import type { StepsToEnds } from '../../../exact/chains/means-at-end.ts';
import { sharesOf } from '../../../exact/shares.ts';
import type { Side } from '../../../powers/figure.ts';
import type { Steps } from '../../../words/steps.ts';
import { MOST_STATES, statesUpTo } from '../fights/endless.ts';
import type { DuelEnd } from './draft.ts';
import type { Passage } from './onward.ts';
import type { KnownState } from './situation.ts';
import type { DuelGame } from './turn.ts';

/** The ends of a duel of which nothing is asked but who wins, in the order of their numbers. */
export const WINNERS: readonly DuelEnd['winner'][] = ['attacker', 'defender', 'undecided'];

/** States that are found without a rest: some milliseconds' worth, of which every field has millions. */
const AT_ONCE = 256;

/** A duel as far as who wins, without what is counted on the way. */
export interface StepsToWins {
  readonly steps: StepsToEnds;
  /** Where a duel begins in which one side has the first turn: a state, or -1 less an end. */
  readonly starts: Readonly<Record<Side, number>>;
}

/**
 * Plays a duel through every state that it can come to.
 *
 * @throws TooManyStates for more than `mostStates`, once so many have been found
 */
export function* stepsToWins(game: DuelGame, mostStates = MOST_STATES): Steps<StepsToWins> {
  const found = stateNumbers<KnownState>(undefined, statesUpTo(mostStates));
  const numberOf = ({ to }: Passage): number =>
    'end' in to ? -1 - WINNERS.indexOf(to.end.winner) : found.numberOf(to.state);
  const starts = {
    attacker: numberOf(game.begin('attacker')),
    defender: numberOf(game.begin('defender')),
  };
  const offsets = [0];
  const probabilities: number[] = [];
  const next: number[] = [];
  yield* eachState(
    found,
    (state) => {
      const { weighed, passages } = game.thrown(state);
      for (const share of sharesOf(weighed)) probabilities.push(share);
      for (const passage of passages) next.push(numberOf(passage));
      offsets.push(next.length);
    },
    AT_ONCE,
  );
  return { steps: { states: found.states.length, offsets, probabilities, next }, starts };
}
