import type { Card, Effect, Power, SpecialAttack } from './cards.ts';
import type { Faces } from './dice.ts';
import type { Dice } from './explore.ts';

/** Facts about a figure from outside the attack (the conditions of section 7 that the experiment answers). */
export interface Facts {
  /** The wounds that it has at the beginning of the fight. */
  wounds?: number | undefined;
  /** If absent, this is unknown, and it has neither moved nor stood still. */
  moved?: boolean | undefined;
  engaged?: boolean | undefined;
  /** `engaged`, `unengaged`, letters of terrain. */
  beganTurn?: string | readonly string[] | undefined;
  /** How far it was from the other figure when the turn began. */
  charged?: number | undefined;
  allies?: number | undefined;
  /** Kills other than the figure that it fights, which is counted separately once it is destroyed. */
  kills?: number | undefined;
  /** Its side has attacked the other figure before in this turn. */
  attackedBefore?: boolean | undefined;
  /** Living figures of its card; left out: all. */
  figures?: number | undefined;
  /**
   * Adjacent to an enemy: the condition `nextToAlly` of a target. In a duel it may depend on whether the two are
   * adjacent.
   */
  nextToEnemy?: boolean | 'adjacent' | undefined;
}

/** A figure in an attack. Attacks change it. */
export interface Fighter {
  readonly card: Card;
  readonly powers: readonly Power[];
  wounds: number;
  readonly life: number | undefined;
  alive: boolean;
  facts: Facts;
  /** Letters of its own spaces. */
  terrain: readonly string[];
  /** Uses that are used up: those of the card (or the side), and those of this figure. */
  cardUses: Uses;
  ownUses: Uses;
  /** It took wounds, by whatever means, including healed ones: this determines the order of a side. */
  hurt: boolean;
}

export type Uses = { [key: string]: number };

/** Section 2's rulings, and `greatHeight` of section 1. */
export interface Rulings {
  automaticShieldsNeedARoll: boolean;
  greatHeight: boolean;
  destroyedFiguresStay: boolean;
  adjacentWithinHeight: boolean;
  glyphsBlock: boolean;
  doubleSpaceEndsLevel: boolean;
  squadsCloseRanks: boolean;
}

export const DEFAULT_RULINGS: Rulings = {
  automaticShieldsNeedARoll: true,
  greatHeight: true,
  destroyedFiguresStay: true,
  adjacentWithinHeight: true,
  glyphsBlock: true,
  doubleSpaceEndsLevel: true,
  squadsCloseRanks: true,
};

/** The places of the two, and the way along which Knockback drives the defender. */
export interface Ground {
  adjacent(): boolean;
  distance(): number;
  /** Levels by which the attacker's base is above the defender's. */
  height(): number;
  /** Drives the defender, with all that hurts it on the way. */
  knock(dice: Dice, scene: Scene, points: number): void;
}

/** The attack that is made, as its side has chosen it. */
export interface Manner {
  /** Left out: the normal attack. */
  readonly special?: SpecialAttack | undefined;
  /** Optional powers that are not used. */
  readonly declined: ReadonlySet<number>;
  /** The changes that a list of attacks makes to this one. */
  readonly change: readonly Effect[];
  /** Powers act between attacks: when the enemy arrives, or at the end of a turn. */
  readonly noAttack?: boolean;
  /** Powers before the attack have acted already, on a figure that they destroyed. */
  readonly skipsBefore: boolean;
  /** For an attack on several figures: the result of the one roll for all, skulls or a row of a table. */
  readonly rolled?: number | undefined;
  /** Another figure follows: the attack is not repeated yet and, with one roll for all, has no costs yet. */
  readonly follows?: 'once' | 'each' | undefined;
  /** Powers that act on several figures before or after the attack act apart from it. */
  readonly apart?: boolean;
  /** Nothing but the power that is written as this special attack acts. */
  readonly alone?: boolean;
}

/** How the attack went so far. `undefined`: not rolled yet. */
export interface Course {
  skulls: Faces | undefined;
  attackDice: number;
  shields: Faces | undefined;
  /** Wounds that the attack is about to deal: none once they are taken or ignored. */
  pending: number;
  /** The wounds by the attack itself, without those that powers add. */
  attackWounds: number;
  automaticSkulls: number;
  /** Blocks beyond the hits, which may come back at the attacker. */
  blocksBeyond: number;
  /** Whether the defender rolled defense dice. */
  rolledDefense: boolean;
  replaced: boolean;
  /** It had dice, and both figures lived when it began. */
  made: boolean;
  /** Both figures lived as the attack began, after the answers to it. */
  began: boolean;
  ignored: boolean;
  evaded: boolean;
  ignoredWounds: number;
  extraWounds: number;
  unblockableWounds: number;
  attackerWounds: number;
  /** The attacker's Life that `costs` took. */
  cost: number;
  healed: number;
  /** Destroyed figures that come back: of the attacker's squad, and of the defender's. */
  returned: [number, number];
  /** The effects (or the special attack) that let it be made once more. */
  again: string | undefined;
  knockbackPoints: number;
  spacesMoved: number;
  stoppedBy: string;
  knockbackDamageRolled: boolean;
  knockbackWounds: number;
  blockerWounds: { [name: string]: number };
  fallWounds: number;
  hazardDestroyed: boolean;
}

export interface Scene {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly ground: Ground;
  readonly states: ReadonlySet<string>;
  readonly rulings: Rulings;
  readonly manner: Manner;
  readonly course: Course;
  /** The wounds by earlier attacks of the turn on this defender. */
  readonly woundsThisTurn: number;
  /** How often effects have given an additional attack in this turn. */
  readonly againMade: Uses;
  /** D20 rolls by power, one for all conditions of one power in one attack. */
  readonly rolled: Map<string, number>;
  /** The D20 tables of attack dice that were rolled when the turn began. */
  readonly tables: { readonly [effect: string]: number };
  /** The defender's powers have answered its destruction. */
  answered: boolean;
}

export const newCourse = (): Course => ({
  skulls: undefined,
  attackDice: 0,
  shields: undefined,
  pending: 0,
  attackWounds: 0,
  automaticSkulls: 0,
  blocksBeyond: 0,
  rolledDefense: false,
  replaced: false,
  made: false,
  began: false,
  ignored: false,
  evaded: false,
  ignoredWounds: 0,
  extraWounds: 0,
  unblockableWounds: 0,
  attackerWounds: 0,
  cost: 0,
  healed: 0,
  returned: [0, 0],
  again: undefined,
  knockbackPoints: 0,
  spacesMoved: 0,
  stoppedBy: 'none',
  knockbackDamageRolled: false,
  knockbackWounds: 0,
  blockerWounds: {},
  fallWounds: 0,
  hazardDestroyed: false,
});

export const lifeLeft = (figure: Fighter): number =>
  !figure.alive
    ? 0
    : figure.life === undefined
      ? Number.POSITIVE_INFINITY
      : figure.life - figure.wounds;

/** Wounds never exceed the Life left; those that reach it destroy (section 1). */
export function wound(figure: Fighter, wounds: number): number {
  const taken = Math.max(0, Math.min(wounds, lifeLeft(figure)));
  if (taken === 0) return 0;
  figure.wounds += taken;
  figure.hurt = true;
  if (figure.life !== undefined && figure.wounds >= figure.life) figure.alive = false;
  return taken;
}
