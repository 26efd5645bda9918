/*
 * Questions about cards beyond a single fight: worth of cards, fields, comparisons, plans, each with its data and its
 * blocks. It knows no command and no page.
 */

export { aimBlocks } from './aim/blocks.ts';
export { firstChoiceBlocks, firstChoicesCsv } from './aim/first-choices.ts';
export { type ArmiesAnswer, armiesAnswer } from './armies/answer.ts';
export {
  type AgainstMix,
  type BestArmies,
  bestArmies,
  type Met,
  type SearchEffort,
} from './armies/best/best-armies.ts';
export { type ArmiesPlayed, sumsIn } from './armies/counts.ts';
export { isEnough, worthsByMargin } from './armies/estimates.ts';
export type { PlaytestAnswer } from './armies/playtest.ts';
export { type ToldArmies, type ToldArmy, tooFewGamesText } from './armies/report/best-blocks.ts';
export {
  ARMIES_TITLE,
  armiesBlocks,
  armiesCsv,
  armiesJson,
  tooFewForWorths,
} from './armies/report/blocks.ts';
export type { Playtested } from './armies/report/playtest-blocks.ts';
export { shippedEstimates, worthInArmies } from './armies/shipped/index.ts';
export { attackerJson, attackersBlocks, attackersCsv } from './attackers/answer.ts';
export { attackersHeadline } from './attackers/headline.ts';
export { compare } from './comparison/compare.ts';
export type { ComparedSide, Comparison, MeasureDifference } from './comparison/comparison.ts';
export { comparisonBlocks } from './comparison/report/blocks.ts';
export { comparisonSpec } from './comparison/report/chart.ts';
export { comparisonCsv, comparisonJson } from './comparison/report/data.ts';
export { isSame, sidesOf } from './comparison/report/quantity.ts';
export { browserFieldMachine } from './field/browser/field-machine.ts';
export { changedCards } from './field/changes.ts';
export {
  type Field,
  type FieldResult,
  type FieldSetting,
  MOST_STATES_OF_PAIR,
} from './field/field.ts';
export {
  checkCardCount,
  fieldCardsOf,
  fieldWithChanges,
  type GivenCards,
  settingOf,
} from './field/field-of.ts';
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
export type { PlaytestDuels } from './field/playtest-duels.ts';
export { fieldBlocks } from './field/report/blocks.ts';
export {
  comparedFieldBlocks,
  comparedFieldCsv,
  comparedFieldJson,
} from './field/report/compared.ts';
export {
  comparedCardBlocks,
  comparedCardCsv,
  comparedCardJson,
} from './field/report/compared-cards.ts';
export { pairsCsv, wideCsv } from './field/report/csv.ts';
export type { FieldRequest } from './field/threads/field-answers.ts';
export { planBlocks, planLines } from './plan/blocks.ts';
export { type InArmies, isWorth } from './price/in-armies.ts';
export { priceOf, pricesOf, WAYS, type Way } from './price/prices.ts';
export { othersThan, priceRegression, regressionPrice } from './price/regression.ts';
export type { CardAnswer, CollectionAnswer } from './price/report/answer.ts';
export { priceBlocks } from './price/report/card-blocks.ts';
export { collectionBlocks } from './price/report/collection-blocks.ts';
export { cardsCsv, cardsJson, collectionCsv, collectionJson } from './price/report/data.ts';
export { differences, shardDifference } from './saved/same-run.ts';
export { ofFile, type RunIdentity } from './saved/saved-run.ts';
