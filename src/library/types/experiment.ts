import type { Card } from '../../cards/index.ts';
import type { AttackFields, DuelFields } from './study-fields.ts';

/** A power in the form of cards and experiments: a name, a name with its number, or a power defined on the card. */
export type PowerInput = string | Readonly<Record<string, unknown>> | Card['powers'][number];

/**
 * A figure: the name of a card or whole words of it (`'grundy'`), a card from `card`, `cards` or `readCards`, a card
 * with other numbers (`{ card: 'hawkgirl', wounds: 2 }`), or a figure without a card, with its name and the dice that
 * it rolls (`{ name: 'Ogre', attack: 5 }` attacks, `{ name: 'Ogre', defense: 3 }` defends). Without a card, a side of
 * a duel needs `name`, `attack`, `defense` and `life`.
 */
export type FigureInput =
  | string
  | Card
  | {
      readonly card?: string | Card;
      readonly name?: string;
      /** Dice. */
      readonly attack?: number;
      readonly defense?: number;
      readonly life?: number;
      /** Wounds that it already has. */
      readonly wounds?: number;
      readonly powers?: readonly PowerInput[];
      /** Any other field that experiment files may have under these rules. */
      readonly [field: string]: unknown;
    };

/** Fields of every experiment, under any rules. */
interface Common {
  /** The name of the experiment. */
  readonly name?: string;
  /** The rules; by default `c3g`, HeroScape with C3G's Knockback. */
  readonly rules?: string;
  /** "destroyed or spacesMoved >= 2"; by default, the default question of the fight. */
  readonly question?: string;
  /** Measures to report, in this order; by default, all. */
  readonly measures?: readonly string[];
  /** Own cards, which figures can refer to by name. */
  readonly cards?: readonly object[];
  /** Fields to vary, with the values to try: `{ 'defender.wounds': [0, 2, 4] }`. */
  readonly vary?: object;
  /** Rulings that differ from their defaults, by name. */
  readonly rulings?: Readonly<Record<string, boolean>>;
  /** Any text; the same seed gives the same simulated numbers. */
  readonly seed?: string | number;
  /** How many trials to simulate: 10_000_000, or "10M". */
  readonly trials?: number | string;
  /** Simulate until the widest 95% half-width is at most this, instead of `trials`. */
  readonly precision?: number;
  /** Any other field that experiment files may have under these rules. */
  readonly [field: string]: unknown;
}

/**
 * One attack of one figure, or with `fight: 'turn'` all attacks in a card's turn, in the form of an experiment file.
 */
export interface AttackInput extends Common, AttackFields {
  /** If absent, one attack of one figure, even if the card makes several in its turn. */
  readonly fight?: 'turn';
  readonly attacker: FigureInput;
  readonly defender: FigureInput;
  /** The kind of attack: the name of a special attack, true for any special attack, false for a normal one. */
  readonly specialAttack?: string | boolean;
  readonly board?: object;
}

/** A duel to the end, in the form of an experiment file with `fight: duel`. */
export interface DuelInput extends Common, DuelFields {
  readonly attacker: FigureInput;
  readonly defender: FigureInput;
}

/**
 * A turn of several attackers, in the form of an experiment file with `turn:`. Without a board, a card that is listed
 * once acts with all its figures.
 */
export interface TurnInput extends Common, AttackFields {
  readonly turn: readonly object[];
  readonly defender: FigureInput;
  readonly board?: object;
}

/** Any experiment: its data, or the text of an experiment file, YAML or JSON. */
export type ExperimentInput = string | AttackInput | DuelInput | TurnInput | Common;
