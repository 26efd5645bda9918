/*
 * Rulesets: the rules of a game for one kind of fight, from documents to plans. The module `registry` lists them all.
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

/** Who attacks whom, with what, where, under which rulings: validated, complete, plain data. */
export interface Scenario {
  readonly rules: string;
  /** The kind of fight; absent for a single attack. */
  readonly fight?: string;
  readonly rulings: Rulings;
}

/** A measure of a ruleset. */
export interface RulesetMeasure<S extends Scenario = Scenario> extends Measure {
  /** Whether a scenario has one for each side or for each figure that can be hit: `lifeLeft:hawkgirl`. */
  readonly ofEach?: true;
  /** When a measure exists, if not in every scenario. */
  readonly condition?: {
    /** Text after "measured only": "on a board". */
    readonly text: string;
    isMet(scenario: S): boolean;
  };
}

/** Options for reading a document. */
export interface Reading {
  /** Whether the attacker's place on the board is optional because every place will be tried. */
  readonly fromAnywhere?: boolean;
  /**
   * Top-level keys that the schema rejected, and which are missing or incomplete here. The document is then only read
   * to report its other mistakes.
   */
  readonly refused?: ReadonlySet<string>;
  /** The experiment as written, if the document is one combination of its sweep. */
  readonly written?: unknown;
}

/** A card as it fights: values from the experiment replace the printed ones. */
export type FightingCard = Partial<Card> & Pick<Card, 'name'>;

/** The rules of a game for one kind of fight, registered in `rulesets.ts`. */
export interface Ruleset<S extends Scenario = Scenario> {
  readonly name: string;
  /** The kind of fight, as in `fight` of an experiment; absent for a single attack. */
  readonly fight?: string;
  /** The key of an experiment that selects this kind of fight without `fight`. */
  readonly toldBy?: string;
  readonly title: string;
  /** Present if fights have choices, which are made for the question. */
  readonly hasChoices?: true;
  /** Present if an engine plays the plans (`PlayedPlan`), so that there are no exact odds. */
  readonly isPlayed?: true;
  /** The fight as a clause: `{attacker} attacks {defender}`. */
  readonly subject: CastText;
  /**
   * The condition of all answers, to follow a clause: "if both sides may avoid the fight". Absent if there is none.
   */
  provisoOf?(scenario: S): string | undefined;
  /** Names for the roles in sweeps over them; default: the attacker, and the defender. */
  readonly roles?: Readonly<Record<Role, string>>;
  /** The word for one trial of a simulation: singular and plural. */
  readonly trial: readonly [one: string, several: string];
  readonly rulings: readonly Ruling[];
  /** The allowed `measures` of an experiment; a measure `ofEach` stands for one per side or figure. */
  readonly measures: readonly RulesetMeasure<S>[];
  /** Display names of the names in files, such as those of powers: `tough` is "Tough". */
  readonly titles: Readonly<Record<string, string>>;
  /** The unit of a field's numbers, if any: singular and plural. */
  readonly units: Readonly<Record<string, readonly [one: string, several: string]>>;
  /** Words that abbreviate whole questions. */
  readonly shortQuestions: Readonly<Record<string, string>>;
  /** The two sides of a scenario that has no fields `attacker` and `defender`. */
  sidesOf?(scenario: S): readonly [Named, Named];
  /** The cards of a scenario with the numbers that they fight with; absent if the scenario has no cards. */
  cardsOf?(scenario: S): readonly FightingCard[];
  /** The measures of a scenario, including one for each figure that can be hit. */
  measuresOf(scenario: S): readonly Measure[];
  /** The fields of experiment files besides the common ones. */
  readonly fields: z.ZodRawShape;
  /**
   * Converts a document that has passed the schema to a scenario.
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
   * Compiles a scenario, in steps if that may take long.
   *
   * @param objective decides the choices, if the rules leave any; by default, the default question
   */
  compile(scenario: S, objective?: Objective): Plan | Steps<Plan>;
  /**
   * The picture of a fight without solving it; undefined without a board. The function is absent if
   * compiling is quick.
   */
  drawn?(scenario: S): Scene | undefined;
  /**
   * Caveats that take longer to compute than those of the account, for a report on this fight
   * alone. They replace the account's caveats of the same kind.
   *
   * @param figures the exact probabilities and means of the fight
   */
  laterCaveats?(scenario: S, figures: Figures): Steps<readonly Caveat[]>;
  /**
   * Caveats that only the played games can show.
   *
   * @param totals sums over all games, by name
   * @param games how many were played
   */
  caveatsOfGames?(
    totals: Readonly<Record<string, readonly number[]>>,
    games: number,
  ): readonly Caveat[];
  /** Absent if fights can only be described in experiment files. */
  readonly fightCommand?: FightCommand;
  /** The places that `stances` tries, in words: "every free space next to the defender"; absent without boards. */
  readonly places?: string;
  /**
   * The same fight from every place from which the attacker could attack, with the place's name;
   * empty without a board.
   */
  stances(scenario: S): readonly { readonly place: string; readonly scenario: S }[];
}
