import type { ConditionKind } from '../condition.ts';
import { anyAttack, normalAttack, specialAttack } from './attack.ts';
import { allSkulls, blankRolled, d20, rollsAreEven, shieldRolled, skulls } from './dice.ts';
import { enemy, target } from './figures.ts';
import { allMarkers, marker, markersShown, noBonding, turnOf } from './markers.ts';
import { attackedBefore, beganTurn, charged, moved, stationary } from './movement.ts';
import { besideObstacle, targetBesideObstacle } from './obstacles.ts';
import {
  army,
  did,
  fallen,
  given,
  markerOn,
  near,
  nearTerrain,
  passedThrough,
  rolled,
  tokens,
  wayOut,
} from './others.ts';
import {
  adjacent,
  distance,
  engaged,
  heightAdvantage,
  levelsApart,
  lower,
  terrain,
} from './position.ts';
import { figures, state } from './state.ts';
import { destroyed, enemyLifeLeft, enemyWounds, ownWounds, wounded } from './wounds.ts';

/** Every condition in the program. A new condition needs an entry in this folder and a line here. */
export const CONDITIONS: readonly ConditionKind[] = [
  normalAttack,
  specialAttack,
  anyAttack,
  adjacent,
  distance,
  heightAdvantage,
  lower,
  levelsApart,
  terrain,
  engaged,
  moved,
  stationary,
  charged,
  beganTurn,
  attackedBefore,
  target,
  enemy,
  ownWounds,
  enemyWounds,
  enemyLifeLeft,
  shieldRolled,
  allSkulls,
  blankRolled,
  rollsAreEven,
  skulls,
  wounded,
  destroyed,
  d20,
  figures,
  state,
  marker,
  allMarkers,
  noBonding,
  markersShown,
  turnOf,
  near,
  fallen,
  nearTerrain,
  army,
  markerOn,
  did,
  passedThrough,
  tokens,
  given,
  rolled,
  wayOut,
  besideObstacle,
  targetBesideObstacle,
];
