import {
  type ActiveEffect,
  type AttackState,
  bare,
  conditionNamed,
  partsOf,
  scalesOf,
} from '../../cards/index.ts';
import type { AttackRules } from '../combat/stages/engine.ts';

/** Conditions on rolls that do not depend on the faces of the combat dice. */
const NOT_OF_FACES: readonly string[] = ['d20', 'wounded', 'destroyed'];

/**
 * Resets, after each stage of an attack, the numbers that no later stage reads: what dice show once
 * hits and blocks are known, hits and blocks once wounds are. States that differ only in these
 * become equal and can be merged.
 *
 * @param knocksBack whether Knockback is possible at all
 */
export function forgetting(
  { all, at }: AttackRules,
  knocksBack: boolean,
): (attack: AttackState, stage: string) => void {
  const kinds = all
    .flatMap(({ line }) => bare(line.when ?? []))
    .map((one) => conditionNamed(partsOf(one)[0]));
  const asksFaces = kinds.some((kind) => kind?.ofRoll && !NOT_OF_FACES.includes(kind.name));
  const asksWounds = kinds.some((kind) => kind?.name === 'wounded') || all.some(isOfWounds);
  const strikesBack = at('back').length > 0;
  return (attack, stage) => {
    const { wounds } = attack;
    switch (stage) {
      case 'answer':
        attack.replaced = false;
        break;
      case 'attackRoll':
        attack.attackDice = 0;
        break;
      case 'reckoning':
        attack.defenseDice = 0;
        attack.undefended = false;
        attack.automaticSkulls = 0;
        attack.automaticShields = 0;
        attack.hitsPerSkull = 1;
        attack.blocksPerShield = 1;
        attack.oneShieldBlocksAll = false;
        attack.mostWounds = Number.POSITIVE_INFINITY;
        attack.blocks = strikesBack ? Math.max(0, attack.blocks - attack.hits) : 0;
        attack.hits = 0;
        if (asksFaces) break;
        attack.allSkulls = false;
        // Only Knockback still reads the skulls, as the excess over the defender's.
        attack.skulls =
          knocksBack && !attack.evaded ? Math.max(0, attack.skulls - attack.defenderSkulls) : 0;
        attack.defenderSkulls = 0;
        attack.shields = 0;
        break;
      case 'wounds':
        attack.ignoredWounds = false;
        break;
      case 'back':
        attack.counterStrike = false;
        attack.backlash = false;
        attack.blocks = 0;
        break;
      case 'knockbackPoints':
        attack.superStrength = false;
        if (!asksFaces) attack.skulls = 0;
        break;
      case 'move':
        attack.lavaResistant = false;
        attack.knockbackPoints = 0;
        if (!asksWounds) {
          wounds.unblockable += wounds.attack;
          wounds.attack = 0;
        }
        break;
      case 'after':
        attack.ignored = false;
        attack.evaded = false;
        attack.deathAnswered = false;
        break;
    }
    // The causes of these wounds do not matter any more.
    wounds.unblockable += wounds.extra + wounds.knockback + wounds.fall;
    wounds.extra = 0;
    wounds.knockback = 0;
    wounds.fall = 0;
  };
}

/** Whether an effect is scaled by the wounds that the attack has dealt. */
const isOfWounds = (one: ActiveEffect): boolean => scalesOf(one).includes('woundDealt');
