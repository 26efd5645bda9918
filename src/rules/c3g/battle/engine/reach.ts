import { Beside } from './beside.ts';
import type { Movement } from './encounters.ts';
import type { BattleGround, Places } from './ground.ts';
import { Search, type Walker } from './search.ts';
import type { GameState } from './state.ts';

/** Spaces farther that a movement goes which begins and stays on road. */
const ON_ROAD = 3;

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
    const isOnRoad = this.places.road[this.start] === 1;
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
