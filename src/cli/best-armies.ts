import { sameName } from '../base/index.ts';
import { type ArmiesScenario, cardText, type DrawnArmy, type PoolCard } from '../battle/index.ts';
import {
  type AgainstMix,
  type BestArmies,
  bestArmies,
  type Met,
  type SearchEffort,
  shippedEstimates,
  type ToldArmies,
  type ToldArmy,
  tooFewGamesText,
} from '../studies/index.ts';
import { type ArmiesOptions, armiesExperiment, playArmies } from './armies.ts';
import type { Session } from './session.ts';

/** The best armies that a search found, and among which cards. */
export interface SearchedArmies extends BestArmies {
  readonly scenario: ArmiesScenario;
  readonly seed: string;
}

const USUAL: SearchEffort = { games: 60, armies: 12, rounds: 20 };

/**
 * Searches for the best armies of so many points.
 *
 * @param options `games`: of each pair of armies
 * @returns after an interruption the best mix so far; undefined if there is none yet
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
  const tooFew = tooFewGamesText(games);
  if (tooFew !== undefined) await session.note(tooFew);
  const found = await bestArmies(scenario, worthsOf(scenario), effort, play, first.seed);
  return found && { ...found, scenario, seed: first.seed };

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
    const { met: games, metScore: scores } = played[0]?.totals ?? { met: [], metScore: [] };
    const count = armies.length;
    const gamesOf = (i: number, j: number) => games[i * count + j] ?? 0;
    const isMet = (i: number, j: number) => (challengers > 0 ? i >= met !== j >= met : i !== j);
    const counts = armies.flatMap((_, i) =>
      armies.flatMap((_, j) => (isMet(i, j) ? [gamesOf(i, j)] : [])),
    );
    const least = isComplete ? each : Math.min(...counts);
    // A game that is won scores 2, a draw 1. After an interruption, some pairs have met more often than others.
    const won = armies.map((_, i) =>
      armies.map((_, j) => ((scores[i * count + j] ?? 0) / 2) * (least / (gamesOf(i, j) || 1))),
    );
    return { won, games: least, isComplete };
  }
}

/** The armies that a search found, as reports tell them. */
export function toldArmies(found: SearchedArmies): ToldArmies {
  const { scenario, seed, games, mix, others, challenger, rounds } = found;
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
    games,
    rounds,
    found: found.found,
    armies: [...mix.map((one) => ({ ...told(one), share: one.share })), ...others.map(told)],
    ...(challenger && { challenger: told(challenger) }),
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
