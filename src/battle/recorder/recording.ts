/*
 * The recording of a game in progress: finished moments, the open moment, and moving figures. All recorders share it.
 */

import type { Named } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import { type PowerUse, powerTitle } from '../../cards/index.ts';
import { some } from '../../fight/index.ts';
import type {
  BattleEvent,
  EventOf,
  Group,
  MomentKind,
  Rolled,
  ToldFigure,
} from '../../rules/index.ts';
import { isKnownGlyph } from '../engine/powers/glyphs.ts';
import type { BattleCard } from '../engine/state/cards.ts';
import type { BattleTables } from '../engine/state/tables.ts';
import type { GameEvent, GameEventOf } from '../engine/tell.ts';
import { groupsOf, spacesOf, toldAs, toldCard, toldFigures } from './figures.ts';
import { type Beginning, OpenMoment } from './moments.ts';
import { diceFinder } from './rolls.ts';

/** A recorder for each kind of event. */
export type Recorders = {
  readonly [Is in GameEvent['is']]: (event: GameEventOf<Is>) => void;
};

export type TwoSides = readonly [Named, Named];

/** The recorded game. */
export interface RecordedGame {
  readonly tables: BattleTables;
  readonly sides: TwoSides;
  /** Uniform whole numbers below 2^32, used to choose among dice with the same outcome. */
  next32(): number;
}

/** A moving figure. The first event of its moment depends on whether it reaches its destination. */
interface Move {
  readonly figure: number;
  readonly to: number;
  readonly moment: OpenMoment;
  /** Replaces the first event once the figure has reached its destination. */
  readonly sayThere: () => void;
}

/** The game recorded so far: finished moments, the open moment, the current time, and moving figures. */
export class Recording {
  readonly of: RecordedGame;
  private readonly done: OpenMoment[] = [];
  private readonly healed = new Set<number>();
  /** Remaining Life of each figure that has been wounded or healed, by its number in the story. */
  private readonly lives = new Map<number, number>();
  private readonly onBoard = new Set<number>();
  private open: OpenMoment | undefined;
  round = 0;
  turn: { readonly turn: number; readonly side: number } | undefined;
  private areTurnsOver = false;
  /** Whether nothing has happened yet in the current turn. */
  isIdle = false;
  /** Moving figures. A figure waits while other figures move in reaction to it. */
  private moving: Move[] = [];
  /** The modifiers that will be added to the next D20 roll. */
  private luck: { readonly shown: number; readonly givers: readonly string[] } | undefined;
  /** A figure that may attack again, and the moment of the attack that allows it. */
  private again: { readonly figure: number; readonly moment: OpenMoment } | undefined;

  readonly figures: readonly ToldFigure[];
  readonly dice: ReturnType<typeof diceFinder>;

  constructor(of: RecordedGame) {
    this.of = of;
    this.figures = toldFigures(of.tables);
    this.dice = diceFinder(of.tables, this.figures, of.next32);
  }

  figureOf(figure: number): ToldFigure {
    return this.figures[toldAs(this.of.tables, figure)] as ToldFigure;
  }

  nameOf(figure: number): string {
    return this.figureOf(figure).name;
  }

  /** Figures grouped by card: Goblin Cutters 1, 2 and 4, and Krug. */
  groupsOf(figures: readonly number[]): Group[] {
    return groupsOf(this.of.tables, this.figures, figures);
  }

  ofFigure(figure: number): BattleCard {
    const { cards, cardOf } = this.of.tables;
    return cards[cardOf[figure] as number] as BattleCard;
  }

  cardNamed(card: number): string {
    return toldCard(this.of.tables, this.figures, card);
  }

  sideNamed(side: number): string {
    return this.of.sides[side as 0 | 1].name;
  }

  /** The names of both sides. */
  get sides(): readonly [string, string] {
    return [this.sideNamed(0), this.sideNamed(1)];
  }

  /** Adds an event to the open moment. */
  say(event: BattleEvent): void {
    this.current().say(event);
  }

  /** The title of a power, by its index on a card. */
  titleOf({ card, power }: { readonly card: number; readonly power: number }): string {
    return powerTitle((this.of.tables.cards[card] as BattleCard).card.powers[power] as PowerUse);
  }

  /** Notes the modifiers that will be added to the next D20 roll. */
  addToD20({ shown, givers, beside }: GameEventOf<'luck'>): void {
    const before = this.luck ?? { shown, givers: [] };
    const near = beside > 0 ? [`${some(beside, 'figure')} beside`] : [];
    this.luck = { shown: before.shown, givers: [...before.givers, ...givers, ...near] };
  }

  /** A D20 roll that counts as this number, with what was added to it; undefined if there was no roll. */
  rolled(roll: number): { readonly roll?: Rolled } {
    const { luck } = this;
    this.luck = undefined;
    if (roll === 0) return {};
    const faces = [String(luck?.shown ?? roll)];
    return { roll: { faces, ...(luck && { counts: [roll], givers: luck.givers }) } };
  }

  spacesAt(figure: number, place: number): Space[] {
    return spacesOf(this.of.tables, figure, place);
  }

  levelAt(figure: number, place: number): number {
    const { single, double } = this.of.tables;
    return (this.ofFigure(figure).isDouble ? double : single).level[place] as number;
  }

  begin(kind: MomentKind, beginning?: Beginning): OpenMoment {
    if (kind === 'turn') this.endTurn();
    this.isIdle = kind === 'turn';
    this.close();
    const { tables } = this.of;
    const { round, turn, areTurnsOver } = this;
    this.open = new OpenMoment(
      kind,
      { round, ...turn, ...(areTurnsOver && { isAfterTurns: true }) },
      (figure) => toldAs(tables, figure),
      beginning,
    );
    return this.open;
  }

  /** The open moment, or a new one if none is open. */
  current(): OpenMoment {
    return this.open ?? this.begin('power');
  }

  private close(): void {
    if (this.open) this.done.push(this.open);
    this.open = undefined;
  }

  /** Begins the moment for the end of the game. No further attack can follow. */
  beginEnd(): OpenMoment {
    this.again = undefined;
    this.endTurn();
    this.turn = undefined;
    return this.begin('end');
  }

  /** All moments, after closing the open one. */
  moments(): readonly OpenMoment[] {
    this.endAgain();
    this.close();
    return this.done;
  }

  /**
   * Notes an attack, and whether its figure may attack again. The next attack, or the end of the turn, shows whether it
   * does.
   */
  attacks(figure: number, moment: OpenMoment, again: boolean): void {
    this.endAgain(figure);
    if (again) this.again = { figure, moment };
  }

  /**
   * Records whether the attack was made again.
   *
   * @param figure the next attacker; undefined if the turn is over
   */
  private endAgain(figure?: number): void {
    const { again } = this;
    this.again = undefined;
    if (!again) return;
    const isUnused = again.figure !== figure && { isUnused: true as const };
    again.moment.closeWith({
      is: 'mayAttackAgain',
      who: this.nameOf(again.figure),
      ...isUnused,
    });
  }

  /** Notes that a figure is on a place. If it was off the board, also notes its Life left. */
  stand(figure: number, place: number): void {
    const told = toldAs(this.of.tables, figure);
    const comes = !this.onBoard.has(told);
    this.onBoard.add(told);
    const life = this.lives.get(told) ?? this.figureOf(figure).life;
    this.current().change(figure, { at: this.spacesAt(figure, place), ...(comes && { life }) });
  }

  /** Notes how much Life a figure has left. */
  live(figure: number, life: number): void {
    this.lives.set(toldAs(this.of.tables, figure), life);
    this.current().change(figure, { life });
  }

  /**
   * Notes that a figure leaves the board.
   *
   * @param life 0 if the figure is destroyed
   */
  leave(figure: number, life?: 0): void {
    const told = toldAs(this.of.tables, figure);
    this.onBoard.delete(told);
    if (life === 0) this.lives.delete(told);
    this.current().change(figure, { at: [], ...(life === 0 && { life }) });
    this.endMove(figure);
  }

  /**
   * Begins a movement of a figure, in a new moment or, if `isAfter`, in the moment of its last movement.
   *
   * @param path the places of the figure, beginning with its current place
   */
  move(
    figure: number,
    path: readonly number[],
    how: Pick<EventOf<'move'>, 'flies' | 'power'>,
    isAfter = false,
  ): void {
    const [from, to] = [path[0] as number, path.at(-1) as number];
    const event: EventOf<'move'> = {
      is: 'move',
      who: this.nameOf(figure),
      from: this.spacesAt(figure, from),
      to: this.spacesAt(figure, to),
      spaces: path.length - 1,
      levels: [this.levelAt(figure, from), this.levelAt(figure, to)],
      ...how,
    };
    const goesOn = isAfter && this.open?.isMoveOf(figure) === true;
    const moment = goesOn ? this.current() : this.begin('move', { figure });
    if (!goesOn) moment.goOver(this.spacesAt(figure, from));
    const say = moment.sayForNow({ ...event, isStopped: true });
    this.moving.push({ figure, to, moment, sayThere: () => say(event) });
  }

  /** Notes that a moving figure is on a place, which may be its destination. */
  pass(figure: number, place: number): void {
    const move = this.moving.findLast((one) => one.figure === figure);
    move?.moment.goOver(this.spacesAt(figure, place));
    this.stand(figure, place);
    if (move?.to === place) move.sayThere();
  }

  /** Ends the movement of a figure, at its destination or earlier. */
  arrive(figure: number, place: number): void {
    const move = this.moving.findLast((one) => one.figure === figure);
    const spaces = this.spacesAt(figure, place);
    if (move && move.to !== place) {
      this.current().say({ is: 'stops', who: this.nameOf(figure), place: spaces });
      this.stand(figure, place);
    } else this.pass(figure, place);
    this.endMove(figure);
    this.tellGlyph(figure, place);
  }

  private endMove(figure: number): void {
    this.moving = this.moving.filter((one) => one.figure !== figure);
  }

  /** If a figure has moved onto a glyph, adds an event that names the glyph. */
  tellGlyph(figure: number, place: number): void {
    const { ground, glyphs } = this.of.tables;
    const under = this.spacesAt(figure, place).map((space) => ground.numberOf(space));
    const glyph = glyphs.find((one, i) => under.includes(one.space) && !this.healed.has(i));
    if (!glyph) return;
    const isIdle = !isKnownGlyph(glyph.name) && { isIdle: true as const };
    this.current().say({
      is: 'onGlyph',
      who: this.nameOf(figure),
      glyph: glyph.name,
      ...isIdle,
    });
  }

  /** Notes that a glyph is used up. */
  useUp(glyph: number): void {
    this.healed.add(glyph);
  }

  beginRound(round: number): void {
    this.endTurn();
    this.close();
    this.round = round;
    this.turn = undefined;
    this.areTurnsOver = false;
  }

  /** The open moment of the round as a whole. If a moment of another kind is open, begins a new moment of the round. */
  ofRound(): OpenMoment {
    return this.open?.kind === 'round' ? this.open : this.begin('round');
  }

  /** Call after the last turn of a round. Later moments belong to the round's end. */
  endTurns(): void {
    this.endTurn();
    this.close();
    this.turn = undefined;
    this.areTurnsOver = true;
  }

  private endTurn(): void {
    this.endAgain();
    if (this.isIdle) this.current().say({ is: 'nothing' });
    this.isIdle = false;
  }
}
