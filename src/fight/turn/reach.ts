/* Where a figure can move in its turn, and the falls on its way. */

import {
  type Board,
  hexNeighbours,
  placeName,
  type Space,
  sameSpace,
  spaceName,
} from '../../board/index.ts';
import { type Fall, fallOf } from '../ground/fall.ts';
import type { Other } from '../setup.ts';

/** A figure that moves. */
export interface Mover {
  readonly move: number;
  readonly height: number;
  readonly flies: boolean;
  readonly lavaResistant: boolean;
  readonly start: readonly Space[];
}

/** What can hinder a movement. */
interface Hindrance {
  readonly board: Pick<Board<Other>, 'ground' | 'wallBetween'>;
  /** Whether a figure of the other side, an object or an obstacle stands on a space. */
  isHeld(space: Space): boolean;
}

/** The number of falls of each kind on a way. */
export type Falls = Readonly<Record<Fall, number>>;

/** A place within reach, and the falls on the way there. */
interface Resting {
  readonly place: readonly Space[];
  readonly falls: Falls;
}

interface Way extends Resting {
  readonly spent: number;
}

/**
 * The places where a figure can stop, its own first, then row by row (RULES.md, section 6). If
 * several ways lead to a place, the one with the fewest extreme falls is taken, then the fewest
 * major ones, then the fewest others. Figures of its own side are ignored: it passes through them,
 * and the caller checks whether a place is taken.
 */
export function placesInReach(mover: Mover, hindrance: Hindrance): Resting[] {
  const { board } = hindrance;
  // 1. Follow all ways by rank, as in Dijkstra's algorithm.
  const own = placeName(mover.start);
  const found = new Map<string, Resting>();
  const least = new Map<string, number>();
  /** Open ways by rank: the first to reach a place has the fewest falls. */
  const open = new Map([[0, [{ place: mover.start, falls: NO_FALLS, spent: 0 } as Way]]]);
  for (let rank = 0; Number.isFinite(rank); rank = Math.min(...open.keys())) {
    const ways = open.get(rank) ?? [];
    open.delete(rank);
    for (const way of ways) {
      const name = placeName(way.place);
      // A way with more falls is only worth following if it has more Move left.
      if ((least.get(name) ?? Number.POSITIVE_INFINITY) <= way.spent) continue;
      least.set(name, way.spent);
      if (!found.has(name)) found.set(name, way);
      if (way.spent > 0 && !mover.flies && endsMovement(board, way.place)) continue;
      for (const next of stepsFrom(mover, way, hindrance)) {
        if (next.spent > mover.move) continue;
        const later = open.get(rankOf(next));
        if (later) later.push(next);
        else open.set(rankOf(next), [next]);
      }
    }
  }
  // 2. Keep the places where the figure can stop.
  const others = [...found]
    .filter(([name, { place }]) => name !== own && canRest(mover, place, hindrance))
    .map(([, resting]) => resting)
    .sort((a, b) => rowByRow(a.place, b.place));
  return [{ place: mover.start, falls: NO_FALLS }, ...others];
}

/** Whether any step of a figure, within its Move on level ground, might be a fall. */
export function mayFall({ move, height, flies, start }: Mover, board: Hindrance['board']): boolean {
  if (flies) return false;
  const seen = new Set(start.map((space) => spaceName(space)));
  let edge: readonly Space[] = start;
  for (let steps = 0; steps < move && edge.length > 0; steps++) {
    const next: Space[] = [];
    for (const space of edge) {
      const level = board.ground(space)?.level ?? 0;
      for (const beside of hexNeighbours(space)) {
        const ground = board.ground(beside);
        if (!ground) continue;
        if (fallOf(level - ground.level, height) && ground.letter !== 'w') return true;
        if (seen.has(spaceName(beside))) continue;
        seen.add(spaceName(beside));
        next.push(beside);
      }
    }
    edge = next;
  }
  return false;
}

const NO_FALLS: Falls = { fall: 0, major: 0, extreme: 0 };

/** Falls outweigh any movement, and each kind of fall outweighs the lesser kinds. */
function rankOf({ falls: { fall, major, extreme }, spent }: Way): number {
  return spent + 1000 * (fall + 100 * (major + 100 * extreme));
}

/**
 * The steps of a base. Either half of a double base can lead; the other follows to where it was.
 */
function stepsFrom(
  mover: Mover,
  { place, falls, spent }: Way,
  { board, isHeld }: Hindrance,
): Way[] {
  const steps: Way[] = [];
  for (const leading of place) {
    const level = board.ground(leading)?.level ?? 0;
    for (const space of hexNeighbours(leading)) {
      const ground = board.ground(space);
      if (!ground || place.some((own) => sameSpace(own, space))) continue;
      // The half that follows enters the space that the other leaves.
      const entered = [ground, ...(place.length > 1 ? [board.ground(leading)] : [])];
      const climb = Math.max(0, ground.level - level);
      if (!mover.flies) {
        if (climb >= mover.height || board.wallBetween(leading, space) || isHeld(space)) continue;
        if (!mover.lavaResistant && entered.some((one) => one?.letter === 'm')) continue;
      }
      const next = place.length === 1 ? [space] : [space, leading].sort(inRows);
      const kind = mover.flies ? undefined : fallBetween(board, place, next, mover.height);
      steps.push({
        place: next,
        falls: kind ? { ...falls, [kind]: falls[kind] + 1 } : falls,
        spent: spent + (mover.flies ? 1 : 1 + climb),
      });
    }
  }
  return steps;
}

function fallBetween(
  board: Hindrance['board'],
  from: readonly Space[],
  to: readonly Space[],
  height: number,
): Fall | undefined {
  if (to.every((space) => board.ground(space)?.letter === 'w')) return undefined;
  const levelOf = (place: readonly Space[]) =>
    Math.max(...place.map((space) => board.ground(space)?.level ?? 0));
  return fallOf(levelOf(from) - levelOf(to), height);
}

/** Lava ends a movement with one half on it, water only with both. */
function endsMovement(board: Hindrance['board'], place: readonly Space[]): boolean {
  const letters = place.map((space) => board.ground(space)?.letter);
  return letters.includes('m') || letters.every((letter) => letter === 'w');
}

function canRest(mover: Mover, place: readonly Space[], { board, isHeld }: Hindrance): boolean {
  const [a, b] = place;
  const isFree = place.every(
    (space) => !isHeld(space) && (mover.lavaResistant || board.ground(space)?.letter !== 'm'),
  );
  if (!isFree || !a || !b) return isFree;
  return board.ground(a)?.level === board.ground(b)?.level && !board.wallBetween(a, b);
}

const inRows = (a: Space, b: Space) => a[1] - b[1] || a[0] - b[0];

function rowByRow(a: readonly Space[], b: readonly Space[]): number {
  for (const [i, space] of a.entries()) {
    const order = inRows(space, b[i] ?? space);
    if (order !== 0) return order;
  }
  return 0;
}
