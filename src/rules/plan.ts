import type { Scene, Stand } from '../boards/scene.ts';
import { placeName, type Space } from '../boards/space.ts';
import type { Pool, RawOutcome } from '../dice/throw.ts';
import type { Chain } from '../exact/chains/chain.ts';
import type { LawOf } from '../exact/watched.ts';
import type { Steps } from '../words/steps.ts';
import type { Caveat } from './caveat.ts';

/** What one attack came to, measure by measure: a number, a name such as the cause of a stop, a place. */
export type Outcome = Readonly<Record<string, Value>>;

export type Value = number | string | Place;

/** Where somebody ends: the spaces of its base, and their name in results. */
interface Place {
  readonly name: string;
  readonly spaces: readonly Space[];
}

export function placeOf(spaces: readonly Space[]): Place {
  return { name: placeName(spaces), spaces };
}

/** A value as results write it; different values are written differently. */
export function writtenValue(value: Value): number | string {
  return typeof value === 'object' ? value.name : value;
}

export type WrittenOutcome = Readonly<Record<string, number | string>>;

export function writtenOutcome(outcome: Outcome): WrittenOutcome {
  const written = Object.entries(outcome).map(([name, value]) => [name, writtenValue(value)]);
  return Object.fromEntries(written);
}

/** What is measured of every attack (RULES.md, section 4). */
export interface Measure {
  /** As in results and in an experiment's `measures`. */
  readonly name: string;
  /** In plain words, for tables and charts. */
  readonly title: string;
  /**
   * `count`: whole numbers from 0; `flag`: 0 or 1, no or yes; `name`: one of several causes; `place`:
   * one of several places.
   */
  readonly kind: 'count' | 'flag' | 'name' | 'place';
  /** Of names, all that there are; absent where they are not known beforehand. */
  readonly values?: readonly string[];
  /** Of places, the board that they are on; absent where that is not known. */
  readonly board?: PlacesOfBoard;
  /** Other words for some of them in questions, such as the role of a side for its name. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** How sentences say it. */
  readonly phrase?: Phrase;
}

/** A board, as far as it says which places there are. */
export interface PlacesOfBoard {
  /** Its text: one row per line. */
  readonly terrain: string;
  /** What one of its places is called: a "space" or a "square". */
  readonly what: string;
  /** Spaces that a figure takes: 2 for a double base. */
  readonly spaces: number;
}

/** A measure as it is asked of a fight on some board; other measures than those of places stay as they are. */
export function askedOn<M extends Measure>(measure: M, board: PlacesOfBoard | undefined): M {
  return board && measure.kind === 'place' ? { ...measure, board } : measure;
}

/**
 * How a sentence says what a measure came to: text with names in it, as `CastText`. Of counts `{n}`
 * stands for the number with what is counted ("2 or more spaces"), of names and places `{value}`.
 */
export interface Phrase {
  readonly yes: CastText;
  readonly no: CastText;
  /** What is counted: one, and several. */
  readonly unit?: readonly [one: string, several: string];
  /** Names in other words than their own, as they stand in `{value}`. */
  readonly values?: Readonly<Record<string, CastText>>;
}

/** A chance as sentences tell it: of a sample that had none or nothing else, with what it is a sample of. */
export interface Told {
  /** "12.3%", "0.0% (none of 100 attacks)" */
  readonly share: string;
  /** "12.3% of the time", "in none of 100 attacks" */
  readonly often: string;
  /** It is known that it cannot happen. */
  readonly isNever: boolean;
}

/** Probabilities and means to write a sentence from, exact where they are known. */
export interface Figures {
  chance(measure: string, value: number | string): number;
  told(measure: string, value: number | string): Told;
  mean(measure: string): number;
}

/** Who attacks whom, by name. */
export interface Cast {
  readonly attacker: string;
  readonly defender: string;
}

/** Text in which `{attacker}` and `{defender}` stand for whoever they are. */
export type CastText = string;

/** What was asked of a fight, and how likely it is. */
export interface Answered {
  /** "Hawkgirl destroys or displaces Solomon Grundy" */
  readonly clause: string;
  /** Whom the clause begins with, if with either. */
  readonly subject: keyof Cast | undefined;
  readonly chance: number;
  readonly told: Told;
  /** The measures that it is about. */
  readonly measures: readonly string[];
}

/** What the attacker plays for: the larger, the better. */
export interface Aim {
  readonly measure: string;
  /** In plain words: "mean spaces moved". */
  readonly title: string;
  /** What was not checked of the place, in a sentence. */
  readonly unchecked?: string;
}

/** The faces that came up in each pool, by name, in the order rolled. */
export type FacesRolled = Readonly<Record<string, readonly string[]>>;

/** One step of an attack told in words, with the rule that decides it. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** One thing that a reader must know to see whose fight this is: "Attacker", "Hawkgirl: Attack 6 …". */
export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** Ways that somebody could choose, with exact figures for each, and the one that was chosen. */
export interface Options {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly chosen: boolean;
    readonly values: readonly number[];
    /** Who would act. */
    readonly who?: string;
    /** It would only go there, with nobody to attack. */
    readonly isIdle?: true;
    /** The place that it would act from; absent without a board. */
    readonly spaces?: readonly Space[];
  }[];
  /** The values are chances of what excludes each other; absent: means. */
  readonly areChances?: true;
  readonly note?: string;
}

/**
 * What is thrown, and what each raw outcome comes to. Rules run once for each possible raw outcome,
 * never in the loop that rolls.
 */
export interface ThrowLaw extends LawOf<Outcome> {
  /** The rulings that the rules have asked for so far, where somebody takes note. */
  readonly asked?: ReadonlySet<string>;
}

/**
 * A fight of many throws: its chain, and what its ends and its counters stand for. Rules run once for
 * each possible raw outcome of each state. Plain data.
 */
export interface ChainLaw {
  readonly chain: Chain;
  /** What each end comes to, by the measures that it decides. */
  readonly ends: readonly Outcome[];
  /** What a fight comes to that lasts longer than anybody counts. */
  readonly cut: Outcome;
  /**
   * Which counter a measure is, for measures that are counted on the way; the first is told apart with
   * the ends to check the simulation.
   */
  readonly counters: readonly { readonly measure: string; readonly counter: number }[];
  /** What is followed while the first counter goes on, such as Life left turn by turn. */
  readonly tracked?: readonly TrackedLine[];
}

/** Something that every state and every end has so much of. */
export interface TrackedLine {
  /** As a chart names it: "Hawkgirl". */
  readonly name: string;
  readonly ofState: readonly number[];
  readonly ofEnd: readonly number[];
}

export type Law = ThrowLaw | ChainLaw;

/** What is played for in a fight in which there are choices: that the answer to a question be yes. */
export interface Wanted {
  /** As it was written. */
  readonly text: string;
  /** The measures that it asks of. */
  readonly measures: readonly string[];
  /** The number from which on higher ones of a count make no difference to the answer. */
  mostTold(measure: string): number;
  holds(outcome: Outcome): boolean;
}

/** How a fight of many throws goes, by the names of its measures. */
export interface Course {
  /** What is counted until it is over, such as turns. */
  readonly count: string;
  /** Who ends it; absent where it can end in one way only. */
  readonly winner?: string;
  /** What either side has left when it is over, by the name that it wins under. */
  readonly left: readonly { readonly side: string; readonly measure: string }[];
}

/** What may come of what was chosen. */
export interface Sequel {
  /** "4,1, 2 wounds more": what has changed, in a few words. */
  readonly text: string;
  /** Among all that may come of the decision. */
  readonly probability: number;
  /** The chance of what is played for, from there on. */
  readonly worth: number;
  /** The number of the decision that follows, from 0; absent: it is over, or too unlikely to be listed. */
  readonly next?: number;
}

/** A moment of a fight at which somebody chooses, and what is best then. */
export interface Decision {
  /** How things stand, in a clause: "Solomon Grundy on 4,1 with 3 wounds, Hawkgirl on 3,1". */
  readonly when: string;
  /** What is done: "Batman attacks from 3,0". */
  readonly choice: string;
  /** The chance of what is played for, from here on. */
  readonly worth: number;
  /** How likely it is to come to this. */
  readonly reached: number;
  /** The likeliest first. */
  readonly sequels: readonly Sequel[];
  /** The place that somebody acts from, and the line of Knockback; absent without a board. */
  readonly stand?: Stand;
}

/** The best play of a fight in which there are choices. */
export interface Play {
  /** The first of all first; then the likeliest first, so far as they are listed. None: nobody acts. */
  readonly decisions: readonly Decision[];
  /** How many are too unlikely to be listed. */
  readonly unlisted: number;
}

/** What a reader is told of a fight beside its odds: plain data, which becomes part of every result. */
export interface Account {
  readonly measures: readonly Measure[];
  /** What is asked where nobody asks anything else: one that can be answered yes. */
  readonly usualQuestion: string;
  /**
   * What is asked of it as one of several fights that are shown together, if it can come about in any of
   * them; absent: the same.
   */
  readonly usualAmongMany?: string;
  /** The question that the choices in it are made for; absent where nobody chooses. */
  readonly playedFor?: string;
  /** Yes-or-no measures that a reader wants to see beside any question. */
  readonly beside: readonly string[];
  readonly aim: Aim;
  readonly cast: Cast;
  /** Who fights whom with what. */
  readonly facts: readonly Fact[];
  /** What its numbers leave out and take for granted; absent: nothing. */
  readonly caveats?: readonly Caveat[];
  /** What else a reader of the result should know. */
  readonly remarks: readonly string[];
  /** Absent where there was nothing to choose from. */
  readonly options?: Options;
  /** Of a fight of many throws: what its pictures show. */
  readonly course?: Course;
  /** What is best at each moment at which somebody chooses; absent of fights without choices. */
  readonly play?: Play;
  /** What a picture of the fight shows; absent without a board. */
  readonly scene?: Scene;
}

/** How a fight is told in sentences. */
interface Story {
  headline(answered: Answered, figures: Figures): string;
}

/** How an attack is told. */
interface AttackStory extends Story {
  /** One attack step by step; `faces` holds every die, `raw` the symbols asked of them. */
  tell(raw: RawOutcome, faces: FacesRolled): Step[];
}

/** How a fight of many throws is told. */
interface FightStory extends Story {
  /** One fight from its beginning to its end, with dice that fall as `roll` says. */
  play(roll: (pool: Pool) => readonly string[]): {
    readonly steps: readonly Step[];
    readonly outcome: Outcome;
  };
}

/** A Scenario compiled: an attack, */
export interface AttackPlan {
  readonly law: ThrowLaw;
  readonly account: Account;
  readonly story: AttackStory;
}

/** or a fight of many throws. */
export interface FightPlan {
  readonly law: ChainLaw;
  /** Works out what the account takes, so that nobody has to wait as it is asked for. */
  readonly prepare?: () => Steps<unknown>;
  readonly account: Account;
  readonly story: FightStory;
}

export type Plan = AttackPlan | FightPlan;

export function isAttack(plan: Plan): plan is AttackPlan {
  return 'thrown' in plan.law;
}
