/*
 * The grammar of powers: a power is a list of rules. An event does something at a moment; a standing rule holds
 * while its conditions do. Rules are plain data.
 */

import type { Period, PLAYED_IN, User } from '../effect-line.ts';
import type { RuleCondition } from './condition.ts';
import type { Bar } from './families/bar.ts';
import type { CountAction } from './families/count.ts';
import type { DiceAction } from './families/dice.ts';
import type { HideAction } from './families/hide.ts';
import type { MarkersAction, TokensAction } from './families/markers.ts';
import type { Mode } from './families/mode.ts';
import type { MoveAction } from './families/move.ts';
import type { PutAction, RaiseAction } from './families/put.ts';
import type { TurnAction } from './families/turn.ts';
import type { Value } from './families/value.ts';
import type { Hits, Way } from './families/way.ts';
import type { WordsTrait } from './families/words.ts';
import type { Healing, Wounds } from './families/wounds.ts';
import type { RuleMoment } from './moments.ts';
import type { Selector } from './selector.ts';

export type Rule = Event | Standing;

interface Common {
  /** All must hold. */
  readonly if?: readonly RuleCondition[];
  readonly limits?: readonly Limit[];
  /** Default: in fights of two and in battles. */
  readonly in?: (typeof PLAYED_IN)[number];
}

/** Does something at a moment. */
export interface Event extends Common {
  readonly on: RuleMoment;
  /** Whose moment it is, or who attacks (default: the figure itself, or its card). */
  readonly of?: Selector;
  /** How many figures of the card must meet the conditions (default: 1). */
  readonly holders?: number | 'all';
  /** The owner decides; `ifBetter`: it is used whenever that is better for the owner. */
  readonly may?: true | 'ifBetter';
  /** Those on whom it acts are selected before the result of the attack is applied. */
  readonly early?: true;
  readonly cost?: Cost;
  readonly roll?: Roll;
  /** The figures on which it acts (default: as the action says). */
  readonly whom?: Selector;
  /** How it spreads from one of them to the next. */
  readonly spread?: Omit<Hits, 'whom'>;
  /** In place of the turn that would follow. */
  readonly instead?: 'turn';
  /** How long its effects last. */
  readonly for?: Duration;
  /** The actions, or the actions of each row of a D20 table, by its lowest number. */
  readonly does: readonly Step[] | Rows;
  /** The actions if the roll fails. */
  readonly else?: readonly Step[];
  /** A D20 is rolled although every number succeeds. */
  readonly idleRoll?: true;
}

/** The rows of a D20 table, by their lowest numbers. */
export type Rows = Readonly<Record<string, readonly Step[]>>;

/** Holds while its conditions do. It needs no roll and costs nothing. */
export interface Standing extends Common {
  /** The figures whose moves and attacks a `bar` limits, or that get what it `gives`. */
  readonly whom?: Selector;
  /** The figures that give it (default: the figure itself). */
  readonly from?: Selector;
  readonly has: readonly Trait[];
}

export type Duration = 'turn' | 'round' | 'marker' | 'ownMarker' | 'game';

/** An action within an event. */
export interface Step extends Action {
  /** The figures on which it acts, if not those of the event. */
  readonly whom?: Selector;
  /** A roll of its own, after the event's. */
  readonly roll?: Roll;
  readonly if?: readonly RuleCondition[];
  /** The table of the event is rolled once more. */
  readonly rollAgain?: true;
}

/** An action: exactly one of these fields, or none in a row of a table that does nothing. */
interface Action {
  readonly dice?: DiceAction;
  readonly count?: CountAction;
  /** What is ignored: the attack, its wounds, or the defense dice of the target or of the figure itself. */
  readonly ignore?: 'attack' | 'wounds' | 'defense' | 'ownDefense';
  readonly wound?: Wounds;
  readonly heal?: Healing;
  /** One more attack. */
  readonly again?: { readonly most?: number };
  readonly turn?: TurnAction;
  readonly move?: MoveAction;
  readonly put?: PutAction;
  readonly raise?: RaiseAction;
  /** For the rest of the game. */
  readonly side?: { readonly to: 'own' | 'enemy' };
  readonly markers?: MarkersAction;
  readonly tokens?: TokensAction;
  readonly hide?: HideAction;
  readonly gives?: readonly Rule[];
}

/** A trait: exactly one of these fields. */
export interface Trait {
  readonly value?: Value;
  readonly mode?: Mode;
  readonly bar?: Bar;
  readonly way?: Way<Rule>;
  readonly words?: WordsTrait;
  /** Rules for the figures that the standing rule names. */
  readonly gives?: readonly Rule[];
}

/** A D20 roll, or dice with a symbol on one face of six. */
export interface Roll {
  /** The number to reach; absent if a table says what the roll does. */
  readonly d20?: number | { readonly squad: number; readonly hero: number };
  /** The roll must not be higher than the number. */
  readonly atMost?: true;
  readonly dice?: number;
  readonly symbols?: number;
  readonly plus?: Bonus;
  /** The number to reach for friendly figures. */
  readonly friends?: number;
  /** A lower number from which the roll spends a use. */
  readonly spends?: number;
  /** Whether one roll counts for the power in an attack, or each figure has its own roll. */
  readonly per?: 'power' | 'whom';
}

/** Bonuses to a roll. */
export type Bonus =
  | 'distance'
  | { readonly each: Selector }
  | { readonly add: number; readonly if: readonly RuleCondition[] };

export interface Limit {
  readonly uses: number;
  readonly per: Period;
  /** Default: the card's. */
  readonly of?: User;
}

export interface Cost {
  /** The order marker X is revealed. */
  readonly markerX?: true;
  /** The figure is destroyed. */
  readonly self?: true;
  /** All attacks of the card in the turn. */
  readonly attacks?: true;
  /** Wounds to a friendly figure, and which one. */
  readonly wounds?: number;
  readonly destroy?: true;
  readonly by?: Selector;
}
