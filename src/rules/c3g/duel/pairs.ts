import { eachState, stateNumbers } from '../../../exact/chains/enumerate.ts';
import { meansAtEnd, type StepsToEnds } from '../../../exact/chains/means-at-end.ts';
import { stepTableOf } from '../../../exact/chains/step-table.ts';
import { sharesOf } from '../../../exact/shares.ts';
import type { Side } from '../../../powers/figure.ts';
import type { Steps } from '../../../words/steps.ts';
import { type DistributionCache, distributionCache } from '../evaluators/distribution-cache.ts';
import { MOST_STATES, NeverEnds, NOBODY_WOUNDS, statesUpTo } from '../fights/endless.ts';
import type { FightSide } from '../side.ts';
import type { DuelChain } from './chain.ts';
import type { DuelTransition } from './follow.ts';
import type { ByFirst } from './headline.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import type { DuelEnd } from './state.ts';
import { type DuelGame, duelGame } from './turn.ts';

/** What all duels of a field have in common. */
export type DuelSetting = Pick<
  DuelScenario,
  'distance' | 'mostTurns' | 'superStrength' | 'states' | 'rulings'
>;

/**
 * For each side the chance that it wins, by who has the first turn. What is missing to 1 are duels that
 * nobody wins.
 */
export type Wins = Readonly<Record<Side, ByFirst>>;

interface PairOptions {
  /** What attacks come to, if it is to be shared with other settings. */
  readonly kept?: DistributionCache;
  /** A pair of more states is refused as soon as they are found; left out: of more than a duel may have. */
  readonly mostStates?: number;
}

/**
 * Exact duels of many cards in one setting, which share what attacks come to.
 *
 * @returns a function of two sides
 * @throws NeverEnds (the function) for a duel without end
 * @throws TooManyStates (the function) for one with more than `mostStates`
 */
export function duelPairs(
  setting: DuelSetting,
  { kept = distributionCache(), mostStates = MOST_STATES }: PairOptions = {},
): (attacker: FightSide, defender: FightSide) => Steps<Wins> {
  return function* (attacker, defender) {
    // Lines that are used up are told apart by what they are, so each side needs its own.
    const other = attacker === defender ? structuredClone(defender) : defender;
    const scenario: DuelScenario = {
      ...setting,
      rules: 'c3g',
      fight: 'duel',
      attacker,
      defender: other,
      first: 'toss',
    };
    const { steps, starts } = yield* stepsToWins(duelGame(scenario, kept), mostStates);
    const wins = yield* winsFrom(steps, starts, WINNERS);
    if (!wins) throw new NeverEnds(NOBODY_WOUNDS);
    return wins;
  };
}

/** Who wins a duel that has been found to end. */
export function* winsByFirst({ chain, ends, starts }: DuelChain): Steps<Wins> {
  const wins = yield* winsFrom(
    stepTableOf(chain),
    starts,
    ends.map(({ winner }) => winner),
  );
  if (!wins) throw new Error('a chain of which each state comes to an end');
  return wins;
}

/**
 * @param starts  where duels begin, by who has the first turn: a state, or -1 less an end
 * @param winners of each end
 * @returns undefined for a duel that can come to where it never ends
 */
function* winsFrom(
  steps: StepsToEnds,
  starts: StepsToWins['starts'],
  winners: readonly DuelEnd['winner'][],
): Steps<Wins | undefined> {
  const worths = SIDES.map((side) => winners.map((winner) => Number(winner === side)));
  const means = yield* meansAtEnd(steps, worths);
  if (!means) return undefined;
  const chance = (side: number, start: number) =>
    (start < 0 ? worths[side]?.[-1 - start] : means[side]?.[start]) as number;
  const wins = (side: number): ByFirst => ({
    attacker: chance(side, starts.attacker),
    defender: chance(side, starts.defender),
  });
  return { attacker: wins(0), defender: wins(1) };
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

/**
 * The revision of what decides the odds of a duel of given cards. It goes up by 1 with every change that can give the
 * same two cards, in the same setting, other odds: then pairs that were kept by an earlier one are played again.
 */
export const DUEL_REVISION = 1;

/** The ends of a duel of which nothing is asked but who wins, in the order of their numbers. */
export const WINNERS: readonly DuelEnd['winner'][] = ['attacker', 'defender', 'undecided'];

/** States that are found without a rest: some milliseconds' worth, of which every field has millions. */
const AT_ONCE = 256;

/** A duel as far as who wins, without what is counted on the way. */
interface StepsToWins {
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
  const numberOf = ({ to }: DuelTransition): number =>
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
      const { weighed, transitions } = game.thrown(state);
      for (const share of sharesOf(weighed)) probabilities.push(share);
      for (const transition of transitions) next.push(numberOf(transition));
      offsets.push(next.length);
    },
    AT_ONCE,
  );
  return { steps: { states: found.states.length, offsets, probabilities, next }, starts };
}
