/*
 * The base of all other modules: text (English, numbers, problems), statistics, and long work that is done in steps.
 * This module must not depend on dice, cards or games, and must run anywhere.
 */

export { certainDecimals, MOST_DECIMALS, shareDecimals } from './statistics/decimals.ts';
export {
  type Fraction,
  fraction,
  fractionText,
  fractionValue,
  minus,
  plus,
  rounded,
  same,
  sharesOf,
} from './statistics/fraction.ts';
export { fitOf, fitOfAscending, type GoodnessOfFit } from './statistics/goodness.ts';
export { homogeneity } from './statistics/homogeneity.ts';
export {
  type Interval,
  newcombe,
  type Share,
  shareValue,
  wilson,
  Z95,
} from './statistics/intervals.ts';
export {
  type Estimated,
  type LeastSquares,
  leastSquares,
  predictedAt,
} from './statistics/least-squares.ts';
export { bestMix } from './statistics/matrix-game.ts';
export { rankCorrelation } from './statistics/rank-correlation.ts';
export { type Relation, spreadOfDifference } from './statistics/relation.ts';
export { trialsToTell } from './statistics/sample-size.ts';
export { holm, type WorstFit, worstFit } from './statistics/several-tests.ts';
export {
  chancesOf,
  type FittedCoefficients,
  linearRegression,
  logisticRegression,
  type SparseRows,
} from './statistics/sparse-regression.ts';
export { asAscii } from './words/ascii.ts';
export { checksum } from './words/checksum.ts';
export { decodedText, encodingOf } from './words/decoded-text.ts';
export {
  capitalised,
  counted,
  inWords,
  listed,
  ordinal,
  stopped,
  uncapitalised,
} from './words/english.ts';
export {
  isSoundSoFar,
  listOf,
  onDemand,
  oneOf,
  shortText,
  wholeNumber,
  yesOrNo,
} from './words/fields.ts';
export { jsonItem, jsonOfItems, jsonParts, jsonText } from './words/json.ts';
export { type Written, writtenJsonSchema } from './words/json-schema.ts';
export { Mistakes } from './words/mistakes.ts';
export {
  does,
  inSentence,
  isPlural,
  itDoes,
  its,
  type Named,
  possessive,
  singularOf,
  verbOf,
} from './words/named.ts';
export { nearest } from './words/nearest.ts';
export { type Numbered, numbered } from './words/numbered.ts';
export {
  decimal,
  grouped,
  percent,
  signed,
  spoken,
  spokenMean,
  spokenShare,
  trialsText,
} from './words/numbers.ts';
export { ownProperty } from './words/own-property.ts';
export { PORTABLE_YAML } from './words/portable-yaml.ts';
export {
  adviceOn,
  BadInput,
  blamed,
  fieldName,
  insteadOf,
  messageOf,
  mistakeText,
  type Problem,
  printable,
  printableJson,
  printableLines,
  problemText,
  shortened,
  shown,
} from './words/problem.ts';
export { once, remembering } from './words/remembering.ts';
export { canonicalText, dataDifferences, isMapping, sameData } from './words/same-data.ts';
export { shellWord } from './words/shell-word.ts';
export { shortNames, titleWith, titleWithList } from './words/short-names.ts';
export { fileSlug, fileStem, hyphenated, nameKey, sameName, slug } from './words/slug.ts';
export { atOnce, inTurn, mapInSteps, onceInSteps, type Steps, withRests } from './words/steps.ts';
export { stickyDigits } from './words/sticky.ts';
export { inBlocks, type TextParts, textWithin } from './words/text-parts.ts';
export { VERSION } from './words/version.ts';
