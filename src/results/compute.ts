import { type Cells, cellsOf, decode } from '../dice/cells.ts';
import type { Throw } from '../dice/throw.ts';
import { countOutcomes, MOST_ENDS, type OutcomeTally } from '../exact/outcomes.ts';
import type { Law, Measure, Plan } from '../rules/plan.ts';
import type { Case, Experiment } from '../scenarios/experiment.ts';
import { type KernelProgram, prepare } from '../simulate/kernels/program.ts';
import { earlyMarks } from '../simulate/schedule/early-marks.ts';
import type { JobResult } from '../simulate/schedule/job.ts';
import { type SimulateOptions, simulate, type Until } from '../simulate/simulate.ts';
import type { Tally } from '../simulate/tally.ts';
import { figuresOf, headlineOdds } from './figures.ts';
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
  readonly measures: readonly Measure[];
  readonly noted: Noted;
  readonly cells: Cells;
  /** Absent where it is quicker weighed when it is needed than kept. */
  readonly weighed?: Weighed;
}

/**
 * Takes an experiment all the way: Scenario → Plan → Tally → Measures. One result for each case,
 * in order; all cases are simulated as one run.
 */
export async function compute(experiment: Experiment, options: ComputeOptions): Promise<Result[]> {
  const { pause } = options.machine;
  const stations = await inTurn(pause, experiment.cases, (of) => stationOf(of, experiment));
  const resultOfCase = (i: number, rolled?: JobResult) =>
    resultOf(stations[i] as Station, experiment, options, rolled);
  if (!options.simulation) return inTurn(pause, stations, (_, i) => resultOfCase(i));
  // A sweep's cases are weighed and summarised while the workers roll the next.
  const results = new Map<number, Result>();
  const onComplete = (i: number, rolled: JobResult) => void results.set(i, resultOfCase(i, rolled));
  const isSweep = stations.length > 1;
  const rolled = await simulateAll(stations, experiment, {
    ...options,
    ...(isSweep && { onComplete }),
  });
  return inTurn(pause, stations, (_, i) => results.get(i) ?? resultOfCase(i, rolled[i]));
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
  return simulateAll(stations, experiment, options);
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
    // `blockerWounds` asks for `blockerWounds:the-joker` and its like as well.
    measures: plan.account.measures.filter(
      ({ name }) => !measures || measures.includes(name.replace(/:.*/, '')),
    ),
  };
}

async function simulateAll(
  stations: readonly Station[],
  { seed, effort }: Experiment,
  options: Omit<SimulateOptions, 'seed'>,
): Promise<JobResult[]> {
  // In a sweep, looking at every cell of every combination would outlast the rolling.
  const isSweep = stations.length > 1;
  const programOf = preparing();
  const jobs = stations.map(({ plan, cells }) => ({
    program: programOf(plan.law.thrown),
    watched: isSweep ? undefined : headlineCells(plan, cells),
  }));
  const results = await simulate(jobs, untilOf(stations, effort), { ...options, seed });
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

function untilOf(stations: readonly Station[], effort: Experiment['effort']): Until {
  if ('trials' in effort) return effort;
  const tests = stations.map(({ plan, measures, cells }) =>
    precisionTest(plan.law, measures, cells, effort.precision),
  );
  return { isEnough: (job, tally) => tests[job]?.(tally) ?? true };
}

/** Above this many cells, looking at each costs more than watching the estimate is worth. */
const MOST_WATCHED = 2 ** 18;

function headlineCells({ law, account: { headline } }: Plan, cells: Cells): number[] | undefined {
  if (cells.size > MOST_WATCHED) return undefined;
  return Array.from({ length: cells.size }, (_, cell) => cell).filter(
    (cell) => law.resolve(decode(cells, cell))[headline.measure] === headline.value,
  );
}

function resultOf(
  { of, plan, measures, noted, weighed = weighedLaw(plan.law) }: Station,
  { name, seed, effort }: Experiment,
  { exact }: ComputeOptions,
  rolled?: JobResult,
): Result {
  const { law, account, story } = plan;
  const { tally, outcomes } = weighed;
  const simulated =
    rolled && rolled.tally.trials > 0 ? countedOutcomes(rolled.tally, law, tally) : undefined;
  const measured = summarise(law, account.measures, { weighed: tally, exact, simulated, outcomes });
  const fit = exact && simulated && goodnessOfFit(tally, simulated);
  return {
    name,
    combination: of.combination,
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
    summaries: measured.filter(({ measure }) => measures.includes(measure)),
    ...(fit && { goodnessOfFit: fit }),
    headline:
      exact || simulated
        ? story.headline(figuresOf(measured))
        : 'Nothing was simulated before the interruption.',
    headlineOdds: headlineOdds(account.headline, measured, simulated?.trials),
    rulings: rulingsThatMatter(of.scenario, noted, weighed),
  };
}

/** The tally under the cells that the exact one weighs. */
function countedOutcomes(tally: Tally, law: Law, { whole }: OutcomeTally): Tally {
  return whole ? tally : { trials: tally.trials, counts: countOutcomes(law, tally.counts) };
}
