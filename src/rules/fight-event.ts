/*
 * What happens in a fight or a game, as plain data. Every engine reports it, and narrators make
 * sentences of it. Figures, cards and sides are named as in sentences.
 */

import type { Space } from '../board/index.ts';
import type { FacesRolled } from '../chance/index.ts';
import type { AttackOdds } from './narrated-game.ts';

/** The spaces of a figure. */
export type Place = readonly Space[];

/** Dice as rolled. */
export interface Rolled {
  readonly faces: readonly string[];
  /** What each D20 counts as with what others add, and whose powers add it; absent: the same. */
  readonly counts?: readonly number[];
  readonly givers?: readonly string[];
}

/** Figures of a card by their numbers; without numbers, the only figure of the name. */
export interface Group {
  readonly name: string;
  readonly numbers?: readonly number[];
}

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

/** The roll of a power; without faces, the power needs no roll. */
export interface PowerRoll extends Rolled {
  readonly who: string;
  readonly power: string;
  /** What the power does. */
  readonly effect: string;
  /** Absent: at a moment other than an attack. */
  readonly at?: RollTime;
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
  readonly targetLife?: { readonly of: number; readonly wounds: number };
  /** Absent: Knockback does not apply. */
  readonly knockback?: Knockback;
  /** Knockback would apply if the target were adjacent. */
  readonly isTooFar?: true;
  readonly changes: readonly Change[];
  /** Wounds healed on the attacker, and whether that leaves it with more Life than before. */
  readonly healed?: number;
  readonly isHealedInAll?: true;
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
  readonly figuresLeft?: number;
  /** Life left, of one figure or of all those of a squad. */
  readonly life?: number;
  /** Life of a figure without wounds; absent: of a squad. */
  readonly of?: number;
  /** One figure of several. */
  readonly isOfSquad?: true;
  readonly isHealed?: true;
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

/** What happens in attacks, duels and turns. */
type FightOnly =
  /** Two sides begin, that many spaces apart; `first` has the first turn. */
  | {
      readonly is: 'begin';
      readonly sides: Names;
      readonly distance: number;
      readonly first: string;
      readonly isTossed?: true;
    }
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

/** What happens in battles as well. */
type Common =
  /** Both sides roll a D20, again after a tie; the winner goes first, or places its figures first. */
  | {
      readonly is: 'initiative';
      readonly sides: Names;
      readonly decides: 'turn' | 'placing' | 'round';
      readonly d20s: readonly (readonly [number, number])[];
      /** By side: what powers and glyphs have added to each roll. */
      readonly added?: readonly [number, number];
      readonly first: string;
    }
  | { readonly is: 'turn'; readonly who: string; readonly turn: number }
  | AttackEvent
  | MomentEvent
  | LeftEvent
  /** A roll that decides the attacks of a turn: their dice, their number, or the skulls of all of them. */
  | {
      readonly is: 'roll';
      readonly who: string;
      readonly decides: 'dice' | 'attacks' | 'targets';
      readonly dice: FacesRolled;
      /** Skulls for all targets. */
      readonly skulls?: number;
      /** In battles: the powers that roll, what each D20 counts as, and the dice that they add. */
      readonly powers?: readonly string[];
      readonly counts?: readonly number[];
      readonly givers?: readonly string[];
      readonly more?: number;
    }
  /** A figure strikes another that leaves it. */
  | {
      readonly is: 'strike';
      readonly who: string;
      readonly target: string;
      readonly wounds?: number;
      readonly skulls?: number;
      /** The D20 to ignore the wound, and the least number that does. */
      readonly d20?: number;
      readonly needs?: number;
    }
  /** A figure falls by that many levels; a D20 decides an extreme fall. */
  | {
      readonly is: 'falls';
      readonly who: string;
      readonly drop?: number;
      readonly d20?: number;
      readonly dice?: FacesRolled;
      readonly wounds: number;
      readonly isDestroyed?: true;
    }
  /** Knockback drives a figure back; one of a squad comes back. */
  | {
      readonly is: 'driven';
      readonly who: string;
      readonly spaces: number;
      readonly returns?: true;
      /** On a board: the knockback points, the places, and the levels of the first place and of the last. */
      readonly knockbackPoints?: number;
      readonly places?: readonly Place[];
      readonly levels?: readonly [number, number];
      /** Something has happened on the way, after which it is driven on. */
      readonly isFurther?: true;
    }
  | { readonly is: 'destroyed'; readonly who: string }
  | {
      readonly is: 'mayAttackAgain';
      readonly who: string;
      /** It attacks nobody. */
      readonly isUnused?: true;
    };

/** What happens in battles only. */
type GameOnly =
  /** The start area of each side, by lot. */
  | { readonly is: 'areas'; readonly sides: Names; readonly areas: readonly string[] }
  /** Figures of a side begin on given places, or are placed. */
  | {
      readonly is: 'setUp';
      readonly who: string;
      readonly does: 'begins' | 'places';
      readonly placed: readonly { readonly card: string; readonly place: Place }[];
    }
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'markersPlaced' }
  /** An order marker is revealed on a card; without a card, it has been taken away. */
  | {
      readonly is: 'marker';
      readonly who: string;
      readonly marker: number | 'X';
      readonly card?: string;
      /** Its card has no figures left. */
      readonly isLost?: true;
    }
  /** No figure of a card moves or attacks. */
  | {
      readonly is: 'idle';
      readonly who: string;
      readonly side: string;
      readonly why: 'off' | 'cutShort' | 'acted' | 'held' | 'outOfReach' | 'moves' | 'attacks';
      /** The card has several figures. */
      readonly isSquad?: true;
    }
  | { readonly is: 'nothing' }
  /** A power gives cards a turn without an order marker, or fails to. */
  | {
      readonly is: 'bonded';
      readonly who: string;
      readonly power: string;
      readonly roll?: Rolled;
      readonly needs?: number;
      readonly cards: readonly string[];
      readonly count: number;
      readonly only?: 'move' | 'attack';
      /** In place of its own turn. */
      readonly isInstead?: true;
    }
  /** Figures may move out of turn by a power. */
  | {
      readonly is: 'regroup';
      readonly who: string;
      readonly power: string;
      readonly figures: readonly Group[];
      /** How many of them; absent: all. */
      readonly most?: number;
      readonly spaces: number;
      readonly isPut?: true;
      /** Ending next to no enemy. */
      readonly isUnengaged?: true;
      readonly symbols?: { readonly dice: number; readonly shown: number };
    }
  | {
      readonly is: 'moveAgain';
      readonly who: string;
      readonly power: string;
      readonly roll?: Rolled;
      readonly needs?: number;
    }
  /** Order markers are taken off a card, or the one just revealed goes to another. */
  | {
      readonly is: 'markersTaken';
      readonly who: string;
      readonly power: string;
      readonly target: string;
      readonly count: number;
      readonly roll?: Rolled;
      readonly needs?: number;
      readonly keeps?: true;
      readonly revealedTo?: string;
    }
  /** A figure moves; by a power it may leap. */
  | {
      readonly is: 'move';
      readonly who: string;
      readonly from: Place;
      readonly to: Place;
      readonly spaces: number;
      readonly levels: readonly [number, number];
      readonly flies?: true;
      readonly power?: string;
      /** It has not reached its destination. */
      readonly isStopped?: true;
    }
  | { readonly is: 'stops'; readonly who: string; readonly place: Place }
  /** A figure is put on a place by a power, or comes back to the board. */
  | {
      readonly is: 'put';
      readonly who: string;
      readonly place: Place;
      readonly isBack?: true;
    }
  | { readonly is: 'leaves'; readonly who: string }
  | {
      readonly is: 'onGlyph';
      readonly who: string;
      readonly glyph: string;
      /** The glyph does nothing here. */
      readonly isIdle?: true;
    }
  | {
      readonly is: 'glyphRoll';
      readonly who: string;
      readonly glyph: string;
      readonly d20: number;
    }
  | { readonly is: 'glyphHeals'; readonly who: string }
  | { readonly is: 'lava'; readonly who: string; readonly d20: number }
  | { readonly is: 'heat'; readonly who: string; readonly wounds: number }
  /** Why Knockback ends, and the die of Knockback Damage; absent: not rolled. */
  | {
      readonly is: 'stopped';
      readonly who: string;
      readonly cause: string;
      readonly isSkull?: boolean;
      readonly blockers: readonly string[];
    }
  | { readonly is: 'aims'; readonly who: string; readonly target: string }
  /** The roll of a power that decides how a figure can attack. */
  | { readonly is: 'powerRoll'; readonly roll: PowerRoll }
  /** One roll for all targets of an attack. */
  | {
      readonly is: 'sharedRoll';
      readonly who: string;
      readonly targets: readonly { readonly who: string; readonly odds: AttackOdds }[];
      readonly power?: string;
      readonly isUse?: true;
      readonly dice: FacesRolled;
      readonly skulls: number;
    }
  /** A power is used outside of attacks. */
  | {
      readonly is: 'use';
      readonly who: string;
      readonly power: string;
      readonly on: readonly Group[];
      readonly roll?: Rolled;
      readonly symbols?: {
        readonly dice: number;
        readonly face: 'skull' | 'symbol';
        readonly shown: number;
      };
      readonly acts: boolean;
      /** The least roll for an effect, or the highest; absent: any roll. */
      readonly needs?: number;
      readonly isAtMost?: true;
      /** How many may act, or how much farther it may move. */
      readonly mayAct?: number;
      readonly moreMove?: number;
    }
  /** Figures hide; without a power, by the one used just before. */
  | {
      readonly is: 'hide';
      readonly figures: readonly Group[];
      readonly power?: string;
      /** Adjacent enemies cannot attack them either. */
      readonly isWhole?: true;
      readonly isForTurn?: true;
      /** As long as no enemy is adjacent. */
      readonly isUnengaged?: true;
    }
  | {
      readonly is: 'suffers';
      readonly who: string;
      readonly power: string;
      readonly wounds: number;
    }
  /** A card has a power of a destroyed figure from now on. */
  | {
      readonly is: 'inherits';
      readonly who: string;
      readonly power: string;
      readonly target: string;
    }
  | {
      readonly is: 'changeSides';
      readonly figures: readonly Group[];
      readonly side: string;
      readonly until: 'turn' | 'game' | 'back';
    }
  /** The points that the sides have left. */
  | { readonly is: 'points'; readonly sides: Names; readonly points: readonly number[] }
  | {
      readonly is: 'gameEnd';
      readonly sides: Names;
      /** Absent: nobody wins. */
      readonly winner?: string;
      readonly rounds: number;
      readonly isByPoints?: true;
      readonly points: readonly number[];
    };

type Names = readonly [string, string];

export type FightEvent = FightOnly | Common | GameOnly;

/** What happens in a battle. */
export type BattleEvent = Common | GameOnly;

export type EventOf<Is extends FightEvent['is']> = Extract<FightEvent, { readonly is: Is }>;
