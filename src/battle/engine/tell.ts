/*
 * The numeric events of a game. The engine reports them if a teller is set, and `recorder` turns them into events with
 * names.
 */

import type { BondedTurn } from '../../cards/index.ts';
import type { Cause, MomentName, PlannedAttack, ThrowOutcome, Way } from '../../fight/index.ts';
import type { AttackOdds } from '../../rules/index.ts';
import type { OwnCause } from '../totals.ts';
import type { Distribution } from './attacks/distribution.ts';
import type { AttackSituation } from './attacks/situation.ts';

/** How many dice were rolled, and how many of them show a skull or a General's symbol. */
export interface DiceShown {
  readonly dice: number;
  readonly face: 'skull' | 'symbol';
  readonly shown: number;
}

/** A figure that an attack hits, and the odds of the attack on that figure. */
export interface VictimTold {
  readonly figure: number;
  readonly odds: AttackOdds;
}

/**
 * Why no figure of a card has moved or attacked in its turn: none may act (`off`, `cutShort`,
 * `acted`), none can move or attack (`held`), none can reach an enemy (`outOfReach`), or its side
 * chose not to (`moves`, `attacks`).
 */
export type WhyIdle = 'off' | 'cutShort' | 'acted' | 'held' | 'outOfReach' | 'moves' | 'attacks';

/** A figure that a counterpart has replaced. */
export interface Changed {
  readonly before: number;
  readonly now: number;
  readonly place: number;
  /** Life left. */
  readonly left: number;
}

/** The keys that events may have. Figures, places, cards and sides are given by number. */
export interface Keys {
  /** In `changedSides`, the new side. */
  readonly side: number;
  readonly figure: number;
  readonly target: number;
  readonly card: number;
  readonly cards: readonly number[];
  /** Index of the power on the card. */
  readonly power: number;
  /** Indices of the powers on the card. */
  readonly powers: readonly number[];
  readonly place: number;
  readonly round: number;
  /** Points that the sides have left. */
  readonly points: readonly [number, number];
  // Events about the course of a game.
  /** For each side, the start area that was drawn: the number of the side that owns the area. */
  readonly ends: readonly [number, number];
  /** For each roll, the totals of the first and second side. */
  readonly rolls: readonly (readonly [number, number])[];
  /** For each side, what powers and glyphs add to each roll. */
  readonly added: readonly [number, number];
  readonly first: number;
  readonly lost: boolean;
  readonly why: WhyIdle;
  /** 2 for a draw. */
  readonly winner: number;
  /** Whether points decided, after the last round. */
  readonly isByPoints: boolean;
  // Dice.
  /** The D20 roll; 0 if none was needed. */
  readonly roll: number;
  /**
   * The lowest D20 roll, or the lowest number of symbols on other dice, that has an effect; undefined if every roll has
   * an effect.
   */
  readonly needed: number;
  /** If present, `needed` is the highest roll that has an effect. */
  readonly isAtMost: true;
  /** The number on the D20. */
  readonly shown: number;
  readonly d20: number;
  readonly skulls: number;
  /** Other dice that were rolled for a power, if any. */
  readonly dice: DiceShown;
  /**
   * The dice rolled for the length of a movement, and the symbols rolled (one space each); undefined if there was no
   * roll.
   */
  readonly rolled: { readonly dice: number; readonly symbols: number };
  /** Each D20 roll, as rolled and with additions. */
  readonly faces: readonly number[];
  readonly counts: readonly number[];
  /** Powers that add to a D20. */
  readonly givers: readonly string[];
  /** How many figures add to the D20 because of their positions. */
  readonly beside: number;
  // Movement.
  /** The places along a figure's path, including the first. */
  readonly path: readonly number[];
  readonly flies: boolean;
  /** Whether the figure has moved before the leap. */
  readonly isAfter: boolean;
  /** The figures that may move. */
  readonly movers: readonly number[];
  /** How many of the `movers` may move. */
  readonly most: number;
  /** How many spaces each may move. */
  readonly spaces: number;
  /** Levels of a fall. */
  readonly drop: number;
  /** Figures that prevented the next step. */
  readonly blockers: readonly number[];
  readonly cause: Cause;
  /** Whether the die for Knockback Damage shows a skull; undefined if it was not rolled. */
  readonly damage: boolean;
  readonly glyph: number;
  // Attacks and powers.
  readonly planned: PlannedAttack;
  readonly met: AttackSituation;
  readonly distribution: Distribution;
  readonly outcome: ThrowOutcome;
  /** Undefined if the attack cannot have any effect, or if its odds have already been reported. */
  readonly odds: AttackOdds;
  readonly ways: readonly Way[];
  /** The figures that an attack hits, in the order in which it hits them. */
  readonly victims: readonly VictimTold[];
  /** The total number of attack dice from all tables. */
  readonly more: number;
  readonly when: MomentName;
  /** The figures on which a power acts. */
  readonly upon: readonly number[];
  /** Whether a power has an effect. */
  readonly acts: boolean;
  /** Wounds dealt; negative if the figure is healed. */
  readonly wounds: number;
  /** Life left. */
  readonly left: number;
  /** Number of order markers. */
  readonly count: number;
  readonly keeps: boolean;
  /** The card that gets the marker just revealed; undefined if unrevealed markers are taken. */
  readonly revealedTo: number;
  /**
   * How the card changes sides. `turn`: for one turn; `game`: for the rest of the game; `back`: it returns to its owner
   * after one turn.
   */
  readonly until: 'turn' | 'game' | 'back';
}

/** A kind of event, with its required and optional keys. */
type Kind<Is extends string, Has extends keyof Keys = never, May extends keyof Keys = never> = {
  readonly is: Is;
} & Pick<Keys, Has> &
  Partial<Pick<Keys, May>>;

/** An event of a game. */
export type GameEvent =
  | Kind<'ends', 'ends'>
  | Kind<'placing', 'side' | 'rolls'>
  | Kind<'placed', 'figure' | 'place'>
  /** A figure begins on the place given in its army. */
  | Kind<'stands', 'figure' | 'place'>
  | Kind<'round', 'round'>
  /**
   * The number on the D20, if other powers or figures add to it or subtract from it. The sum follows in the next event.
   */
  | Kind<'luck', 'shown' | 'givers' | 'beside'>
  /** A figure announces an attack on a target, which may be able to hide. */
  | Kind<'aims', 'figure' | 'target'>
  /** The last turn of a round is over. */
  | Kind<'turnsOver'>
  | Kind<'markers', 'side' | 'cards'>
  | Kind<'initiative', 'rolls' | 'added' | 'first'>
  | (Kind<'turn', 'side' | 'card' | 'lost'> & { readonly turn: number })
  /** No figure of a card has moved or attacked in its turn. */
  | Kind<'idle', 'card' | 'why'>
  /** Cards take a turn without an order marker, or the D20 roll for that turn has failed. */
  | (Kind<'bonded', 'side' | 'card' | 'power' | 'roll' | 'cards'> & {
      readonly turn: BondedTurn;
      readonly figures: readonly number[];
    })
  /** A power lets figures move out of turn, or the length of this movement is rolled. */
  | Kind<'regroups', 'card' | 'power' | 'movers' | 'most' | 'spaces', 'rolled'>
  /** A power wounds its own figure, without a roll. */
  | Kind<'suffers', 'figure' | 'power' | 'wounds'>
  /** The order marker X is revealed. */
  | Kind<'revealed', 'side' | 'card'>
  /** A D20 decides whether figures of a card move again. */
  | Kind<'again', 'card' | 'power' | 'roll' | 'needed'>
  /** Order markers are taken off the card `from`, or moved to another. */
  | (Kind<
      'markersTaken',
      'card' | 'power' | 'count' | 'roll' | 'needed' | 'keeps',
      'revealedTo'
    > & {
      readonly from: number;
    })
  | Kind<'moved', 'figure' | 'flies' | 'path'>
  /** A moving figure passes a place, where more may happen before it continues. */
  | Kind<'passes', 'figure' | 'place'>
  /** A movement ends at its destination or before it. */
  | Kind<'arrives', 'figure' | 'place'>
  | Kind<'leapt', 'figure' | 'power' | 'path' | 'isAfter'>
  | (Kind<'struck', 'figure' | 'skulls' | 'd20'> & { readonly by: number })
  | Kind<'fell', 'figure' | 'drop' | 'roll' | 'wounds'>
  | Kind<'lava', 'figure' | 'roll'>
  | Kind<'heat', 'figure' | 'wounds'>
  | Kind<'attack', 'figure' | 'target' | 'planned' | 'met' | 'distribution' | 'outcome', 'odds'>
  /** A D20 has decided the ways in which a figure can attack. */
  | Kind<'ways', 'figure' | 'target' | 'met' | 'ways'>
  /** One roll for all figures that an attack hits. */
  | Kind<'sharedRoll', 'figure' | 'target' | 'planned' | 'met' | 'outcome' | 'victims'>
  /** A card's tables of attack dice are rolled. */
  | Kind<'tables', 'card' | 'powers' | 'more' | 'faces' | 'counts' | 'givers'>
  /** A figure is knocked back from a place. Its steps and the reason that it stopped follow as separate events. */
  | (Kind<'knockback', 'figure'> & {
      readonly by: number;
      readonly points: number;
      readonly from: number;
    })
  | Kind<'step', 'figure' | 'place'>
  | Kind<'stopped', 'figure' | 'cause' | 'blockers', 'damage'>
  | Kind<'power', 'figure' | 'target' | 'when' | 'met' | 'outcome'>
  | Kind<'glyph', 'figure' | 'glyph', 'roll'>
  /** A power is used outside of attacks. */
  | Kind<'used', 'figure' | 'power' | 'upon' | 'roll' | 'acts', 'needed' | 'isAtMost' | 'dice'>
  /** A figure is put on a place, from another place or from off the board. */
  | Kind<'put', 'figure' | 'place'>
  /** A figure leaves the board for a time. */
  | Kind<'leaves', 'figure'>
  /** Figures of a card have changed sides. In the points, a card lent for a turn counts for its owner. */
  | (Kind<'changedSides', 'card' | 'side' | 'until' | 'points'> & {
      readonly figures: readonly Changed[];
    })
  /** A card has lost its powers for the rest of the game or of the turn; a counterpart has replaced it. */
  | (Kind<'lostPowers', 'card'> & {
      readonly figures: readonly Changed[];
      readonly isForTurn?: true;
    })
  | Kind<'wounded', 'figure' | 'wounds' | 'left' | 'points'>
  /** A card, or one of `OWN_CAUSES`, destroys a figure. */
  | (Kind<'destroyed', 'figure' | 'points'> & { readonly by: number | OwnCause })
  /** A destroyed figure leaves one of its powers to a card of its side. */
  | Kind<'spirit', 'figure' | 'card' | 'power'>
  | Kind<'back', 'figure' | 'place' | 'points'>
  | Kind<'over', 'winner' | 'isByPoints' | 'points'>;

/** The events of a kind. */
export type GameEventOf<Is extends GameEvent['is']> = Extract<GameEvent, { readonly is: Is }>;

export type GameTeller = (event: GameEvent) => void;
