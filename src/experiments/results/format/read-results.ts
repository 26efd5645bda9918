/* Reads results back from their JSON, and rejects inconsistent numbers. */

import {
  BadInput,
  type Fraction,
  fraction,
  fractionText,
  fractionValue,
  type Problem,
  plus,
  rounded,
  same,
  shown,
} from '../../../base/index.ts';
import { check } from '../../scenarios/check.ts';
import { harmless, readJsonFile } from './json-file.ts';
import { mistakesOfPlay } from './play.ts';
import type { RecordedOutcome, RecordedResult } from './recorded.ts';
import { type RecordedDocument, recordedSchema } from './result-schema.ts';

type Path = readonly (string | number)[];

/**
 * Reads one result, or a list of results, from JSON. Only counts and fractions are used; intervals and means are
 * computed again. Throws if counts, fractions and probabilities are inconsistent.
 *
 * @throws BadInput with the path of every mistake
 */
export function readRecorded(data: unknown): RecordedResult[] {
  if (!Array.isArray(data)) return [readOne(data, [])];
  if (data.length === 0) {
    throw new BadInput({ path: [], found: 'an empty list', allowed: 'at least one result' });
  }
  return data.map((one, i) => readOne(one, [i]));
}

function readOne(data: unknown, at: Path): RecordedResult {
  try {
    return recordedOf(check(recordedSchema(), harmless(data)));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(...error.problems.map((one) => ({ ...one, path: [...at, ...one.path] })));
  }
}

function recordedOf(document: RecordedDocument): RecordedResult {
  const {
    name,
    combination = {},
    labels = {},
    scenario,
    seed,
    trials = 0,
    status = 'complete',
  } = document;
  const { question, play } = document;
  if (trials > 0 && seed === undefined) {
    throw new BadInput({
      path: ['seed'],
      found: 'nothing',
      allowed: 'the seed with which the trials were simulated',
    });
  }
  const problems: Problem[] = [];
  if (question) problems.push(...mistakesOfChance(question, trials, ['question']));
  const measures = new Map<string, RecordedOutcome[]>();
  for (const [measure, { outcomes }] of Object.entries(document.measures)) {
    problems.push(...mistakesOf(outcomes, trials, ['measures', measure, 'outcomes']));
    measures.set(
      measure,
      outcomes.map(({ value, exact, simulated }) => ({
        value,
        ...(exact && { exact: fractionOf(exact) }),
        ...(simulated && { count: simulated.count }),
      })),
    );
  }
  if (play) problems.push(...mistakesOfPlay(play));
  if (problems.length > 0) throw new BadInput(...problems);
  return {
    name,
    combination,
    labels,
    scenario,
    ...(trials > 0 && seed !== undefined && { simulation: { seed, trials, status } }),
    ...(question && {
      question: {
        text: question.text,
        ...(question.exact && { exact: fractionOf(question.exact) }),
        ...(question.simulated && { count: question.simulated.count }),
      },
    }),
    measures,
    ...(play && { play }),
  };
}

type Outcomes = RecordedDocument['measures'][string]['outcomes'];

/** Mistakes that no schema can find: inconsistent numbers. */
function mistakesOf(outcomes: Outcomes, trials: number, at: Path): Problem[] {
  const problems: Problem[] = [];
  const refuse = (path: Path, found: string, allowed: string) =>
    problems.push({ path: [...at, ...path], found, allowed });
  const values = new Set<number | string>();
  for (const [i, { value, exact, simulated }] of outcomes.entries()) {
    if (values.has(value)) refuse([i, 'value'], `${shown(value)} twice`, 'each value only once');
    values.add(value);
    problems.push(...mistakesOfChance({ exact, simulated }, trials, [...at, i]));
  }
  const counts = outcomes.reduce((sum, { simulated }) => sum + (simulated?.count ?? 0), 0);
  if (counts !== trials && (trials === 0 || outcomes.some(({ simulated }) => simulated))) {
    refuse(
      [],
      `counts that add up to ${counts}`,
      `counts that add up to ${trials}, the number of trials`,
    );
  }
  const fractions = outcomes.flatMap(({ exact }) => (exact ? [fractionOf(exact)] : []));
  if (fractions.length > 0 && !isWhole(fractions)) {
    refuse([], 'exact probabilities that do not add up', 'exact probabilities that add up to 1');
  }
  return problems.length > 0 ? problems : mistakesAtLeast(outcomes, at);
}

type Chance = Pick<Outcomes[number], 'exact' | 'simulated'>;

/** The mistakes in a chance: a probability that does not equal its fraction, or its count divided by the trials. */
function mistakesOfChance({ exact, simulated }: Chance, trials: number, at: Path): Problem[] {
  const problems: Problem[] = [];
  const fractionIs = exact && fractionValue(fractionOf(exact));
  if (exact && !near(exact.probability, fractionIs)) {
    const path = [...at, 'exact', 'probability'];
    problems.push({
      path,
      found: shown(exact.probability),
      allowed: `${fractionIs}, as the fraction says`,
    });
  }
  const share = simulated && simulated.count / trials;
  if (simulated && trials > 0 && !near(simulated.probability, share)) {
    const path = [...at, 'simulated', 'probability'];
    const allowed = `${share}, which is the count divided by the trials`;
    problems.push({ path, found: shown(simulated.probability), allowed });
  }
  return problems;
}

/** The mistakes in "at least" odds: each must be the sum of the odds of this value and all higher values. */
function mistakesAtLeast(outcomes: Outcomes, at: Path): Problem[] {
  const problems: Problem[] = [];
  const descending = [...outcomes.entries()]
    .filter(([, { value }]) => typeof value === 'number')
    .sort(([, a], [, b]) => Number(b.value) - Number(a.value));
  let count = 0;
  let share = fraction(0n, 1n);
  for (const [i, { exact, simulated, atLeast }] of descending) {
    count += simulated?.count ?? 0;
    if (exact) share = plus(share, fractionOf(exact));
    const refuse = (path: Path, found: unknown, meant: number | string) => {
      const allowed = `${meant}, the mean of the outcomes`;
      problems.push({ path: [...at, i, 'atLeast', ...path], found: shown(found), allowed });
    };
    if (atLeast?.simulated && atLeast.simulated.count !== count) {
      refuse(['simulated', 'count'], atLeast.simulated.count, count);
    }
    if (atLeast?.exact && !same(fractionOf(atLeast.exact), share)) {
      const { fraction: written, probability } = atLeast.exact;
      if (written === undefined) {
        refuse(['exact', 'probability'], probability, fractionValue(share));
      } else refuse(['exact', 'fraction'], written, fractionText(share));
    }
  }
  return problems;
}

function near(written: number, meant: number | undefined): boolean {
  return meant !== undefined && Math.abs(written - meant) < 1e-9;
}

/**
 * The largest denominator accepted. Dice give smaller ones, so a larger denominator does not come from this program.
 */
const LARGEST_DENOMINATOR = 1n << 10_000n;

function isWhole(fractions: readonly Fraction[]): boolean {
  let sum = fraction(0n, 1n);
  for (const one of fractions) {
    sum = plus(sum, one);
    if (sum.denominator > LARGEST_DENOMINATOR) return false;
  }
  return same(sum, { numerator: 1n, denominator: 1n });
}

/** The fraction in the file; if there is none, a fraction made from the probability. */
function fractionOf({ fraction: text, probability }: NonNullable<Chance['exact']>): Fraction {
  if (text === undefined) return rounded(probability);
  const [numerator = '', denominator = '1'] = text.split('/');
  return fraction(BigInt(numerator), BigInt(denominator));
}

/** The maximum size of a file of results, in bytes. The results of ten thousand combinations on a board need less. */
export const LARGEST_RESULTS = 400 * 1024 * 1024;

/** Whether a text looks like a file of results, possibly incomplete, and not like an experiment. */
export function holdsResults(text: string): boolean {
  return /^\s*\[/.test(text) || /^\s*\{[\s\S]{0,2000}?"(format|version|headline)"\s*:/.test(text);
}

/**
 * Reads a file of results: the results.json that `run` writes, or the output of `--format json`.
 *
 * @param name the file's name, for messages
 * @throws BadInput with the file, the line and column, the field, what was found, and what is allowed
 */
export function readResultsFile(text: string, name: string): RecordedResult[] {
  return readJsonFile(
    text,
    name,
    'file of results (JSON), as the command run writes it',
    readRecorded,
  );
}
