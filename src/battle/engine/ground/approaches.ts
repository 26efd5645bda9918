/* How far figures must move before they can attack a target. Policies use it for later turns. */

import {
  DIRECTIONS,
  type Ground,
  LAVA,
  type RoomForRows,
  Rows,
  type Sight,
} from '../../../board/index.ts';

/** Used instead of a Move if there is no way. */
export const NO_WAY = 0x7fff;

/** What an attacker's way to a target depends on, apart from the map and the target's space. */
export interface Approach {
  readonly flies: boolean;
  /** One step or leap goes up fewer levels than this. */
  readonly climbs: number;
  readonly lavaResistant: boolean;
  /** Height of the attacker. */
  readonly height: number;
  /** Height of the target. */
  readonly targetHeight: number;
  /** Reach of its attacks, in spaces. */
  readonly reach: number;
  /** Reach of its attacks that need no line of sight. */
  readonly blindReach: number;
  /** Whether figures on different levels are adjacent only if their Heights allow it. */
  readonly withinHeight: boolean;
}

/** How far figures have to move before they can attack, as if no other figure were in the way. */
export interface Approaches {
  /**
   * For each target space and each space of a figure with this approach: the Move to the nearest space from which the
   * figure can attack the target, or `NO_WAY`.
   */
  like(approach: Approach): Ways;
}

export type Ways = Rows<Int16Array>;

export function approachesOn(ground: Ground, sight: Sight, room: RoomForRows): Approaches {
  const known = new Map<string, Ways>();
  const open: number[][] = [];
  const relief = reliefOf(ground);

  /** For each space, whether figures may stop there: figures without lava resistance, then figures with it. */
  const stops = [false, true].map((lavaResistant) =>
    Uint8Array.from(ground.held, (held, space) =>
      Number(held === 0 && (lavaResistant || ((ground.kinds[space] as number) & LAVA) === 0)),
    ),
  );
  const stopsOf = ({ lavaResistant }: Approach) => stops[Number(lavaResistant)] as Uint8Array;

  /** Starts the search on the spaces from which a target can be attacked. */
  const begin = (approach: Approach, target: number, row: Int16Array): void => {
    const { height, targetHeight, reach, blindReach, withinHeight } = approach;
    const { neighbours, walled } = ground;
    const mayStop = stopsOf(approach);
    const take = (space: number) => {
      if (row[space] === 0 || mayStop[space] === 0) return;
      row[space] = 0;
      listAt(open, 0).push(space);
    };
    for (let d = 0; d < DIRECTIONS; d++) {
      const space = neighbours[target * DIRECTIONS + d] as number;
      if (space < 0 || walled[target * DIRECTIONS + d] === 1) continue;
      if (!withinHeight || ground.isWithinHeight(target, d, targetHeight, height)) take(space);
    }
    if (reach <= 1) return;
    for (let space = 0; space < ground.count; space++) {
      const far = ground.spacesBetween(target, -1, space, -1);
      if (far === 0 || far > reach) continue;
      if (far <= blindReach || sight.isClear(space, height, target, targetHeight)) take(space);
    }
  };

  /** Dijkstra's algorithm, backwards from the spaces from which a target can be attacked. */
  const rowTo = (approach: Approach, target: number): Int16Array => {
    const { flies, climbs } = approach;
    const { count, neighbours, walled, level, cost } = ground;
    const mayStop = stopsOf(approach);
    const row = new Int16Array(count).fill(NO_WAY);
    begin(approach, target, row);
    for (let spent = 0; spent < open.length; spent++) {
      const here = open[spent] as number[];
      for (let i = 0; i < here.length; i++) {
        const space = here[i] as number;
        // Entering molten lava ends a walk, so no way leads through it.
        if (row[space] !== spent || (!flies && mayStop[space] === 0)) continue;
        for (let d = 0; d < DIRECTIONS; d++) {
          const before = neighbours[space * DIRECTIONS + d] as number;
          if (before < 0) continue;
          const up = (level[space] as number) - (level[before] as number);
          if (!flies && (up >= climbs || walled[space * DIRECTIONS + d] === 1)) continue;
          const all = spent + (flies ? 1 : (cost[space] as number) + Math.max(0, up));
          if (all >= (row[before] as number)) continue;
          row[before] = all;
          listAt(open, all).push(before);
        }
      }
    }
    for (const list of open) list.length = 0;
    return row;
  };

  return {
    like(approach) {
      const plain = simplified(approach, relief);
      const key = Object.values(plain).join();
      const ways = known.get(key) ?? new Rows(room, ground.count, (target) => rowTo(plain, target));
      known.set(key, ways);
      return ways;
    },
  };
}

/** Levels between the lowest and the highest space. */
function reliefOf({ level }: Ground): number {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const one of level) {
    least = Math.min(least, one);
    most = Math.max(most, one);
  }
  return Math.max(0, most - least);
}

/**
 * An equivalent approach that more cards share: fields that do not matter get fixed values. Heights above the relief of
 * the map all give the same adjacency.
 */
function simplified(approach: Approach, relief: number): Approach {
  const { flies, climbs, lavaResistant, height, targetHeight, withinHeight } = approach;
  const reach = Math.max(1, approach.reach);
  const blindReach = reach === 1 ? 0 : Math.min(reach, approach.blindReach);
  const asksSight = reach > Math.max(1, blindReach);
  const asked = (one: number) => (asksSight ? one : withinHeight ? Math.min(one, relief + 1) : 0);
  return {
    flies,
    climbs: flies ? 0 : climbs,
    lavaResistant,
    height: asked(height),
    targetHeight: asked(targetHeight),
    reach,
    blindReach,
    withinHeight,
  };
}

/** The list at an index, made if there is none yet. */
export function listAt(lists: number[][], at: number): number[] {
  while (lists.length <= at) lists.push([]);
  return lists[at] as number[];
}
