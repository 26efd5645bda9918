/* Stages 6 to 8: comparing hits with blocks, dealing wounds, and wounding the attacker for excess blocks. */

import { type AttackState, actAll, lifeLeft, wound } from '../../../cards/index.ts';
import { type AttackRules, actAtMoment, answerDeath, bothLive } from './engine.ts';

/** Stage 6: compares hits with blocks. */
export function reckonWounds(attack: AttackState, rules: AttackRules): void {
  actAll(rules.at('reckoning'), attack);
  attack.hits = attack.skulls * attack.hitsPerSkull + attack.automaticSkulls;
  attack.blocks = (attack.shields + attack.automaticShields) * attack.blocksPerShield;
  const allBlocked = attack.oneShieldBlocksAll && attack.shields > 0;
  const dealt = allBlocked ? 0 : Math.max(0, attack.hits - attack.blocks);
  attack.pending = Math.min(dealt, attack.mostWounds);
}

/** Stage 7: wounds, capped by the Life left; powers that ignore wounds; extra wounds; the defender's reaction. */
export function dealWounds(attack: AttackState, rules: AttackRules): void {
  // Life is not read before this point, so that figures with different Lives can share all earlier results.
  attack.pending = Math.min(attack.pending, lifeLeft(attack, 'defender'));
  actAll(rules.at('woundsKnown'), attack);
  wound(attack, 'defender', attack.pending, 'attack');
  attack.pending = 0;
  actAll(rules.at('extraWounds'), attack);
  if (attack.wounds.attack > 0 && !attack.destroyed.defender) {
    actAtMoment(attack, rules, 'defender', 'wounded');
  }
  answerDeath(attack, rules);
}

/**
 * Stage 8: powers of a defender that took no wounds from the attack. Blocks in excess of the hits wound the attacker if
 * a power says so.
 */
export function strikeBack(attack: AttackState, rules: AttackRules): void {
  if (attack.wounds.attack === 0 && !attack.undefended && bothLive(attack))
    actAtMoment(attack, rules, 'defender', 'blocked');
  actAll(rules.at('back'), attack);
  if (!bothLive(attack)) return;
  const beyond = Math.max(0, attack.blocks - attack.hits);
  const times = Number(attack.counterStrike) + Number(attack.backlash);
  wound(attack, 'attacker', times * beyond);
}
