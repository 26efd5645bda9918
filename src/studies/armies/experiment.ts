/* Experiments with random armies, and the results of their games. */

import type { ArmiesScenario } from '../../battle/index.ts';
import { chunkTrialsOf, type JobResult } from '../../chance/index.ts';
import { type Experiment, readExperiment, surroundingsOf } from '../../experiments/index.ts';
import type { StudyMachine } from '../study.ts';
import { type ArmiesPlayed, sumsIn } from './counts.ts';

/** How random armies are drawn and played. */
export interface ArmiesTerms {
  /** Files of cards, or cards as files write them. */
  readonly cards?: readonly (string | object)[] | undefined;
  readonly collection?: string | undefined;
  readonly points?: number | undefined;
  readonly spread?: number | undefined;
  readonly partners?: number | undefined;
  readonly maps?: readonly string[] | undefined;
  readonly policy?: string | undefined;
  readonly rounds?: number | undefined;
  readonly seed?: string | undefined;
}

/** The default maps. */
export const USUAL_MAPS = ['the-ford', 'open-field', 'road-and-ruins'] as const;

/**
 * The experiment for random armies.
 *
 * @param also additional fields for its document, such as the card of a playtest
 * @throws BadInput
 */
export function armiesExperiment(
  name: string,
  { maps = USUAL_MAPS, ...terms }: ArmiesTerms,
  games: number,
  { files }: Pick<StudyMachine, 'files'>,
  also: Readonly<Record<string, unknown>> = {},
): Experiment {
  const { cards, collection, points, spread, partners, policy, rounds, seed } = terms;
  const document = {
    name,
    rules: 'c3g',
    fight: 'armies',
    maps,
    trials: games,
    ...given({ collection, points, spread, partners, policy, rounds, seed, cards }),
    ...also,
  };
  return readExperiment(document, surroundingsOf('.', files));
}

function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Whether an experiment was made by this study. Experiments in files only ask who wins, and get ordinary reports. */
export function isOfArmiesStudy({ source, cases: [only, ...others] }: Experiment): boolean {
  if (source || !only || others.length > 0) return false;
  const { fight, playtest, field } = only.scenario as Partial<ArmiesScenario>;
  return fight === 'armies' && !playtest && !field;
}

/**
 * Plays the games of an experiment with random armies and a single combination.
 *
 * @returns `played` is undefined if no game was played
 */
export async function playArmies(
  experiment: Experiment,
  machine: Pick<StudyMachine, 'simulate'>,
  part?: string,
): Promise<{ readonly played: ArmiesPlayed | undefined; readonly isComplete: boolean }> {
  const { done, isComplete } = await machine.simulate(experiment, part);
  return { played: playedOf(experiment, done), isComplete };
}

/** The games between random armies in the results of jobs; undefined if no game was played. */
export function playedOf(
  { cases, seed }: Experiment,
  [job]: readonly JobResult[],
): ArmiesPlayed | undefined {
  if (!job || job.tally.trials === 0) return undefined;
  const { tally, chunks } = job;
  const each = chunkTrialsOf({ kind: 'battle' });
  const scenario = cases[0]?.scenario as ArmiesScenario;
  let left = tally.trials;
  const ranges = chunks.map(([first, end]) => {
    // The last chunk of a run may be incomplete.
    const games = Math.min((end - first) * each, left);
    left -= games;
    return [first * each, first * each + games] as const;
  });
  return { scenario, seed, games: tally.trials, ranges, totals: sumsIn(scenario, tally.counts) };
}
