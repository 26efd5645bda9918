/* Plans: compiled scenarios, with everything that reports tell about a fight in addition to its odds. */

import type { Steps } from '../base/index.ts';
import type { Scene, Space, Stand } from '../board/index.ts';
import type { FacesRolled, Pool, RawOutcome } from '../chance/index.ts';
import type { Cast, Role } from './cast.ts';
import type { Caveat } from './caveat.ts';
import type { Measure, Outcome } from './measure.ts';
import type { MarkovModel, PlayedModel, ThrowModel } from './model.ts';
import type { ToldGame } from './narrated-game.ts';

/** A probability in words. For samples in which it is 0% or 100%, the sample size is included. */
export interface Told {
  /** "12.3%", "0.0% (none of 100 attacks)" */
  readonly share: string;
  /** "12.3% of the time", "in none of 100 attacks" */
  readonly often: string;
  /** Known to be impossible. */
  readonly isNever: boolean;
  /** Known to be certain. */
  readonly isAlways: boolean;
  /** Of a probability that is only simulated: its 95% interval, and how much was simulated: "10,000 battles". */
  readonly sampled?: { readonly low: number; readonly high: number; readonly of: string };
}

/** Probabilities and means to write a sentence with; exact where known. */
export interface Figures {
  chance(measure: string, value: number | string): number;
  told(measure: string, value: number | string): Told;
  mean(measure: string): number;
  /** The quantile of a count for a share of all trials; for half, the median. */
  within(measure: string, share: number): number;
}

/** The question about a fight, and its probability. */
export interface Answered {
  /** "Hawkgirl destroys or displaces Solomon Grundy" */
  readonly clause: string;
  /** The side that the clause begins with, if either. */
  readonly subject: Role | undefined;
  readonly chance: number;
  readonly told: Told;
  /** The measures that it is about. */
  readonly measures: readonly string[];
  /** Whether the user asked it; otherwise it is the usual question of the fight. */
  readonly isAsked: boolean;
}

/** The attacker's objective: a measure to maximise. */
export interface Aim {
  readonly measure: string;
  /** In plain words: "mean spaces moved". */
  readonly title: string;
  /** A sentence about what was not checked of the place. */
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
    /** Who would act. */
    readonly who?: string;
    /** It would only move, with no target to attack. */
    readonly isIdle?: true;
    /** The place that it would act from; absent without a board. */
    readonly spaces?: readonly Space[];
  }[];
  /** The values are probabilities of mutually exclusive events; absent: means. */
  readonly areChances?: true;
  /** Every choice of the fight is forced, so reports leave them out. */
  readonly isForced?: true;
  readonly note?: string;
}

/** The objective of a fight with choices: that the answer to a question be yes. */
export interface Objective {
  /** As the user wrote it. */
  readonly text: string;
  /** The measures it depends on. */
  readonly measures: readonly string[];
  /** The value of a count above which the answer no longer changes. */
  mostTold(measure: string): number;
  holds(outcome: Outcome): boolean;
}

/** The course of a fight of many throws, by names of measures. */
export interface Course {
  /** The measure of its length, such as turns. */
  readonly count: string;
  /** The measure of the winner; absent if there is only one way to end. */
  readonly winner?: string;
  /** The measures of what either side has left at the end, by the side's name as winner. */
  readonly left: readonly { readonly side: string; readonly measure: string }[];
  /** Further measures that are told by who wins, such as who has the first initiative; absent: none. */
  readonly byWinner?: readonly string[];
}

/** A possible consequence of a choice. */
export interface Sequel {
  /** "4,1, 2 wounds more": what has changed, in a few words. */
  readonly text: string;
  /** Given the decision. */
  readonly probability: number;
  /** The probability of reaching the objective from there on. */
  readonly worth: number;
  /**
   * The index of the next decision; absent: the fight is over, or the decision is too unlikely to
   * be listed.
   */
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
  /** The most likely first. */
  readonly sequels: readonly Sequel[];
  /** The place that the figure acts from, and the line of Knockback; absent without a board. */
  readonly stand?: Stand;
}

/** The optimal policy of a fight with choices. */
export interface Play {
  /** The very first decision, then the most likely ones. Empty: no figure acts. */
  readonly decisions: readonly Decision[];
  /** How many decisions are too unlikely to be listed. */
  readonly unlisted: number;
}

/** What is reported about a fight in addition to its odds: plain data, part of every result. */
export interface Account {
  readonly measures: readonly Measure[];
  /** The default question: a yes-or-no measure or comparison. */
  readonly usualQuestion: string;
  /**
   * The default question when several fights are compared, if it is possible in any of them;
   * absent: the usual question.
   */
  readonly usualAmongMany?: string;
  /** The usual question in words that hold in any fight of its kind, where it names somebody; absent: it names nobody. */
  readonly usualWithoutNames?: string;
  /** The question that choices are made for; absent if there are none. */
  readonly playedFor?: string;
  /** Yes-or-no measures shown along with any question. */
  readonly beside: readonly string[];
  readonly aim: Aim;
  readonly cast: Cast;
  /** Who fights whom, with what. */
  readonly facts: readonly Fact[];
  /** Limitations and assumptions of the numbers; absent: none. */
  readonly caveats?: readonly Caveat[];
  /** Anything else a reader should know. */
  readonly remarks: readonly string[];
  /** Absent if there was nothing to choose from. */
  readonly options?: Options;
  /** For fights of many throws: what charts show. */
  readonly course?: Course;
  /** The best choice in each state with a choice; absent for fights without choices. */
  readonly play?: Play;
  /** The picture of the fight; absent without a board. */
  readonly scene?: Scene;
  /** What the sums over all games are about; absent if no games are played. */
  readonly games?: GamesCounted;
}

/** What the sums over the games of a battle (`GameTotals`) are about, in the order of their numbers. */
export interface GamesCounted {
  readonly sides: readonly {
    readonly name: string;
    readonly points: number;
    readonly cards: readonly CountedCard[];
  }[];
  /** The start areas of the first side and of the second, where each game draws who begins in which; absent: none does. */
  readonly ends?: readonly string[];
  /** By what figures are destroyed besides cards: "falls". */
  readonly causes: readonly string[];
  readonly rounds: number;
  /** Row by row. */
  readonly spaces: readonly Space[];
}

/** A card of an army with all of its copies. */
export interface CountedCard {
  readonly name: string;
  /** "Deathreavers x2" */
  readonly text: string;
  /** Of those that take part, as the first round begins; shares of a card may be fractions. */
  readonly points: number;
  readonly figures: number;
  /** The titles of its powers, in their order. */
  readonly powers: readonly string[];
}

/** How a fight is told in sentences. */
interface Story {
  headline(answered: Answered, figures: Figures): string;
}

/** How an attack is told. */
interface AttackStory extends Story {
  /** Tells one attack step by step; `faces` holds every die, `raw` their counted symbols. */
  tell(raw: RawOutcome, faces: FacesRolled): Step[];
}

/** How a fight of many throws is told. */
interface FightStory extends Story {
  /** Plays one fight from beginning to end, with dice that fall as `roll` says. */
  play(roll: (pool: Pool) => readonly string[]): {
    readonly steps: readonly Step[];
    readonly outcome: Outcome;
  };
}

/** One game of a run, told. */
export interface GameTold {
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
  /** Move by move, for scripts and for pages. */
  readonly game: ToldGame;
}

/** How a fight that an engine plays is told. */
interface PlayedStory extends Story {
  /** Tells one game of a run, by its number from 0; absent: none can be told. */
  tellGame?(seed: string, game: number): GameTold;
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
  /** Computes what `account` needs in steps, so that reading it later does not block. */
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
