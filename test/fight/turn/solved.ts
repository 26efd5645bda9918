import { type Fraction, fraction, plus } from '../../../src/base/statistics/fraction.ts';
import { atOnce } from '../../../src/base/words/steps.ts';
import { expressionFor } from '../../../src/experiments/results/for-question.ts';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { experimentSchema } from '../../../src/experiments/scenarios/schema.ts';
import { c3gTurn } from '../../../src/fight/turn/index.ts';
import type { TurnScenario } from '../../../src/fight/turn/scenario.ts';
import { type SolvedTurn, solveTurn } from '../../../src/fight/turn/solve.ts';
import { writtenOutcome } from '../../../src/rules/measure.ts';
import { objectiveOf } from '../../../src/rules/questions/objective.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';

const surroundings = {
  readFile: () => {
    throw new Error('these documents name no file');
  },
};

/** The turn of an experiment's document. */
export function turnOf(document: object): TurnScenario {
  const checked = check(experimentSchema(c3gTurn as never), document);
  const scenario = c3gTurn.read(checked as Record<string, unknown>, surroundings);
  if (!scenario) throw new Error('the document is whole');
  return scenario;
}

/** The turn of a document solved for a question. */
export function solved(document: object, question: string): SolvedTurn {
  const scenario = turnOf(document);
  const { expression } = parseQuestion(question, c3gTurn.shortQuestions);
  const known = expressionFor({ text: question, expression }, c3gTurn.measuresOf(scenario));
  return atOnce(solveTurn(scenario, objectiveOf(question, known)));
}

/** The chance under best play that the answer is yes, from the chain that is simulated, followed step by step. */
export function answeredYes(
  { found: { chain, ends }, counted }: SolvedTurn,
  holds: (measures: Record<string, number | string>) => boolean,
): Fraction {
  const known = new Map<string, Fraction>();
  const from = (state: number, counts: readonly number[]): Fraction => {
    const key = `${state} ${counts}`;
    const before = known.get(key);
    if (before) return before;
    const steps = chain.states[state] ?? [];
    const total = steps.reduce((sum, { weight }) => sum + weight, 0n);
    const chance = steps.reduce((sum, { weight, to, adds }) => {
      const now = counts.map((n, i) => n + (adds[i] ?? 0));
      const then = 'state' in to ? from(to.state, now) : ended(to.end, now);
      return plus(sum, fraction(weight * then.numerator, total * then.denominator));
    }, NEVER);
    known.set(key, chance);
    return chance;
  };
  const ended = (end: number, counts: readonly number[]): Fraction => {
    const told = Object.fromEntries(counted.map(({ name }, i) => [name, counts[i] ?? 0]));
    return holds({ ...writtenOutcome(ends[end]?.outcome ?? {}), ...told }) ? ALWAYS : NEVER;
  };
  return from(
    chain.start,
    counted.map(() => 0),
  );
}

const NEVER = fraction(0n, 1n);
const ALWAYS = fraction(1n, 1n);
