import type * as z from 'zod';
import type { Scene } from '../boards/scene.ts';
import type { Steps } from '../words/steps.ts';
import type { FightCommand } from './fight-command.ts';
import type { CastText, Measure, Plan, Wanted } from './plan.ts';
import type { Ruling, Rulings } from './ruling.ts';
import type { Surroundings } from './surroundings.ts';

/** Who attacks whom, with what, where, under which rulings: checked, complete, plain data. */
export interface Scenario {
  readonly rules: string;
  /** What kind of fight it is; absent: a single attack. */
  readonly fight?: string;
  readonly rulings: Rulings;
}

/** A measure that a game knows. */
export interface RulesetMeasure<S extends Scenario = Scenario> extends Measure {
  /** A scenario has one of each side, or of whoever can be hit: `lifeLeft:hawkgirl`. */
  readonly ofEach?: true;
  /** What it takes, of a measure that not every scenario has. */
  readonly condition?: {
    /** Follows "measured only": "on a board". */
    readonly text: string;
    isMet(scenario: S): boolean;
  };
}

/** How a document is read. */
export interface Reading {
  /** Whether the attacker's place on the board may be left out, since every place will be tried. */
  readonly fromAnywhere?: boolean;
  /**
   * Keys at the top in which the schema has refused something, and which are missing or incomplete:
   * the document is read for its other mistakes alone.
   */
  readonly refused?: ReadonlySet<string>;
}

/** A game's rules: one room of the house, known to `rulesets.ts`. */
export interface Ruleset<S extends Scenario = Scenario> {
  readonly name: string;
  /** The kind of fight that it plays, as in `fight` of an experiment; absent: a single attack. */
  readonly fight?: string;
  /** The key of an experiment that tells it, where `fight` does not. */
  readonly toldBy?: string;
  readonly title: string;
  /** Its fights leave choices, which are made for the question. */
  readonly hasChoices?: true;
  /** What happens, in a clause: `{attacker} attacks {defender}`. */
  readonly subject: CastText;
  /** What one trial of a simulation is: one, and several. */
  readonly trial: readonly [one: string, several: string];
  readonly rulings: readonly Ruling[];
  /** What an experiment's `measures` may hold; of whoever can be hit, a scenario has one measure each. */
  readonly measures: readonly RulesetMeasure<S>[];
  /** What readers call the names that files write, such as those of powers: `tough` is "Tough". */
  readonly titles: Readonly<Record<string, string>>;
  /** What the numbers of a field count, where they count something: one, and several. */
  readonly units: Readonly<Record<string, readonly [one: string, several: string]>>;
  /** Words that whole questions are short for. */
  readonly shortQuestions: Readonly<Record<string, string>>;
  /** Everything that can be asked of a scenario: of whoever can be hit, one by one. */
  measuresOf(scenario: S): readonly Measure[];
  /** The keys that its experiment files have beside the common ones. */
  readonly fields: z.ZodRawShape;
  /**
   * Lowers a document that has passed the schema.
   *
   * @returns undefined where something is missing that the schema has refused
   * @throws BadInput with everything that no schema can see, such as the name of an unknown card
   */
  read(
    document: Readonly<Record<string, unknown>>,
    surroundings: Surroundings,
    reading?: Reading,
  ): S | undefined;
  /**
   * Where finding the plan may take long, it is found in steps.
   *
   * @param wanted what is played for, where the rules leave choices; absent: what is usual
   */
  compile(scenario: S, wanted?: Wanted): Plan | Steps<Plan>;
  /**
   * What a picture shows of a fight before it is worked out, which may take long; undefined without a
   * board. Absent where the plan has all of it.
   */
  drawn?(scenario: S): Scene | undefined;
  /** Absent where fights are described in experiment files alone. */
  readonly fightCommand?: FightCommand;
  /** What `stances` gives, in words: "every free space next to the defender"; absent without boards. */
  readonly places?: string;
  /**
   * The same fight from every place from which the attacker could make the attack, with the place's
   * name; none without a board.
   */
  stances(scenario: S): readonly { readonly place: string; readonly scenario: S }[];
}
