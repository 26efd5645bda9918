import type { Space } from '../../board/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import {
  type AttackOdds,
  type FigureChange,
  type MomentKind,
  promisedText,
  type ToldMoment,
} from '../../rules/index.ts';

/** When something happens. */
type When = Pick<ToldMoment, 'round' | 'turn' | 'side' | 'isAfterTurns'>;

/** What a moment begins with. */
export interface Beginning {
  readonly figure?: number;
  readonly target?: number;
  readonly dice?: FacesRolled;
  readonly odds?: AttackOdds;
}

/** A moment that is still being told. */
export class OpenMoment {
  readonly kind: MomentKind;
  /** The first sentence, which may have to wait for what comes after it. */
  opening = '';
  private readonly sentences: string[] = [];
  private closing = '';
  /** The sentence that announces an attack, with its odds. */
  private announced: { readonly at: number; readonly text: string } | undefined;
  private points: readonly number[] | undefined;
  /** Whether sentences tell the points as well. */
  private arePointsTold = false;
  private readonly when: When;
  private readonly begins: Beginning;
  private readonly path: (readonly Space[])[] = [];
  private readonly changes = new Map<number, FigureChange>();

  private readonly numberOf: (figure: number) => number;

  /** @param numberOf the number that a figure is told by */
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

  /** A sentence in this place that depends on what comes after it: to be said again once that is known. */
  sayForNow(sentence: string): (instead: string) => void {
    const at = this.sentences.push(sentence) - 1;
    return (instead) => {
      this.sentences[at] = instead;
    };
  }

  /** Says who attacks whom, and then what comes of it, which goes on from there. */
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

  /** Says that a figure is destroyed, unless a power has been said to have destroyed it. */
  sayDestroyed(name: string): void {
    if (!this.hasSaid(`${name} is destroyed`)) this.say(`${name} is destroyed.`);
  }

  /** Whether a sentence has begun so. */
  hasSaid(beginning: string): boolean {
    return [this.opening, ...this.sentences].some((text) => `. ${text}`.includes(`. ${beginning}`));
  }

  /** What is said after all that happens in it. */
  closeWith(sentence: string): void {
    this.closing = sentence;
  }

  /**
   * The points that the sides have left by now. Sentences tell them once, after all that happens in it.
   *
   * @param areTold whether something has happened for which sentences tell them
   */
  count(points: readonly number[], areTold: boolean): void {
    this.points = points;
    this.arePointsTold ||= areTold;
  }

  /** The points that sentences tell. */
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

  /** Whether it is told of a figure that moves. */
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
