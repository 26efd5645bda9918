/* Searches for the best armies of a collection, by games between armies. */

import { grouped, sameName } from '../../../base/index.ts';
import {
  type ArmiesScenario,
  cardText,
  type DrawnArmy,
  type PoolCard,
} from '../../../battle/index.ts';
import type { Study } from '../../study.ts';
import { type ArmiesTerms, armiesExperiment, playArmies } from '../experiment.ts';
import {
  bestArmiesBlocks,
  bestArmiesCsv,
  bestArmiesJson,
  type ToldArmies,
  type ToldArmy,
  tooFewGamesText,
} from '../report/best-blocks.ts';
import { shippedEstimates } from '../shipped/index.ts';
import {
  type AgainstMix,
  type BestArmies,
  bestArmies,
  IN_VAIN,
  type Met,
  type SearchEffort,
} from './best-armies.ts';

export interface BestArmiesAsk extends ArmiesTerms {
  /** Games per pair of armies. */
  readonly games?: number | undefined;
}

const USUAL: SearchEffort = { games: 60, armies: 12, rounds: 20 };

/** After an interruption, the best mix so far. */
export const bestArmiesStudy: Study<BestArmiesAsk, ToldArmies> = {
  name: 'best armies',
  async run({ games = USUAL.games, ...terms }, machine) {
    const first = armiesExperiment('Best armies', terms, 1, machine);
    const scenario = first.cases[0]?.scenario as ArmiesScenario;
    const tooFew = tooFewGamesText(games);
    if (tooFew !== undefined) await machine.note(tooFew);
    const effort = { ...USUAL, games };
    let [spent, playedGames] = [0, 0];
    const paceText = (games: number) => {
      const seconds = playedGames > 0 ? (games * spent) / playedGames / 1000 : undefined;
      const about = seconds === undefined ? '' : `, about ${grouped(Math.ceil(seconds))} s`;
      return `playing ${grouped(games)} games${about}`;
    };
    await machine.note(
      `the search takes up to ${effort.rounds} rounds, and ends after ${IN_VAIN} rounds without a stronger army`,
    );
    const found = await bestArmies(scenario, worthsOf(scenario), effort, play, first.seed);
    if (!found) return { done: undefined, isComplete: false };
    const done = toldArmies(found, scenario, first.seed);
    return { done, isComplete: done.challenger !== undefined };

    async function play(
      { armies, challengers }: { armies: readonly DrawnArmy[]; challengers: number },
      each: number,
      seed: string,
    ): Promise<Met> {
      const met = armies.length - challengers;
      const pairs = challengers > 0 ? challengers * met : (met * (met - 1)) / 2;
      const field = { armies: armies.map((army) => textsOf(army, scenario)), challengers };
      const how = { ...terms, seed };
      const experiment = armiesExperiment('Best armies', how, each * pairs, machine, { field });
      await machine.note(paceText(each * pairs));
      const begun = performance.now();
      const { played, isComplete } = await playArmies(experiment, machine);
      spent += performance.now() - begun;
      playedGames += each * pairs;
      const { met: games, metScore: scores } = played?.totals ?? { met: [], metScore: [] };
      const count = armies.length;
      const gamesOf = (i: number, j: number) => games[i * count + j] ?? 0;
      const isMet = (i: number, j: number) => (challengers > 0 ? i >= met !== j >= met : i !== j);
      const counts = armies.flatMap((_, i) =>
        armies.flatMap((_, j) => (isMet(i, j) ? [gamesOf(i, j)] : [])),
      );
      const least = isComplete ? each : Math.min(...counts);
      // A win scores 2, a draw 1. After an interruption, some pairs have met more often than
      // others.
      const won = armies.map((_, i) =>
        armies.map((_, j) => ((scores[i * count + j] ?? 0) / 2) * (least / (gamesOf(i, j) || 1))),
      );
      return { won, games: least, isComplete };
    }
  },
  present(told) {
    return {
      title: 'The best armies',
      blocks: () => bestArmiesBlocks(told),
      json: () => bestArmiesJson(told),
      csv: () => bestArmiesCsv(told),
    };
  },
};

function toldArmies(found: BestArmies, scenario: ArmiesScenario, seed: string): ToldArmies {
  const { games, mix, others, challenger, rounds } = found;
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

/** What each card is worth, in points: the shipped estimate if there is one, otherwise its printed points. */
function worthsOf({ cards }: ArmiesScenario): number[] {
  const known = shippedEstimates('classic')?.estimates.cards ?? [];
  return cards.map(
    ({ card, points }) => known.find((one) => sameName(one.card, card.name))?.points ?? points,
  );
}
