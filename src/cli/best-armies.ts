import {
  type AgainstMix,
  type BestArmies,
  bestArmies,
  type Met,
  type SearchEffort,
} from '../armies/best/best-armies.ts';
import { shippedEstimates } from '../armies/shipped/index.ts';
import type { ToldArmies, ToldArmy } from '../report/armies/best-blocks.ts';
import type { ArmiesScenario, DrawnArmy, PoolCard } from '../rules/c3g/armies/scenario.ts';
import { cardText } from '../rules/c3g/battle/army.ts';
import { sameName } from '../words/slug.ts';
import { type ArmiesOptions, armiesExperiment, playArmies } from './armies.ts';
import type { Session } from './session.ts';

/** The best armies that a search found, and among which cards. */
export interface SearchedArmies extends BestArmies {
  readonly scenario: ArmiesScenario;
  readonly seed: string;
  readonly effort: SearchEffort;
}

/** A search that is interrupted has nothing to show before its end. */
class Interrupted extends Error {}

const USUAL: SearchEffort = { games: 60, armies: 12, rounds: 20 };

/**
 * Searches for the best armies of so many points.
 *
 * @param options `games`: of each pair of armies
 * @returns undefined where it was interrupted
 * @throws BadInput named by the options
 */
export async function searchArmies(
  options: ArmiesOptions,
  session: Session,
): Promise<SearchedArmies | undefined> {
  const { games = USUAL.games, keep: _, ...how } = options;
  const first = await armiesExperiment('Best armies', how, 1, session);
  const scenario = first.cases[0]?.scenario as ArmiesScenario;
  const effort = { ...USUAL, games };
  try {
    const found = await bestArmies(scenario, worthsOf(scenario), effort, play, first.seed);
    return { ...found, scenario, seed: first.seed, effort };
  } catch (error) {
    if (error instanceof Interrupted) return undefined;
    throw error;
  }

  async function play(
    { armies, challengers }: { armies: readonly DrawnArmy[]; challengers: number },
    each: number,
    seed: string,
  ): Promise<Met> {
    const met = armies.length - challengers;
    const pairs = challengers > 0 ? challengers * met : (met * (met - 1)) / 2;
    const field = { armies: armies.map((army) => textsOf(army, scenario)), challengers };
    const experiment = await armiesExperiment(
      'Best armies',
      { ...how, seed },
      each * pairs,
      session,
      { field },
    );
    const { played, isComplete } = await playArmies(experiment, how, session);
    const sums = played[0]?.totals.metScore;
    if (!isComplete || !sums) throw new Interrupted();
    const count = armies.length;
    // A game that is won scores 2, a draw 1.
    const won = armies.map((_, i) => armies.map((_, j) => (sums[i * count + j] as number) / 2));
    return { won, games: each };
  }
}

/** The armies that a search found, as reports tell them. */
export function toldArmies(found: SearchedArmies): ToldArmies {
  const { scenario, seed, effort, mix, others, challenger, rounds } = found;
  const told = ({ army, ...rest }: AgainstMix): ToldArmy => ({
    ...rest,
    cards: textsOf(army, scenario),
    points: army.points,
  });
  return {
    seed,
    points: scenario.points,
    policy: scenario.policy,
    maps: scenario.maps.map(({ name }) => name),
    games: effort.games,
    rounds,
    found: found.found,
    armies: [...mix.map((one) => ({ ...told(one), share: one.share })), ...others.map(told)],
    challenger: told(challenger),
  };
}

/** The cards of an army as files write them: "deathreavers x3". */
function textsOf({ cards, copies }: DrawnArmy, { cards: pool }: ArmiesScenario): string[] {
  return cards.map((card, i) =>
    cardText({ card: (pool[card] as PoolCard).card, copies: copies[i] as number }),
  );
}

/** By card its points by play of armies where the program has them, and those that it counts otherwise. */
function worthsOf({ cards }: ArmiesScenario): number[] {
  const known = shippedEstimates('classic')?.estimates.cards ?? [];
  return cards.map(
    ({ card, points }) => known.find((one) => sameName(one.card, card.name))?.points ?? points,
  );
}
