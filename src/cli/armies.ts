import { BadInput } from '../base/index.ts';
import type { ArmiesScenario } from '../battle/index.ts';
import { chunkTrialsOf, type JobResult } from '../chance/index.ts';
import { type Experiment, readExperiment, surroundingsOf } from '../experiments/index.ts';
import { type ArmiesPlayed, sumsIn } from '../studies/index.ts';
import { type Executed, type ExecuteOptions, executeRolls } from './execute.ts';
import { givenFiles } from './given-files.ts';
import { withOwnCards } from './own-cards.ts';
import type { Session } from './session.ts';

/** How random armies are drawn and played, as the command line says. */
export interface ArmiesOptions {
  readonly cards?: string;
  readonly collection?: string;
  readonly games?: number;
  readonly points?: number;
  readonly spread?: number;
  readonly partners?: number;
  readonly map?: readonly string[];
  readonly policy?: string;
  readonly rounds?: number;
  readonly seed?: string;
  readonly threads?: number;
  readonly keep?: string;
}

/** The maps where nobody names any. */
export const USUAL_MAPS = ['the-ford', 'open-field', 'road-and-ruins'] as const;

/**
 * The experiment of random armies.
 *
 * @param also further keys of its document, such as the card of a playtest, and what varies
 * @throws BadInput named by the options
 */
export async function armiesExperiment(
  name: string,
  options: ArmiesOptions,
  games: number,
  session: Session,
  also: Readonly<Record<string, unknown>> = {},
): Promise<Experiment> {
  const { cards, collection, points, spread, partners, map, policy, rounds, seed } = options;
  const disk = await givenFiles([cards, ...(map ?? [])], session);
  const files = await withOwnCards(disk, cards, session);
  const document = {
    name,
    rules: 'c3g',
    fight: 'armies',
    maps: map ?? USUAL_MAPS,
    trials: games,
    ...given({ collection, points, spread, partners, policy, rounds, seed }),
    ...(cards !== undefined && { cards: [cards] }),
    ...also,
  };
  try {
    return readExperiment(document, surroundingsOf('.', files));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(...error.problems.map(byOption));
  }
}

function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const OPTION_OF: Readonly<Record<string, string>> = {
  maps: '--map',
  cards: '--cards',
  points: '--points',
  spread: '--spread',
  seed: '--seed',
};

function byOption(problem: BadInput['problems'][number]): BadInput['problems'][number] {
  const option = OPTION_OF[`${problem.path[0]}`];
  if (option === undefined || problem.place !== undefined) return problem;
  return { ...problem, place: option, path: [] };
}

/** Whether it is the command `armies` that played it: experiments in files ask who wins, and are reported so. */
export function isOfArmiesCommand({ source, cases: [only, ...others] }: Experiment): boolean {
  if (source || !only || others.length > 0) return false;
  const { fight, playtest, field } = only.scenario as Partial<ArmiesScenario>;
  return fight === 'armies' && !playtest && !field;
}

/** What was played of each combination of an experiment of random armies; some may have no games yet. */
export interface PlayedArmies {
  readonly played: readonly ArmiesPlayed[];
  readonly isComplete: boolean;
}

/** Plays an experiment of random armies; Ctrl-C leaves what was played so far. */
export function rollArmies(
  experiment: Experiment,
  options: ArmiesOptions,
  session: Session,
): Promise<Executed<JobResult[]>> {
  return executeRolls(experiment, armiesEffort(options), session);
}

/** The same, as games that were played. */
export async function playArmies(
  experiment: Experiment,
  options: ArmiesOptions,
  session: Session,
): Promise<PlayedArmies> {
  const { done, isComplete } = await rollArmies(experiment, options, session);
  return { played: playedOf(experiment, done), isComplete };
}

/** How random armies are rolled: games have no exact odds, and a file that is there is gone on from. */
export function armiesEffort({ threads, keep }: ArmiesOptions): ExecuteOptions {
  return {
    simulation: true,
    exact: false,
    ...(threads !== undefined && { threads }),
    ...(keep !== undefined && { checkpoint: keep, resume: keep, keptBy: '--keep' }),
  };
}

/** What the results of jobs say of random armies. */
export function playedOf({ cases, seed }: Experiment, jobs: readonly JobResult[]): ArmiesPlayed[] {
  const each = chunkTrialsOf({ kind: 'battle' });
  return jobs.map(({ tally, chunks }, i): ArmiesPlayed => {
    const scenario = cases[i]?.scenario as ArmiesScenario;
    let left = tally.trials;
    const ranges = chunks.map(([first, end]) => {
      // The last chunk of a run may not be whole.
      const games = Math.min((end - first) * each, left);
      left -= games;
      return [first * each, first * each + games] as const;
    });
    return { scenario, seed, games: tally.trials, ranges, totals: sumsIn(scenario, tally.counts) };
  });
}
