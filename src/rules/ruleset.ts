/* Rulesets: the rules of a game for one kind of fight, from documents to plans. `registry` lists them all. */

import type * as z from 'zod';
import type { Named, Steps } from '../base/index.ts';
import type { Scene } from '../board/index.ts';
import type { Card } from '../cards/index.ts';
import type { CastText, Role } from './cast.ts';
import type { Caveat } from './caveat.ts';
import type { FightCommand } from './fight-command.ts';
import type { Measure } from './measure.ts';
import type { Figures, Objective, Plan } from './plan.ts';
import type { Ruling, Rulings } from './ruling.ts';
import type { Surroundings } from './surroundings.ts';

/** Who attacks whom, with what, where, under which rulings: validated, complete, plain data. */
export interface Scenario {
  readonly rules: string;
  /** The kind of fight; absent: a single attack. */
  readonly fight?: string;
  readonly rulings: Rulings;
}

/** A measure of a ruleset. */
export interface RulesetMeasure<S extends Scenario = Scenario> extends Measure {
  /** A scenario has one for each side, or for each figure that can be hit: `lifeLeft:hawkgirl`. */
  readonly ofEach?: true;
  /** When a measure exists, if not in every scenario. */
  readonly condition?: {
    /** Follows "measured only": "on a board". */
    readonly text: string;
    isMet(scenario: S): boolean;
  };
}

/** Options for reading a document. */
export interface Reading {
  /** Whether the attacker's place on the board is optional because every place will be tried. */
  readonly fromAnywhere?: boolean;
  /**
   * Top-level keys rejected by the schema, which are missing or incomplete: the document is then
   * only read to report its other mistakes.
   */
  readonly refused?: ReadonlySet<string>;
  /** The experiment that the document is a combination of, as it is written; absent: the document is all of it. */
  readonly written?: unknown;
}

/** A card as it fights: what its experiment says of it takes the place of what is printed. */
export type FightingCard = Partial<Card> & Pick<Card, 'name'>;

/** The rules of a game for one kind of fight, registered in `rulesets.ts`. */
export interface Ruleset<S extends Scenario = Scenario> {
  readonly name: string;
  /** The kind of fight, as in `fight` of an experiment; absent: a single attack. */
  readonly fight?: string;
  /** The key of an experiment that implies this kind of fight without `fight`. */
  readonly toldBy?: string;
  readonly title: string;
  /** Fights involve choices, which are made for the question. */
  readonly hasChoices?: true;
  /** Plans are played by an engine (`PlayedPlan`): there are no exact odds. */
  readonly isPlayed?: true;
  /** What happens, in a clause: `{attacker} attacks {defender}`. */
  readonly subject: CastText;
  /** The condition of all answers, after a clause: "if both sides may avoid the fight"; absent: none. */
  provisoOf?(scenario: S): string | undefined;
  /** What a sweep calls those who are not the same throughout; absent: the attacker, and the defender. */
  readonly roles?: Readonly<Record<Role, string>>;
  /** The word for one trial of a simulation: singular and plural. */
  readonly trial: readonly [one: string, several: string];
  readonly rulings: readonly Ruling[];
  /**
   * The allowed `measures` of an experiment; a measure of each figure stands for one per figure.
   */
  readonly measures: readonly RulesetMeasure<S>[];
  /** Display names of the names in files, such as those of powers: `tough` is "Tough". */
  readonly titles: Readonly<Record<string, string>>;
  /** The unit of a field's numbers, if any: singular and plural. */
  readonly units: Readonly<Record<string, readonly [one: string, several: string]>>;
  /** Words that abbreviate whole questions. */
  readonly shortQuestions: Readonly<Record<string, string>>;
  /** The two sides of a scenario that has no attacker and defender by these names. */
  sidesOf?(scenario: S): readonly [Named, Named];
  /** The cards of a scenario with the numbers with which they fight; absent: its numbers are of no cards. */
  cardsOf?(scenario: S): readonly FightingCard[];
  /** The measures of a scenario, with one for each figure that can be hit. */
  measuresOf(scenario: S): readonly Measure[];
  /** The keys of experiment files in addition to the common ones. */
  readonly fields: z.ZodRawShape;
  /**
   * Lowers a document that has passed the schema.
   *
   * @returns undefined if something is missing that the schema has already reported
   * @throws BadInput with everything that a schema cannot check, such as unknown cards
   */
  read(
    document: Readonly<Record<string, unknown>>,
    surroundings: Surroundings,
    reading?: Reading,
  ): S | undefined;
  /**
   * Compiles a scenario; in steps if that may take long.
   *
   * @param wanted the objective, if the rules leave choices; default: the usual question
   */
  compile(scenario: S, objective?: Objective): Plan | Steps<Plan>;
  /**
   * The picture of a fight without solving it, which may take long; undefined without a board.
   * Absent if compiling is quick enough.
   */
  drawn?(scenario: S): Scene | undefined;
  /**
   * Caveats for a report on this fight alone, which take longer to work out than those of its account. They replace
   * the account's caveats of the same kind.
   *
   * @param figures the exact probabilities and means of the fight
   */
  laterCaveats?(scenario: S, figures: Figures): Steps<readonly Caveat[]>;
  /**
   * Caveats that only the games of a fight that is played can show.
   *
   * @param totals sums over all of them, by name
   * @param games how many were played
   */
  caveatsOfGames?(
    totals: Readonly<Record<string, readonly number[]>>,
    games: number,
  ): readonly Caveat[];
  /** Absent if fights can only be described in experiment files. */
  readonly fightCommand?: FightCommand;
  /**
   * The places `stances` tries, in words: "every free space next to the defender"; absent without
   * boards.
   */
  readonly places?: string;
  /**
   * The same fight from every place from which the attacker could attack, with the place's name;
   * empty without a board.
   */
  stances(scenario: S): readonly { readonly place: string; readonly scenario: S }[];
}
