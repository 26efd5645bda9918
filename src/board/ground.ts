/* A hex map with numbered spaces. Typed arrays hold everything that steps, distances and lines depend on. */

import { HEX_DIRECTIONS, type HexDirection, hexStep } from './hex.ts';
import { leastBetween, RoomForRows, Rows } from './rows.ts';
import type { Space, Wall } from './space.ts';
import { groundAt, spacesOf, type Terrain } from './terrain.ts';

/** Effects of terrain on figures: bits of `Ground.kinds`. */
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

/** The effects of the terrain with this letter, as bits. */
export const kindOfLetter = (letter: string): number => KIND_OF_LETTER[letter] ?? 0;

/** The number of directions, in the order of `HEX_DIRECTIONS`. */
export const DIRECTIONS = 6;

/** The distance if there is no path. Distances longer than `FAR - 1` count as `FAR - 1`. */
export const FAR = 255;

/** The parts that a ground is made from. */
export interface GroundParts {
  readonly terrain: Terrain;
  readonly walls: readonly Wall[];
  /** Spaces occupied by something that never moves. No base can enter them on foot or rest on them. */
  readonly held?: readonly Space[];
  /** The Move needed to enter a space, by terrain letter (default: 1). */
  readonly costs?: Readonly<Record<string, number>>;
  /** Memory for the distances, if several tables share that memory. */
  readonly room?: RoomForRows;
}

/** The spaces of a map, numbered row by row from 0. Typed arrays keep loops over spaces fast. */
export class Ground {
  readonly spaces: readonly Space[];
  readonly count: number;
  readonly level: Int16Array;
  /** Effects of the terrain, as bits. */
  readonly kinds: Uint8Array;
  /** The terrain letter of each space (empty if none), and the index of this letter among the map's letters. */
  readonly letters: readonly string[];
  readonly letterNumbers: Uint8Array;
  /** The Move needed to enter a space, not counting any climb. */
  readonly cost: Uint8Array;
  /** `neighbours[space * DIRECTIONS + direction]`: the neighbor, or -1. */
  readonly neighbours: Int32Array;
  /**
   * The largest difference between the numbers of two neighbors: a little more than the map's
   * width.
   */
  readonly farthestNeighbour: number;
  /** 1 if a wall separates a space from its neighbor in a direction; indexed like `neighbours`. */
  readonly walled: Uint8Array;
  /** 1 if something that never moves is on the space. */
  readonly held: Uint8Array;
  /** Distances along existing spaces, going around gaps; `FAR` if there is no path. The table is symmetric. */
  readonly distances: Rows<Int16Array>;
  private readonly columns: number;
  /** The number of the space in each row and column; -1 if there is none. */
  private readonly numbers: Int32Array;

  constructor({ terrain, walls, held = [], costs = {}, room = new RoomForRows() }: GroundParts) {
    this.spaces = spacesOf(terrain);
    this.count = this.spaces.length;
    this.columns = terrain.columns;
    this.numbers = new Int32Array(terrain.columns * terrain.rows.length).fill(-1);
    for (const [number, [column, row]] of this.spaces.entries()) {
      this.numbers[row * this.columns + column] = number;
    }
    const grounds = this.spaces.map((space) => groundAt(terrain, space));
    const letters = grounds.map((ground) => ground?.letter ?? '');
    const kindsOfLetters = [...new Set(letters)];
    this.level = Int16Array.from(grounds, (ground) => ground?.level ?? 0);
    this.kinds = Uint8Array.from(letters, kindOfLetter);
    this.letters = letters;
    this.letterNumbers = Uint8Array.from(letters, (letter) => kindsOfLetters.indexOf(letter));
    this.cost = Uint8Array.from(letters, (letter) => costs[letter] ?? 1);
    this.neighbours = new Int32Array(this.count * DIRECTIONS);
    let farthest = 0;
    for (const [number, space] of this.spaces.entries()) {
      for (let d = 0; d < DIRECTIONS; d++) {
        const next = this.numberOf(hexStep(space, HEX_DIRECTIONS[d] as HexDirection));
        this.neighbours[number * DIRECTIONS + d] = next;
        if (next >= 0) farthest = Math.max(farthest, Math.abs(next - number));
      }
    }
    this.farthestNeighbour = farthest;
    this.walled = new Uint8Array(this.count * DIRECTIONS);
    for (const [a, b] of walls) {
      this.wallOff(this.numberOf(a), this.numberOf(b));
      this.wallOff(this.numberOf(b), this.numberOf(a));
    }
    this.held = new Uint8Array(this.count);
    for (const space of held) this.held[this.numberOf(space)] = 1;
    this.distances = new Rows(room, this.count, (from) => this.distancesFrom(from));
  }

  /** The number of a space; -1 off the map and in holes. */
  numberOf([column, row]: Space): number {
    if (column < 0 || column >= this.columns) return -1;
    return this.numbers[row * this.columns + column] ?? -1;
  }

  /** The numbers of a base's spaces, in the same order. */
  numbersOf(base: readonly Space[]): number[] {
    return base.map((space) => this.numberOf(space));
  }

  /** The spaces with these numbers. */
  spacesAt(numbers: readonly number[]): Space[] {
    return numbers.map((number) => this.spaces[number] as Space);
  }

  /** The level of a base, which is the level of its higher space. Spaces off the map have level 0. */
  levelOf(base: readonly number[]): number {
    return Math.max(...base.map((space) => this.level[space] ?? 0));
  }

  /** The first terrain letter among a base's spaces; empty if none has a letter. */
  letterOf(base: readonly number[]): string {
    return base.map((space) => this.letters[space]).find(Boolean) ?? '';
  }

  /** The neighbors of a space, in the order of `HEX_DIRECTIONS`. */
  neighboursOf(space: number): number[] {
    const all = this.neighbours.subarray(space * DIRECTIONS, (space + 1) * DIRECTIONS);
    return Array.from(all).filter((next) => next >= 0);
  }

  /** The direction from a space to its neighbor; -1 if they do not touch. */
  directionTo(from: number, to: number): number {
    if (Math.abs(to - from) > this.farthestNeighbour) return -1;
    for (let d = 0; d < DIRECTIONS; d++) {
      if (this.neighbours[from * DIRECTIONS + d] === to) return d;
    }
    return -1;
  }

  /**
   * Whether the levels of a space and its neighbor in a direction differ by less than the Height of the lower figure.
   *
   * @param height the Height of the figure on the space; `otherHeight`: the Height of the figure on the neighbor
   */
  isWithinHeight(space: number, direction: number, height: number, otherHeight: number): boolean {
    const other = this.neighbours[space * DIRECTIONS + direction] as number;
    const above = (this.level[space] as number) - (this.level[other] as number);
    return above === 0 || (above < 0 ? -above < height : above < otherHeight);
  }

  /** The straight line of at most `length` spaces that begins next to a space. The line ends before a gap. */
  lineFrom(from: number, direction: number, length: number): number[] {
    const line: number[] = [];
    let space = this.neighbours[from * DIRECTIONS + direction] as number;
    while (line.length < length && space >= 0) {
      line.push(space);
      space = this.neighbours[space * DIRECTIONS + direction] as number;
    }
    return line;
  }

  /**
   * Distance between the nearest spaces of two bases. The calculation is fast if most calls have the same first base.
   *
   * @param b second space of the first base; -1 for a single base
   * @param d second space of the other base; -1 for a single base
   */
  spacesBetween(a: number, b: number, c: number, d: number): number {
    return leastBetween(this.distances, a, b, c, d);
  }

  private wallOff(from: number, to: number): void {
    if (from < 0 || to < 0) return;
    const direction = this.directionTo(from, to);
    if (direction >= 0) this.walled[from * DIRECTIONS + direction] = 1;
  }

  /** Breadth-first search. */
  private distancesFrom(from: number): Int16Array {
    const { count, neighbours } = this;
    const queue = new Int32Array(count);
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
  }
}
