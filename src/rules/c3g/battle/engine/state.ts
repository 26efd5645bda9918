import type { Given } from './auras.ts';
import type { BattleCard } from './cards.ts';
import type { Gait } from './gait.ts';
import { GameDice } from './game-dice.ts';
import { type BattleGround, DIRECTIONS, type Places, spacesBetween } from './ground.ts';
import { Orders } from './orders.ts';
import type { Sight } from './sight.ts';
import type { BattleTables } from './tables.ts';
import type { GameTeller } from './tell.ts';

/** Where a figure is that is not on the board. */
export const OUT = -1;

/**
 * A game as it stands: flat arrays, filled anew for each game. Who decides and what the rules are is elsewhere; here
 * are the facts, and what keeps them consistent.
 */
export class GameState {
  /** By figure: its place (numbered by the places of its base), or `OUT`. */
  readonly place: Int32Array;
  readonly wounds: Int16Array;
  /** 1 while it is not destroyed. */
  readonly lives: Uint8Array;
  /** 1 once it was destroyed, until it comes back. */
  readonly fallen: Uint8Array;
  /** Where it began the turn, and whether it was engaged then. */
  readonly began: Int32Array;
  readonly beganEngaged: Uint8Array;
  /** By space: the figure on it, or -1. */
  readonly occupant: Int16Array;
  /** By card: figures left, and enemies destroyed. */
  readonly left: Int16Array;
  readonly kills: Int16Array;
  /** By card: the set of effects that spirits give it. */
  readonly spiritOf: Int16Array;
  /** Effects that powers have given figures for a time; by figure, their set; and who has given some in the round. */
  gifts: readonly Given[] = [];
  readonly giftsOf: Int16Array;
  readonly gaveInRound = new Set<number>();
  /** Uses of limited lines: by figure and number of the line among all. */
  readonly used: Uint8Array;
  readonly lines: number;
  /** By side: figures left. */
  readonly alive: Int16Array;
  /** By side: figures that the enemy controls for a turn, which keep it in the game. */
  readonly lent: Int16Array;
  /** By glyph: 1 while it lies there. */
  readonly glyphLies: Uint8Array;
  /** Whom the acting card has attacked in this turn, and the wounds that it dealt to each. */
  readonly attacked: Uint8Array;
  /** By figure: whether the acting card has passed it in this turn, see `passing.ts`; and how many levels above it was. */
  readonly passed: Uint8Array;
  readonly passedAbove: Int16Array;
  /** By card: markers that its powers have collected, and whether one came in this turn. */
  readonly tokens: Uint8Array;
  readonly collected: Uint8Array;
  /** By figure: 1 once a power has tried to put it elsewhere in this turn. */
  readonly thrown: Uint8Array;
  readonly dealt: Int16Array;
  /** What cards, and figures, have done in this turn; see `Deed`. */
  readonly deeds: Uint8Array;
  readonly movements: Uint8Array;
  /** By card: 1 once one of its figures has been destroyed in this turn to heal another. */
  readonly paidWith: Uint8Array;
  /** By figure: how it hides, and where; see `isHidden`. */
  readonly hidden: Uint8Array;
  readonly hiddenAt: Int32Array;
  /** By figure: the D20 rolled for it before its attack; 0: none. */
  readonly rolled: Uint8Array;
  /** What the acting card's tables of attack dice gave. */
  tableDice: readonly number[] = [];
  /** By side: turns of both that have passed since it attacked. */
  readonly quiet = new Int16Array(2);
  /** Changes whenever anybody comes, goes or moves. */
  version = 0;
  round = 0;
  /** Which of the three turns of the round; 0 before the first. */
  turn = 0;
  /** The card whose turn it is, with an order marker or without one; -1: none. */
  playing = -1;
  /** Figures destroyed in the turn. */
  fellNow: number[] = [];
  /** A figure that does not move in the turn; -1: none. */
  stays = -1;
  /** The side with initiative. */
  first = 0;
  /** 1 where the game has drawn that the sides begin in each other's start areas. */
  private exchanged = 0;
  /** By figure: the enemies that it is engaged with, and the version of which that was found. */
  private readonly beside: Int32Array;
  private readonly besideAt: Int32Array;
  /** Order markers. */
  readonly orders = new Orders();
  /** In a turn in which figures move otherwise than by their Move: how far, and whether nobody strikes them. */
  spaces = 0;
  movesFreely = false;
  /** Spaces that its figures go farther than their Move in the turn. */
  farther = 0;
  /** Spaces that the acting card's D20 has given for its turn. */
  rolledMove = 0;
  readonly dice: GameDice;
  /** For policies that draw lots. */
  readonly lots: GameDice;
  /** For the lot that says who begins where: neither of the others shifts by it. */
  private readonly ends: GameDice;
  /** Told of all that happens; absent: nobody listens. */
  tell: GameTeller | undefined;

  readonly tables: BattleTables;
  /** By figure: its card, and the places of its base. */
  private readonly cards: readonly BattleCard[];
  private readonly placesOf: readonly Places[];
  private readonly ground: BattleGround;

  constructor(tables: BattleTables, base: Uint32Array) {
    this.tables = tables;
    const { figures, ground, cards, glyphs } = tables;
    this.ground = ground;
    this.cards = Array.from(tables.cardOf, (card) => cards[card] as BattleCard);
    this.placesOf = this.cards.map(({ isDouble }) => (isDouble ? tables.double : tables.single));
    this.place = new Int32Array(figures);
    this.wounds = new Int16Array(figures);
    this.lives = new Uint8Array(figures);
    this.fallen = new Uint8Array(figures);
    this.began = new Int32Array(figures);
    this.beganEngaged = new Uint8Array(figures);
    this.occupant = new Int16Array(ground.count);
    this.left = new Int16Array(cards.length);
    this.kills = new Int16Array(cards.length);
    this.giftsOf = new Int16Array(figures);
    this.spiritOf = new Int16Array(cards.length);
    this.lines = cards.reduce((sum, { limited }) => sum + limited.length, 0);
    this.used = new Uint8Array(figures * this.lines);
    this.alive = new Int16Array(2);
    this.lent = new Int16Array(2);
    this.glyphLies = new Uint8Array(glyphs.length);
    this.attacked = new Uint8Array(figures);
    this.thrown = new Uint8Array(figures);
    this.passed = new Uint8Array(figures);
    this.passedAbove = new Int16Array(figures);
    this.tokens = new Uint8Array(cards.length);
    this.collected = new Uint8Array(cards.length);
    this.dealt = new Int16Array(figures);
    this.deeds = new Uint8Array(cards.length);
    this.movements = new Uint8Array(figures);
    this.paidWith = new Uint8Array(cards.length);
    this.hidden = new Uint8Array(figures);
    this.hiddenAt = new Int32Array(figures);
    this.rolled = new Uint8Array(figures);
    this.beside = new Int32Array(figures);
    this.besideAt = new Int32Array(figures);
    this.dice = new GameDice(base);
    this.lots = new GameDice(base);
    this.ends = new GameDice(base);
  }

  begin(game: number): void {
    const { cards, figures } = this.tables;
    this.place.fill(OUT);
    this.wounds.fill(0);
    this.lives.fill(1);
    this.fallen.fill(0);
    this.occupant.fill(-1);
    this.kills.fill(0);
    this.gifts = [];
    this.giftsOf.fill(0);
    this.spiritOf.fill(0);
    this.tokens.fill(0);
    this.hidden.fill(0);
    this.used.fill(0);
    this.glyphLies.fill(1);
    this.alive.fill(0);
    this.lent.fill(0);
    for (const { index, figures: count, side, firstFigure, isOtherSelf } of cards) {
      if (isOtherSelf) {
        this.left[index] = 0;
        this.lives.fill(0, firstFigure, firstFigure + count);
        continue;
      }
      this.left[index] = count;
      this.alive[side] = (this.alive[side] as number) + count;
    }
    for (let f = 0; f < figures; f++) this.began[f] = OUT;
    this.round = 0;
    this.turn = 0;
    this.playing = -1;
    this.fellNow = [];
    this.stays = -1;
    this.tableDice = [];
    this.orders.begin();
    this.version++;
    this.quiet.fill(0);
    this.dice.begin(game);
    this.lots.begin(game, 1);
    this.drawEnds(game);
  }

  /** What is known of a turn begins anew. */
  beginTurn(): void {
    const { figures, asksMovement } = this.tables;
    for (let f = 0; f < figures; f++) {
      this.began[f] = this.place[f] as number;
      this.beganEngaged[f] = Number(asksMovement && this.isOnBoard(f) && this.isEngaged(f));
    }
    this.attacked.fill(0);
    this.dealt.fill(0);
    this.deeds.fill(0);
    this.movements.fill(0);
    this.rolled.fill(0);
    this.thrown.fill(0);
    this.passed.fill(0);
    this.collected.fill(0);
    this.orders.forgoes = undefined;
    this.orders.rollsTables = false;
  }

  private drawEnds(game: number): void {
    if (!this.tables.scenario.ends) return;
    this.ends.begin(game, 2);
    this.exchanged = this.ends.below(2);
  }

  /** The side in whose start area a side begins: its own, unless the game has drawn that they are exchanged. */
  endOf(side: number): number {
    return this.exchanged === 0 ? side : 1 - side;
  }

  card(figure: number): BattleCard {
    return this.cards[figure] as BattleCard;
  }

  gait(figure: number): Gait {
    return this.tables.gaits[this.tables.cardOf[figure] as number] as Gait;
  }

  places(figure: number): Places {
    return this.placesOf[figure] as Places;
  }

  isOnBoard(figure: number): boolean {
    return (this.place[figure] as number) >= 0;
  }

  /** The spaces of a figure on the board; the second is -1 for a single base. */
  spaceA(figure: number): number {
    return this.places(figure).a[this.place[figure] as number] as number;
  }

  spaceB(figure: number): number {
    return this.places(figure).b[this.place[figure] as number] as number;
  }

  levelOf(figure: number): number {
    return this.places(figure).level[this.place[figure] as number] as number;
  }

  put(figure: number, place: number): void {
    const { a, b } = this.places(figure);
    this.version++;
    this.place[figure] = place;
    this.occupant[a[place] as number] = figure;
    const second = b[place] as number;
    if (second >= 0) this.occupant[second] = figure;
  }

  take(figure: number): void {
    if (!this.isOnBoard(figure)) return;
    const [a, b] = [this.spaceA(figure), this.spaceB(figure)];
    this.version++;
    if (this.occupant[a] === figure) this.occupant[a] = -1;
    if (b >= 0 && this.occupant[b] === figure) this.occupant[b] = -1;
    this.place[figure] = OUT;
  }

  /** On its way it is at a place without holding its spaces, on which friends may stand. */
  pass(figure: number, place: number): void {
    this.take(figure);
    this.version++;
    this.place[figure] = place;
  }

  /** Spaces between two figures: the least over all spaces of both bases. */
  distance(f: number, g: number): number {
    return this.distanceFrom(f, this.place[f] as number, g);
  }

  /** The same from a place where the first might stand. */
  distanceFrom(f: number, place: number, g: number): number {
    const { a, b } = this.places(f);
    return spacesBetween(
      this.ground,
      a[place] as number,
      b[place] as number,
      this.spaceA(g),
      this.spaceB(g),
    );
  }

  /** Whether two spaces are adjacent for figures of these Heights (RULES.md, section 2). */
  areBeside(s: number, height: number, t: number, otherHeight: number): boolean {
    const { neighbours, distance, count } = this.ground;
    if (distance[s * count + t] !== 1) return false;
    for (let d = 0; d < DIRECTIONS; d++) {
      if (neighbours[s * DIRECTIONS + d] === t)
        return this.areBesideIn(s, d, t, height, otherHeight);
    }
    return false;
  }

  /** The same of a space and its neighbour in a direction. */
  areBesideIn(s: number, d: number, t: number, height: number, otherHeight: number): boolean {
    const { walled, level } = this.ground;
    if (walled[s * DIRECTIONS + d] === 1) return false;
    const above = (level[s] as number) - (level[t] as number);
    if (above === 0 || !this.tables.scenario.rulings.adjacentWithinHeight) return true;
    return above < 0 ? -above < height : above < otherHeight;
  }

  /** The number of the glyph that lies on a space; -1: none. */
  glyphAt(space: number): number {
    const { glyphs, hasGlyph } = this.tables;
    if (hasGlyph[space] !== 1) return -1;
    for (let i = 0; i < glyphs.length; i++) {
      if (glyphs[i]?.space === space && this.glyphLies[i] === 1) return i;
    }
    return -1;
  }

  areAdjacent(f: number, g: number): boolean {
    return this.isBesidePlace(f, this.place[f] as number, g);
  }

  /** Whether a figure would be adjacent to another from a place. */
  isBesidePlace(f: number, place: number, g: number): boolean {
    const { a, b } = this.places(f);
    const [h, i] = [this.card(f).height, this.card(g).height];
    const [s, t, u, v] = [a[place] as number, b[place] as number, this.spaceA(g), this.spaceB(g)];
    if (this.areBeside(s, h, u, i)) return true;
    if (v >= 0 && this.areBeside(s, h, v, i)) return true;
    if (t < 0) return false;
    return this.areBeside(t, h, u, i) || (v >= 0 && this.areBeside(t, h, v, i));
  }

  /** The enemies that a figure on the board is engaged with, one bit each. */
  enemiesBeside(figure: number): number {
    if (this.besideAt[figure] === this.version) return this.beside[figure] as number;
    const { sideOf, figuresOf, bitOf } = this.tables;
    const enemies = figuresOf[1 - (sideOf[figure] as number)] as readonly number[];
    let bits = 0;
    for (const enemy of enemies) {
      if (!this.isOnBoard(enemy) || !this.areAdjacent(figure, enemy)) continue;
      bits |= 1 << (bitOf[enemy] as number);
    }
    this.beside[figure] = bits;
    this.besideAt[figure] = this.version;
    return bits;
  }

  isEngaged(figure: number): boolean {
    return this.enemiesBeside(figure) !== 0;
  }

  /** Whether a figure sees another, from a place of its own. */
  sees(f: number, place: number, g: number): boolean {
    return this.isSeen(this.tables.sight, f, place, g, this.place[g] as number);
  }

  /** Whether sight of any part of a figure at a place is clear from another. */
  seesPart(f: number, g: number, place: number): boolean {
    return this.isSeen(this.tables.auraSight, f, this.place[f] as number, g, place);
  }

  /** The same from a place where the one that sees might stand. */
  seesPartFrom(f: number, place: number, g: number): boolean {
    return this.isSeen(this.tables.auraSight, f, place, g, this.place[g] as number);
  }

  private isSeen(sight: Sight, f: number, place: number, g: number, at: number): boolean {
    const { scenario } = this.tables;
    const { a, b } = this.places(f);
    const { a: c, b: d } = this.places(g);
    const [h, i] = [this.card(f).height, this.card(g).height];
    const [s, t, u, v] = [a[place], b[place], c[at], d[at]] as [number, number, number, number];
    const standing = scenario.rulings.figuresBlockSight ? this.heightsBut(f, g) : undefined;
    if (sight.isClear(s, h, u, i, standing)) return true;
    if (v >= 0 && sight.isClear(s, h, v, i, standing)) return true;
    if (t < 0) return false;
    return sight.isClear(t, h, u, i, standing) || (v >= 0 && sight.isClear(t, h, v, i, standing));
  }

  /** By space, the Height of the figure that stands there, other than two. */
  private heightsBut(f: number, g: number): Int16Array {
    return Int16Array.from(this.occupant, (one) =>
      one < 0 || one === f || one === g ? 0 : this.card(one).height,
    );
  }
}
