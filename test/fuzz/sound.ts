import { jsonText } from '../../src/base/words/json.ts';
import { atOnce } from '../../src/base/words/steps.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import { explain } from '../../src/experiments/results/explanation.ts';
import { resultJson } from '../../src/experiments/results/format/write.ts';
import type { Result } from '../../src/experiments/results/result.ts';
import { compileNoting } from '../../src/experiments/results/rulings.ts';
import type { OutcomeOdds, Summary } from '../../src/experiments/results/summary.ts';
import type { Experiment } from '../../src/experiments/scenarios/experiment.ts';
import { blocksOf } from '../../src/report/blocks.ts';
import { csvText } from '../../src/report/formats/csv.ts';
import { markdownText } from '../../src/report/formats/markdown.ts';
import { boardText } from '../../src/report/terminal/board.ts';
import { terminalText } from '../../src/report/terminal/report.ts';
import { machine } from '../machine.ts';
import { checkHarmless } from './harmless.ts';

/**
 * How many combinations of a sweep are checked; the others differ only in numbers. Of turns, whose best play takes
 * long to compute, only the first is checked.
 */
const LOOKED_AT = 2;
const TRIALS = 4096;
/** A battle takes as long as thousands of attacks; one with more rounds is not checked. */
const GAMES = 16;
const MOST_ROUNDS = 20;
/** As for a pipe, since colours on a terminal are control sequences. */
const PAGE = {
  tableWidth: 80,
  proseWidth: Number.POSITIVE_INFINITY,
  height: Number.POSITIVE_INFINITY,
  hasColour: false,
};
/** Cells beyond which the odds take longer than a fuzzer has patience for. */
const MOST_CELLS = 4000;

/**
 * Runs an accepted experiment and checks all its output.
 *
 * @throws Error if odds contradict themselves or one another, or a report could do harm
 */
export async function checkSound(experiment: Experiment): Promise<void> {
  const { base: _, ...whole } = experiment;
  const cases = experiment.cases
    .slice(0, LOOKED_AT)
    .filter(({ scenario }, i) => isSmall(scenario) && (i === 0 || scenario.fight !== 'turn'));
  // The first cases may all be too large to be computed here.
  if (cases.length === 0) return;
  const isPlayed = experiment.cases.some(({ scenario }) => scenario.fight === 'battle');
  const trials = isPlayed ? GAMES : TRIALS;
  const brief = { ...whole, cases, effort: { trials } };
  const computing = { exact: !isPlayed, simulation: true, machine, threads: 1 };
  const results = await compute(brief, computing);
  for (const result of results) {
    for (const summary of result.summaries) {
      checkCounts(summary, trials);
      if (!isPlayed) checkOdds(summary);
    }
    if (!isPlayed) checkStory(result, experiment.seed);
    if (result.account.scene) checkHarmless(boardText(result.account.scene), 'the board');
  }
  checkReports(experiment.name, results);
}

/** Judged by the dice on the cards, since compiling may already weigh every roll, and solve a turn. */
function isSmall(scenario: object): boolean {
  const {
    attacker,
    attackers = [attacker],
    defender,
    rounds,
  } = scenario as {
    readonly attacker?: Dice;
    readonly attackers?: readonly (Dice | undefined)[];
    readonly defender?: Dice;
    readonly rounds?: number | true;
  };
  if (typeof rounds === 'number') return rounds <= MOST_ROUNDS;
  const most = Math.max(...attackers.map((one) => one?.attack ?? 0));
  const cells = (most + 2) * ((defender?.defense ?? 0) + 2) ** 2;
  return cells <= MOST_CELLS && attackers.length <= MOST_ATTACKERS;
}

interface Dice {
  readonly attack?: number;
  readonly defense?: number;
}

/** A turn of more takes seconds. */
const MOST_ATTACKERS = 2;

const failureOf =
  ({ name }: Summary['measure']) =>
  (what: string): never => {
    throw new Error(`${name}: ${what}`);
  };

/** Every simulated trial is counted exactly once, and each value has its interval. */
function checkCounts({ measure, outcomes }: Summary, trials: number): void {
  const fail = failureOf(measure);
  const values = outcomes.map(({ value }) => value);
  if (new Set(values).size !== values.length) fail('a value twice');
  const count = outcomes.reduce((sum, { simulated }) => sum + (simulated?.count ?? 0), 0);
  if (count !== trials) fail(`${count} simulated outcomes of ${trials} trials`);
  for (const { value, simulated } of outcomes) {
    if (!simulated) throw new Error(`${measure.name}: ${value} is not simulated`);
    const { low, high, probability } = simulated;
    if (!(0 <= low && low <= probability && probability <= high && high <= 1)) {
      fail(`the interval of ${value} is ${low} – ${high}, around ${probability}`);
    }
  }
}

/** Exact odds add up, and simulated counts do not differ from them by more than chance allows. */
function checkOdds({ measure, outcomes, mean }: Summary): void {
  const fail = failureOf(measure);
  const [denominator, whole] = total(outcomes);
  if (whole !== denominator) fail(`probabilities add up to ${whole}/${denominator}`);
  for (const { value, exact, simulated } of outcomes) {
    if (!exact || !simulated) throw new Error(`${measure.name}: ${value} has no odds`);
    const { probability } = simulated;
    const p = Number(exact.numerator) / Number(exact.denominator);
    if (luck(probability, p) < 1e-12) fail(`${value} is simulated ${probability}, exactly ${p}`);
  }
  const numbers = outcomes.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  if (mean?.exact) {
    const exact = Number(mean.exact.numerator) / Number(mean.exact.denominator);
    const isWithin = Math.min(...numbers) <= exact && exact <= Math.max(...numbers);
    if (!isWithin) fail(`a mean of ${exact} of ${numbers}`);
  }
}

/** The common denominator of all probabilities, and their sum in those terms. */
function total(outcomes: readonly OutcomeOdds[]): [denominator: bigint, sum: bigint] {
  const fractions = outcomes.flatMap(({ exact }) => exact ?? []);
  const denominator = fractions.reduce((product, one) => product * one.denominator, 1n);
  const sum = fractions.reduce(
    (all, one) => all + one.numerator * (denominator / one.denominator),
    0n,
  );
  return [denominator, sum];
}

/** An upper bound for the chance that this many trials differ this much from p (Chernoff, 1952). */
function luck(seen: number, p: number): number {
  const part = (a: number, b: number) => (a === 0 ? 0 : a * Math.log(a / b));
  return 2 * Math.exp(-TRIALS * (part(seen, p) + part(1 - seen, 1 - p)));
}

/** The outcome of an explained attack is one of the outcomes of the odds. */
function checkStory({ scenario, summaries, question }: Result, seed: string): void {
  const { steps, outcome } = atOnce(
    explain(atOnce(compileNoting(scenario, question)).plan, [], seed),
  );
  if (steps.length === 0) throw new Error('a story without a step');
  for (const { measure, outcomes } of summaries) {
    const told = outcome[measure.name];
    if (!outcomes.some(({ value }) => value === told))
      throw new Error(`${measure.name} is told as ${told}, which has no odds`);
  }
}

function checkReports(name: string, results: readonly Result[]): void {
  const json = jsonText(results.map(resultJson));
  JSON.parse(json);
  checkHarmless(json, 'the JSON');
  const blocks = blocksOf(results);
  checkHarmless(terminalText(blocks, PAGE), 'the report on a terminal');
  checkHarmless(markdownText(name, blocks), 'report.md');
  checkHarmless(csvText(results), 'the CSV');
}
