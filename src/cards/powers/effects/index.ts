import * as z from 'zod';
import { once } from '../../../base/index.ts';
import type { Effect } from '../effect.ts';
import { effectLinesOf, whenSchema } from '../schema.ts';
import { attackAgain, heals } from './afterwards.ts';
import { arrives, relocates } from './arriving.ts';
import { costs, destroys, returns, unblockableWounds } from './at-moments.ts';
import { auraEffect, marked } from './aura.ts';
import { automaticShields, automaticSkulls } from './automatic.ts';
import { backlash, counterStrike } from './back.ts';
import { bonding, moveAgain } from './bonding.ts';
import { collects, spendsTokens } from './collecting.ts';
import { enemyTakesTurn, goesOver, lendsItself, takesControl } from './control.ts';
import { countsAs } from './counting-as.ts';
import { takesPlace, turnForKill } from './destroying.ts';
import {
  attackDice,
  defenseDice,
  enemyAttackDice,
  enemyDefenseDice,
  mostEnemyDefenseDice,
  noEnemyHeight,
} from './dice.ts';
import { carries, steadfast, swaps, throws } from './displacing.ts';
import { attacksPast, holdsFast, mustBeAttacked, stopsNear } from './engaging.ts';
import { extraWounds } from './extra-wounds.ts';
import { attacksNot, notAttacked } from './forbidding.ts';
import { givesEffect } from './giving.ts';
import { harmsAnother, harmsDying, harmsNear } from './harming.ts';
import { hides } from './hiding.ts';
import { knockbackPoints, lavaResistant, superStrength } from './knockback.ts';
import { leap, leapLevels } from './leaping.ts';
import {
  cannotStrike,
  fliesUnstruck,
  ignoreLeavingWounds,
  leavesUnstruck,
  leavingAttackDice,
  leavingWounds,
} from './leaving.ts';
import { evade, ignoreAttack, ignoreWounds, noDefense } from './luck.ts';
import { rollsHigher } from './luck-of-rolls.ts';
import {
  charge,
  climb,
  hurries,
  ignoresTerrain,
  move,
  passesThrough,
  runs,
  unhurtByFalls,
} from './moving.ts';
import {
  bringsBack,
  calls,
  comesBack,
  comesLater,
  healsFriend,
  healsItself,
  suffersWith,
} from './on-others.ts';
import {
  bringsMarker,
  gathersMarkers,
  initiative,
  takesMarkers,
  turnForX,
} from './order-markers.ts';
import { givesWay, raisesFallen } from './raising.ts';
import { blocksPerShield, hitsPerSkull, mostWounds, oneShieldBlocksAll } from './reckoning.ts';
import { regroups } from './regrouping.ts';
import { blanksCount, rerolls } from './rolls.ts';
import { sacrifices, saves, takesWounds } from './saving.ts';
import { specialAttackEffect } from './special-attack.ts';
import { spiritEffect } from './spirit.ts';
import { losesFigure, swarms } from './swarming.ts';
import { targets } from './targets.ts';
import { anotherTurn, attacks, flying, notTargetedBeyond, range } from './turns.ts';

const lines = once(() => z.lazy(effectLines));

/**
 * Every effect in the program. Effects of the same stage act in this order. A new effect needs an entry in this folder
 * and a line here.
 */
export const EFFECTS: readonly Effect[] = [
  noEnemyHeight,
  attackDice,
  enemyDefenseDice,
  defenseDice,
  enemyAttackDice,
  mostEnemyDefenseDice,
  ignoreAttack,
  rerolls,
  blanksCount,
  automaticSkulls,
  evade,
  noDefense,
  automaticShields,
  hitsPerSkull,
  blocksPerShield,
  oneShieldBlocksAll,
  mostWounds,
  ignoreWounds,
  extraWounds,
  unblockableWounds,
  destroys,
  returns,
  costs,
  counterStrike,
  backlash,
  superStrength,
  lavaResistant,
  knockbackPoints,
  heals,
  attackAgain,
  attacks,
  anotherTurn,
  targets,
  specialAttackEffect(lines, whenSchema),
  range,
  notTargetedBeyond,
  leavingAttackDice,
  ignoreLeavingWounds,
  flying,
  move,
  charge,
  hurries,
  runs,
  climb,
  passesThrough,
  ignoresTerrain,
  unhurtByFalls,
  leap,
  leapLevels,
  holdsFast,
  stopsNear,
  mustBeAttacked,
  attacksPast,
  attacksNot,
  notAttacked,
  regroups,
  auraEffect(lines),
  marked,
  bonding,
  moveAgain,
  initiative,
  takesMarkers,
  gathersMarkers,
  bringsMarker,
  turnForX,
  spiritEffect(lines),
  givesEffect(lines),
  healsFriend,
  healsItself,
  bringsBack,
  comesBack,
  calls,
  comesLater,
  arrives,
  relocates,
  takesControl,
  goesOver,
  enemyTakesTurn,
  lendsItself,
  raisesFallen,
  givesWay,
  suffersWith,
  rollsHigher,
  throws,
  carries,
  swaps,
  steadfast,
  harmsNear,
  harmsAnother,
  harmsDying,
  swarms,
  leavingWounds,
  fliesUnstruck,
  leavesUnstruck,
  cannotStrike,
  turnForKill,
  takesPlace,
  saves,
  sacrifices,
  takesWounds,
  losesFigure,
  hides,
  countsAs,
  collects,
  spendsTokens,
];

/** The schema for the effects of a power. */
export const effectLines = once(() => effectLinesOf(EFFECTS));
