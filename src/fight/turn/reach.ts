/* Where a figure can move in its turn, and its falls on the way. */

import {
  DIRECTIONS,
  type Ground,
  MoveSearch,
  type Places,
  type Steps,
  stepsOnFoot,
  WATER,
} from '../../board/index.ts';
import { type Fall, fallOf } from '../ground/fall.ts';

/** A figure that moves, starting from one of the places for its base. */
export interface Mover {
  readonly move: number;
  readonly height: number;
  readonly flies: boolean;
  readonly lavaResistant: boolean;
  readonly start: number;
}

/** The number of falls of each kind on a way. */
export type Falls = Readonly<Record<Fall, number>>;

/** A place within reach, and the falls on the way there. */
interface Resting {
  readonly place: number;
  readonly falls: Falls;
}

/**
 * Finds the places where a figure can stop: first its present place, then the others in order of their numbers
 * (RULES.md, section 6). If several ways lead to a place, the figure takes the way with the fewest extreme falls, then
 * the fewest major falls, then the fewest other falls. The figure never enters lava unless it is resistant. It passes
 * through figures on its own side; the caller checks whether a place is taken.
 *
 * @returns a function of the spaces held by figures of the other side, objects and obstacles
 */
export function reachOf(
  mover: Mover,
  ground: Ground,
  places: Places,
): (held: ReadonlySet<number>) => Resting[] {
  const { height, lavaResistant, start } = mover;
  const profile = { climbs: height, falls: height, lavaResistant, entersLava: false };
  const search = new TurnSearch(places, stepsOnFoot(ground, places, profile));
  return (held) => {
    const canRest = (place: number) =>
      places.rests[place] === 1 &&
      (lavaResistant || places.lava[place] === 0) &&
      !held.has(places.a[place] as number) &&
      !held.has(places.b[place] as number);
    const others = [...(mover.flies ? search.flights(mover) : search.ways(mover, held))]
      .filter(([place]) => place !== start && canRest(place))
      .map(([place, falls]) => ({ place, falls }))
      .sort((one, other) => one.place - other.place);
    return [{ place: start, falls: NO_FALLS }, ...others];
  };
}

/** Whether any step of a figure might be a fall. Checks all steps that would be within its Move on level ground. */
export function mayFall(
  { move, height, flies, start }: Mover,
  ground: Ground,
  { a, b }: Places,
): boolean {
  if (flies) return false;
  const { count, neighbours, level, kinds } = ground;
  for (let space = 0; space < count; space++) {
    const far = ground.spacesBetween(a[start] as number, b[start] as number, space, -1);
    if (far >= move) continue;
    for (const next of neighbours.subarray(space * DIRECTIONS, (space + 1) * DIRECTIONS)) {
      if (next < 0 || ((kinds[next] as number) & WATER) !== 0) continue;
      if (fallOf((level[space] as number) - (level[next] as number), height)) return true;
    }
  }
  return false;
}

const NO_FALLS: Falls = { fall: 0, major: 0, extreme: 0 };

/**
 * Ways with the same falls: the places from which these ways continue without a fall, and the least Move spent to reach
 * each of these places.
 */
interface Layer {
  readonly falls: Falls;
  readonly begins: Map<number, number>;
}

/**
 * A number that orders falls. Each kind of fall outweighs all lesser kinds, because a way has at most 100 steps (the
 * greatest Move).
 */
const rankOf = ({ fall, major, extreme }: Falls) => fall + 101 * (major + 101 * extreme);

/** A search for the ways that a figure can move in a turn. In a turn, enemies do not strike figures that leave them. */
class TurnSearch extends MoveSearch {
  private readonly steps: Steps;
  private held: ReadonlySet<number> = new Set();

  constructor(places: Places, steps: Steps) {
    super(places);
    this.steps = steps;
  }

  /** The places reached by flight, which has no falls. */
  flights({ start, move }: Mover): Map<number, Falls> {
    this.begin(move);
    this.reach(start, start, 0, 0, 0, -1);
    this.flyOn({ start, move, strikes: 0, lavaResistant: true });
    return new Map(Array.from(this.list.subarray(0, this.size), (place) => [place, NO_FALLS]));
  }

  /** The places reached on foot, and the fewest falls on the way to each place. */
  ways({ start, move, height }: Mover, held: ReadonlySet<number>): Map<number, Falls> {
    this.held = held;
    const found = new Map<number, Falls>();
    const least = new Map<number, number>();
    const layers = new Map<number, Layer>();
    const begin = (falls: Falls, place: number, spent: number) => {
      const layer = layers.get(rankOf(falls)) ?? { falls, begins: new Map() };
      layers.set(rankOf(falls), layer);
      layer.begins.set(place, Math.min(spent, layer.begins.get(place) ?? spent));
    };
    begin(NO_FALLS, start, 0);
    while (layers.size > 0) {
      const rank = Math.min(...layers.keys());
      const { falls, begins } = layers.get(rank) as Layer;
      layers.delete(rank);
      this.walkFrom(begins, start, move);
      for (const place of [...(rank === 0 ? [start] : []), ...this.list.subarray(0, this.size)]) {
        const spent = this.spent[place] as number;
        // Falls are considered in ascending order. A way with more falls is worth following only if more Move is left.
        if ((least.get(place) ?? Number.POSITIVE_INFINITY) <= spent) continue;
        least.set(place, spent);
        if (!found.has(place)) found.set(place, falls);
        if (place !== start && this.endsAt(place)) continue;
        this.fallFrom(place, move - spent, height, (kind, next, cost) =>
          begin({ ...falls, [kind]: falls[kind] + 1 }, next, spent + cost),
        );
      }
    }
    return found;
  }

  /** Finds the places that can be reached without a fall. */
  private walkFrom(begins: Layer['begins'], start: number, move: number): void {
    this.begin(move);
    for (const [place, spent] of begins) this.reach(place, place, spent, 0, 0, -1);
    this.walkOn({ start, move, steps: this.steps, isSafe: true, staysOnRoad: false });
  }

  /** The falls that a figure can take from a place with its remaining Move. */
  private fallFrom(
    place: number,
    move: number,
    height: number,
    fall: (kind: Fall, next: number, cost: number) => void,
  ): void {
    const { first, to, drop, entered } = this.places;
    for (let s = first[place] as number; s < (first[place + 1] as number); s++) {
      const cost = this.steps.cost[s] as number;
      if (cost > move || !this.mayEnter(entered[s] as number)) continue;
      const kind = fallOf(drop[s] as number, height);
      if (kind) fall(kind, to[s] as number, cost);
    }
  }

  protected mayEnter(space: number): boolean {
    return !this.held.has(space);
  }

  protected endsAt(place: number): boolean {
    return this.places.endsMovement(place);
  }

  protected endsFlightAt(): boolean {
    return false;
  }

  protected strikersAt(): number {
    return 0;
  }

  protected countLeft(): number {
    return 0;
  }
}
