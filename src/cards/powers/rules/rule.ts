/*
 * The grammar of powers: a power is a list of rules. An event does something at a moment; a standing rule is in force
 * while its conditions hold. Rules are plain data.
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
  /** Conditions that must all hold. */
  readonly if?: readonly RuleCondition[];
  readonly limits?: readonly Limit[];
  /** Where the rule acts (default: in one-on-one fights and in battles). */
  readonly in?: (typeof PLAYED_IN)[number];
}

/** Does something at a moment. */
export interface Event extends Common {
  readonly on: RuleMoment;
  /** The figures to which the moment happens, or that attack (default: the figure with the power, or its card). */
  readonly of?: Selector;
  /** How many figures of the card with the power must meet the conditions (default: 1). */
  readonly holders?: number | 'all';
  /**
   * `true`: the owner decides whether to use the rule. `ifBetter`: the rule is used if that is better for the owner.
   */
  readonly may?: true | 'ifBetter';
  /** The figures on which the event acts are selected before the result of the attack is applied. */
  readonly early?: true;
  readonly cost?: Cost;
  readonly roll?: Roll;
  /** The figures on which the event acts (default: depends on the action). */
  readonly whom?: Selector;
  /** How the event spreads from one figure to the next. */
  readonly spread?: Omit<Hits, 'whom'>;
  /** The event replaces the turn that would follow. */
  readonly instead?: 'turn';
  /** How long the effects of the event last. */
  readonly for?: Duration;
  /** The actions, or a D20 table of actions. */
  readonly does: readonly Step[] | Rows;
  /** The actions if the roll fails. */
  readonly else?: readonly Step[];
  /** A D20 is rolled although every number succeeds. */
  readonly idleRoll?: true;
}

/** A D20 table: the actions of each row, keyed by the lowest number of the row. */
export type Rows = Readonly<Record<string, readonly Step[]>>;

/** A rule that is in force while its conditions hold. It needs no roll and has no cost. */
export interface Standing extends Common {
  /** The figures that a `bar` limits, or that receive what the rule `gives`. */
  readonly whom?: Selector;
  /** The figures that give the traits (default: the figure with the power). */
  readonly from?: Selector;
  readonly has: readonly Trait[];
}

export type Duration = 'turn' | 'round' | 'marker' | 'ownMarker' | 'game';

/** An action within an event. */
export interface Step extends Action {
  /** The figures on which the action acts (default: the event's figures). */
  readonly whom?: Selector;
  /** The action's own roll, which is made after the event's roll. */
  readonly roll?: Roll;
  readonly if?: readonly RuleCondition[];
  /** The event's table is rolled again. */
  readonly rollAgain?: true;
}

/** An action: exactly one of these fields. A table row that does nothing has none of them. */
interface Action {
  readonly dice?: DiceAction;
  readonly count?: CountAction;
  /** What is ignored: the attack, its wounds, the target's defense dice, or the figure's own defense dice. */
  readonly ignore?: 'attack' | 'wounds' | 'defense' | 'ownDefense';
  readonly wound?: Wounds;
  readonly heal?: Healing;
  /** The figure may attack again. */
  readonly again?: { readonly most?: number };
  readonly turn?: TurnAction;
  readonly move?: MoveAction;
  readonly put?: PutAction;
  readonly raise?: RaiseAction;
  /** Its card changes sides for the rest of the game. */
  readonly side?: { readonly to: 'own' | 'enemy' };
  /** The figure's whole card loses its powers for the rest of the game, or for the time that the event gives. */
  readonly loses?: 'powers';
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

/** A D20 roll, or a roll of dice that have a symbol on one of six faces. */
export interface Roll {
  /** The number to reach; absent if the event has a D20 table. */
  readonly d20?: number | { readonly squad: number; readonly hero: number };
  /** The roll succeeds if it is at most the number. */
  readonly atMost?: true;
  readonly dice?: number;
  readonly symbols?: number;
  readonly plus?: Bonus;
  /** The number to reach if the rule acts on a friendly figure. */
  readonly friends?: number;
  /** A lower number. Only a roll of at least this number that fails spends a use. */
  readonly spends?: number;
  /** `power`: one roll per attack for the whole power. `whom`: a separate roll for each figure. */
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
  /** Whose uses are limited (default: the card's). */
  readonly of?: User;
}

export interface Cost {
  /** The order marker X is revealed. */
  readonly markerX?: true;
  /** The figure is destroyed. */
  readonly self?: true;
  /** The card gives up all its attacks of the turn. */
  readonly attacks?: true;
  /** A friendly figure that fits `by` takes wounds or is destroyed. */
  readonly wounds?: number;
  readonly destroy?: true;
  readonly by?: Selector;
}
