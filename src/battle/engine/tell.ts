/*
 * The events of a game, which the engine reports if a teller is set. `narration` turns them into
 * stories.
 */

import type { BondedTurn } from '../../cards/index.ts';
import type { Cause, MomentName, PlannedAttack, ThrowOutcome, Way } from '../../fight/index.ts';
import type { AttackOdds } from '../../rules/index.ts';
import type { OwnCause } from '../totals.ts';
import type { Distribution } from './attacks/distribution.ts';
import type { AttackSituation } from './attacks/situation.ts';

/** Rolled dice, and how many show a skull or the symbol of a General. */
export interface DiceShown {
  readonly dice: number;
  readonly face: 'skull' | 'symbol';
  readonly shown: number;
}

/** A figure that an attack hits, and the odds of the attack on it. */
export interface VictimTold {
  readonly figure: number;
  readonly odds: AttackOdds;
}

/**
 * Why no figure of a card has moved or attacked in its turn: none may act (`off`, `cutShort`, `acted`), none can move
 * or attack (`held`), none can reach an enemy (`outOfReach`), or its side chose not to (`moves`, `attacks`).
 */
export type WhyIdle = 'off' | 'cutShort' | 'acted' | 'held' | 'outOfReach' | 'moves' | 'attacks';

/** An event of a game. Figures, places and cards are numbers. */
export type GameEvent =
  /** By side: the side in whose start area it begins, drawn by lot. */
  | { readonly is: 'ends'; readonly ends: readonly [number, number] }
  | { readonly is: 'placing'; readonly side: number; readonly rolls: readonly number[] }
  | { readonly is: 'placed'; readonly figure: number; readonly place: number }
  /** A figure begins on the place given in its army. */
  | { readonly is: 'stands'; readonly figure: number; readonly place: number }
  | { readonly is: 'round'; readonly round: number }
  /** The D20 shown, if others add to it or subtract from it; the next event has the sum. */
  | {
      readonly is: 'luck';
      readonly shown: number;
      readonly givers: readonly string[];
      /** Number of figures that add to it by their positions. */
      readonly beside: number;
    }
  /** A figure announces an attack on another, whose power may hide it. */
  | { readonly is: 'aims'; readonly figure: number; readonly target: number }
  /** The last turn of a round is over. */
  | { readonly is: 'turnsOver' }
  | { readonly is: 'markers'; readonly side: number; readonly cards: readonly number[] }
  | {
      readonly is: 'initiative';
      /** By roll: the sum of the first side, and of the second. */
      readonly rolls: readonly (readonly [number, number])[];
      /** By side: what powers and glyphs have added to each roll. */
      readonly added: readonly [number, number];
      readonly first: number;
    }
  | {
      readonly is: 'turn';
      readonly side: number;
      readonly turn: number;
      readonly card: number;
      readonly lost: boolean;
    }
  /** No figure of a card has moved or attacked in its turn. */
  | { readonly is: 'idle'; readonly card: number; readonly why: WhyIdle }
  /** Cards take a turn without an order marker, or a D20 roll for that has failed. */
  | {
      readonly is: 'bonded';
      readonly side: number;
      readonly card: number;
      /** Index of the power on the card. */
      readonly power: number;
      readonly turn: BondedTurn;
      /** D20 roll; 0 if none was rolled. */
      readonly roll: number;
      readonly figures: readonly number[];
      readonly cards: readonly number[];
    }
  /** Figures are about to move out of turn by a power, or the distance for that is rolled. */
  | {
      readonly is: 'regroups';
      readonly card: number;
      readonly power: number;
      /** Figures that may move, most of them that may, and spaces for each. */
      readonly movers: readonly number[];
      readonly most: number;
      readonly spaces: number;
      /** Dice rolled for it, and symbols shown, one space each; absent if none were rolled. */
      readonly rolled?: { readonly dice: number; readonly symbols: number };
    }
  /** A power costs its own figure wounds, without a roll. */
  | {
      readonly is: 'suffers';
      readonly figure: number;
      readonly power: number;
      readonly wounds: number;
    }
  /** The order marker X is revealed. */
  | { readonly is: 'revealed'; readonly side: number; readonly card: number }
  /** A D20 decides whether figures of a card move again; a roll of 0 means that none was needed. */
  | {
      readonly is: 'again';
      readonly card: number;
      readonly power: number;
      readonly roll: number;
      readonly needed: number;
    }
  /** Order markers are taken off a card, or moved to another; a roll of 0 means that none was needed. */
  | {
      readonly is: 'markersTaken';
      readonly card: number;
      readonly power: number;
      readonly from: number;
      readonly count: number;
      readonly roll: number;
      readonly needed: number;
      readonly keeps: boolean;
      /** The card that gets the marker just revealed; absent: unrevealed markers are taken. */
      readonly revealedTo?: number;
    }
  | {
      readonly is: 'moved';
      readonly figure: number;
      readonly flies: boolean;
      /** Its places, from where it began. */
      readonly path: readonly number[];
    }
  /** A moving figure reaches a place, where more may happen before it continues. */
  | { readonly is: 'passes'; readonly figure: number; readonly place: number }
  /** A movement ends, at its destination or stopped on the way. */
  | { readonly is: 'arrives'; readonly figure: number; readonly place: number }
  /** The figure leaps; `power` is an index on its card. */
  | {
      readonly is: 'leapt';
      readonly figure: number;
      readonly power: number;
      readonly path: readonly number[];
      /** Whether it has moved before. */
      readonly isAfter: boolean;
    }
  | {
      readonly is: 'struck';
      readonly figure: number;
      readonly by: number;
      readonly skulls: number;
      readonly d20: number;
    }
  | {
      readonly is: 'fell';
      readonly figure: number;
      readonly drop: number;
      readonly roll: number;
      readonly wounds: number;
    }
  | { readonly is: 'lava'; readonly figure: number; readonly roll: number }
  | { readonly is: 'heat'; readonly figure: number; readonly wounds: number }
  | {
      readonly is: 'attack';
      readonly figure: number;
      readonly target: number;
      readonly planned: PlannedAttack;
      readonly met: AttackSituation;
      readonly distribution: Distribution;
      readonly outcome: ThrowOutcome;
      /** Absent if the attack can have no effect, or the odds were reported before. */
      readonly odds?: AttackOdds;
    }
  /** A D20 has decided the ways in which a figure can attack. */
  | {
      readonly is: 'ways';
      readonly figure: number;
      readonly target: number;
      readonly met: AttackSituation;
      readonly ways: readonly Way[];
    }
  /** One roll for all figures that an attack hits. */
  | {
      readonly is: 'sharedRoll';
      readonly figure: number;
      readonly target: number;
      readonly planned: PlannedAttack;
      readonly met: AttackSituation;
      readonly outcome: ThrowOutcome;
      /** In the order in which it hits them. */
      readonly victims: readonly VictimTold[];
    }
  /** A card's tables of attack dice are rolled: each D20 as shown (`faces`), and with additions (`counts`). */
  | {
      readonly is: 'tables';
      readonly card: number;
      /** Indices of their powers on the card, and total attack dice. */
      readonly powers: readonly number[];
      readonly more: number;
      readonly faces: readonly number[];
      readonly counts: readonly number[];
      readonly givers: readonly string[];
    }
  /** A figure is knocked back: steps follow, then why it stopped. */
  | {
      readonly is: 'knockback';
      readonly figure: number;
      readonly by: number;
      readonly points: number;
      /** Its place before. */
      readonly from: number;
    }
  | { readonly is: 'step'; readonly figure: number; readonly place: number }
  | {
      readonly is: 'stopped';
      readonly figure: number;
      readonly cause: Cause;
      /** The die of Knockback Damage; absent: none was rolled. */
      readonly damage?: boolean;
      /** Figures that prevented the next step. */
      readonly blockers: readonly number[];
    }
  | {
      readonly is: 'power';
      readonly figure: number;
      readonly target: number;
      readonly when: MomentName;
      readonly met: AttackSituation;
      readonly outcome: ThrowOutcome;
    }
  | {
      readonly is: 'glyph';
      readonly figure: number;
      readonly glyph: number;
      readonly roll?: number;
    }
  /** A power is used outside of attacks: affected figures, D20 roll (0 if none), and whether it acts. */
  | {
      readonly is: 'used';
      readonly figure: number;
      /** Index of the power on the card. */
      readonly power: number;
      readonly upon: readonly number[];
      readonly roll: number;
      readonly acts: boolean;
      /** Least D20 roll, or symbols on other dice, for an effect; absent if any roll has one. */
      readonly needed?: number;
      /** Whether `needed` is the highest roll for an effect instead. */
      readonly isAtMost?: true;
      /** Other dice that were rolled for it; absent if none were. */
      readonly dice?: DiceShown;
    }
  /** A figure is put on a place, from another place or from off the board. */
  | { readonly is: 'put'; readonly figure: number; readonly place: number }
  /** A figure leaves the board for a time. */
  | { readonly is: 'leaves'; readonly figure: number }
  | {
      readonly is: 'changedSides';
      /** The card whose figures have changed sides, and their new side. */
      readonly card: number;
      readonly side: number;
      /** For one turn, for the rest of the game, or back to its owner after that turn. */
      readonly until: 'turn' | 'game' | 'back';
      readonly figures: readonly {
        readonly before: number;
        readonly now: number;
        readonly place: number;
        /** Life left. */
        readonly left: number;
      }[];
      /** Points that the sides have left. A card lent for a turn counts for its owner. */
      readonly points: readonly [number, number];
    }
  /** Life left after wounds, or after healing, which are negative wounds. */
  | {
      readonly is: 'wounded';
      readonly figure: number;
      readonly wounds: number;
      readonly left: number;
      /** Points that the sides have left. */
      readonly points: readonly [number, number];
    }
  | {
      readonly is: 'destroyed';
      readonly figure: number;
      /** Number of a card, or one of `OWN_CAUSES`. */
      readonly by: number | OwnCause;
      /** Points that the sides have left. */
      readonly points: readonly [number, number];
    }
  /** A destroyed figure leaves one of its powers to a card of its side. */
  | {
      readonly is: 'spirit';
      readonly figure: number;
      readonly card: number;
      readonly power: number;
    }
  | {
      readonly is: 'back';
      readonly figure: number;
      readonly place: number;
      /** Points that the sides have left. */
      readonly points: readonly [number, number];
    }
  | {
      readonly is: 'over';
      /** 2: a draw. */
      readonly winner: number;
      /** Whether points decided, after the last round. */
      readonly isByPoints: boolean;
      readonly points: readonly [number, number];
    };

export type GameTeller = (event: GameEvent) => void;
