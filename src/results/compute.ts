import { clauseOf, subjectOf } from '../questions/clause.ts';
import { predicateOf } from '../questions/predicate.ts';
import { type Expression, measuresAsked, type Question } from '../questions/question.ts';
import type { Measure, Plan } from '../rules/plan.ts';
import { rulesetOf } from '../rules/rulesets.ts';
import type { Case, Experiment } from '../scenarios/experiment.ts';
import type { KernelProgram } from '../simulate/kernels/program.ts';
import { earlyMarks } from '../simulate/schedule/early-marks.ts';
import type { JobResult } from '../simulate/schedule/job.ts';
import { type SimulateOptions, simulate, type Until } from '../simulate/simulate.ts';
import type { Tally } from '../simulate/tally.ts';
import { alongTheLine } from './along-the-line.ts';
import { withFightAsWritten } from './as-written.ts';
import { askedOdds, questionOf } from './asked.ts';
import { expressionFor } from './expression-for.ts';
import { figuresOf, oddsValue } from './figures.ts';
import { goodnessOfFit } from './goodness.ts';
import { toldOdds } from './often.ts';
import { outcomeMemory } from './outcome-memory.ts';
import { precisionTest } from './precision.ts';
import type { Reckoning, WeighedLaw } from './reckoning.ts';
import { reckoningOf } from './reckoning-of.ts';
import type { Result } from './result.ts';
import { compileNoting, type Noted, rulingsThatMatter } from './rulings.ts';
import { summarise } from './summary.ts';
import { courseTogether } from './together.ts';
import type { View, Viewed } from './view.ts';

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
  /** The question with names as this fight writes them. */
  readonly expression: Expression;
  readonly reckoning: Reckoning;
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
    await inTurn(pause, experiment.cases, ({ scenario }) =>
      compileNoting(scenario, experiment.question),
    ),
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

/** What has too many ends is refused here, before anything is rolled. */
function lineOf(experiment: Experiment, compiled: readonly Noted[]): Line {
  const { cases, measures } = experiment;
  const question = questionOf(
    experiment,
    compiled.map(({ plan }) => plan),
  );
  const memory = outcomeMemory();
  const stations = cases.map((of, i): Station => {
    const noted = playedFor(question, of, compiled[i] as Noted);
    const { plan } = noted;
    const expression = expressionFor(question, plan.account.measures);
    return {
      of,
      plan,
      noted,
      expression,
      reckoning: reckoningOf(plan.law, expression, cases.length === 1, memory),
      measures: measuresShown(plan.account.measures, measures),
    };
  });
  return { stations, question };
}

/** A fight in which choices are made, with those for the question of the whole experiment. */
function playedFor(question: Question, { scenario }: Case, noted: Noted): Noted {
  const { hasChoices } = rulesetOf(scenario);
  const isOther = hasChoices && noted.plan.account.playedFor !== question.text;
  return isOther ? compileNoting(scenario, question) : noted;
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
  const compiled = experiment.cases.map(({ scenario }) =>
    compileNoting(scenario, experiment.question),
  );
  return simulateAll(lineOf(experiment, compiled), experiment, options);
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
  const { stations } = line;
  const { seed } = experiment;
  const isSweep = stations.length > 1;
  const programOf = preparing();
  const jobs = stations.map((station) => ({
    program: programOf(station),
    watched: isSweep ? undefined : yesCells(station),
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
function preparing(): (station: Station) => KernelProgram {
  const prepared = new Map<string, KernelProgram>();
  return ({ plan: { law }, reckoning }) => {
    if (!('thrown' in law)) return reckoning.program();
    const key = JSON.stringify(law.thrown);
    const program = prepared.get(key) ?? reckoning.program();
    prepared.set(key, program);
    return program;
  };
}

/** A question that was asked is what is to be precise; else every chance that is shown. */
function untilOf({ stations }: Line, { effort, question }: Experiment): Until {
  if ('trials' in effort) return effort;
  const tests = stations.map(({ measures, expression, reckoning }) => {
    const wanted = {
      measures: question ? [] : measures,
      asked: measuresAsked(expression),
      holds: predicateOf(expression),
    };
    return precisionTest(reckoning.reader(), wanted, effort.precision);
  });
  return { isEnough: (job, tally) => tests[job]?.(tally) ?? true };
}

/** Above this many cells, looking at each costs more than watching the estimate is worth. */
const MOST_WATCHED = 2 ** 18;

/** The cells whose answer to the question is yes. */
function yesCells({ expression, reckoning }: Station): number[] | undefined {
  if (reckoning.cells > MOST_WATCHED) return undefined;
  const holds = predicateOf(expression);
  const asked = measuresAsked(expression);
  const view = reckoning.reader().views.find((one) => asked.every((name) => one.tells(name)));
  if (!view) return undefined;
  const cells = Array.from({ length: view.size }, (_, cell) => cell);
  return cells.filter((cell) => holds(view.outcome(cell))).map((cell) => view.first + cell);
}

function fitOfCase(weighed: WeighedLaw, views: readonly View[], simulated: Tally) {
  if (weighed.fit) return weighed.fit(simulated);
  const view = views[weighed.viewOfFit];
  return view && goodnessOfFit(view, simulated.trials);
}

function resultOf(
  { of, plan, measures, noted, expression, reckoning }: Station,
  question: Question,
  { name, seed, effort, measures: selected, cases }: Experiment,
  { exact }: ComputeOptions,
  rolled?: JobResult,
): Result {
  const { account, story } = plan;
  const isSweep = cases.length > 1;
  const simulated = rolled && rolled.tally.trials > 0 ? rolled.tally : undefined;
  const weighed = reckoning.weighed();
  const views = weighed.views(simulated);
  const viewed: Viewed = { views, exact, ...(simulated && { trials: simulated.trials }) };
  const measured = alongTheLine(summarise(account.measures, viewed), account.scene);
  const odds = askedOdds(expression, viewed);
  const { trial } = rulesetOf(of.scenario);
  const sample = simulated && { trials: simulated.trials, trial };
  const answered = {
    clause: clauseOf(expression, account.measures, account.cast),
    subject: subjectOf(expression, account.measures),
    chance: oddsValue(odds),
    told: toldOdds(odds, sample),
    measures: measuresAsked(expression),
  };
  const fit = exact && simulated && fitOfCase(weighed, views, simulated);
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
    together: account.course && !isSweep ? courseTogether(account.course, viewed) : [],
    summaries: measures.flatMap((shown) => measured.filter(({ measure }) => measure === shown)),
    isSelection: selected !== undefined,
    ...(fit && { goodnessOfFit: fit }),
    ...(exact && weighed.progress && { progress: weighed.progress }),
    question: { text: question.text, expression, odds },
    headline:
      exact || simulated
        ? story.headline(answered, figuresOf(measured, sample))
        : 'Nothing was simulated before the interruption.',
    rulings: rulingsThatMatter(of.scenario, noted, weighed),
  };
}
