/* Computes how far figures must move before they can attack a target. Policies use these distances for later turns. */

import {
  DIRECTIONS,
  type Ground,
  LAVA,
  type RoomForRows,
  Rows,
  type Sight,
} from '../../../board/index.ts';
import { LeastMoves, type Steps, stepsOn } from './least-moves.ts';

/** Used instead of a Move if there is no way. */
export const NO_WAY = 0x7fff;

/** The facts that decide an attacker's way to a target, apart from the map and the target's space. */
export interface Approach {
  readonly flies: boolean;
  /** One step or leap goes up fewer levels than this. */
  readonly climbs: number;
  readonly lavaResistant: boolean;
  /** Height of the attacker. */
  readonly height: number;
  /** Height of the target. */
  readonly targetHeight: number;
  /** Reach of the attacker's attacks, in spaces. */
  readonly reach: number;
  /** Reach of the attacker's attacks that need no line of sight. */
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
  const moves = new LeastMoves(ground);
  const relief = reliefOf(ground);

  /**
   * For each space, whether figures may stop there: first for figures without lava resistance, then for figures with
   * it.
   */
  const stops = [false, true].map((lavaResistant) =>
    Uint8Array.from(ground.held, (held, space) =>
      Number(held === 0 && (lavaResistant || ((ground.kinds[space] as number) & LAVA) === 0)),
    ),
  );
  const stopsOf = ({ lavaResistant }: Approach) => stops[Number(lavaResistant)] as Uint8Array;

  /** Marks spaces while `firstSpaces` collects them. */
  const isNear = new Uint8Array(ground.count);

  /** The spaces from which a target can be attacked, in ascending order. The search starts on them. */
  const firstSpaces = (approach: Approach, target: number): number[] => {
    const { height, targetHeight, reach, blindReach, withinHeight } = approach;
    const { neighbours, walled } = ground;
    for (let d = 0; d < DIRECTIONS; d++) {
      const space = neighbours[target * DIRECTIONS + d] as number;
      if (space < 0 || walled[target * DIRECTIONS + d] === 1) continue;
      if (!withinHeight || ground.isWithinHeight(target, d, targetHeight, height))
        isNear[space] = 1;
    }
    const distances = ground.distances.of(target);
    const mayStop = stopsOf(approach);
    const sees = (space: number) => sight.isClear(space, height, target, targetHeight);
    const found: number[] = [];
    for (let space = 0; space < ground.count; space++) {
      const far = distances[space] as number;
      if (far > reach) continue;
      const isBeside = isNear[space] === 1;
      isNear[space] = 0;
      if (far === 0 || mayStop[space] === 0) continue;
      if (isBeside || (reach > 1 && (far <= blindReach || sees(space)))) found.push(space);
    }
    return found;
  };

  /**
   * The rows for each way of moving, by the spaces on which the search starts. Most cards and targets of different
   * Heights share them.
   */
  const shared = new Map<Steps, Map<string, Int16Array>>();
  const forgetting = {
    forget() {
      shared.clear();
      known.clear();
    },
  };

  /**
   * Searches backwards from the spaces from which a target can be attacked. Entering molten lava ends a walk, so no way
   * leads through it.
   */
  const rowTo = (approach: Approach, target: number): Int16Array => {
    const steps = stepsOf(approach);
    const first = firstSpaces(approach, target);
    const key = first.join();
    const found = shared.get(steps)?.get(key);
    if (found) return found;
    const row = new Int16Array(ground.count).fill(NO_WAY);
    for (const space of first) moves.add(row, space, 0);
    moves.run(row, steps);
    room.take(forgetting, row.byteLength + key.length);
    const like = shared.get(steps) ?? new Map<string, Int16Array>();
    shared.set(steps, like);
    like.set(key, row);
    return row;
  };

  const stepsKnown = new Map<string, Steps>();
  const stepsOf = (approach: Approach): Steps => {
    const { flies, climbs, lavaResistant } = approach;
    const key = `${flies}/${climbs}/${lavaResistant}`;
    const moving = { flies, climbs, isBackwards: true, mayEnter: stopsOf(approach) };
    const steps = stepsKnown.get(key) ?? stepsOn(ground, moving);
    stepsKnown.set(key, steps);
    return steps;
  };

  return {
    like(approach) {
      const plain = simplified(approach, relief);
      const key = Object.values(plain).join();
      const ways =
        known.get(key) ?? new Rows(room, ground.count, (target) => rowTo(plain, target), true);
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
 * An equivalent approach that more cards share, because fields that do not matter get fixed values. Heights above the
 * relief of the map all give the same adjacency.
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
