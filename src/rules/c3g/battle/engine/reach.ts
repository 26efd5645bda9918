import { fallOf } from '../../ground/fall.ts';
import type { Movement } from './encounters.ts';
import { type BattleGround, DIRECTIONS, LAVA, type Places, ROAD, WATER } from './ground.ts';
import type { GameState } from './state.ts';

/** Spaces farther that a movement goes which begins and stays on road. */
const ON_ROAD = 3;

/** Who walks. */
interface Walker {
  readonly figure: number;
  readonly height: number;
  readonly lavaResistant: boolean;
  /** Leaving enemies costs it nothing, or nothing from a space on which it stands. */
  readonly leaves: boolean;
  readonly leavesFrom: number;
  readonly start: number;
  readonly move: number;
}

/**
 * The places that a figure can go to: one object is filled again and again. Ways on which no enemy is left, nothing
 * is fallen from and no lava is entered are looked for first; of other places, a way with the least Move.
 */
export class Reach {
  /** The places found, its own first. */
  readonly list: Int32Array;
  size = 0;
  /** By place found: enemies left on the way, falls and lava on it, and whether it is flown. */
  readonly strikes: Uint8Array;
  readonly hazards: Uint8Array;
  readonly isFlown: Uint8Array;
  private readonly via: Uint8Array;
  private readonly found: Int32Array;
  private stamp = 0;
  private start = 0;
  private figure = -1;
  private version = -1;
  private readonly places: Places;
  private readonly beside: Beside;
  private readonly searches: readonly Search[];

  constructor(ground: BattleGround, places: Places) {
    this.places = places;
    const { count } = places;
    this.list = new Int32Array(count);
    this.strikes = new Uint8Array(count);
    this.hazards = new Uint8Array(count);
    this.isFlown = new Uint8Array(count);
    this.via = new Uint8Array(count);
    this.found = new Int32Array(count);
    this.beside = new Beside(ground, places);
    this.searches = Array.from({ length: 5 }, () => new Search(ground, places, this.beside));
  }

  has(place: number): boolean {
    return this.found[place] === this.stamp;
  }

  /** The enemies that the figure would be adjacent to from a place, one bit each. */
  enemiesAt(place: number): number {
    return this.beside.at(place);
  }

  /**
   * Finds where a figure on the board can go; nothing is looked for again as long as nobody has moved.
   */
  of(
    state: GameState,
    figure: number,
    { move, mayFly, leaves, leavesFrom }: Readonly<Movement>,
  ): void {
    if (this.figure === figure && this.version === state.version) return;
    this.figure = figure;
    this.version = state.version;
    const { side, height, lavaResistant } = state.card(figure);
    this.beside.look(state, side, height);
    this.start = state.place[figure] as number;
    this.stamp++;
    this.size = 0;
    this.take(this.start, 0, 0, 0, false);
    if (move === 0) return;
    const [safe, safeOnRoad, risky, riskyOnRoad, flight] = this.searches as [
      Search,
      Search,
      Search,
      Search,
      Search,
    ];
    const walker: Walker = {
      ...{ figure, height, lavaResistant, leaves, leavesFrom, move },
      start: this.start,
    };
    // Whoever takes off leaves everybody: where somebody strikes, a safe way on foot is better.
    const isStruck = mayFly && flight.fly(walker) > 0;
    if (mayFly && !isStruck) this.takeAll(state, flight, 4, walker);
    const isOnRoad = isRoad(state, this.places, this.start);
    const further = { ...walker, move: move + ON_ROAD };
    let isHindered = safe.walk(state, walker, true, false);
    this.takeAll(state, safe, 0, walker);
    if (isOnRoad) {
      isHindered = safeOnRoad.walk(state, further, true, true) || isHindered;
      this.takeAll(state, safeOnRoad, 1, walker);
    }
    if (isStruck) this.takeAll(state, flight, 4, walker);
    if (!isHindered) return;
    risky.walk(state, walker, false, false);
    this.takeAll(state, risky, 2, walker);
    if (!isOnRoad) return;
    riskyOnRoad.walk(state, further, false, true);
    this.takeAll(state, riskyOnRoad, 3, walker);
  }

  /** The places on the way to one that was found, its own first. Flights have no places between. */
  pathTo(place: number): number[] {
    if (place === this.start) return [place];
    if (this.isFlown[place] === 1) return [this.start, place];
    const { before } = this.searches[this.via[place] as number] as Search;
    const path = [place];
    for (let at = place; at !== this.start; ) {
      at = before[at] as number;
      path.push(at);
    }
    return path.reverse();
  }

  private take(place: number, via: number, strikes: number, hazards: number, flown: boolean): void {
    if (this.found[place] === this.stamp) return;
    this.found[place] = this.stamp;
    this.list[this.size++] = place;
    this.via[place] = via;
    this.strikes[place] = strikes;
    this.hazards[place] = hazards;
    this.isFlown[place] = Number(flown);
  }

  private takeAll(state: GameState, search: Search, via: number, { figure }: Walker): void {
    for (let i = 0; i < search.size; i++) {
      const place = search.list[i] as number;
      if (!isFree(state, this.places, place, figure)) continue;
      this.take(
        place,
        via,
        search.strikes[place] as number,
        search.hazards[place] as number,
        via === 4,
      );
    }
  }
}

/** Enemies adjacent to each space, for a figure of one side and Height. */
class Beside {
  private readonly bits: Int32Array;
  private readonly stamps: Int32Array;
  private stamp = 0;
  private readonly ground: BattleGround;
  private readonly places: Places;

  constructor(ground: BattleGround, places: Places) {
    this.ground = ground;
    this.places = places;
    this.bits = new Int32Array(ground.count);
    this.stamps = new Int32Array(ground.count);
  }

  look(state: GameState, side: number, height: number): void {
    const { neighbours } = this.ground;
    const { figuresOf, bitOf } = state.tables;
    this.stamp++;
    for (const g of figuresOf[1 - side] as readonly number[]) {
      if (!state.isOnBoard(g)) continue;
      const bit = 1 << (bitOf[g] as number);
      const other = state.card(g).height;
      this.mark(state, neighbours, state.spaceA(g), height, other, bit);
      const second = state.spaceB(g);
      if (second >= 0) this.mark(state, neighbours, second, height, other, bit);
    }
  }

  private mark(
    state: GameState,
    neighbours: Int16Array,
    t: number,
    height: number,
    other: number,
    bit: number,
  ): void {
    for (let d = 0; d < DIRECTIONS; d++) {
      const s = neighbours[t * DIRECTIONS + d] as number;
      if (s < 0 || !state.areBesideIn(t, d, s, other, height)) continue;
      if (this.stamps[s] !== this.stamp) {
        this.stamps[s] = this.stamp;
        this.bits[s] = 0;
      }
      this.bits[s] = (this.bits[s] as number) | bit;
    }
  }

  at(place: number): number {
    const second = this.places.b[place] as number;
    const first = this.atSpace(this.places.a[place] as number);
    return second < 0 ? first : first | this.atSpace(second);
  }

  private atSpace(space: number): number {
    return this.stamps[space] === this.stamp ? (this.bits[space] as number) : 0;
  }
}

/** One search by Move spent, as in Dijkstra's algorithm. */
class Search {
  /** The places reached, in the order of the Move that they cost; also those where nobody may rest. */
  readonly list: Int32Array;
  size = 0;
  readonly before: Int32Array;
  readonly strikes: Uint8Array;
  readonly hazards: Uint8Array;
  private readonly spent: Int16Array;
  private readonly entered: Int16Array;
  private readonly stamps: Int32Array;
  private readonly settled: Int32Array;
  private stamp = 0;
  private readonly open: number[][] = [];
  private readonly ground: BattleGround;
  private readonly places: Places;
  private readonly beside: Beside;

  constructor(ground: BattleGround, places: Places, beside: Beside) {
    this.ground = ground;
    this.places = places;
    this.beside = beside;
    const { count } = places;
    this.list = new Int32Array(count);
    this.before = new Int32Array(count);
    this.strikes = new Uint8Array(count);
    this.hazards = new Uint8Array(count);
    this.spent = new Int16Array(count);
    this.entered = new Int16Array(count);
    this.stamps = new Int32Array(count);
    this.settled = new Int32Array(count);
  }

  private begin({ start, move }: Walker): void {
    this.stamp++;
    this.size = 0;
    for (let i = 0; i <= move; i++) {
      const list = this.open[i];
      if (list) list.length = 0;
      else this.open[i] = [];
    }
    this.reach(start, start, 0, 0, 0, -1);
  }

  private reach(
    place: number,
    before: number,
    spent: number,
    strikes: number,
    hazards: number,
    entered: number,
  ): void {
    this.stamps[place] = this.stamp;
    this.before[place] = before;
    this.spent[place] = spent;
    this.strikes[place] = strikes;
    this.hazards[place] = hazards;
    this.entered[place] = entered;
    (this.open[spent] as number[]).push(place);
  }

  private isKnown(place: number, spent: number): boolean {
    return this.stamps[place] === this.stamp && (this.spent[place] as number) <= spent;
  }

  /**
   * Over everything, one space of Move each; it leaves all whom it is engaged with as it takes off.
   *
   * @returns how many of them strike at it
   */
  fly(walker: Walker): number {
    const { first, to } = this.places;
    const { start, move, lavaResistant } = walker;
    this.begin(walker);
    const strikes = this.mayLeave(walker, start) ? 0 : bitsIn(this.beside.at(start));
    for (let cost = 0; cost <= move; cost++) {
      const here = this.open[cost] as number[];
      for (const place of here) {
        if (place !== start) this.list[this.size++] = place;
        if (cost === move) continue;
        for (let s = first[place] as number; s < (first[place + 1] as number); s++) {
          const next = to[s] as number;
          if (this.isKnown(next, cost + 1)) continue;
          const burns = Number(!lavaResistant && isLava(this.ground, this.places, next));
          this.reach(next, start, cost + 1, strikes, burns, -1);
        }
      }
    }
    return strikes;
  }

  /**
   * @param isSafe whether steps that leave an enemy, fall or enter lava are left out
   * @returns whether any were
   */
  walk(state: GameState, walker: Walker, isSafe: boolean, staysOnRoad: boolean): boolean {
    const { first, to, climb, drop, entered, blocked } = this.places;
    const { held, cost: terrainCost } = this.ground;
    const { start, move, height, figure, lavaResistant } = walker;
    this.begin(walker);
    let isHindered = false;
    for (let cost = 0; cost <= move; cost++) {
      const here = this.open[cost] as number[];
      for (let i = 0; i < here.length; i++) {
        const place = here[i] as number;
        if (this.settled[place] === this.stamp || this.spent[place] !== cost) continue;
        this.settled[place] = this.stamp;
        if (place !== start) {
          this.list[this.size++] = place;
          if (this.endsAt(state, place)) continue;
        }
        const enemies = this.mayLeave(walker, place) ? 0 : this.beside.at(place);
        for (let s = first[place] as number; s < (first[place + 1] as number); s++) {
          const up = climb[s] as number;
          if (blocked[s] === 1 || up >= height) continue;
          const space = entered[s] as number;
          const spent = cost + (terrainCost[space] as number) + (up > 0 ? up : 0);
          const next = to[s] as number;
          if (spent > move || this.isKnown(next, spent) || held[space] === 1) continue;
          if (!passes(state, space, figure)) continue;
          if (staysOnRoad && !isRoad(state, this.places, next)) continue;
          const left = bitsIn(enemies & ~this.beside.at(next));
          const falls = Number(fallOf(drop[s] as number, height) !== undefined);
          const burns = Number(!lavaResistant && isLava(this.ground, this.places, next));
          if (isSafe && left + falls + burns > 0) {
            isHindered = true;
            continue;
          }
          this.reach(
            next,
            place,
            spent,
            (this.strikes[place] as number) + left,
            (this.hazards[place] as number) + falls + burns,
            space,
          );
        }
      }
    }
    return isHindered;
  }

  private mayLeave({ leaves, leavesFrom }: Walker, place: number): boolean {
    const { a, b } = this.places;
    return leaves || (leavesFrom >= 0 && (a[place] === leavesFrom || b[place] === leavesFrom));
  }

  /** Whether a movement ends there: water under all of the base, lava under any of it, a glyph that it enters. */
  private endsAt(state: GameState, place: number): boolean {
    if (endsMovement(this.ground, this.places, place)) return true;
    return state.glyphAt(this.entered[place] as number) >= 0;
  }
}

/** Whether the ground ends a movement: water under all of the base, or lava under any of it. */
export function endsMovement({ kinds }: BattleGround, { a, b }: Places, place: number): boolean {
  const first = kinds[a[place] as number] as number;
  const space = b[place] as number;
  const second = space < 0 ? first : (kinds[space] as number);
  return (first & second & WATER) !== 0 || ((first | second) & LAVA) !== 0;
}

export function isLava({ kinds }: BattleGround, { a, b }: Places, place: number): boolean {
  const second = b[place] as number;
  const kind = (kinds[a[place] as number] as number) | (second < 0 ? 0 : (kinds[second] as number));
  return (kind & LAVA) !== 0;
}

function isRoad({ tables }: GameState, { a, b }: Places, place: number): boolean {
  const { kinds } = tables.ground;
  const second = b[place] as number;
  const kind =
    (kinds[a[place] as number] as number) & (second < 0 ? ROAD : (kinds[second] as number));
  return (kind & ROAD) !== 0;
}

/** Whether a base can rest there: the ground lets it, and nobody else stands there. */
export function isFree(
  { occupant }: GameState,
  { a, b, rests }: Places,
  place: number,
  figure: number,
): boolean {
  if (rests[place] !== 1) return false;
  const first = occupant[a[place] as number] as number;
  if (first >= 0 && first !== figure) return false;
  const space = b[place] as number;
  const second = space < 0 ? -1 : (occupant[space] as number);
  return second < 0 || second === figure;
}

/** Through figures of its own side that are not engaged, and through nobody else. */
function passes(state: GameState, space: number, figure: number): boolean {
  const there = state.occupant[space] as number;
  if (there < 0 || there === figure) return true;
  const { sideOf } = state.tables;
  return sideOf[there] === sideOf[figure] && !state.isEngaged(there);
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
