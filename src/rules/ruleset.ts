import type * as z from 'zod';
import type { Measure, Plan } from './plan.ts';
import type { Ruling, Rulings } from './ruling.ts';

/** Who attacks whom, with what, where, under which rulings: checked, complete, plain data. */
export interface Scenario {
  readonly rules: string;
  readonly rulings: Rulings;
}

/** What a document's text may refer to outside itself. */
export interface Surroundings {
  /**
   * The data of another file, read through a schema.
   *
   * @param path as the document writes it
   * @param at   where the document writes it
   * @throws BadInput when the file cannot be read or does not fit the schema
   */
  readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T;
}

/** What it takes for a measure that not every scenario has. */
export interface MeasureCondition<S extends Scenario = Scenario> {
  /** Follows "measured only": "on a board". */
  readonly text: string;
  isMet(scenario: S): boolean;
}

/** A game's rules: one room of the house, registered in `rulesets.ts`. */
export interface Ruleset<S extends Scenario = Scenario> {
  readonly name: string;
  readonly title: string;
  readonly rulings: readonly Ruling[];
  /** Names that an experiment's `measures` may hold. */
  readonly measureNames: readonly string[];
  /** By their names, those that not every scenario has. */
  readonly measureConditions: Readonly<Record<string, MeasureCondition<S>>>;
  /** The measures that are the same in every scenario, whoever is on the board. */
  readonly measures: readonly Measure[];
  /** The keys that its experiment files have beside the common ones. */
  readonly fields: z.ZodRawShape;
  /**
   * Lowers a document that has passed the schema.
   *
   * @throws BadInput for what no schema can see, such as the name of an unknown card
   */
  read(document: Readonly<Record<string, unknown>>, surroundings: Surroundings): S;
  compile(scenario: S): Plan;
  /** What `stances` gives, in words: "every free space next to the defender". */
  readonly places: string;
  /**
   * The same fight from every place from which the attacker could make the attack, with the place's
   * name; none without a board.
   */
  stances(scenario: S): readonly { readonly place: string; readonly scenario: S }[];
}
