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
import { inTurn, type Steps, withRests } from '../words/steps.ts';
import { withFightAsWritten } from './as-written.ts';
import { figuresOf, oddsValue, toldOdds } from './figures.ts';
import { askedOdds, expressionFor, questionOf } from './for-question.ts';
import { goodnessOfFit } from './goodness.ts';
import { oneByOne } from './one-by-one.ts';
import { outcomeMemory } from './outcome-memory.ts';
import { alongTheLine } from './places.ts';
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
  /** Told, as the rolling begins, of what the estimate is that one watches. */
  readonly onBegin?: (watched: string) => void;
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
 *
 * @throws the reason of an aborted signal, as long as nothing is rolled that would be worth keeping
 */
export async function compute(experiment: Experiment, options: ComputeOptions): Promise<Result[]> {
  const { machine, exact, simulation } = options;
  const rest = restBeforeRolling(options);
  const line = await withRests(lineOf(experiment), rest);
  const { stations, question } = line;
  const resultOfCase = (i: number, rolled?: JobResult) =>
    resultOf(stations[i] as Station, question, experiment, options, rolled);
  function* resultsOf(ofCase: (i: number) => Steps<Result>): Steps<Result[]> {
    const results = yield* inTurn(stations, (_, i) => ofCase(i));
    return yield* withFightAsWritten(results, experiment.base, question, exact);
  }
  if (!simulation) return withRests(resultsOf(resultOfCase), rest);
  // A sweep's cases are weighed and summarised while the workers roll the next.
  const early = oneByOne<Result>(machine.pause);
  const onComplete = (i: number, rolled: JobResult) => early.add(i, resultOfCase(i, rolled));
  try {
    const rolled = await simulateAll(line, experiment, {
      ...options,
      ...(stations.length > 1 && { onComplete }),
    });
    const known = await early.done();
    return await withRests(
      resultsOf(function* (i) {
        return known.get(i) ?? (yield* resultOfCase(i, rolled[i]));
      }),
      machine.pause,
    );
  } finally {
    early.drop();
  }
}

/** Lets signals through; an aborted one ends the work, since nothing is lost. */
function restBeforeRolling({ machine, signal }: ComputeOptions): () => Promise<void> {
  return async () => {
    await machine.pause();
    signal?.throwIfAborted();
  };
}

/** What has too many ends is refused here, before anything is rolled. */
function* lineOf(experiment: Experiment): Steps<Line> {
  const { cases, measures } = experiment;
  const compiled = yield* inTurn(cases, ({ scenario }) =>
    compileNoting(scenario, experiment.question),
  );
  const question = questionOf(
    experiment,
    compiled.map(({ plan }) => plan),
  );
  const memory = outcomeMemory();
  const stations = yield* inTurn(cases, function* (of, i): Steps<Station> {
    const noted = yield* playedFor(question, of, compiled[i] as Noted);
    const { plan } = noted;
    const expression = expressionFor(question, plan.account.measures);
    return {
      of,
      plan,
      noted,
      expression,
      reckoning: yield* reckoningOf(plan.law, expression, cases.length === 1, memory),
      measures: measuresShown(plan.account.measures, measures),
    };
  });
  return { stations, question };
}

/** A fight in which choices are made, with those for the question of the whole experiment. */
function* playedFor(question: Question, { scenario }: Case, noted: Noted): Steps<Noted> {
  const { hasChoices } = rulesetOf(scenario);
  const isOther = hasChoices && noted.plan.account.playedFor !== question.text;
  return isOther ? yield* compileNoting(scenario, question) : noted;
}

/** Rolls an experiment, or a shard of it, and leaves it at that. */
export async function simulateOnly(
  experiment: Experiment,
  options: ComputeOptions,
): Promise<JobResult[]> {
  const line = await withRests(lineOf(experiment), restBeforeRolling(options));
  return simulateAll(line, experiment, options);
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
  { onBegin, ...options }: Omit<ComputeOptions, 'exact' | 'simulation'>,
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
  onBegin?.(watchedTitle(line, experiment));
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

/** What the estimate is of that one watches while it is rolled; a sweep has many. */
function watchedTitle({ stations }: Line, { name }: Experiment): string {
  const [only, ...others] = stations;
  if (!only || others.length > 0) return name;
  const { measures, cast } = only.plan.account;
  return `Chance that ${clauseOf(only.expression, measures, cast)}`;
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

function* resultOf(
  { of, plan, measures, noted, expression, reckoning }: Station,
  question: Question,
  { name, seed, effort, measures: selected, cases }: Experiment,
  { exact }: ComputeOptions,
  rolled?: JobResult,
): Steps<Result> {
  const { account, story } = plan;
  const isSweep = cases.length > 1;
  const simulated = rolled && rolled.tally.trials > 0 ? rolled.tally : undefined;
  const weighed = reckoning.weighed();
  yield;
  const views = weighed.views(simulated);
  yield;
  const viewed: Viewed = { views, exact, ...(simulated && { trials: simulated.trials }) };
  const measured = alongTheLine(summarise(account.measures, viewed), account.scene);
  yield;
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
    rulings: yield* rulingsThatMatter(of.scenario, noted, weighed),
  };
}
