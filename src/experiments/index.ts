/*
 * Everything from an experiment file or a question to its results: the known rulesets, documents that remember
 * positions, sweeps, results, and their JSON. This module must not access files, clocks or threads itself; callers
 * supply what it needs.
 */

export {
  compile,
  exampleQuestions,
  fightCommand,
  ofRulesets,
  rulesetOf,
  rulesets,
  withProviso,
} from './registry/rulesets.ts';
export { type ComputeOptions, compute, exactItems, simulateOnly } from './results/compute.ts';
export { wonFromEnds } from './results/ends.ts';
export type { ProgressLine } from './results/evaluator.ts';
export { type Explanation, explain, type GivenDice } from './results/explanation.ts';
export {
  figuresOf,
  meanValue,
  oddsDecimals,
  oddsValue,
  type Sample,
  toldOdds,
} from './results/figures.ts';
export {
  compileFor,
  expressionFor,
  measuresWorded,
  questionOf,
  usualOf,
} from './results/for-question.ts';
export { explanationJson } from './results/format/explanation-json.ts';
export type { ExplanationJson } from './results/format/explanation-schema.ts';
export { count, mapping, probability, text } from './results/format/fields.ts';
export { powersCounted } from './results/format/games.ts';
export { harmless, readJsonFile } from './results/format/json-file.ts';
export { holdsResults, LARGEST_RESULTS, readResultsFile } from './results/format/read-results.ts';
export {
  type RecordedOutcome,
  type RecordedResult,
  recordedOf,
} from './results/format/recorded.ts';
export type {
  CaveatJson,
  MeasureJson,
  OddsJson,
  OutcomeJson,
  PlayJson,
  ResultJson,
} from './results/format/result-json.ts';
export { caveatSchema } from './results/format/result-schema.ts';
export { MOST_WITH_FRACTIONS, resultJson, resultsJson } from './results/format/write.ts';
export { type Ending, endings } from './results/places.ts';
export {
  type FirstChoice,
  isKnown,
  type RankedAttacker,
  type RankedPlace,
  rankedAttackers,
  rankedChoices,
  rankedPlaces,
  spacesByRank,
} from './results/ranking.ts';
export type { Result } from './results/result.ts';
export {
  contrary,
  impossible,
  type Mean,
  type Odds,
  type OutcomeOdds,
  type Simulated,
  type Summary,
} from './results/summary.ts';
export type { SweepMachine } from './results/sweep-workers.ts';
export type { Together, TogetherRow } from './results/together.ts';
export {
  type SimulatedEffort,
  simulatedEffort,
  type Warning,
  warningsOf,
} from './results/warnings.ts';
export { check } from './scenarios/check.ts';
export { COUNT_FORMS, countField, MOST_TRIALS, parseCount } from './scenarios/count.ts';
export { type PlacedDocument, parseYaml } from './scenarios/document.ts';
export { isOfReadableSize, MOST_TOKENS } from './scenarios/document-oddities.ts';
export { fromEveryStance, onlyCase } from './scenarios/every-stance.ts';
export {
  type Case,
  type Effort,
  type Experiment,
  USUAL_GAMES,
  USUAL_SEED,
  USUAL_TRIALS,
} from './scenarios/experiment.ts';
export {
  type Files,
  loadExperiment,
  located,
  type OpenedMap,
  openedMap,
  orNamedMap,
  surroundingsOf,
} from './scenarios/load.ts';
export { checkNesting, LONGEST_LIST } from './scenarios/nesting.ts';
export { checkPlain } from './scenarios/plain-data.ts';
export { type ExperimentReading, readExperiment } from './scenarios/read-experiment.ts';
export { readQuestion } from './scenarios/read-question.ts';
export {
  experimentJsonSchema,
  PRECISION_FORMS,
  precisionField,
  seedField,
} from './scenarios/schema.ts';
export type { Combination } from './scenarios/sweep.ts';
export type { Labels } from './scenarios/vary.ts';
export { surroundingsIn } from './scenarios/written.ts';
