/*
 * Questions about cards that go beyond a single fight, such as worth, fields, comparisons and plans, each with its data
 * and its blocks. This module must not depend on commands or pages.
 */

export { firstChoicesStudy, placesStudy } from './aim/study.ts';
export { armiesAnswer } from './armies/answer.ts';
export type { ArmiesJson } from './armies/armies-json.ts';
export { fewGamesNote } from './armies/enough-games.ts';
export {
  type ArmiesTerms,
  armiesExperiment,
  isOfArmiesStudy,
  playedOf,
  USUAL_MAPS,
} from './armies/experiment.ts';
export { tooFewForWorths } from './armies/report/blocks.ts';
export { type ArmiesData, armiesData } from './armies/study.ts';
export { attackersStudy, ranksAttackers } from './attackers/study.ts';
export type { ComparedSide, Comparison, MeasureDifference } from './comparison/comparison.ts';
export { isSame, sidesOf } from './comparison/report/quantity.ts';
export { comparisonStudy, type SideAsk } from './comparison/study.ts';
export { explainStudy } from './explain/study.ts';
export { browserFieldMachine } from './field/browser/field-machine.ts';
export { comparedCardsStudy, comparedFieldsStudy } from './field/compared-study.ts';
export { type Field, type FieldSetting, MOST_STATES_OF_PAIR } from './field/field.ts';
export { checkCardCount, type GivenCards, type GivenSetting } from './field/field-of.ts';
export { FIELD_FIELDS } from './field/fields.ts';
export type {
  ContestantJson,
  FieldJson,
  PairJson,
  PlayedJson,
  StandingJson,
} from './field/format/field-json.ts';
export { holdsField, readFieldFile, readKeptField } from './field/format/read.ts';
export { fieldData, fieldJson } from './field/format/write.ts';
export { type KnownPairs, knownPairs, stillHolds } from './field/kept.ts';
export type { PairAnswers } from './field/pair-answers.ts';
export {
  type FieldCards,
  type PlayEffort,
  type PlayedField,
  playField,
} from './field/play-field.ts';
export type { FieldMachine } from './field/player.ts';
export { type FieldStudyData, fieldStudy } from './field/study.ts';
export type { FieldRequest } from './field/threads/field-answers.ts';
export { oddsStudy } from './odds/study.ts';
export { checkIsTurn, planStudy } from './plan/study.ts';
export type { PlaytestJson } from './playtest/playtest-json.ts';
export { type Collection, shippedCollection } from './price/collection.ts';
export { WAYS, type Way } from './price/prices.ts';
export type { CollectionPricesAsk, PriceAsk } from './price/study.ts';
export { differences, shardDifference } from './saved/same-run.ts';
export { ofFile, type RunIdentity } from './saved/saved-run.ts';
export type { Executed, FieldToPlay, GameMachine, Study, StudyMachine } from './study.ts';
