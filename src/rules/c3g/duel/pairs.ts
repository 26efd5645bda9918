import { eachState, stateNumbers } from '../../../exact/chains/enumerate.ts';
import { meansAtEnd, type StepsToEnds } from '../../../exact/chains/means-at-end.ts';
import { stepTableOf } from '../../../exact/chains/step-table.ts';
import { sharesOf } from '../../../exact/shares.ts';
import type { Side } from '../../../powers/figure.ts';
import type { Steps } from '../../../words/steps.ts';
import { type DistributionCache, distributionCache } from '../evaluators/distribution-cache.ts';
import { MOST_STATES, NeverEnds, NOBODY_WOUNDS, statesUpTo } from '../fights/endless.ts';
import type { FightSide } from '../side.ts';
import { playedGame } from './best-choices.ts';
import type { DuelChain } from './chain.ts';
import type { DuelTransition } from './follow.ts';
import type { ByFirst } from './headline.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import { type DuelEnd, WINNERS } from './state.ts';
import type { DuelGame } from './turn.ts';

/** What all duels of a field have in common. */
export type DuelSetting = Pick<
  DuelScenario,
  'distance' | 'rounds' | 'choices' | 'mostTurns' | 'superStrength' | 'states' | 'rulings'
>;

/** A setting in which only what duels depend on is left. */
export function duelSettingOf({
  distance,
  rounds,
  choices,
  mostTurns,
  superStrength,
  states,
  rulings,
}: DuelSetting): DuelSetting {
  return {
    distance,
    ...(rounds && { rounds }),
    ...(choices && { choices }),
    ...(mostTurns !== undefined && { mostTurns }),
    superStrength,
    ...(states && { states }),
    rulings,
  };
}

/**
 * For each side the probability that it wins, by who has the first turn. The rest up to 1 are
 * undecided duels.
 */
export type Wins = Readonly<Record<Side, ByFirst>>;

interface PairOptions {
  /** A cache of distributions to share with other settings. */
  readonly kept?: DistributionCache;
  /** Pairs with more states are rejected as soon as they are found; default: the limit of duels. */
  readonly mostStates?: number;
}

/**
 * Exact duels of many cards in one setting, with a shared cache of distributions.
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
    // Used-up lines are identified by object, so each side needs its own copy.
    const other = attacker === defender ? structuredClone(defender) : defender;
    const scenario: DuelScenario = {
      ...setting,
      rules: 'c3g',
      fight: 'duel',
      attacker,
      defender: other,
      first: 'toss',
    };
    const { steps, starts } = yield* stepsToWins(
      yield* playedGame(scenario, kept, mostStates),
      mostStates,
    );
    const wins = yield* winsFrom(steps, starts, WINNERS);
    if (!wins) throw new NeverEnds(NOBODY_WOUNDS);
    return wins;
  };
}

/** The probabilities of winning for a duel that is known to end. */
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
 * @param starts the initial state by who has the first turn, or -1 minus an end
 * @param winners the winner of each end
 * @returns undefined if the duel may never end
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
 * The revision of everything that determines the odds of a duel between given cards. Increment it
 * with every change that can alter the odds of a pair in a setting: cached results of earlier
 * revisions are then recomputed.
 */
export const DUEL_REVISION = 2;

/** States found between two yields: some milliseconds. A field has millions of states. */
const AT_ONCE = 256;

/** A duel reduced to who wins, without counters. */
interface StepsToWins {
  readonly steps: StepsToEnds;
  /** The initial state by which side has the first turn, or -1 minus an end. */
  readonly starts: Readonly<Record<Side, number>>;
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
