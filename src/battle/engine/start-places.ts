import { type BattleGround, DIRECTIONS, type Places, spacesBetween } from './ground.ts';
import type { MapTables } from './memory.ts';

/** The places on which figures can begin, by end of the map and base; each is found when it is first asked for. */
export interface StartPlaces {
  /** All places in the start area of an end. */
  at(end: number, isDouble: boolean): readonly number[];
  /** By place of that area: how far it is from all spaces on which the army at the other end begins, or from 500 of them. */
  farAt(end: number, isDouble: boolean): Int32Array;
}

/**
 * @param starts by end, the spaces of its start area; @param begins all on which an army begins there
 */
export function startPlaces(
  { ground, single, double }: MapTables,
  starts: readonly (readonly number[])[],
  begins: readonly (readonly number[])[],
): StartPlaces {
  const at = eachOnce((end, isDouble) => {
    const area = starts[end] as readonly number[];
    return isDouble ? pairsIn(area, ground, double) : area;
  });
  const farAt = eachOnce((end, isDouble) => {
    const { count, a, b } = isDouble ? double : single;
    const far = new Int32Array(count);
    const own = at(end, isDouble);
    for (const goal of atMost(MOST_GOALS, begins[1 - end] as readonly number[])) {
      for (const place of own) {
        const spaces = spacesBetween(ground, goal, -1, a[place] as number, b[place] as number);
        far[place] = (far[place] as number) + spaces;
      }
    }
    return far;
  });
  return { at, farAt };
}

/** The spaces of most maps' areas many times over: each takes a search of the map. */
const MOST_GOALS = 500;

/** So many of a list at the most, spread over all of it. */
function atMost<T>(most: number, list: readonly T[]): readonly T[] {
  const every = Math.ceil(list.length / most);
  return every <= 1 ? list : list.filter((_, i) => i % every === 0);
}

/** What is found by end and base, each once. */
function eachOnce<T>(
  find: (end: number, isDouble: boolean) => T,
): (end: number, isDouble: boolean) => T {
  const known = new Map<number, T>();
  return (end, isDouble) => {
    const key = 2 * end + Number(isDouble);
    const found = known.get(key) ?? find(end, isDouble);
    known.set(key, found);
    return found;
  };
}

/** The places of a double base in an area, by their spaces in its order. */
function pairsIn(
  area: readonly number[],
  { neighbours }: BattleGround,
  { placeAt }: Places,
): number[] {
  const orders = new Map(area.map((space, order) => [space, order]));
  const orderOf = (space: number) => orders.get(space) as number;
  return area.flatMap((a) => {
    const beside = neighbours.subarray(a * DIRECTIONS, (a + 1) * DIRECTIONS);
    const seconds = [...beside].filter((b) => b > a && orders.has(b));
    return seconds.sort((b, c) => orderOf(b) - orderOf(c)).map((b) => placeAt(a, b));
  });
}
