/* The places where bases can stand on a ground, and the steps between these places. */

import { DIRECTIONS, type Ground, LAVA, LAVA_FIELD, ROAD, WATER } from './ground.ts';
import type { Space } from './space.ts';

/** The spaces of a base; the second is -1 for a single base. */
type Base = readonly [number, number];

/**
 * The numbered places of a base, and the steps between them. A place is one space for a single base, and a pair of
 * neighbors for a double base.
 */
export class Places {
  readonly count: number;
  readonly isDouble: boolean;
  /** The spaces of each place, the lower number first; the second is -1 for a single base. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** The level of the base, which is the level of its higher space. */
  readonly level: Int16Array;
  /** 1 if a base may rest on the place when it is free. */
  readonly rests: Uint8Array;
  /** 1 if the base touches molten lava; for `road`, 1 if the whole base is on road. */
  readonly lava: Uint8Array;
  readonly road: Uint8Array;
  /** 1 if the base touches a lava field. */
  readonly field: Uint8Array;
  /** Steps from place p have the indices from `first[p]` up to, but not including, `first[p + 1]`. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** How many levels the base's leading half goes up; negative if it goes down. */
  readonly climb: Int16Array;
  /** How many levels the base goes down; 0 if the step ends on water. */
  readonly drop: Int16Array;
  /** The space that the leading half enters. */
  readonly entered: Int32Array;
  /** 1 if a wall blocks the step. */
  readonly blocked: Uint8Array;
  /** The places that contain space s: the numbers in `on` from `firstOn[s]` up to, but not including, `firstOn[s + 1]`. */
  readonly firstOn: Int32Array;
  readonly on: Int32Array;
  /** 1 if the ground ends a movement: water under the whole base, or lava under any part. */
  private readonly ends: Uint8Array;
  private readonly ground: Ground;
  /**
   * The number of each place, or -1. Indexed by space for a single base; by the lower-numbered space and the direction
   * to the other space for a double base.
   */
  private readonly numbers: Int32Array;

  /** @param isWithin whether a space is in the part of the ground for which places are made (default: all of it) */
  constructor(ground: Ground, isDouble: boolean, isWithin = (_space: number) => true) {
    this.ground = ground;
    this.isDouble = isDouble;
    const spaces = Array.from(ground.level.keys()).filter(isWithin);
    const bases = isDouble ? pairsOf(spaces, ground, isWithin) : spaces.map((a): Base => [a, -1]);
    this.numbers = new Int32Array(ground.count * (isDouble ? DIRECTIONS : 1)).fill(-1);
    for (const [place, base] of bases.entries()) this.numbers[this.indexOf(...base)] = place;
    this.count = bases.length;
    this.a = Int32Array.from(bases, ([a]) => a);
    this.b = Int32Array.from(bases, ([, b]) => b);
    const { level, kinds } = ground;
    const underAny = ([a, b]: Base) => (kinds[a] as number) | (b < 0 ? 0 : (kinds[b] as number));
    const underAll = ([a, b]: Base) => (kinds[a] as number) & (b < 0 ? ~0 : (kinds[b] as number));
    this.level = Int16Array.from(bases, ([a, b]) =>
      Math.max(level[a] as number, b < 0 ? 0 : (level[b] as number)),
    );
    this.rests = Uint8Array.from(bases, (base) => Number(mayRest(ground, base)));
    this.ends = Uint8Array.from(bases, (base) =>
      Number((underAll(base) & WATER) !== 0 || (underAny(base) & LAVA) !== 0),
    );
    this.lava = Uint8Array.from(bases, (base) => Number((underAny(base) & LAVA) !== 0));
    this.road = Uint8Array.from(bases, (base) => Number((underAll(base) & ROAD) !== 0));
    this.field = Uint8Array.from(bases, (base) => Number((underAny(base) & LAVA_FIELD) !== 0));
    const { neighbours, walled } = ground;
    const first = new Int32Array(this.count + 1);
    const to: number[] = [];
    const climb: number[] = [];
    const drop: number[] = [];
    const entered: number[] = [];
    const blocked: number[] = [];
    for (const [place, [a, b]] of bases.entries()) {
      first[place] = to.length;
      for (const lead of b < 0 ? [a] : [a, b]) {
        for (let d = 0; d < DIRECTIONS; d++) {
          const space = neighbours[lead * DIRECTIONS + d] as number;
          if (space < 0 || space === a || space === b) continue;
          // The other half of a double base follows to the space that the leading half leaves.
          const next: Base = [space, isDouble ? lead : -1];
          const at = this.placeAt(...next);
          if (at < 0) continue;
          const down = (this.level[place] as number) - (this.level[at] as number);
          to.push(at);
          climb.push((level[space] as number) - (level[lead] as number));
          drop.push((underAll(next) & WATER) !== 0 ? 0 : Math.max(0, down));
          entered.push(space);
          blocked.push(walled[lead * DIRECTIONS + d] as number);
        }
      }
    }
    first[this.count] = to.length;
    this.first = first;
    this.to = Int32Array.from(to);
    this.climb = Int16Array.from(climb);
    this.drop = Int16Array.from(drop);
    this.entered = Int32Array.from(entered);
    this.blocked = Uint8Array.from(blocked);
    const on: number[][] = Array.from({ length: ground.count }, () => []);
    for (const [place, base] of bases.entries()) for (const space of base) on[space]?.push(place);
    this.on = Int32Array.from(on.flat());
    this.firstOn = new Int32Array(ground.count + 1);
    for (const [space, { length }] of on.entries())
      this.firstOn[space + 1] = (this.firstOn[space] as number) + length;
  }

  /** The number of the place on these spaces, given in either order; -1 if there is no such place. */
  placeAt(a: number, b: number): number {
    return this.numbers[this.indexOf(a, b)] ?? -1;
  }

  /** The index in `numbers`; -1 if there is no place. */
  private indexOf(a: number, b: number): number {
    if (!this.isDouble) return a;
    const [lower, higher] = a < b ? [a, b] : [b, a];
    const direction = this.ground.directionTo(lower, higher);
    return direction < 0 ? -1 : lower * DIRECTIONS + direction;
  }

  /** The numbers of a place's spaces: one for a single base, two for a double base. */
  numbersOf(place: number): number[] {
    const [a, b] = [this.a[place] as number, this.b[place] as number];
    return b < 0 ? [a] : [a, b];
  }

  /** A place's spaces: one for a single base, two for a double base. */
  spacesOf(place: number): Space[] {
    return this.ground.spacesAt(this.numbersOf(place));
  }

  /**
   * Whether the ground ends a movement: water under the whole base, or lava under any part.
   *
   * @param ignored kinds of terrain that do not end the movement, as bits
   */
  endsMovement(place: number, ignored = 0): boolean {
    if (this.ends[place] === 0) return false;
    if (ignored === 0) return true;
    const { kinds } = this.ground;
    const first = (kinds[this.a[place] as number] as number) & ~ignored;
    const space = this.b[place] as number;
    const second = space < 0 ? first : (kinds[space] as number) & ~ignored;
    return (first & second & WATER) !== 0 || ((first | second) & LAVA) !== 0;
  }
}

/** The pairs of neighbors among these spaces, the lower number first, sorted by that number and then by direction. */
function pairsOf(
  spaces: readonly number[],
  { neighbours }: Ground,
  isWithin: (space: number) => boolean,
): Base[] {
  const pairs: Base[] = [];
  for (const a of spaces) {
    for (let d = 0; d < DIRECTIONS; d++) {
      const b = neighbours[a * DIRECTIONS + d] as number;
      if (b > a && isWithin(b)) pairs.push([a, b]);
    }
  }
  return pairs;
}

/** Whether a base may rest on these spaces: both have the same level, no wall separates them, and neither is held. */
function mayRest(ground: Ground, [a, b]: Base): boolean {
  const { held, level, walled } = ground;
  if (held[a] === 1) return false;
  if (b < 0) return true;
  return (
    held[b] === 0 &&
    level[a] === level[b] &&
    walled[a * DIRECTIONS + ground.directionTo(a, b)] === 0
  );
}
