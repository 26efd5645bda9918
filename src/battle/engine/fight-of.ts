import {
  type Asks,
  type C3gScenario,
  cardsNow,
  luckier,
  luckierSpecial,
  type PlannedAttack,
} from '../../fight/index.ts';
import type { BattleScenario } from '../scenario.ts';
import type { BattleCard } from './cards.ts';
import type { Grants } from './grants.ts';
import type { Met } from './met.ts';

/** The attack of one figure on another, as a scenario of its own. */
export function fightOf(
  { superStrength, states, rulings }: BattleScenario,
  own: BattleCard,
  enemy: BattleCard,
  met: Met,
  grants: Grants,
  { limited }: Asks,
  planned?: PlannedAttack,
): C3gScenario {
  const now = cardsNow(own.card, enemy.card, {
    planned,
    spent: limited.filter((_, i) => (met.spent >> i) & 1),
    tableLines: own.tables,
    tables: met.tables,
    again: met.again,
  });
  const { granted = [], special, part } = planned ?? {};
  const { specialAttack: _, ...attacker } = now.attacker;
  const [ownGiven, enemyGiven] = [
    grants.effects[met.ownGrant] ?? [],
    grants.effects[met.enemyGrant] ?? [],
  ];
  const { above, isAdjacent } = met;
  const decided = [...own.decided, ...enemy.decided].flatMap(({ name }, i) =>
    (met.switches >> i) & 1 ? [name] : [],
  );
  const on = [...(states ?? []), ...decided];
  const began = (isEngaged: boolean, letter: string) => [
    isEngaged ? 'engaged' : 'unengaged',
    ...(letter ? [letter] : []),
  ];
  return {
    rules: 'c3g',
    attacker: {
      ...attacker,
      powers: luckier(attacker.powers, ownGiven),
      wounds: met.ownWounds,
      kills: met.ownKills,
      figures: met.ownFigures,
      nextToEnemy: met.enemyHasHelp,
      beganTurn: began(met.ownBegan, met.ownBeganOn),
      moved: met.hasMoved,
      charged: met.charged,
      engaged: met.ownEngaged,
      dealt: met.dealt,
      ...(met.ownTerrain && { terrain: met.ownTerrain }),
      ...(met.hasAttackedBefore && { attackedBefore: true }),
      granted: [...(attacker.granted ?? []), ...granted, ...ownGiven],
    },
    defender: {
      ...now.defender,
      powers: luckier(now.defender.powers, enemyGiven),
      wounds: met.enemyWounds,
      kills: met.enemyKills,
      figures: met.enemyFigures,
      nextToEnemy: met.hasHelp,
      beganTurn: began(met.enemyBegan, met.enemyTerrain),
      moved: false,
      engaged: met.enemyEngaged,
      ...(met.enemyTerrain && { terrain: met.enemyTerrain }),
      granted: [...(now.defender.granted ?? []), ...enemyGiven],
    },
    specialAttack: special !== undefined,
    ...(part?.rolled !== undefined && special?.dice !== 0 && { rolled: part.rolled }),
    ...(special && { special: luckierSpecial(now.special ?? special, ownGiven) }),
    superStrength,
    heightAdvantage: above === 0 ? 'neither' : above > 0 ? 'attacker' : 'defender',
    ...(above !== 0 && { levels: Math.abs(above) }),
    distance: isAdjacent ? 1 : Math.max(2, met.distance),
    ...(on.length > 0 && { states: on }),
    choice: { goal: 'spaces' },
    rulings,
  };
}
