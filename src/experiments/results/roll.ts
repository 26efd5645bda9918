import {
  earlyMarks,
  type JobResult,
  type KernelProgram,
  type SimulateOptions,
  simulate,
  type Until,
} from '../../chance/index.ts';
import { clauseOf, measuresAsked, predicateOf } from '../../rules/index.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { precisionTest } from './precision.ts';
import type { Prepared, PreparedCase } from './prepare.ts';

export interface RollOptions extends Omit<SimulateOptions, 'seed'> {
  /** Called as the rolling begins, with the title of the estimate whose progress is shown. */
  readonly onBegin?: (watched: string) => void;
}

/** Rolls all cases as one run. The tallies are in the order of the cases. */
export async function rollCases(
  prepared: Prepared,
  experiment: Experiment,
  { onBegin, ...options }: RollOptions,
): Promise<JobResult[]> {
  const { cases } = prepared;
  const { seed } = experiment;
  // In a sweep, looking at every cell of every combination would outlast the rolling.
  const isSweep = cases.length > 1;
  const programOf = preparedPrograms();
  const jobs = cases.map((one) => ({
    program: programOf(one),
    watched: isSweep ? undefined : yesCells(one),
  }));
  onBegin?.(watchedTitle(prepared, experiment));
  const results = await simulate(jobs, untilOf(prepared, experiment), { ...options, seed });
  const [job, ...others] = jobs;
  const [result] = results;
  if (!job || !result || others.length > 0) return results;
  const early = earlyMarks(job, seed, result.tally.trials, options.kernel);
  return [{ ...result, marks: [...early, ...result.marks] }];
}

/** The title of the estimate whose progress is shown; a sweep, which has many, is called by its name. */
function watchedTitle({ cases }: Prepared, { name }: Experiment): string {
  const [only, ...others] = cases;
  if (!only || others.length > 0) return name;
  const { measures, cast } = only.plan.account;
  return `Chance that ${clauseOf(only.expression, measures, cast)}`;
}

/** Prepares each Throw once, however many cases of a sweep throw the same dice. */
function preparedPrograms(): (of: PreparedCase) => KernelProgram {
  const prepared = new Map<string, KernelProgram>();
  return ({ plan: { model }, evaluator }) => {
    if (!('thrown' in model)) return evaluator.program();
    const key = JSON.stringify(model.thrown);
    const program = prepared.get(key) ?? evaluator.program();
    prepared.set(key, program);
    return program;
  };
}

/** A precision is that of the answer to a question that was asked, or else of every chance that is shown. */
function untilOf({ cases }: Prepared, { effort, question }: Experiment): Until {
  if ('trials' in effort) return effort;
  const tests = cases.map(({ measures, expression, evaluator }) => {
    const wanted = {
      measures: question ? [] : measures,
      asked: measuresAsked(expression),
      holds: predicateOf(expression),
    };
    return precisionTest(evaluator.reader(), wanted, effort.precision);
  });
  return { isEnough: (job, tally) => tests[job]?.(tally) ?? true };
}

/** Above this many cells, looking at each costs more than watching the estimate is worth. */
const MOST_WATCHED = 2 ** 18;

/** The cells whose answer to the question is yes. */
function yesCells({ expression, evaluator }: PreparedCase): number[] | undefined {
  if (evaluator.cells > MOST_WATCHED) return undefined;
  const holds = predicateOf(expression);
  const asked = measuresAsked(expression);
  const view = evaluator.reader().views.find((one) => asked.every((name) => one.tells(name)));
  if (!view) return undefined;
  const cells = Array.from({ length: view.size }, (_, cell) => cell);
  return cells.filter((cell) => holds(view.outcome(cell))).map((cell) => view.first + cell);
}
