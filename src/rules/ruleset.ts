/*
 * Rulesets: the rules of a game for one kind of fight, from documents to plans. The module `registry` lists all
 * rulesets.
 */

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

/** A fight as complete, checked, plain data: the fighters, their cards, their places and the rulings. */
export interface Scenario {
  readonly rules: string;
  /** The kind of fight; absent for a single attack. */
  readonly fight?: string;
  readonly rulings: Rulings;
}

/** A measure of a ruleset. */
export interface RulesetMeasure<S extends Scenario = Scenario> extends Measure {
  /** A scenario has one such measure for each side, or for each figure that can be hit: `lifeLeft:hawkgirl`. */
  readonly ofEach?: true;
  /** When the measure exists (default: in every scenario). */
  readonly condition?: {
    /** Text after "measured only": "on a board". */
    readonly text: string;
    isMet(scenario: S): boolean;
    /**
     * In all other scenarios the measure is always 0, so that questions may use it there, too. Absent if the measure
     * means nothing there.
     */
    readonly isNoneOtherwise?: true;
  };
}

/** Options for reading a document. */
export interface Reading {
  /** Whether the attacker's place on the board is optional because every place will be tried. */
  readonly fromAnywhere?: boolean;
  /**
   * Top-level keys that the schema rejected, and that are therefore missing or incomplete in the document. The document
   * is then read only to report its other mistakes.
   */
  readonly refused?: ReadonlySet<string>;
  /** The experiment as written, if the document is one combination of the experiment's sweep. */
  readonly written?: unknown;
}

/** A card as it fights. Values from the experiment replace the printed values. */
export type FightingCard = Partial<Card> & Pick<Card, 'name'>;

/** The rules of a game for one kind of fight, registered in `rulesets.ts`. */
export interface Ruleset<S extends Scenario = Scenario> {
  readonly name: string;
  /** The kind of fight, as in `fight` of an experiment; absent for a single attack. */
  readonly fight?: string;
  /** A key in experiments that selects this kind of fight if `fight` is absent. */
  readonly toldBy?: string;
  readonly title: string;
  /** Fights have choices, made so as to maximize the probability that the answer to the question is yes. */
  readonly hasChoices?: true;
  /** An engine plays the fights (`PlayedPlan`), so there are no exact odds. */
  readonly isPlayed?: true;
  /** The fight as a clause: `{attacker} attacks {defender}`. */
  readonly subject: CastText;
  /**
   * A condition that applies to all answers and is written after a clause: "if both sides may avoid the fight".
   * Undefined if there is none.
   */
  provisoOf?(scenario: S): string | undefined;
  /** Names for the roles in sweeps (default: the attacker, the defender). */
  readonly roles?: Readonly<Record<Role, string>>;
  /** The word for one trial of a simulation: singular and plural. */
  readonly trial: readonly [one: string, several: string];
  readonly rulings: readonly Ruling[];
  /** The measures that an experiment can select. An `ofEach` measure stands for one measure per side or figure. */
  readonly measures: readonly RulesetMeasure<S>[];
  /** Titles for names in files, such as powers: `tough` is "Tough". */
  readonly titles: Readonly<Record<string, string>>;
  /** For each field whose numbers have a unit: the unit in singular and plural. */
  readonly units: Readonly<Record<string, readonly [one: string, several: string]>>;
  /** For each abbreviation, the question that it stands for. */
  readonly shortQuestions: Readonly<Record<string, string>>;
  /** Questions that every fight answers, for help and error messages; the last joins two measures. */
  readonly exampleQuestions: readonly string[];
  /** The two sides, for scenarios without fields `attacker` and `defender`. */
  sidesOf?(scenario: S): readonly [Named, Named];
  /** The cards of a scenario, with the statistics with which they fight. Absent if scenarios have no cards. */
  cardsOf?(scenario: S): readonly FightingCard[];
  /** The measures of a scenario, including one for each figure that can be hit. */
  measuresOf(scenario: S): readonly Measure[];
  /** The fields of experiment files, in addition to the fields that all rulesets share. */
  fields(): z.ZodRawShape;
  /**
   * Converts a document that has passed the schema to a scenario.
   *
   * @returns undefined if something is missing that the schema has already reported
   * @throws BadInput with everything that the schema cannot check, such as unknown cards
   */
  read(
    document: Readonly<Record<string, unknown>>,
    surroundings: Surroundings,
    reading?: Reading,
  ): S | undefined;
  /**
   * Compiles a scenario, in steps if that may take long.
   *
   * @param objective what choices aim for, if the fight has choices (default: the default question)
   */
  compile(scenario: S, objective?: Objective): Plan | Steps<Plan>;
  /**
   * The picture of a fight, without solving the fight; undefined without a board. The function is absent if compiling
   * is quick.
   */
  drawn?(scenario: S): Scene | undefined;
  /**
   * Caveats that take longer to compute than those in the account, for a report on a single fight. They replace the
   * account's caveats of the same kind.
   *
   * @param figures the exact probabilities and means of the fight
   */
  laterCaveats?(scenario: S, figures: Figures): Steps<readonly Caveat[]>;
  /**
   * Caveats that only the played games can show.
   *
   * @param totals sums over all games, by name
   * @param games number of games played
   */
  caveatsOfGames?(
    totals: Readonly<Record<string, readonly number[]>>,
    games: number,
  ): readonly Caveat[];
  /** Absent if only experiment files can describe fights. */
  readonly fightCommand?: FightCommand;
  /** The places that `stances` tries: "every free space next to the defender". Absent if there are no boards. */
  readonly places?: string;
  /** The fight from every place that `aim` ranks (see `places`), with the place's name; empty without a board. */
  stances(scenario: S): readonly { readonly place: string; readonly scenario: S }[];
}
