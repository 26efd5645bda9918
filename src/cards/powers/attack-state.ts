/* The state of one attack while it is played. */

import type { Dice } from '../../chance/index.ts';
import type { EffectLine } from './effect-line.ts';
import type { Confrontation, Side } from './figure.ts';
import type { RuleMoment } from './rules/moments.ts';

/** A change that a power, the ground or a setting makes to an attack's numbers, recorded for the narration. */
export interface AttackChange {
  readonly cause: string;
  readonly field:
    | 'attackDice'
    | 'defenseDice'
    | 'automaticSkulls'
    | 'automaticShields'
    | `${Side}Wounds`
    | `${Side}Destroyed`;
  readonly by: number;
}

/** The causes of wounds, in the order of the stages. */
export type WoundKind = 'attack' | 'extra' | 'unblockable' | 'knockback' | 'fall';

/** An attack in progress, stage by stage (RULES.md, section 7). Stages and effects change it; conditions read it. */
export interface AttackState {
  readonly fight: Confrontation;
  dice: Dice;
  attackDice: number;
  defenseDice: number;
  readonly changes: AttackChange[];
  /** A power of the defender cancels the attacker's height advantage. */
  noEnemyHeight: boolean;
  /** A power destroyed the defender before the attack, so the attack is left for the next figure. */
  isLeft: boolean;
  /** A power acted instead of the attack. */
  replaced: boolean;
  /** The attack is made: nothing replaced it, and both figures live. */
  made: boolean;
  /** A power that reacts to the attack destroyed one of the two figures before the attack dice were rolled. */
  stopped: boolean;
  /** The defender ignores the attack and takes neither wounds nor Knockback. */
  ignored: boolean;
  evaded: boolean;
  /** The defender may move away, after it evaded the attack or ignored its wounds. */
  movesAway: boolean;
  /** The defender rolls no defense dice. */
  undefended: boolean;
  skulls: number;
  /** Whether every attack die shows a skull. */
  allSkulls: boolean;
  /** Whether an attack die shows a blank. Known only if a rule asks for it. */
  showsBlank: boolean;
  automaticSkulls: number;
  shields: number;
  defenderSkulls: number;
  /** Whether the defense roll, once made, shows as many shields as the attack roll shows skulls. */
  rollsAreEven: boolean;
  automaticShields: number;
  hitsPerSkull: number;
  blocksPerShield: number;
  oneShieldBlocksAll: boolean;
  mostWounds: number;
  hits: number;
  blocks: number;
  /** Wounds from the attack that are known but not taken yet. */
  pending: number;
  /**
   * Blocks in excess of the hits wound the attacker, because of a power of the defender or, for `backlash`, of the
   * attacker itself.
   */
  counterStrike: boolean;
  backlash: boolean;
  /** A power of the defender prevented the wounds. */
  ignoredWounds: boolean;
  /** Wounds that the defender has taken. */
  readonly wounds: Record<WoundKind, number>;
  attackerWounds: number;
  /** The wounds that the attacker has paid as costs of its own powers. */
  paid: number;
  /** Whether a cost of its own powers destroyed the attacker. */
  paidAll: boolean;
  /** The number of wounds removed from the attacker by healing. */
  healed: number;
  readonly destroyed: Record<Side, boolean>;
  /** The number of destroyed figures that return to each side's squad. */
  readonly returned: Record<Side, number>;
  /** Whether those powers of the defender that act at its own destruction have acted. */
  deathAnswered: boolean;
  /** The attacker has Super Strength, so the attack knocks back. */
  superStrength: boolean;
  /** Molten lava does not hurt the defender. */
  lavaResistant: boolean;
  knockbackPoints: number;
  /** The current distance between the two figures, in spaces. */
  distance: number;
  adjacent: boolean;
  /** The attacker may attack once more. */
  again: boolean;
  /** The current moment of the turn; during an attack, the moment at which powers act after the attack. */
  readonly moment: RuleMoment;
  /** Lines with limited uses that have acted. */
  readonly used: Set<EffectLine>;
  /** How many of the power's numbers each rolled D20 reaches, keyed by the name of the dice. */
  rolls?: Map<string, number>;
}

/** @param moment the current moment of the turn; for an attack, the moment after the attack */
export function attackBegun(
  fight: Confrontation,
  dice: Dice,
  moment: RuleMoment = 'attackOver',
): AttackState {
  return {
    fight,
    dice,
    attackDice: 0,
    defenseDice: 0,
    changes: [],
    noEnemyHeight: false,
    isLeft: false,
    replaced: false,
    made: false,
    stopped: false,
    ignored: false,
    evaded: false,
    movesAway: false,
    undefended: false,
    skulls: 0,
    allSkulls: false,
    showsBlank: false,
    automaticSkulls: 0,
    shields: 0,
    defenderSkulls: 0,
    rollsAreEven: false,
    automaticShields: 0,
    hitsPerSkull: 1,
    blocksPerShield: 1,
    oneShieldBlocksAll: false,
    mostWounds: Number.POSITIVE_INFINITY,
    hits: 0,
    blocks: 0,
    pending: 0,
    counterStrike: false,
    backlash: false,
    ignoredWounds: false,
    wounds: { attack: 0, extra: 0, unblockable: 0, knockback: 0, fall: 0 },
    attackerWounds: 0,
    paid: 0,
    paidAll: false,
    healed: 0,
    destroyed: { attacker: false, defender: false },
    returned: { attacker: 0, defender: 0 },
    deathAnswered: false,
    superStrength: false,
    lavaResistant: false,
    knockbackPoints: 0,
    distance: fight.distance,
    adjacent: fight.adjacent,
    again: false,
    moment,
    used: new Set(),
  };
}

/** An independent copy. Every field is written out, because a literal is copied many times faster than a spread. */
export function attackCopy(attack: AttackState): AttackState {
  const copy: AttackState = {
    fight: attack.fight,
    dice: attack.dice,
    attackDice: attack.attackDice,
    defenseDice: attack.defenseDice,
    changes: [...attack.changes],
    noEnemyHeight: attack.noEnemyHeight,
    isLeft: attack.isLeft,
    replaced: attack.replaced,
    made: attack.made,
    stopped: attack.stopped,
    ignored: attack.ignored,
    evaded: attack.evaded,
    movesAway: attack.movesAway,
    undefended: attack.undefended,
    skulls: attack.skulls,
    allSkulls: attack.allSkulls,
    showsBlank: attack.showsBlank,
    automaticSkulls: attack.automaticSkulls,
    shields: attack.shields,
    defenderSkulls: attack.defenderSkulls,
    rollsAreEven: attack.rollsAreEven,
    automaticShields: attack.automaticShields,
    hitsPerSkull: attack.hitsPerSkull,
    blocksPerShield: attack.blocksPerShield,
    oneShieldBlocksAll: attack.oneShieldBlocksAll,
    mostWounds: attack.mostWounds,
    hits: attack.hits,
    blocks: attack.blocks,
    pending: attack.pending,
    counterStrike: attack.counterStrike,
    backlash: attack.backlash,
    ignoredWounds: attack.ignoredWounds,
    wounds: {
      attack: attack.wounds.attack,
      extra: attack.wounds.extra,
      unblockable: attack.wounds.unblockable,
      knockback: attack.wounds.knockback,
      fall: attack.wounds.fall,
    },
    attackerWounds: attack.attackerWounds,
    paid: attack.paid,
    paidAll: attack.paidAll,
    healed: attack.healed,
    destroyed: { attacker: attack.destroyed.attacker, defender: attack.destroyed.defender },
    returned: { attacker: attack.returned.attacker, defender: attack.returned.defender },
    deathAnswered: attack.deathAnswered,
    superStrength: attack.superStrength,
    lavaResistant: attack.lavaResistant,
    knockbackPoints: attack.knockbackPoints,
    distance: attack.distance,
    adjacent: attack.adjacent,
    again: attack.again,
    moment: attack.moment,
    used: new Set(attack.used),
  };
  if (attack.rolls) copy.rolls = new Map(attack.rolls);
  return copy;
}

/** A copy of the attack that continues with other dice. */
export function attackCopied(attack: AttackState, dice: Dice): AttackState {
  const copy = attackCopy(attack);
  copy.dice = dice;
  return copy;
}

/** Wounds taken by a figure in this attack. */
export function woundsTaken({ wounds, attackerWounds }: AttackState, side: Side): number {
  if (side === 'attacker') return attackerWounds;
  return wounds.attack + wounds.extra + wounds.unblockable + wounds.knockback + wounds.fall;
}

/** Wounds that are on a figure now. */
export function woundsOn(attack: AttackState, side: Side): number {
  const healed = side === 'attacker' ? attack.healed : 0;
  return attack.fight[side].wounds + woundsTaken(attack, side) - healed;
}

/** Wounds that a figure can still take; infinite if its Life is unknown. */
export function lifeLeft(attack: AttackState, side: Side): number {
  const { life } = attack.fight[side];
  return life === undefined ? Number.POSITIVE_INFINITY : life - woundsOn(attack, side);
}

/** Wounds a figure, up to the Life left. A figure without Life left is destroyed. */
export function wound(
  attack: AttackState,
  side: Side,
  wounds: number,
  kind: WoundKind = 'unblockable',
): number {
  // Zero wounds change nothing, even if no Life is left.
  if (wounds <= 0) return 0;
  const left = lifeLeft(attack, side);
  const taken = Math.max(0, Math.min(wounds, left));
  if (side === 'attacker') attack.attackerWounds += taken;
  else attack.wounds[kind] += taken;
  if (wounds >= left) attack.destroyed[side] = true;
  return taken;
}
