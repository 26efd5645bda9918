/* Plans: compiled scenarios, with everything that reports say about a fight besides its odds. */

import type { Steps } from '../base/index.ts';
import type { Scene, Space, Stand } from '../board/index.ts';
import type { FacesRolled, Pool, RawOutcome } from '../chance/index.ts';
import type { Cast, Role } from './cast.ts';
import type { Caveat } from './caveat.ts';
import type { FightEvent } from './fight-event.ts';
import type { Measure, Outcome } from './measure.ts';
import type { MarkovModel, PlayedModel, ThrowModel } from './model.ts';
import type { ToldGame } from './narrated-game.ts';

/** A probability in words. If a sample gives 0% or 100%, the text includes the sample size. */
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

/** Probabilities and means to fill into a sentence; exact if known. */
export interface Figures {
  chance(measure: string, value: number | string): number;
  told(measure: string, value: number | string): Told;
  mean(measure: string): number;
  /** The quantile of a count: the value that a share of all trials does not exceed. A half gives the median. */
  within(measure: string, share: number): number;
}

/** The question about a fight, and its probability. */
export interface Answered {
  /** "Hawkgirl destroys or displaces Solomon Grundy" */
  readonly clause: string;
  /** The side that the clause begins with, if any. */
  readonly subject: Role | undefined;
  readonly chance: number;
  readonly told: Told;
  /** The measures that the clause is about. */
  readonly measures: readonly string[];
  /** Whether the user asked it; otherwise it is the default question of the fight. */
  readonly isAsked: boolean;
}

/** The attacker's objective: a measure to maximise. */
export interface Aim {
  readonly measure: string;
  /** In plain words: "mean spaces moved". */
  readonly title: string;
  /** A sentence about what was not checked about the place. */
  readonly unchecked?: string;
}

/** One step of an attack told in words, with the rule that decides it. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** A fact that identifies the fight: "Attacker", "Hawkgirl: Attack 6 …". */
export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** Alternatives in a choice with exact figures for each, and which one is chosen. */
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
  /** Whether the values are probabilities of mutually exclusive events rather than means. */
  readonly areChances?: true;
  /** Set if every choice of the fight is forced, so that reports leave choices out. */
  readonly isForced?: true;
  readonly note?: string;
}

/** The objective of a fight with choices: a "yes" to a question. */
export interface Objective {
  /** As the user wrote it. */
  readonly text: string;
  /** The measures it depends on. */
  readonly measures: readonly string[];
  /** The highest value of a count that can still change the answer. */
  mostTold(measure: string): number;
  holds(outcome: Outcome): boolean;
}

/** The course of a fight of many throws, by names of measures. */
export interface Course {
  /** The measure of its length, such as turns. */
  readonly count: string;
  /** The measure of the winner; absent if there is only one way to end. */
  readonly winner?: string;
  /** The measures of what a side has left at the end, by the side's name as winner. */
  readonly left: readonly { readonly side: string; readonly measure: string }[];
  /** Further measures that are reported by winner, such as who has the first initiative; absent if none. */
  readonly byWinner?: readonly string[];
}

/** A possible consequence of a choice. */
export interface Sequel {
  /** What has changed, in a few words: "4,1, 2 wounds more". */
  readonly text: string;
  /** The probability, given the decision. */
  readonly probability: number;
  /** The probability of reaching the objective after this consequence. */
  readonly worth: number;
  /** The index of the next decision; absent if the fight is over, or the decision is too unlikely to be listed. */
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
  /** The first decision of the fight, then the most likely ones. Empty if no figure acts. */
  readonly decisions: readonly Decision[];
  /** How many decisions are too unlikely to be listed. */
  readonly unlisted: number;
}

/** What is reported about a fight in addition to its odds: plain data, part of every result. */
export interface Account {
  readonly measures: readonly Measure[];
  /**
   * The default question, which is a yes-or-no measure or comparison, then those to ask instead if
   * it is impossible, in order. The last one is asked even if it is impossible.
   */
  readonly usualQuestions: readonly [string, ...string[]];
  /**
   * The default question when several fights are compared, if it is possible in any of them; absent
   * if it is the default question.
   */
  readonly usualAmongMany?: string;
  /**
   * The default question in words that apply to any fight of this kind; absent if it contains no
   * names.
   */
  readonly usualWithoutNames?: string;
  /** The question for which choices are made; absent if there are no choices. */
  readonly playedFor?: string;
  /** Yes-or-no measures shown along with any question. */
  readonly beside: readonly string[];
  readonly aim: Aim;
  readonly cast: Cast;
  /** Who fights whom, with what. */
  readonly facts: readonly Fact[];
  /** Limitations and assumptions of the numbers; absent if none. */
  readonly caveats?: readonly Caveat[];
  /** Anything else a reader should know. */
  readonly remarks: readonly string[];
  /** Alternatives for the choice; absent if there was no choice. */
  readonly options?: Options;
  /** For fights of many throws: what charts show. */
  readonly course?: Course;
  /** The best choice in each state with a choice; absent for fights without choices. */
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
  /**
   * If each game draws at random which side starts where, the start areas of the first and second
   * side.
   */
  readonly ends?: readonly string[];
  /** Causes of destruction other than cards: "falls". */
  readonly causes: readonly string[];
  readonly rounds: number;
  /** In rows from the top. */
  readonly spaces: readonly Space[];
}

/** A card of an army with all of its copies. */
export interface CountedCard {
  readonly name: string;
  /** "Deathreavers x2" */
  readonly text: string;
  /** Points of the copies that take part when the first round begins; may be a fraction of the card's points. */
  readonly points: number;
  readonly figures: number;
  /** The titles of the card's powers, in the order of the card. */
  readonly powers: readonly string[];
}

/** How a fight is narrated. */
interface Story {
  headline(answered: Answered, figures: Figures): string;
}

/** How an attack is narrated. */
interface AttackStory extends Story {
  /** Narrates one attack step by step; `faces` holds every die, `raw` their counted symbols. */
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
  /** Plays one fight from beginning to end, with the dice that `roll` gives. */
  play(roll: (pool: Pool) => readonly string[]): {
    readonly events: readonly FightEvent[];
    readonly steps: readonly Step[];
    readonly outcome: Outcome;
  };
}

/** A part of a game in short: a turn, with a line for each figure that acts. */
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
  /** Move by move, for scripts and for pages. */
  readonly game: ToldGame;
}

/** How a game played by an engine is narrated. */
interface PlayedStory extends Story {
  /** Narrates one game of a run, by its number from 0; absent if games cannot be narrated. */
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
  /** Computes in steps what `account` needs, so that reading it later takes no time. */
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
