/* The map of a battle in numbered spaces, and the places and steps of single and double bases on it. */

import {
  groundAt,
  HEX_DIRECTIONS,
  hexStep,
  readTerrain,
  type Space,
  spaceName,
  spacesOf,
  type Terrain,
} from '../../../board/index.ts';
import type { BattleBoard } from '../../scenario.ts';
import { leastBetween, type RoomForRows, Rows } from '../state/rows.ts';

/** Effects of terrain on figures: bits of `BattleGround.kinds`. */
export const WATER = 1;
export const LAVA = 2;
export const LAVA_FIELD = 4;
export const ROAD = 8;

const KIND_OF_LETTER: Readonly<Record<string, number>> = {
  w: WATER,
  m: LAVA,
  l: LAVA_FIELD,
  r: ROAD,
};

/** Effects of the terrain of a letter, as bits. */
export const kindOfLetter = (letter: string): number => KIND_OF_LETTER[letter] ?? 0;

export const DIRECTIONS = 6;

/** Distances this far and farther are equal. */
export const FAR = 255;

/** A compiled map: spaces numbered row by row, with all that movement and range depend on. */
export interface BattleGround {
  readonly terrain: Terrain;
  readonly spaces: readonly Space[];
  readonly count: number;
  readonly level: Int16Array;
  readonly kinds: Uint8Array;
  /** The terrain letter of each space, empty for none; and its number among those of the map. */
  readonly letters: readonly string[];
  readonly letterNumbers: Uint8Array;
  /** Move that entering costs, apart from climbing. */
  readonly cost: Uint8Array;
  /** The neighbour in each of six directions, or -1. */
  readonly neighbours: Int32Array;
  /** Largest difference between the numbers of two neighbours: a little more than the map's width. */
  readonly farthestNeighbour: number;
  /** 1 if a wall is between a space and its neighbour in a direction. */
  readonly walled: Uint8Array;
  /** 1 if an obstacle, an object or a figure of neither side is on the space. */
  readonly held: Uint8Array;
  /** By space: the number of its obstacle, or -1; and the names of obstacles. */
  readonly obstacles: Int16Array;
  readonly obstacleNames: readonly string[];
  /** Distances over existing spaces, around gaps; `FAR` if there is no way. Symmetric. */
  readonly distances: Rows<Int16Array>;
  numberOf(space: Space): number;
}

export function battleGround(
  { terrain: text, others, walls, terrainCosts }: BattleBoard,
  room: RoomForRows,
): BattleGround {
  const terrain = readTerrain(text) as Terrain;
  const spaces = spacesOf(terrain);
  const count = spaces.length;
  const numbers = new Map(spaces.map((space, i) => [spaceName(space), i]));
  const numberOf = (space: Space) => numbers.get(spaceName(space)) ?? -1;
  const grounds = spaces.map((space) => groundAt(terrain, space));
  const letters = grounds.map((ground) => ground?.letter ?? '');
  const kindsOfLetters = [...new Set(letters)];
  const neighbours = new Int32Array(count * DIRECTIONS);
  const walled = new Uint8Array(count * DIRECTIONS);
  const edges = new Set(walls.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  for (const [i, space] of spaces.entries()) {
    for (const [d, direction] of HEX_DIRECTIONS.entries()) {
      const next = hexStep(space, direction);
      neighbours[i * DIRECTIONS + d] = numberOf(next);
      if (edges.has(`${space} ${next}`)) walled[i * DIRECTIONS + d] = 1;
    }
  }
  const farthestNeighbour = neighbours.reduce(
    (most, next, i) =>
      next < 0 ? most : Math.max(most, Math.abs(next - Math.floor(i / DIRECTIONS))),
    0,
  );
  const held = new Uint8Array(count);
  const obstacles = new Int16Array(count).fill(-1);
  for (const [number, { kind, spaces: on }] of others.entries()) {
    if (kind === 'glyph' || kind === 'power') continue;
    for (const space of on) {
      held[numberOf(space)] = 1;
      if (kind === 'obstacle') obstacles[numberOf(space)] = number;
    }
  }
  return {
    terrain,
    spaces,
    count,
    level: Int16Array.from(grounds, (ground) => ground?.level ?? 0),
    kinds: Uint8Array.from(letters, (letter) => KIND_OF_LETTER[letter] ?? 0),
    letters,
    letterNumbers: Uint8Array.from(letters, (letter) => kindsOfLetters.indexOf(letter)),
    cost: Uint8Array.from(letters, (letter) => terrainCosts[letter] ?? 1),
    neighbours,
    farthestNeighbour,
    walled,
    held,
    obstacles,
    obstacleNames: others.map(({ name }) => name.toLowerCase()),
    distances: new Rows(room, count, distancesIn(neighbours, count)),
    numberOf,
  };
}

/**
 * Distance between two bases, by the nearest of their spaces. Fast if the first base is the same in most calls.
 *
 * @param b the second space of the first base; -1 for a single base
 * @param d the second space of the other base; -1 for a single base
 */
export function spacesBetween(
  { distances }: Pick<BattleGround, 'distances'>,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  return leastBetween(distances, a, b, c, d);
}

/** Breadth-first search. */
function distancesIn(neighbours: Int32Array, count: number): (from: number) => Int16Array {
  const queue = new Int32Array(count);
  return (from) => {
    const distance = new Int16Array(count).fill(FAR);
    distance[from] = 0;
    queue[0] = from;
    for (let at = 0, end = 1; at < end; at++) {
      const space = queue[at] as number;
      const next = Math.min(FAR - 1, (distance[space] as number) + 1);
      for (let d = 0; d < DIRECTIONS; d++) {
        const beside = neighbours[space * DIRECTIONS + d] as number;
        if (beside < 0 || distance[beside] !== FAR) continue;
        distance[beside] = next;
        queue[end++] = beside;
      }
    }
    return distance;
  };
}

/**
 * The numbered places of a base and the steps between them. A place is a space for a single base, and a pair of
 * neighbours for a double base.
 */
export interface Places {
  readonly count: number;
  readonly isDouble: boolean;
  /** The spaces of each place; the second is -1 for a single base. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** The level of the base: the higher of its spaces. */
  readonly level: Int16Array;
  /** 1 if a base may rest there when it is free. */
  readonly rests: Uint8Array;
  /** 1 if the ground ends a movement: water under the whole base, or lava under any of it. */
  readonly ends: Uint8Array;
  /** 1 if lava is under any of the base, and if road is under all of it. */
  readonly lava: Uint8Array;
  readonly road: Uint8Array;
  /** 1 if a lava field is under any of the base. */
  readonly field: Uint8Array;
  /** The steps from place p are those from `first[p]` up to `first[p + 1]`. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Levels that the leading half goes up; negative: down. */
  readonly climb: Int16Array;
  /** Levels that the base comes down; 0 onto water. */
  readonly drop: Int16Array;
  /** The space that the leading half enters. */
  readonly entered: Int32Array;
  /** 1 if a wall is in the way. */
  readonly blocked: Uint8Array;
  /** The place on these spaces, in either order; -1 for none. */
  placeAt(a: number, b: number): number;
}

export function placesOn(ground: BattleGround, isDouble: boolean): Places {
  const { count: spaces, neighbours, walled, level, kinds, held } = ground;
  const pairs: [number, number][] = [];
  const pairNumber = new Map<number, number>();
  for (let a = 0; a < spaces; a++) {
    if (!isDouble) pairs.push([a, -1]);
    else {
      for (let d = 0; d < DIRECTIONS; d++) {
        const b = neighbours[a * DIRECTIONS + d] as number;
        if (b > a) {
          pairNumber.set(a * spaces + b, pairs.length);
          pairs.push([a, b]);
        }
      }
    }
  }
  const placeAt = (a: number, b: number) =>
    isDouble ? (pairNumber.get(Math.min(a, b) * spaces + Math.max(a, b)) ?? -1) : a;
  const count = pairs.length;
  const baseLevel = Int16Array.from(pairs, ([a, b]) =>
    Math.max(level[a] as number, b < 0 ? 0 : (level[b] as number)),
  );
  const isWalled = (a: number, b: number) => {
    for (let d = 0; d < DIRECTIONS; d++) {
      if (neighbours[a * DIRECTIONS + d] === b) return walled[a * DIRECTIONS + d] === 1;
    }
    return false;
  };
  const rests = Uint8Array.from(pairs, ([a, b]) => {
    if (held[a]) return 0;
    if (b < 0) return 1;
    return Number(!held[b] && level[a] === level[b] && !isWalled(a, b));
  });
  const kindOf = (space: number) => kinds[space] as number;
  const underAll = ([a, b]: readonly [number, number], kind: number) =>
    (kindOf(a) & (b < 0 ? kind : kindOf(b)) & kind) !== 0;
  const underAny = ([a, b]: readonly [number, number], kind: number) =>
    ((kindOf(a) | (b < 0 ? 0 : kindOf(b))) & kind) !== 0;
  const first = new Int32Array(count + 1);
  const to: number[] = [];
  const climb: number[] = [];
  const drop: number[] = [];
  const entered: number[] = [];
  const blocked: number[] = [];
  for (const [p, [a, b]] of pairs.entries()) {
    first[p] = to.length;
    for (const lead of b < 0 ? [a] : [a, b]) {
      for (let d = 0; d < DIRECTIONS; d++) {
        const s = neighbours[lead * DIRECTIONS + d] as number;
        if (s < 0 || s === a || s === b) continue;
        const next = isDouble ? placeAt(s, lead) : s;
        const onWater = (kinds[s] as number) & (isDouble ? (kinds[lead] as number) : WATER) & WATER;
        to.push(next);
        climb.push((level[s] as number) - (level[lead] as number));
        drop.push(
          onWater ? 0 : Math.max(0, (baseLevel[p] as number) - (baseLevel[next] as number)),
        );
        entered.push(s);
        blocked.push(walled[lead * DIRECTIONS + d] as number);
      }
    }
  }
  first[count] = to.length;
  return {
    count,
    isDouble,
    a: Int32Array.from(pairs, ([a]) => a),
    b: Int32Array.from(pairs, ([, b]) => b),
    level: baseLevel,
    rests,
    ends: Uint8Array.from(pairs, (on) => Number(underAll(on, WATER) || underAny(on, LAVA))),
    lava: Uint8Array.from(pairs, (on) => Number(underAny(on, LAVA))),
    road: Uint8Array.from(pairs, (on) => Number(underAll(on, ROAD))),
    field: Uint8Array.from(pairs, (on) => Number(underAny(on, LAVA_FIELD))),
    first,
    to: Int32Array.from(to),
    climb: Int16Array.from(climb),
    drop: Int16Array.from(drop),
    entered: Int32Array.from(entered),
    blocked: Uint8Array.from(blocked),
    placeAt,
  };
}

/**
 * Whether the ground ends a movement: water under all of the base, or lava under any of it.
 *
 * @param ignored kinds of terrain that do not, as bits
 */
export function endsMovement(
  { kinds }: BattleGround,
  { a, b }: Places,
  place: number,
  ignored = 0,
): boolean {
  const first = (kinds[a[place] as number] as number) & ~ignored;
  const space = b[place] as number;
  const second = space < 0 ? first : (kinds[space] as number) & ~ignored;
  return (first & second & WATER) !== 0 || ((first | second) & LAVA) !== 0;
}
