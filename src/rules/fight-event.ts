/*
 * What happens in a fight or a game, as plain data. Every engine reports it, and narrators make
 * sentences of it. Figures, cards and sides are named as in sentences.
 */

import type { Space } from '../board/index.ts';
import type { FacesRolled } from '../chance/index.ts';
import type { AttackOdds } from './narrated-game.ts';

/** The spaces of a figure. */
export type Place = readonly Space[];

/** When a power rolls in an attack. */
export const ROLL_TIMES = [
  'dice',
  'beforehand',
  'attackRoll',
  'evasion',
  'defenseRoll',
  'reckoning',
  'wounded',
  'back',
  'knockback',
  'afterwards',
] as const;
export type RollTime = (typeof ROLL_TIMES)[number];

/** The roll of a power. */
export interface PowerRoll {
  readonly who: string;
  readonly power: string;
  /** What the power does. */
  readonly effect: string;
  /** Absent: at a moment other than an attack. */
  readonly at?: RollTime;
  /** As rolled; empty: the power needs no roll. */
  readonly faces: readonly string[];
  /** What each D20 counts as with what others add, and whose powers add it; absent: the same. */
  readonly counts?: readonly number[];
  readonly givers?: readonly string[];
  /** The least D20 roll for an effect, if it was missed, and the distance that the number depends on, if any. */
  readonly needs?: number;
  readonly distance?: number;
  /** The roll decides whether the power may be used again. */
  readonly isForUse?: true;
  /** Dice of the attack that were rolled again, which `faces` leaves out. */
  readonly rerolled?: number;
}

/** What a power costs a figure in an attack besides the wounds of the attack. */
export interface Toll {
  readonly who: string;
  readonly at: RollTime;
  /** 0: it is destroyed. */
  readonly wounds: number;
  readonly kind?: 'extra' | 'unblockable';
  /** The powers behind it. */
  readonly causes: readonly string[];
  /** It strikes back with the blocks left over. */
  readonly isBacklash?: true;
  /** The figure pays for its own power. */
  readonly isPrice?: true;
}

/** A change to the dice of an attack, or to its wounds. */
export interface Change {
  readonly cause: string;
  readonly field: string;
  readonly by: number;
}

/** Why no attack is made: a power acts in its place, one of the two is destroyed, a power hides the target, or no dice. */
export type NoAttack = 'replaced' | 'targetDestroyed' | 'attackerDestroyed' | 'hidden' | 'noDice';

/** Why an attack deals fewer wounds than hits minus blocks. */
export type FewerWounds = 'ignored' | 'oneShield' | 'most' | 'lifeLeft';

/** How far Knockback moves the target of an attack, and what that does to it. */
export interface Knockback {
  /** Before powers change them: a point for each skull, of which each skull of the target cancels one. */
  readonly skulls: number;
  readonly targetSkulls: number;
  readonly points: number;
  /** The powers that add or take away points. */
  readonly changers: readonly string[];
  /** Absent: the target is not knocked back. */
  readonly walk?: {
    readonly spaces: number;
    /** Where it ends; absent without a board. */
    readonly place?: Place;
    readonly steps: readonly KnockbackStep[];
    readonly stoppedBy: string;
    /** Figures and objects that prevented the next step. */
    readonly blockers: readonly string[];
    /** The climb and the points that the next step would take, if it was refused. */
    readonly refused?: { readonly climb: number; readonly cost: number };
    /** Steps by which a double base was put back. */
    readonly putBack: number;
    readonly pointsLeft: number;
  };
  /** The die of Knockback Damage, whom it hits, and whom it destroys; absent: not rolled. */
  readonly damage?: {
    readonly face: string;
    readonly hit: readonly string[];
    readonly destroyed: readonly string[];
  };
  readonly falls: readonly {
    readonly drop: number;
    readonly faces: readonly string[];
    readonly wounds: number;
    readonly isDestroyed: boolean;
  }[];
}

export interface KnockbackStep {
  readonly place: Place;
  /** Knockback points that it takes. */
  readonly cost: number;
  /** The D20 of molten lava; absent: none. */
  readonly lava?: string;
  /** Molten lava destroys the figure. */
  readonly isBurnt?: true;
}

/** An attack of one figure on another, from its dice to its wounds. */
export interface AttackEvent {
  readonly is: 'attack';
  readonly who: string;
  readonly target: string;
  /** A special attack; absent: a normal one, or one whose name is unknown. */
  readonly power?: string;
  readonly isSpecial?: true;
  /** A power is used on the target, in place of an attack. */
  readonly isUse?: true;
  /** Spaces between the two; absent: adjacent, or not told. */
  readonly distance?: number;
  /** Known before the dice are rolled. */
  readonly odds?: AttackOdds;
  readonly dice: FacesRolled;
  readonly rolls: readonly PowerRoll[];
  readonly tolls: readonly Toll[];
  /** The D20 to ignore the attack, and the least number that does. */
  readonly ignoring?: { readonly roll: string; readonly needs: number };
  readonly none?: NoAttack;
  /** The power that hides the target. */
  readonly hidden?: string;
  /** A power has destroyed the target before the attack, which is still to be made. */
  readonly isLeft?: true;
  readonly ignored?: true;
  readonly evaded?: true;
  /** Without defense dice. */
  readonly undefended?: true;
  readonly attackDice: number;
  readonly skulls: number;
  readonly automaticSkulls: number;
  readonly hitsPerSkull: number;
  readonly defenseDice: number;
  readonly shields: number;
  readonly automaticShields: number;
  readonly blocksPerShield: number;
  /** Powers whose automatic shields do not count, as no defense die is rolled. */
  readonly idleShields: readonly string[];
  readonly hits: number;
  readonly blocks: number;
  /** Powers that turn the blocks left over into wounds of the attacker. */
  readonly strikers: readonly string[];
  /** Of the attack itself, without tolls and Knockback. */
  readonly wounds: number;
  readonly fewer?: FewerWounds;
  /** The target's Life, and its wounds after the attack and before Knockback; absent: no Life, or no attack. */
  readonly life?: { readonly of: number; readonly wounds: number };
  /** Absent: Knockback does not apply. */
  readonly knockback?: Knockback;
  /** Knockback would apply if the target were adjacent. */
  readonly isTooFar?: true;
  readonly changes: readonly Change[];
  /** Wounds healed on the attacker. */
  readonly healed?: number;
  /** The attacker may attack again. */
  readonly again?: true;
}

/** A throw of a turn that is no attack: on arrival, at its end, or for another turn. */
export interface MomentEvent {
  readonly is: 'moment';
  readonly when: 'arrival' | 'end' | 'anotherTurn';
  readonly who: string;
  readonly target: string;
  readonly dice: FacesRolled;
  readonly rolls: readonly PowerRoll[];
  /** Wounds of the acting figure, negative if it is healed, and of the other. */
  readonly ownWounds: number;
  readonly targetWounds: number;
  /** The powers that wound either, and those that heal. */
  readonly ownCauses: readonly string[];
  readonly targetCauses: readonly string[];
  readonly healers: readonly string[];
  /** It is destroyed. */
  readonly isDestroyed?: true;
  /** It takes another turn. */
  readonly again?: true;
}

/** Figures of a card that are left, or the Life that a figure has left. */
export interface LeftEvent {
  readonly is: 'left';
  readonly who: string;
  /** Of a squad. */
  readonly figures?: number;
  /** Life left, of one figure or of all those of a squad. */
  readonly life?: number;
  /** Life of a figure without wounds; absent: of a squad. */
  readonly of?: number;
  /** One figure of several. */
  readonly isOfSquad?: true;
}

/** What a figure is to do next in a turn. */
export interface Choice {
  readonly who: string;
  readonly does: 'attack' | 'move' | 'jump';
  /** The special attack; absent: a normal one. */
  readonly power?: string;
  /** It continues its attacks. */
  readonly isAgain?: true;
  /** From where, or whereto; absent: on clear ground. */
  readonly place?: Place;
  /** On clear ground, the spaces to its target, and whether it moves there first. */
  readonly target?: string;
  readonly distance?: number;
  readonly moves?: true;
  /** Of Knockback, if there are several. */
  readonly direction?: string;
}

export type FightEvent =
  /** Two sides begin, that many spaces apart; `first` has the first turn. */
  | {
      readonly is: 'begin';
      readonly sides: readonly [string, string];
      readonly distance: number;
      readonly first: string;
      readonly isTossed?: true;
    }
  /** Both sides roll a D20, again after a tie; the winner has the first turn. */
  | {
      readonly is: 'initiative';
      readonly sides: readonly [string, string];
      readonly rolls: readonly (readonly [number, number])[];
      readonly first: string;
    }
  | { readonly is: 'turn'; readonly who: string; readonly turn: number }
  /** The best play: what figures do until the next throw, or until the end of the turn. */
  | { readonly is: 'choice'; readonly choices: readonly Choice[] }
  | { readonly is: 'noAttack' }
  /** A side goes nearer to the other, or away from it (negative), to that distance. */
  | {
      readonly is: 'approach';
      readonly who: string;
      readonly target: string;
      readonly spaces: number;
      readonly distance: number;
    }
  /** A figure falls on its way. */
  | {
      readonly is: 'falls';
      readonly who: string;
      readonly dice: FacesRolled;
      readonly wounds: number;
      readonly isDestroyed?: true;
    }
  /** A roll that decides the attacks of a turn: their dice, their number, or the skulls of all of them. */
  | {
      readonly is: 'roll';
      readonly who: string;
      readonly decides: 'dice' | 'attacks' | 'targets';
      readonly dice: FacesRolled;
      /** Skulls for all targets. */
      readonly skulls?: number;
    }
  | AttackEvent
  | MomentEvent
  /** A figure strikes another that leaves it. */
  | {
      readonly is: 'strike';
      readonly who: string;
      readonly target: string;
      readonly wounds: number;
    }
  /** Knockback drives a figure back; one of a squad comes back. */
  | {
      readonly is: 'driven';
      readonly who: string;
      readonly spaces: number;
      readonly returns?: true;
    }
  | LeftEvent
  | { readonly is: 'destroyed'; readonly who: string }
  | { readonly is: 'mayAttackAgain'; readonly who: string }
  /** No further attack can destroy a card; that many attacks stand for any number. */
  | { readonly is: 'stands'; readonly who: string; readonly attacks: number }
  /** The end of a duel. */
  | {
      readonly is: 'end';
      readonly turns: number;
      /** Absent: nobody has won. */
      readonly winner?: string;
      /** What the winner has left. */
      readonly left?: LeftEvent;
      /** The sides keep apart for ever. */
      readonly isForEver?: true;
    }
  /** The end of a turn: where the target is, on clear ground by how far it was moved, and its wounds. */
  | {
      readonly is: 'turnEnd';
      readonly target: string;
      readonly place?: Place;
      readonly spaces?: number;
      readonly wounds: number;
      readonly isDestroyed?: true;
    };

export type EventOf<Is extends FightEvent['is']> = Extract<FightEvent, { readonly is: Is }>;
