import type { Card } from '../../cards/index.ts';
import type { AttackFields, DuelFields } from './study-fields.ts';

/** A power as cards or experiments write it: a name, a name with its number, or a power that is defined on the card. */
export type PowerInput = string | Readonly<Record<string, unknown>> | Card['powers'][number];

/**
 * A figure: the name of a card or whole words from it (`'grundy'`), a card from `card`, `cards` or `readCards`, a card
 * with other numbers (`{ card: 'hawkgirl', wounds: 2 }`), or a figure without a card, with its name and the dice that
 * it rolls (`{ name: 'Ogre', attack: 5 }` as the attacker, `{ name: 'Ogre', defense: 3 }` as the defender). In a duel,
 * a figure without a card needs `name`, `attack`, `defense` and `life`.
 */
export type FigureInput =
  | string
  | Card
  | {
      readonly card?: string | Card;
      readonly name?: string;
      /** The number of dice. */
      readonly attack?: number;
      readonly defense?: number;
      readonly life?: number;
      /** The wounds that the figure already has. */
      readonly wounds?: number;
      readonly powers?: readonly PowerInput[];
      /** Any other field that figures in experiment files may have under these rules. */
      readonly [field: string]: unknown;
    };

/** Fields that all experiments may have, under any rules. */
interface Common {
  /** The name of the experiment. */
  readonly name?: string;
  /** The rules; default: `c3g`, which is HeroScape with C3G's Knockback. */
  readonly rules?: string;
  /** A question such as "destroyed or spacesMoved >= 2"; default: the default question of the fight. */
  readonly question?: string;
  /** The measures to report, in this order; default: all. */
  readonly measures?: readonly string[];
  /** The user's own cards, to which figures can refer by name. */
  readonly cards?: readonly object[];
  /** Fields to vary, with the values to try: `{ 'defender.wounds': [0, 2, 4] }`. */
  readonly vary?: object;
  /** Rulings by name; those not given have their defaults. */
  readonly rulings?: Readonly<Record<string, boolean>>;
  /** Any text; the same seed gives the same simulated numbers. */
  readonly seed?: string | number;
  /** The number of trials to simulate: 10_000_000, or "10M". */
  readonly trials?: number | string;
  /** Simulate until the widest 95% half-width is at most this; replaces `trials`. */
  readonly precision?: number;
  /** Any other field that experiment files may have under these rules. */
  readonly [field: string]: unknown;
}

/**
 * One attack by one figure, or with `fight: 'turn'` all attacks in a card's turn, in the form of an experiment file.
 */
export interface AttackInput extends Common, AttackFields {
  /** Absent for one attack by one figure, even if the card makes several attacks in its turn. */
  readonly fight?: 'turn';
  readonly attacker: FigureInput;
  readonly defender: FigureInput;
  /** The kind of attack: the name of a special attack, true for any special attack, or false for a normal attack. */
  readonly specialAttack?: string | boolean;
  readonly board?: object;
}

/** A duel to the end, in the form of an experiment file with `fight: duel`. */
export interface DuelInput extends Common, DuelFields {
  readonly attacker: FigureInput;
  readonly defender: FigureInput;
}

/**
 * A turn of several attackers, in the form of an experiment file with `turn:`. If there is no board, a card that is
 * listed once acts with all of its figures.
 */
export interface TurnInput extends Common, AttackFields {
  readonly turn: readonly object[];
  readonly defender: FigureInput;
  readonly board?: object;
}

/** Any experiment: its data, or the text of an experiment file (YAML or JSON). */
export type ExperimentInput = string | AttackInput | DuelInput | TurnInput | Common;
