/* Plans: compiled scenarios, with everything that reports say about a fight in addition to its odds. */

import type { Steps } from '../base/index.ts';
import type { Scene, Space, Stand } from '../board/index.ts';
import type { FacesRolled, Pool, RawOutcome } from '../chance/index.ts';
import type { Cast, Role } from './cast.ts';
import type { Caveat } from './caveat.ts';
import type { FightEvent } from './fight-event.ts';
import type { Measure, Outcome } from './measure.ts';
import type { MarkovModel, PlayedModel, ThrowModel } from './model.ts';
import type { ToldGame } from './narrated-game.ts';

/** A probability in words. If all or none of the simulated trials count, the text includes the number of trials. */
export interface Told {
  /** "12.3%", "0.0% (none of 100 attacks)" */
  readonly share: string;
  /** "12.3% of the time", "in none of 100 attacks" */
  readonly often: string;
  /** Whether the event is known to be impossible. */
  readonly isNever: boolean;
  /** Whether the event is known to be certain. */
  readonly isAlways: boolean;
  /** For a simulated probability: its 95% interval, and the amount of simulation ("10,000 battles"). */
  readonly sampled?: { readonly low: number; readonly high: number; readonly of: string };
}

/** Probabilities and means for sentences; exact if the exact values are known. */
export interface Figures {
  chance(measure: string, value: number | string): number;
  told(measure: string, value: number | string): Told;
  mean(measure: string): number;
  /**
   * A quantile of a count: the value that this share of all trials does not exceed. A share of 0.5 gives the median.
   */
  within(measure: string, share: number): number;
}

/** A question about a fight, and the probability that its answer is yes. */
export interface Answered {
  /** The statement: "Hawkgirl destroys or displaces Solomon Grundy". */
  readonly clause: string;
  /** The side with which the clause begins, if any. */
  readonly subject: Role | undefined;
  readonly chance: number;
  readonly told: Told;
  /** The measures that the clause is about. */
  readonly measures: readonly string[];
  /** Whether the user asked the question; otherwise it is the fight's default question. */
  readonly isAsked: boolean;
}

/** The attacker's objective: a measure to maximize. */
export interface Aim {
  readonly measure: string;
  /** The objective in words: "mean spaces moved". */
  readonly title: string;
  /** A sentence about what was not checked for the attacker's place, or about places that `aim` leaves out. */
  readonly unchecked?: string;
}

/** One step of an attack in words, with the rule that decides it. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** A fact that identifies the fight, such as "Attacker" and "Hawkgirl: Attack 6 …". */
export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** The alternatives in a choice, with exact values for each of them, and which of them is chosen. */
export interface Options {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly chosen: boolean;
    readonly values: readonly number[];
    /** The figure or card that would act. */
    readonly who?: string;
    /** The figure would only move: it has no target to attack. */
    readonly isIdle?: true;
    /** The place from which the figure would act; absent without a board. */
    readonly spaces?: readonly Space[];
  }[];
  /** The values are probabilities of mutually exclusive events rather than means. */
  readonly areChances?: true;
  /** Every choice in the fight is forced, so reports leave choices out. */
  readonly isForced?: true;
  readonly note?: string;
}

/** The objective of a fight with choices: that the answer to a question is yes. */
export interface Objective {
  /** The question, as the user wrote it. */
  readonly text: string;
  /** The measures in the question. */
  readonly measures: readonly string[];
  /** The highest value of a count that can still change the answer. */
  mostTold(measure: string): number;
  holds(outcome: Outcome): boolean;
}

/** The names of the measures that describe the course of a fight with many throws. */
export interface Course {
  /** The measure of the fight's length, such as turns. */
  readonly count: string;
  /** The measure of the winner; absent if there is only one way to end. */
  readonly winner?: string;
  /** For each side (by its name as winner), the measure of what this side has left at the end. */
  readonly left: readonly { readonly side: string; readonly measure: string }[];
  /** Additional measures to report separately for each winner, such as who has the first initiative; absent if none. */
  readonly byWinner?: readonly string[];
}

/** A possible consequence of a choice. */
export interface Sequel {
  /** The changes in a few words: "4,1, 2 wounds more". */
  readonly text: string;
  /** The probability, given the decision. */
  readonly probability: number;
  /** The probability of reaching the objective after this consequence. */
  readonly worth: number;
  /** The index of the next decision; absent if the fight is over or the decision is too unlikely to list. */
  readonly next?: number;
}

/** A state of a fight in which a side has a choice, and the best choice. */
export interface Decision {
  /** The state in a clause: "Solomon Grundy on 4,1 with 3 wounds, Hawkgirl on 3,1". */
  readonly when: string;
  /** The action: "Batman attacks from 3,0". */
  readonly choice: string;
  /** The probability of reaching the objective from here on. */
  readonly worth: number;
  /** The probability of reaching this state. */
  readonly reached: number;
  /** Most likely first. */
  readonly sequels: readonly Sequel[];
  /** The place from which the figure acts, and the line of Knockback; absent without a board. */
  readonly stand?: Stand;
}

/** The optimal policy of a fight with choices. */
export interface Play {
  /** The first decision of the fight, then the most likely decisions. Empty if no figure acts. */
  readonly decisions: readonly Decision[];
  /** Number of decisions that are too unlikely to list. */
  readonly unlisted: number;
}

/** What reports say about a fight in addition to its odds. Plain data, part of every result. */
export interface Account {
  readonly measures: readonly Measure[];
  /**
   * The default questions, in order: the first whose answer can be yes is asked, or else the last. Each is a yes-or-no
   * measure or a comparison.
   */
  readonly usualQuestions: readonly [string, ...string[]];
  /**
   * The default questions for comparing several fights, in order. The first one that is also the default question of
   * one of the fights is asked. Absent if only the fight's own default question counts.
   */
  readonly usualAmongMany?: readonly string[];
  /** The default question in words that fit any fight of this kind; absent if the question contains no names. */
  readonly usualWithoutNames?: string;
  /** The question that choices aim to answer with yes; absent if there are no choices. */
  readonly playedFor?: string;
  /** Yes-or-no measures shown along with any question. */
  readonly beside: readonly string[];
  readonly aim: Aim;
  readonly cast: Cast;
  /** Who fights whom, and with which cards and powers. */
  readonly facts: readonly Fact[];
  /** The measure whose mean is only a lower bound, because the fight may never end; absent if none. */
  readonly unbounded?: string;
  /** Limitations and assumptions behind the numbers; absent if none. */
  readonly caveats?: readonly Caveat[];
  /** Anything else that readers should know. */
  readonly remarks: readonly string[];
  /** The alternatives in the choice; absent if there is no choice. */
  readonly options?: Options;
  /** For fights of many throws: the measures that charts show. */
  readonly course?: Course;
  /** The best choice in each state with a choice; absent if there are no choices. */
  readonly play?: Play;
  /** The picture of the fight; absent without a board. */
  readonly scene?: Scene;
  /** What is counted over all games; absent if no games are played. */
  readonly games?: GamesCounted;
}

/** What is counted over the games of a battle, in the order of the numbers in `GameTotals`. */
export interface GamesCounted {
  readonly sides: readonly {
    readonly name: string;
    readonly points: number;
    readonly cards: readonly CountedCard[];
  }[];
  /** The start areas of the first and second side, if each game draws at random which side starts where. */
  readonly ends?: readonly string[];
  /** Causes of destruction other than cards: "falls". */
  readonly causes: readonly string[];
  readonly rounds: number;
  /** Row by row from the top. */
  readonly spaces: readonly Space[];
}

/** A card of an army, with all its copies. */
export interface CountedCard {
  readonly name: string;
  /** "Deathreavers x2" */
  readonly text: string;
  /** Points of the figures that take part when the first round begins; may be only part of the cards' points. */
  readonly points: number;
  readonly figures: number;
  /** The titles of the card's powers, in the order on the card. */
  readonly powers: readonly string[];
}

/** How a fight is narrated. */
interface Story {
  headline(answered: Answered, figures: Figures): string;
}

/** How an attack is narrated. */
interface AttackStory extends Story {
  /** Narrates one attack step by step. `faces` are the faces of all dice; `raw` are their symbols, counted. */
  tell(
    raw: RawOutcome,
    faces: FacesRolled,
  ): {
    readonly events: readonly FightEvent[];
    readonly steps: readonly Step[];
  };
}

/** How a fight of many throws is narrated. */
interface FightStory extends Story {
  /** Plays one fight from beginning to end, with the dice that `roll` returns. */
  play(roll: (pool: Pool) => readonly string[]): {
    readonly events: readonly FightEvent[];
    readonly steps: readonly Step[];
    readonly outcome: Outcome;
  };
}

/** A summary of a turn, with a line for each figure that acts. */
export interface ShortStep {
  readonly title: string;
  readonly lines: readonly string[];
}

/** One narrated game of a run. */
export interface GameTold {
  readonly events: readonly FightEvent[];
  readonly short: readonly ShortStep[];
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
  /** The game, one moment after another, for scripts and pages. */
  readonly game: ToldGame;
}

/** How a game played by an engine is narrated. */
interface PlayedStory extends Story {
  /** Narrates one game of a run, given its number from 0. Absent if games cannot be narrated. */
  tellGame?(seed: string, game: number): Steps<GameTold>;
}

/** A compiled Scenario that is a single attack. */
export interface AttackPlan {
  readonly model: ThrowModel;
  readonly account: Account;
  readonly story: AttackStory;
}

/** A compiled Scenario that is a fight of many throws. */
export interface FightPlan {
  readonly model: MarkovModel;
  /** Computes in steps what `account` needs, so that reading `account` later takes no time. */
  readonly prepare?: () => Steps<unknown>;
  readonly account: Account;
  readonly story: FightStory;
}

/** A compiled Scenario that an engine plays game by game. */
export interface PlayedPlan {
  readonly model: PlayedModel;
  readonly account: Account;
  readonly story: PlayedStory;
}

export type Plan = AttackPlan | FightPlan | PlayedPlan;

export function isAttack(plan: Plan): plan is AttackPlan {
  return 'thrown' in plan.model;
}

export function isPlayed(plan: Plan): plan is PlayedPlan {
  return 'game' in plan.model;
}
