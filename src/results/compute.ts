import { type Cells, cellsOf, decode } from '../dice/cells.ts';
import type { Throw } from '../dice/throw.ts';
import { countOutcomes, MOST_ENDS, type OutcomeTally } from '../exact/outcomes.ts';
import { clauseOf, subjectOf } from '../questions/clause.ts';
import { predicateOf } from '../questions/predicate.ts';
import { measuresAsked, type Question } from '../questions/question.ts';
import type { Law, Measure, Plan } from '../rules/plan.ts';
import type { Case, Experiment } from '../scenarios/experiment.ts';
import { type KernelProgram, prepare } from '../simulate/kernels/program.ts';
import { earlyMarks } from '../simulate/schedule/early-marks.ts';
import type { JobResult } from '../simulate/schedule/job.ts';
import { type SimulateOptions, simulate, type Until } from '../simulate/simulate.ts';
import type { Tally } from '../simulate/tally.ts';
import { alongTheLine } from './along-the-line.ts';
import { withFightAsWritten } from './as-written.ts';
import { askedOdds, expressionFor, questionOf } from './asked.ts';
import { figuresOf, oddsValue } from './figures.ts';
import { goodnessOfFit } from './goodness.ts';
import { precisionTest } from './precision.ts';
import type { Result } from './result.ts';
import {
  compileNoting,
  type Noted,
  rulingsThatMatter,
  type Weighed,
  weighedLaw,
} from './rulings.ts';
import { summarise } from './summary.ts';

export interface ComputeOptions extends Omit<SimulateOptions, 'seed'> {
  readonly exact: boolean;
  readonly simulation: boolean;
}

/** A case on its way through the stations: Scenario, Plan, tallies. */
interface Station {
  readonly of: Case;
  readonly plan: Plan;
  /** To be reported, in the order asked for. */
  readonly measures: readonly Measure[];
  readonly noted: Noted;
  readonly cells: Cells;
  /** Absent where it is quicker weighed when it is needed than kept. */
  readonly weighed?: Weighed;
}

/** What is asked of every case. */
interface Line {
  readonly stations: readonly Station[];
  readonly question: Question;
}

/**
 * Takes an experiment all the way: Scenario → Plan → Tally → Measures. One result for each case,
 * in order; all cases are simulated as one run.
 */
export async function compute(experiment: Experiment, options: ComputeOptions): Promise<Result[]> {
  const { pause } = options.machine;
  const line = lineOf(
    experiment,
    await inTurn(pause, experiment.cases, (of) => stationOf(of, experiment)),
  );
  const { stations } = line;
  const resultOfCase = (i: number, rolled?: JobResult) =>
    resultOf(stations[i] as Station, line.question, experiment, options, rolled);
  const inSweep = (results: readonly Result[]) =>
    withFightAsWritten(results, experiment.base, line.question, options.exact);
  if (!options.simulation) return inSweep(await inTurn(pause, stations, (_, i) => resultOfCase(i)));
  // A sweep's cases are weighed and summarised while the workers roll the next.
  const results = new Map<number, Result>();
  const onComplete = (i: number, rolled: JobResult) => void results.set(i, resultOfCase(i, rolled));
  const isSweep = stations.length > 1;
  const rolled = await simulateAll(line, experiment, {
    ...options,
    ...(isSweep && { onComplete }),
  });
  return inSweep(
    await inTurn(pause, stations, (_, i) => results.get(i) ?? resultOfCase(i, rolled[i])),
  );
}

function lineOf(experiment: Experiment, stations: readonly Station[]): Line {
  const plans = stations.map(({ plan }) => plan);
  return { stations, question: questionOf(experiment, plans) };
}

/** One after another, with a pause before each that lets signals through. */
async function inTurn<T, U>(
  pause: () => Promise<void>,
  items: readonly T[],
  work: (item: T, i: number) => U,
): Promise<U[]> {
  const done: U[] = [];
  for (const [i, item] of items.entries()) {
    await pause();
    done.push(work(item, i));
  }
  return done;
}

/** Rolls an experiment, or a shard of it, and leaves it at that. */
export function simulateOnly(
  experiment: Experiment,
  options: ComputeOptions,
): Promise<JobResult[]> {
  const stations = experiment.cases.map((of) => stationOf(of, experiment));
  return simulateAll(lineOf(experiment, stations), experiment, options);
}

/** What has too many ends is refused here, before anything is rolled. */
function stationOf(of: Case, { measures, cases }: Experiment): Station {
  const noted = compileNoting(of.scenario);
  const { plan } = noted;
  const cells = cellsOf(plan.law.thrown);
  const weighed = cells.size > MOST_ENDS ? weighedLaw(plan.law) : undefined;
  return {
    of,
    plan,
    noted,
    cells,
    ...(weighed && cases.length === 1 && { weighed }),
    measures: measuresShown(plan.account.measures, measures),
  };
}

/** Those asked for, in that order; `blockerWounds` asks for `blockerWounds:the-joker` and its like as well. */
function measuresShown(all: readonly Measure[], asked?: readonly string[]): readonly Measure[] {
  return asked
    ? asked.flatMap((name) => all.filter((one) => one.name.replace(/:.*/, '') === name))
    : all;
}

async function simulateAll(
  line: Line,
  experiment: Experiment,
  options: Omit<SimulateOptions, 'seed'>,
): Promise<JobResult[]> {
  // In a sweep, looking at every cell of every combination would outlast the rolling.
  const { stations, question } = line;
  const { seed } = experiment;
  const isSweep = stations.length > 1;
  const programOf = preparing();
  const jobs = stations.map(({ plan, cells }) => ({
    program: programOf(plan.law.thrown),
    watched: isSweep ? undefined : yesCells(plan, question, cells),
  }));
  const results = await simulate(jobs, untilOf(line, experiment), { ...options, seed });
  const [job, ...others] = jobs;
  const [result] = results;
  if (!job || !result || others.length > 0) return results;
  return [
    {
      ...result,
      marks: [...earlyMarks(job, seed, result.tally.trials, options.kernel), ...result.marks],
    },
  ];
}

/** Prepares each Throw once, however many cases of a sweep throw the same dice. */
function preparing(): (thrown: Throw) => KernelProgram {
  const prepared = new Map<string, KernelProgram>();
  return (thrown) => {
    const key = JSON.stringify(thrown);
    const program = prepared.get(key) ?? prepare(thrown);
    prepared.set(key, program);
    return program;
  };
}

/** A question that was asked is what is to be precise; else every chance that is shown. */
function untilOf({ stations, question }: Line, { effort, question: asked }: Experiment): Until {
  if ('trials' in effort) return effort;
  const tests = stations.map(({ plan, measures, cells }) => {
    const holds = predicateOf(expressionFor(question, plan.account.measures));
    const shown = asked ? [] : measures;
    return precisionTest(plan.law, shown, holds, cells, effort.precision);
  });
  return { isEnough: (job, tally) => tests[job]?.(tally) ?? true };
}

/** Above this many cells, looking at each costs more than watching the estimate is worth. */
const MOST_WATCHED = 2 ** 18;

/** The cells whose answer to the question is yes. */
function yesCells({ law, account }: Plan, question: Question, cells: Cells): number[] | undefined {
  if (cells.size > MOST_WATCHED) return undefined;
  const holds = predicateOf(expressionFor(question, account.measures));
  return Array.from({ length: cells.size }, (_, cell) => cell).filter((cell) =>
    holds(law.resolve(decode(cells, cell))),
  );
}

function resultOf(
  { of, plan, measures, noted, weighed = weighedLaw(plan.law) }: Station,
  question: Question,
  { name, seed, effort, measures: selected }: Experiment,
  { exact }: ComputeOptions,
  rolled?: JobResult,
): Result {
  const { law, account, story } = plan;
  const { tally, outcomes } = weighed;
  const simulated =
    rolled && rolled.tally.trials > 0 ? countedOutcomes(rolled.tally, law, tally) : undefined;
  const tallies = { weighed: tally, exact, simulated, outcomes };
  const measured = alongTheLine(summarise(law, account.measures, tallies), account.scene);
  const expression = expressionFor(question, account.measures);
  const odds = askedOdds(law, expression, tallies);
  const answered = {
    clause: clauseOf(expression, account.measures, account.cast),
    subject: subjectOf(expression, account.measures),
    chance: oddsValue(odds),
    measures: measuresAsked(expression),
  };
  const fit = exact && simulated && goodnessOfFit(tally, simulated);
  return {
    name,
    combination: of.combination,
    labels: of.labels ?? {},
    scenario: of.scenario,
    account,
    neverBegun: rolled !== undefined && !simulated,
    ...(simulated && {
      simulation: {
        seed,
        trials: simulated.trials,
        status: rolled?.complete ? ('complete' as const) : ('interrupted' as const),
        asked: effort,
        marks: rolled?.marks ?? [],
      },
    }),
    measured,
    summaries: measures.flatMap((shown) => measured.filter(({ measure }) => measure === shown)),
    isSelection: selected !== undefined,
    ...(fit && { goodnessOfFit: fit }),
    question: { text: question.text, expression, odds },
    headline:
      exact || simulated
        ? story.headline(answered, figuresOf(measured))
        : 'Nothing was simulated before the interruption.',
    rulings: rulingsThatMatter(of.scenario, noted, weighed),
  };
}

/** The tally under the cells that the exact one weighs. */
function countedOutcomes(tally: Tally, law: Law, { whole }: OutcomeTally): Tally {
  return whole ? tally : { trials: tally.trials, counts: countOutcomes(law, tally.counts) };
}
