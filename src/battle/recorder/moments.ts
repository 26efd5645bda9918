/* A recorded moment of a game: its events, and the changes to figures for the replay. */

import type { Space } from '../../board/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type {
  AttackOdds,
  BattleEvent,
  FigureChange,
  MomentKind,
  ToldMoment,
} from '../../rules/index.ts';

/** When a moment happens. */
type When = Pick<ToldMoment, 'round' | 'turn' | 'side' | 'isAfterTurns'>;

/** The fields of a moment that are known when it begins. */
export interface Beginning {
  readonly figure?: number;
  readonly target?: number;
  readonly dice?: FacesRolled;
  readonly odds?: AttackOdds;
}

/** A moment to which events are still being added. */
export class OpenMoment {
  readonly kind: MomentKind;
  /** The first event. Later events may replace it. */
  opening: BattleEvent | undefined;
  private readonly own: BattleEvent[] = [];
  private closing: BattleEvent | undefined;
  private points: readonly number[] | undefined;
  /** Whether the moment's sentences give the points. */
  private arePointsTold = false;
  private readonly when: When;
  private readonly begins: Beginning;
  private readonly path: (readonly Space[])[] = [];
  private readonly changes = new Map<number, FigureChange>();

  private readonly numberOf: (figure: number) => number;

  /** @param numberOf maps a figure to its number in stories */
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

  say(event: BattleEvent): void {
    this.own.push(event);
  }

  /**
   * Adds an event that may have to be replaced later.
   *
   * @returns a function that replaces the event
   */
  sayForNow(event: BattleEvent): (instead: BattleEvent) => void {
    const at = this.own.push(event) - 1;
    return (instead) => {
      this.own[at] = instead;
    };
  }

  /** Adds that a figure is destroyed, unless an event has already said so. */
  sayDestroyed(who: string): void {
    const isSaid = this.events.some(
      (event) =>
        (event.is === 'destroyed' && event.who === who) ||
        (event.is === 'attack' &&
          event.tolls.some((toll) => toll.who === who && toll.wounds === 0)),
    );
    if (!isSaid) this.say({ is: 'destroyed', who });
  }

  /** Whether an event has already said that a figure is healed. */
  isHealed(who: string): boolean {
    return this.events.some((event) => 'who' in event && event.who === who && saysHealed(event));
  }

  /** Sets the event that ends the moment. */
  closeWith(event: BattleEvent): void {
    this.closing = event;
  }

  /**
   * Sets the points that the sides have left. Sentences give them once, at the end of the moment.
   *
   * @param areTold whether the points change because of an event after which sentences give them
   */
  count(points: readonly number[], areTold: boolean): void {
    this.points = points;
    this.arePointsTold ||= areTold;
  }

  /** The points that sentences give; undefined if they give none. */
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

  /** Whether this moment is a movement of the given figure. */
  isMoveOf(figure: number): boolean {
    return this.kind === 'move' && this.begins.figure === this.numberOf(figure);
  }

  /** The events of the moment. */
  get events(): readonly BattleEvent[] {
    const { opening, own, closing } = this;
    return [...(opening ? [opening] : []), ...own, ...(closing ? [closing] : [])];
  }

  told(text: string): ToldMoment {
    return {
      kind: this.kind,
      ...this.when,
      text,
      ...this.begins,
      ...(this.path.length > 0 && { path: this.path }),
      changes: [...this.changes.values()],
      ...(this.points && { points: this.points.map(Math.round) }),
    };
  }
}

/**
 * Whether an event says that its figure is healed. Events with a roll do not say so, because the Life left shows it.
 */
function saysHealed(event: BattleEvent): boolean {
  if (event.is === 'attack') return Boolean(event.healed) && !event.isHealedInAll;
  if (event.is === 'moment')
    return event.when === 'end' && event.ownWounds < 0 && event.rolls.length === 0;
  return event.is === 'left' && event.isHealed === true;
}
