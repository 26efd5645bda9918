/*
 * Rulesets, their plans, and the questions that users can ask about results; also the HeroClix ruleset. This module
 * must not depend on the rules of C3G.
 */

export { MOST_ON_BOARD, spaceField, terrainField } from './board-fields.ts';
export { bothNamed, clauseWithOdds, isNamed } from './both-named.ts';
export { type Cast, castOf, type Role, verbOfRole, withCast, withWounds } from './cast.ts';
export { CAVEATS_TITLE, type Caveat } from './caveat.ts';
export {
  choiceField,
  type Field,
  type Fields,
  fightOptions,
  type Given,
  switchField,
  wholeField,
} from './field.ts';
export { schemasOf } from './field-schema.ts';
export {
  type DiceOption,
  type FaceLetter,
  type FightCommand,
  type FightOption,
  type GivenFight,
  type GivenValue,
  isVaried,
} from './fight-command.ts';
export type {
  AttackEvent,
  BattleEvent,
  Choice,
  EventOf,
  FightEvent,
  Group,
  Knockback,
  LeftEvent,
  MomentEvent,
  Place,
  PowerRoll,
  Rolled,
  RollTime,
  Toll,
} from './fight-event.ts';
export { fightEventSchema, oddsSchema } from './fight-event-schema.ts';
export { groundsFor } from './grounds.ts';
export { heroclix } from './heroclix/index.ts';
export { intervalText } from './interval-text.ts';
export {
  askedOn,
  innerTitle,
  jointTitle,
  type Measure,
  type Outcome,
  type Phrase,
  type PlacesOfBoard,
  placeOf,
  type Value,
  type WrittenOutcome,
  writtenOutcome,
  writtenValue,
} from './measure.ts';
export type {
  FightModel,
  MarkovModel,
  PlayedMeasure,
  PlayedModel,
  ThrowModel,
  TrackedLine,
} from './model.ts';
export {
  type AttackOdds,
  type FigureChange,
  MOMENT_KINDS,
  type MomentKind,
  momentTitle,
  oddsText,
  promisedText,
  type ToldFigure,
  type ToldGame,
  type ToldMoment,
} from './narrated-game.ts';
export { attackerMissing, misshifted, offTheMap, readGround } from './placing.ts';
export {
  type Account,
  type Aim,
  type Answered,
  type AttackPlan,
  type CountedCard,
  type Course,
  type Decision,
  type Fact,
  type FightPlan,
  type Figures,
  type GamesCounted,
  type GameTold,
  isAttack,
  isPlayed,
  type Objective,
  type Options,
  type Plan,
  type Play,
  type PlayedPlan,
  type Sequel,
  type ShortStep,
  type Step,
  type Told,
} from './plan.ts';
export { checkExpression } from './questions/check.ts';
export { clauseOf, subjectOf } from './questions/clause.ts';
export { labelOf } from './questions/label.ts';
export { objectiveOf } from './questions/objective.ts';
export { LONGEST_QUESTION, parseQuestion } from './questions/parse.ts';
export { predicateOf } from './questions/predicate.ts';
export { type Expression, isFlag, measuresAsked, type Question } from './questions/question.ts';
export { mostUsual, type UsualOf } from './questions/usual.ts';
export { ROLL_TIMES } from './roll-times.ts';
export type { FightingCard, Reading, Ruleset, RulesetMeasure, Scenario } from './ruleset.ts';
export { completeRulings, type Ruling, type Rulings } from './ruling.ts';
export type { Surroundings } from './surroundings.ts';
