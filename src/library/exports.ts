/* The exports of the library, which are the same on every host. */

export { BadInput, type Problem, VERSION as version } from '../base/index.ts';
export type { Space } from '../board/index.ts';
export type { Card, ReferenceEntry } from '../cards/index.ts';
export type {
  ExplanationJson as Explanation,
  MeasureJson as MeasureResult,
  OddsJson as Odds,
  OutcomeJson as Outcome,
  PlayJson as Play,
  ResultJson as Result,
} from '../experiments/index.ts';
export type {
  ArmiesJson as Armies,
  ContestantJson as Contestant,
  FieldJson as Field,
  PairJson as Pair,
  PlayedJson as PlayedField,
  PlaytestJson as Playtest,
  StandingJson as Standing,
} from '../studies/index.ts';
export { type AimedPlace, aim } from './aim.ts';
export { type ArmiesOptions, armies, type PlaytestOptions, playtest } from './armies.ts';
export { type Board, drawBoard, type ReadBoard, readBoard } from './boards.ts';
export {
  type CardQuery,
  card,
  cards,
  cardsText,
  collections,
  type NumberOrRange,
  powers,
  readCards,
} from './cards.ts';
export { check } from './check.ts';
export { type ExplainOptions, explain } from './explain.ts';
export { type CardInput, type FieldOptions, field } from './field.ts';
export { duel, odds, plan } from './odds.ts';
export { readField, readResults } from './results.ts';
export { run } from './run.ts';
export type {
  AttackInput,
  DuelInput,
  ExperimentInput,
  FigureInput,
  PowerInput,
  TurnInput,
} from './types/experiment.ts';
export type { ExactOptions, Files, Progress, ReadOptions, RunOptions } from './types/options.ts';
export type { ArmiesFields, AttackFields, DuelFields, FieldFields } from './types/study-fields.ts';
