/*
 * A moment of a story under construction: its sentences, and the changes to figures for the replay.
 */

import type { Space } from '../../board/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import {
  type AttackOdds,
  type FigureChange,
  type MomentKind,
  promisedText,
  type ToldMoment,
} from '../../rules/index.ts';

/** The time of a moment. */
type When = Pick<ToldMoment, 'round' | 'turn' | 'side' | 'isAfterTurns'>;

/** The fields that a moment has from its beginning. */
export interface Beginning {
  readonly figure?: number;
  readonly target?: number;
  readonly dice?: FacesRolled;
  readonly odds?: AttackOdds;
}

/** A moment to which events still add. */
export class OpenMoment {
  readonly kind: MomentKind;
  /** The first sentence, which later events may replace. */
  opening = '';
  private readonly sentences: string[] = [];
  private closing = '';
  /** The sentence that announces an attack, with its odds, and its index. */
  private announced: { readonly at: number; readonly text: string } | undefined;
  private points: readonly number[] | undefined;
  /** Whether sentences give the points as well. */
  private arePointsTold = false;
  private readonly when: When;
  private readonly begins: Beginning;
  private readonly path: (readonly Space[])[] = [];
  private readonly changes = new Map<number, FigureChange>();

  private readonly numberOf: (figure: number) => number;

  /** @param numberOf the number of a figure in stories */
  constructor(
    kind: MomentKind,
    when: When,
    numberOf: (figure: number) => number,
    { figure, target, ...begins }: Beginning = {},
  ) {
    this.kind = kind;
    this.when = when;
    this.numberOf = numberOf;
    this.begins = {
      ...(figure !== undefined && { figure: numberOf(figure) }),
      ...(target !== undefined && { target: numberOf(target) }),
      ...begins,
    };
  }

  say(sentence: string): void {
    if (sentence) this.sentences.push(sentence);
  }

  /** Adds a sentence that depends on later events. @returns a function that replaces it */
  sayForNow(sentence: string): (instead: string) => void {
    const at = this.sentences.push(sentence) - 1;
    return (instead) => {
      this.sentences[at] = instead;
    };
  }

  /** Announces an attack, followed by the rest of the sentence. */
  sayAttack(announced: string, rest: string): void {
    const { odds } = this.begins;
    this.announced = odds && {
      at: this.sentences.length,
      text: `${announced} (odds: ${promisedText(odds)})${rest}`,
    };
    // A name may end in the full stop of the sentence.
    this.say(
      announced.endsWith('.') && rest.startsWith('.')
        ? `${announced}${rest.slice(1)}`
        : `${announced}${rest}`,
    );
  }

  /** Says that a figure is destroyed, unless a sentence about a power has already said so. */
  sayDestroyed(name: string): void {
    if (!this.hasSaid(`${name} is destroyed`)) this.say(`${name} is destroyed.`);
  }

  /** Whether a sentence of the moment begins with this text. */
  hasSaid(beginning: string): boolean {
    return [this.opening, ...this.sentences].some((text) => `. ${text}`.includes(`. ${beginning}`));
  }

  /** Sets the last sentence. */
  closeWith(sentence: string): void {
    this.closing = sentence;
  }

  /**
   * Sets the points that the sides have left. Sentences give them once, at the end of the moment.
   *
   * @param areTold whether the event is one after which sentences give the points
   */
  count(points: readonly number[], areTold: boolean): void {
    this.points = points;
    this.arePointsTold ||= areTold;
  }

  /** The points for the sentences; undefined if they give none. */
  get toldPoints(): readonly number[] | undefined {
    return this.arePointsTold ? this.points : undefined;
  }

  goOver(...places: readonly (readonly Space[])[]): void {
    this.path.push(...places);
  }

  change(one: number, change: Omit<FigureChange, 'figure'>): void {
    const figure = this.numberOf(one);
    const { lastAt: _, ...before } = this.changes.get(figure) ?? { figure };
    const isOff = change.at?.length === 0 && before.at !== undefined && before.at.length > 0;
    this.changes.set(figure, { ...before, ...change, ...(isOff && { lastAt: before.at }) });
  }

  /** Whether this is the moment of a movement of a figure. */
  isMoveOf(figure: number): boolean {
    return this.kind === 'move' && this.begins.figure === this.numberOf(figure);
  }

  /** The text, with the odds of an attack before its dice. */
  get textWithOdds(): string {
    const { announced, sentences } = this;
    return this.textOf(announced ? sentences.with(announced.at, announced.text) : sentences);
  }

  private textOf(sentences: readonly string[]): string {
    return [this.opening, ...sentences, this.closing].filter(Boolean).join(' ');
  }

  told(): ToldMoment {
    return {
      kind: this.kind,
      ...this.when,
      text: this.textOf(this.sentences),
      ...this.begins,
      ...(this.path.length > 0 && { path: this.path }),
      changes: [...this.changes.values()],
      ...(this.points && { points: this.points.map(Math.round) }),
    };
  }
}
