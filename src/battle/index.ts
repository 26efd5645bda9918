/*
 * C3G's rules for whole games: armies, order markers, turns, glyphs, policies, random armies, and stories of games.
 * This module must not know how results are shown.
 */

export { Draw } from './armies/draw.ts';
export { playGamesHere } from './armies/game-player.ts';
export { Growing } from './armies/growing.ts';
export { c3gArmies } from './armies/index.ts';
export {
  type ArmiesScenario,
  type ArmyField,
  type DrawnArmy,
  leftOutText,
  ownLeftOut,
  type PoolCard,
} from './armies/scenario.ts';
export {
  ARMY_KINDS,
  type ArmiesTotals,
  type ArmyKind,
  DIFFERENCES,
  MOST_DIFFERENCE,
  MOST_MARGIN,
  newArmiesTotals,
  pairIndex,
  SCORES,
} from './armies/totals.ts';
export { USUAL_ARMY_POINTS } from './armies/usual.ts';
export { cardText } from './army.ts';
export { type Costs, pointsBy, USUAL_POINTS } from './costs.ts';
export { ARMIES_FIELDS, BATTLE_FIELDS } from './fields.ts';
export type { GameTotals } from './game-result.ts';
export { MOST_ENTRIES, MOST_POINTS } from './limits.ts';
export { c3gBattle } from './ruleset.ts';
export { ENDS_NAMES, POLICY_NAMES } from './scenario.ts';
export { OWN_CAUSES, WINNERS } from './totals.ts';
export { isArmyFile, type WrittenEntry, type WrittenSide, writtenSide } from './written-army.ts';
