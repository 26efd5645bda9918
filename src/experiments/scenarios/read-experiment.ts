/* Checks the data of an experiment, and makes its cases from them. */

import type * as z from 'zod';
import { BadInput, canonicalText, shown } from '../../base/index.ts';
import type { Reading, Scenario, Surroundings } from '../../rules/index.ts';
import { fightTold, rulesetNamed } from '../registry/rulesets.ts';
import { check } from './check.ts';
import {
  type BaseFight,
  type Case,
  type Experiment,
  USUAL_GAMES,
  USUAL_SEED,
  USUAL_TRIALS,
} from './experiment.ts';
import { mistakesIn } from './mistakes-in.ts';
import { checkPlain } from './plain-data.ts';
import { checkMeasures, readQuestion } from './read-question.ts';
import { checkFight, experimentSchema, headSchema } from './schema.ts';
import { combinations, withValues } from './sweep.ts';
import { labelling, readVary, variedValues } from './vary.ts';
import { recorded } from './written.ts';

/** Options for reading an experiment. */
export interface ExperimentReading extends Pick<Reading, 'fromAnywhere'> {
  /** The required kind of fight; the document may omit it. */
  readonly fight?: string;
  /** The name to use if the experiment has none; absent if a name is required. */
  readonly unnamed?: string;
}

/**
 * Checks the data of an experiment and converts it to scenarios.
 *
 * @throws BadInput with every mistake, located only by path
 */
export function readExperiment(
  written: unknown,
  surroundings: Surroundings,
  reading: ExperimentReading = {},
): Experiment {
  checkPlain(written);
  const named = reading.unnamed === undefined ? written : withName(written, reading.unnamed);
  const data = reading.fight === undefined ? named : ofFight(named, reading.fight);
  try {
    return soundExperiment(data, surroundings, reading);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(...mistakesIn(data, surroundings, reading, error.problems));
  }
}

/**
 * The data with a name as the first key, unless the data have a name. Data that are not a mapping are left to the
 * schema.
 */
function withName(data: unknown, name: string): unknown {
  return isMapping(data) ? { name, ...data } : data;
}

function isMapping(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/**
 * The data with a kind of fight added. Data that are not a mapping are left to the schema.
 *
 * @throws BadInput if the data select another kind
 */
function ofFight(data: unknown, fight: string): unknown {
  if (!isMapping(data)) return data;
  const { fight: found = fight } = data;
  if (found === fight) return { ...data, fight };
  throw new BadInput({ path: ['fight'], found: shown(found), allowed: fight });
}

/** @throws BadInput with the first mistakes found */
function soundExperiment(
  data: unknown,
  surroundings: Surroundings,
  reading: Pick<Reading, 'fromAnywhere'>,
): Experiment {
  const head = check(headSchema(), data);
  checkFight(head);
  const ruleset = rulesetNamed(head.rules, fightTold(head));
  const schema = experimentSchema(ruleset);
  const cases: Case[] = [];
  const files = new Map<string, unknown>();
  const around = recorded(surroundings, files);
  const vary = readVary(head.vary);
  const labelsOf = labelling(vary);
  let first: z.output<typeof schema> | undefined;
  const scenarioOf = (document: z.output<typeof schema>): Scenario => {
    const scenario = ruleset.read(document, around, { ...reading, written: data });
    if (!scenario) throw new Error('what has passed the schema is complete');
    return scenario;
  };
  for (const combination of combinations(variedValues(vary))) {
    const document = check(schema, withValues(data as object, combination));
    cases.push({ combination, labels: labelsOf(combination), scenario: scenarioOf(document) });
    first ??= document;
  }
  if (!first) throw new Error('an experiment has at least one combination');
  checkMeasures(first.measures ?? [], ruleset, cases);
  const question =
    first.question === undefined ? undefined : readQuestion(first.question, ruleset, cases);
  const base = baseFight(cases, () => scenarioOf(check(schema, withValues(data as object, {}))));
  return {
    name: first.name,
    ...(first.description === undefined ? {} : { description: first.description }),
    seed: first.seed ?? USUAL_SEED,
    effort:
      first.precision === undefined
        ? { trials: first.trials ?? (ruleset.isPlayed ? USUAL_GAMES : USUAL_TRIALS) }
        : { precision: first.precision },
    ...(question && { question }),
    ...(first.measures === undefined ? {} : { measures: first.measures }),
    cases,
    ...(base && { base }),
    written: { document: data, files },
  };
}

/**
 * The fight as written, without varied values; undefined if it is incomplete.
 *
 * @param read reads this fight; it may fail, since a file may omit the fields that it varies
 */
function baseFight(cases: readonly Case[], read: () => Scenario): BaseFight | undefined {
  if (cases.length < 2) return undefined;
  try {
    const scenario = read();
    const text = fightText(scenario);
    const at = cases.findIndex((one) => fightText(one.scenario) === text);
    return { scenario, ...(at >= 0 && { at }) };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** A fight as text, for comparisons. `assumed` is left out, since it does not affect the fight. */
function fightText(scenario: Scenario): string {
  const plain: unknown = JSON.parse(
    JSON.stringify(scenario, (key, value) => (key === 'assumed' ? undefined : value)),
  );
  return canonicalText(plain);
}
