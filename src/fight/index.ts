/*
 * C3G's rules for an attack, a duel, a survival and a turn. The module handles one or a few fighters at a time. It must
 * not know about armies, order markers or the rounds of a battle.
 */

export { c3g } from './attack/index.ts';
export { sweepOfTurns } from './attack/sweep-of-turns.ts';
export { isForCard, linesGiven, titleOfGiver } from './auras.ts';
export { mapFile, oneGround, openBoardFields, placeField } from './board-schema.ts';
export { type CaveatSide, hasSeveral } from './caveats/fight.ts';
export { caveatsOf } from './caveats/index.ts';
export { confrontationOf } from './combat/confrontation.ts';
export { attackThrow } from './combat/dice.ts';
export { otherText, ownPowers } from './combat/facts.ts';
export {
  changeRolls,
  countsAs,
  eased,
  luckFor,
  luckGivers,
  luckier,
  luckierSpecial,
} from './combat/luck.ts';
export {
  addsDistance,
  conditionsIn,
  knocksBack,
  linesActing,
  linesOf,
  type PowerDependencies,
  type Powered,
  powerDependencies,
  switchedOn,
  withInner,
} from './combat/power-dependencies.ts';
export { rerollsOfShared, rollsShown } from './combat/power-rolls.ts';
export { mayAttackOften } from './combat/several-attacks.ts';
export { specialAttacksOf } from './combat/special-attack.ts';
export { stateProblems } from './combat/states.ts';
export { type ThrowOutcome, throwOutcomeOf, type WeighedOutcome } from './combat/throw-outcome.ts';
export { copiesProblem, MOST_COPIES, namedWithCopies } from './copies.ts';
export { caveatsOfSides } from './duel/caveats.ts';
export { type ByFirst, MAY_AVOID } from './duel/headline.ts';
export { c3gDuel } from './duel/index.ts';
export {
  DUEL_REVISION,
  type DuelSetting,
  duelPairs,
  duelSettingOf,
  type Wins,
} from './duel/pairs.ts';
export { weighUnreduced, withNumbers } from './evaluators/attack-distributions.ts';
export {
  type BaredSide,
  joined,
  sideSignature,
  takesHeightAway,
} from './evaluators/attack-signature.ts';
export { type CachedDistribution, distributionCache } from './evaluators/distribution-cache.ts';
export {
  hasSeveralWays,
  hitsOthers,
  momentThrow,
  ONE_ATTACK,
  type WeighedWays,
  waysThrow,
  weighMoment,
  weighWays,
} from './evaluators/fight-distributions.ts';
export { ReadMemory } from './evaluators/read-memory.ts';
export { sharedRollThrow, weighSharedRoll } from './evaluators/shared-roll.ts';
export {
  ATTACK_FIELDS,
  DUEL_FIELDS,
  SUPER_STRENGTH_FIELD,
  TERMS_FIELDS,
} from './fields.ts';
export {
  type AttackRun,
  type FiguresInReach,
  firstThrow,
  step,
  thrownIn,
} from './fights/attack-run.ts';
export { cardsNow } from './fights/cards-now.ts';
export { NeverEnds, TooManyStates } from './fights/endless.ts';
export { luckLeavingIn } from './fights/leaving-strikes.ts';
export { type MomentName, momentEvent } from './fights/moment-event.ts';
export type { Attacking, PlannedAttack, Targets, Way } from './fights/planned-attack.ts';
export { fightSideOf, sideOf, USUAL_MOVE, USUAL_RANGE } from './fights/read-sides.ts';
export { type Roll, rolled, throwAttack } from './fights/roll.ts';
export { sideText } from './fights/side-text.ts';
export { diceTablesIn, tableLinesOf, tablesThrow } from './fights/tables.ts';
export { isTogether, linesTakenUp, normalRange } from './fights/ways.ts';
export { firstOf, type Given, topFields, varyOf } from './given.ts';
export { type Fall, fallOf, SURVIVES_LAVA_AT, UNHURT_FROM } from './ground/fall.ts';
export { type Line, linesBetween, type PlacedFigure } from './ground/lines.ts';
export { readGroundOf } from './ground/read-ground.ts';
export { type MapGround, mapScene } from './ground/scene.ts';
export { type Stand, unfitBase } from './ground/stands.ts';
export { startsOf } from './ground/starts.ts';
export { type Cause, rollsDamage, type Walk, walk } from './ground/walk.ts';
export { announcedAttack, announcedText } from './narration/attack-text.ts';
export {
  d20Text,
  failedText,
  firstFaces,
  rollSentence,
  shownText,
  some,
  type Who,
  whoIn,
} from './narration/rolls.ts';
export {
  COMMON_SENTENCES,
  levelText,
  onD20,
  placeText,
} from './narration/sentences.ts';
export { fighterOf, mapOf, ownCards, readMap } from './read-fighter.ts';
export { FIGHT_RULINGS } from './rulings.ts';
export type { C3gScenario } from './scenario.ts';
export {
  cardsField,
  DICE_NEEDED,
  fighterField,
  rulingsField,
  statesField,
} from './schema.ts';
export type { Other } from './setup.ts';
export { type FightSide, figuresOf } from './side.ts';
export { c3gSurvival } from './survival/index.ts';
export { C3G_TITLES, C3G_UNITS } from './titles.ts';
export { c3gTurn } from './turn/index.ts';
