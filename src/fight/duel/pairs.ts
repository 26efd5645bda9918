/* Exact duels of many pairs of cards, reduced to who wins. Used by studies of a field. */

import type { Steps } from '../../base/index.ts';
import type { Side } from '../../cards/index.ts';
import { meansAtEnd, type StepsToEnds, stepTableOf } from '../../chance/index.ts';
import { type DistributionCache, distributionCache } from '../evaluators/distribution-cache.ts';
import { MOST_STATES, NeverEnds, NOBODY_WOUNDS } from '../fights/endless.ts';
import type { FightSide } from '../side.ts';
import { playedSteps } from './best-choices.ts';
import type { DuelChain } from './chain.ts';
import type { ByFirst } from './headline.ts';
import type { DuelScenario } from './scenario.ts';
import { type DuelEnd, WINNERS } from './state.ts';
import type { StepsToWins } from './steps-to-wins.ts';
import { duelGame } from './turn.ts';

/** The settings that all duels of a field share. */
export type DuelSetting = Pick<
  DuelScenario,
  'distance' | 'rounds' | 'mostTurns' | 'superStrength' | 'states' | 'rulings'
> &
  Partial<Pick<DuelScenario, 'choices'>>;

/** A setting reduced to the fields that affect the odds. */
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
 * Each side's probability of winning, given which side has the first turn. The remainder up to 1 is the probability of
 * an undecided duel.
 */
export type Wins = Readonly<Record<Side, ByFirst>>;

interface PairOptions {
  /** A cache of distributions to share with other settings. */
  readonly kept?: DistributionCache;
  /** A pair with more states is rejected as soon as they are found; default: the limit of duels. */
  readonly mostStates?: number;
}

/**
 * Exact duels of many cards in one setting, with a shared cache of distributions. Without `choices`, each figure makes
 * the attack with the highest mean wounds.
 *
 * @returns a function that takes two sides. It throws NeverEnds for an endless duel, and TooManyStates for a duel with
 *   more than `mostStates` states.
 */
export function duelPairs(
  setting: DuelSetting,
  { kept = distributionCache(), mostStates = MOST_STATES }: PairOptions = {},
): (attacker: FightSide, defender: FightSide) => Steps<Wins> {
  const { choices = 'wounds' } = setting;
  return function* (attacker, defender) {
    // Used-up lines are identified by object, so a duel of a card against itself needs two objects.
    const other = attacker === defender ? structuredClone(defender) : defender;
    const scenario: DuelScenario = {
      ...setting,
      choices,
      rules: 'c3g',
      fight: 'duel',
      attacker,
      defender: other,
      first: 'toss',
    };
    const { steps, starts } = yield* playedSteps(scenario, duelGame(scenario, kept), mostStates);
    // If the sides choose, a duel may be endless; then neither side wins.
    const wins = yield* winsFrom(steps, starts, WINNERS, choices === 'best' ? 0 : undefined);
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
  if (!wins) throw new Error('a chain in which every state leads to an end');
  return wins;
}

/**
 * @param starts for each side, the initial state if that side has the first turn, or -1 minus the index of an end
 * @param winners the winner of each end
 * @param endless what an endless duel counts as for each side (1 is a win); undefined if endless duels are not allowed
 * @returns undefined if the duel may be endless, but this is not allowed
 */
function* winsFrom(
  steps: StepsToEnds,
  starts: StepsToWins['starts'],
  winners: readonly DuelEnd['winner'][],
  endless?: number,
): Steps<Wins | undefined> {
  const worths = SIDES.map((side) => winners.map((winner) => Number(winner === side)));
  const means = yield* meansAtEnd(steps, worths, [], endless);
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
 * The revision of the rules that determine the odds of a duel. Increment it with every change that can alter the odds
 * of any pair in any setting. Results that were cached under an earlier revision are then recomputed.
 */
export const DUEL_REVISION = 3;
