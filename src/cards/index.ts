/*
 * Army cards, their collections and import, and their powers as data. The modules `fight` and `battle` apply the
 * powers.
 */

export { type BuilderArmy, builderArmy } from './army-list/builder.ts';
export { itemsIn } from './army-list/item.ts';
export { listPartsOf } from './army-list/parts.ts';
export {
  type ArmyList,
  LEAST_POINTS,
  type ListReading,
  readArmyText,
  readEntries,
  readItems,
} from './army-list/read.ts';
export { armyJson, armyText, type WrittenCard } from './army-list/write.ts';
export { BUILT_IN_CARDS } from './built-in.ts';
export { type Card, DISPUTABLE, playedInBattles } from './card.ts';
export { cardType } from './card-type.ts';
export { CARD_FIELDS, cardsYaml, writtenCard } from './cards-yaml.ts';
export { COLLECTIONS, type CollectionName } from './collection-text.ts';
export { shippedCard, shippedCards } from './collections.ts';
export {
  COMPLETE_IN,
  type CompleteIn,
  leftOutIn,
  missingPart,
  whyLeftOut,
} from './completeness.ts';
export { convertedCards } from './converted-cards.ts';
export { exportedCard } from './exported-card.ts';
export { FIGURE_NUMBERS, MOST_DICE, type NumberName, USUAL_HEIGHT } from './figure-numbers.ts';
export {
  byFields,
  type CardFilter,
  NUMBER_FILTERS,
  type NumberRange,
  passes,
  SORT_FIELDS,
  type SortField,
  TEXT_FILTERS,
} from './filter.ts';
export { flowYaml } from './flow-yaml.ts';
export { type GivenPower, givenPower } from './given-power.ts';
export { type CardTable, FIRST_ROWS, rowsText, tableOfCells } from './import/card-table.ts';
export {
  Columns,
  FIELD_NAMES,
  fieldsLike,
  type GivenColumn,
  type Heading,
  headingIn,
  isBetter,
  NEEDED,
} from './import/columns.ts';
export { editionsOf, type Placed } from './import/editions.ts';
export { powersLike } from './import/powers-named.ts';
export { type Imported, readCards } from './import/read-cards.ts';
export { rowsOfList } from './import/rows-of-list.ts';
export { problemsOf, type Skipped, skippedText } from './import/skipped.ts';
export {
  cardNamed,
  cardsLike,
  findCard,
  findCards,
  type KnownCard,
  knownCards,
  type Library,
  libraryOf,
  type Note,
  type SkippedCard,
} from './library.ts';
export { ambiguous, beginningsFit, FITS, named, nearestNames } from './names.ts';
export { powerUse } from './power-schema.ts';
export {
  actAll,
  acts,
  conditionHolds,
  isSettledBeforehand,
  OF_ROLL,
} from './powers/acting.ts';
export {
  type ActingRule,
  type ActivePower,
  type AttackStage,
  actsLate,
  neededFor,
  type RuleKind,
  reachedBy,
  rollOf,
  rollsDice,
  rowsOf,
} from './powers/acting-rule.ts';
export { countIn } from './powers/acts/count.ts';
export { failsUndefended } from './powers/acts/ignore.ts';
export { inOrder, kindNamed, kindOf, scalesOf } from './powers/acts/index.ts';
export { beyondOf, rangeOf } from './powers/acts/standing.ts';
export { rollsUntilDestroyed } from './powers/acts/wounds.ts';
export { linesOfRules, rulesOfLine, rulesOfSpecial, withRules } from './powers/adapter/index.ts';
export { actFor, arenaOf, isOfKind } from './powers/arena.ts';
export {
  type AttackChange,
  type AttackState,
  attackBegun,
  attackCopied,
  attackCopy,
  lifeLeft,
  wound,
  woundsTaken,
} from './powers/attack-state.ts';
export {
  type ArmyCardAsked,
  COUNTED,
  type Counted,
  eitherText,
  fitsArmyCard,
  fitsCard,
  isOneOf,
  PRINTED,
  type Words,
} from './powers/card-asked.ts';
export type { TurnAction } from './powers/conditions/others.ts';
export { d20Kind } from './powers/d20.ts';
export { linesText, lineText, receiversText } from './powers/describe.ts';
export type { EffectLine } from './powers/effect-line.ts';
export type { BondedTurn } from './powers/effects/bonding.ts';
export type { LeapValue } from './powers/effects/leaping.ts';
export { addedTo } from './powers/effects/luck-of-rolls.ts';
export type { TargetsValue } from './powers/effects/targets.ts';
export {
  type Confrontation,
  type Figure,
  otherSide,
  type Side,
  type SpecialAttack,
} from './powers/figure.ts';
export { aurasIn, type HeldAura, spiritsIn } from './powers/granted.ts';
export { NAMED_POWERS, powerNamed, powerTitle } from './powers/named-powers.ts';
export type { PowerUse } from './powers/power.ts';
export { numberIn, type Scaled, timesCount } from './powers/rules/amount.ts';
export {
  conditionsText as ruleConditionsText,
  type Ground,
  type RuleCondition,
} from './powers/rules/condition.ts';
export { amountsIn, isOfBoard, withAmounts } from './powers/rules/counted-amounts.ts';
export type { Bar } from './powers/rules/families/bar.ts';
export type { CountAction } from './powers/rules/families/count.ts';
export type { HideAction } from './powers/rules/families/hide.ts';
export type { MarkersAction } from './powers/rules/families/markers.ts';
export type { MoveAction } from './powers/rules/families/move.ts';
export type { PutAction, RaiseAction } from './powers/rules/families/put.ts';
export type { Value } from './powers/rules/families/value.ts';
export type { Special } from './powers/rules/families/way.ts';
export type { CardWords } from './powers/rules/families/words.ts';
export type { RuleMoment } from './powers/rules/moments.ts';
export {
  hold,
  lettersIn,
  nameOf,
  type Position,
  READS,
  readsOf,
  withoutNot,
} from './powers/rules/position.ts';
export type {
  Bonus,
  Duration,
  Event,
  Roll,
  Rows,
  Rule,
  Step,
  Trait,
} from './powers/rules/rule.ts';
export type { Selector } from './powers/rules/selector.ts';
export {
  allLinesOf,
  battleLinesOf,
  d20Numbers,
  GRANTED_TITLE,
  inBattle,
  isForAgain,
  isOfBattles,
  linesOfPower,
  type RulesInForce,
  rulesInForce,
  rulesInForceOf,
  whenOf,
} from './powers/rules-in-force.ts';
export { givenLines } from './powers/spelling/played-rules.ts';
export {
  addedIn,
  cardWordsIn,
  eventsIn,
  type Held,
  type HeldEvent,
  hitsIn,
  stepsOf,
  strikesSeveral,
  takesTurn,
  traitsIn,
  type ValueTable,
  valueTablesIn,
} from './powers/standing.ts';
export { perText, timesText } from './powers/texts.ts';
export { actOnOwnCard } from './powers/through-others.ts';
export {
  linesOfAttacks,
  specialAttack,
  specialGiven,
  targetsHit,
  timesOf,
  wayOf,
} from './powers/ways.ts';
export { type ReferenceEntry, type ReferenceSection, referenceFor } from './reference.ts';
export {
  cardFields,
  cardFile,
  cardSchema,
  completed,
  heroOfSeveral,
  numberField,
} from './schema.ts';
export { knownSwitches, switchesIn } from './switches.ts';
export { writtenGrants, writtenPower } from './written-power.ts';
