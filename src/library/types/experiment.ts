import type { Card } from '../../cards/index.ts';
import type { AttackFields, DuelFields } from './study-fields.ts';

/** A power as cards and experiments write it: a name, a name with its number, or one of the card's own. */
export type PowerInput = string | Readonly<Record<string, unknown>> | Card['powers'][number];

/**
 * A figure: the name of a card or whole words of it (`'grundy'`), a card as `card`, `cards` and `readCards` give it,
 * a card with other numbers (`{ card: 'hawkgirl', wounds: 2 }`), or one without a card: its name and the dice
 * that it rolls (`{ name: 'Ogre', attack: 5 }` attacks, `{ name: 'Ogre', defense: 3 }` defends). Without a card
 * a side of a duel gives `name`, `attack`, `defense` and `life`.
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
      /** Wounds that it has already. */
      readonly wounds?: number;
      readonly powers?: readonly PowerInput[];
      /** Any other field that the experiment files of the rules know. */
      readonly [field: string]: unknown;
    };

/** What every experiment may hold, whatever its rules. */
interface Common {
  /** What the experiment is called. */
  readonly name?: string;
  /** `c3g`, HeroScape with C3G's Knockback, where left out. */
  readonly rules?: string;
  /** "destroyed or spacesMoved >= 2"; left out: what is usual for the fight. */
  readonly question?: string;
  /** Measures to report, first one first; left out: all. */
  readonly measures?: readonly string[];
  /** Cards of one's own, by whose names figures can be given. */
  readonly cards?: readonly object[];
  /** Fields to vary, with the values to try: `{ 'defender.wounds': [0, 2, 4] }`. */
  readonly vary?: object;
  /** Rulings to set otherwise than usual, by name. */
  readonly rulings?: Readonly<Record<string, boolean>>;
  /** Any text; the same seed gives the same simulated numbers. */
  readonly seed?: string | number;
  /** How often to simulate the fight: 10_000_000, or "10M". */
  readonly trials?: number | string;
  /** Simulate until the widest 95% half-width is at most this, instead of `trials`. */
  readonly precision?: number;
  /** Any other field that the experiment files of the rules know. */
  readonly [field: string]: unknown;
}

/** One attack of one figure, or with `fight: 'turn'` all attacks of a card's turn, as an experiment file holds it. */
export interface AttackInput extends Common, AttackFields {
  /** Left out: one attack of one figure, even if the card makes several in its turn. */
  readonly fight?: 'turn';
  readonly attacker: FigureInput;
  readonly defender: FigureInput;
  /** Which attack it is: the name of a special one, true for any special attack, false for a normal one. */
  readonly specialAttack?: string | boolean;
  readonly board?: object;
}

/** A duel to the end, as an experiment file with `fight: duel` holds it. */
export interface DuelInput extends Common, DuelFields {
  readonly attacker: FigureInput;
  readonly defender: FigureInput;
}

/**
 * A turn of several attackers, as an experiment file with `turn:` holds it. Without a board, a card that is listed
 * once acts with all its figures.
 */
export interface TurnInput extends Common, AttackFields {
  readonly turn: readonly object[];
  readonly defender: FigureInput;
  readonly board?: object;
}

/** Any experiment: its data, or the text of an experiment file, YAML or JSON. */
export type ExperimentInput = string | AttackInput | DuelInput | TurnInput | Common;
