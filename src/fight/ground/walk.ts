/*
 * The walk of a knocked-back figure along a line, before any dice are rolled: steps, stops, putting
 * back.
 */

import { type Board, hexStep, type Space, sameSpace } from '../../board/index.ts';
import type { C3gRulings } from '../rulings.ts';
import { OTHER_KINDS, type Other, type OtherKind } from '../setup.ts';
import type { Line } from './lines.ts';

/** Why a knocked-back figure stopped (RULES.md, section 2), before any dice are rolled. */
export type Cause = 'none' | 'edge' | 'wall' | OtherKind | 'elevation' | 'uneven';

/** One step of a walk. */
export interface WalkStep {
  readonly place: readonly Space[];
  /** Levels the base came down; 0 if it did not, or if it landed on water. */
  readonly drop: number;
  /** Whether the step put the figure on molten lava. */
  readonly lava: boolean;
  /** Knockback points that the step cost. */
  readonly cost: number;
}

/** Where a number of Knockback points takes a figure along a line. */
export interface Walk {
  /** The steps up to the final place. */
  readonly steps: readonly WalkStep[];
  readonly stoppedBy: Cause;
  /** Figures and destructible objects that prevented the next step. */
  readonly blockers: readonly Other[];
  /** The climb and the cost of the step that was refused; absent if none was. */
  readonly refused?: { readonly climb: number; readonly cost: number };
  /** Steps by which it was put back, since a double base must end on one level. */
  readonly putBack: number;
  /** Knockback points left when it stopped. */
  readonly pointsLeft: number;
}

/** The figure that is moved. */
interface Walker {
  readonly height: number;
  readonly place: readonly Space[];
}

/** Walks a figure along a line while points remain (RULES.md, section 2). */
export function walk(
  board: Board<Other>,
  line: Line,
  walker: Walker,
  points: number,
  rulings: C3gRulings,
): Walk {
  const steps: WalkStep[] = [];
  let place = walker.place;
  let left = points;
  let stop: Stop = GO_ON;
  let refused: Walk['refused'];
  // 1. Step along the line until something stops the figure or its points are spent.
  while (left > 0) {
    const next = place.map((space) => hexStep(space, line.direction));
    const climb = levelOf(board, next) - levelOf(board, place);
    const cost = 1 + Math.max(0, climb);
    stop =
      inTheWay(board, place, next, rulings) ??
      (climb >= walker.height || cost > left ? { cause: 'elevation', blockers: [] } : GO_ON);
    if (stop !== GO_ON) {
      refused = { climb, cost };
      break;
    }
    steps.push({ place: next, cost, ...arrival(board, next, -climb) });
    place = next;
    left -= cost;
  }
  // 2. Put a double base back to its last level place (ruling `doubleSpaceEndsLevel`).
  const { cause, blockers } = stop;
  const ended = { blockers, pointsLeft: left, ...(refused && { refused }) };
  if (isLevel(board, place) || !rulings.doubleSpaceEndsLevel) {
    return { ...ended, steps, stoppedBy: cause, putBack: 0 };
  }
  const kept = steps.findLastIndex((step) => isLevel(board, step.place)) + 1;
  return {
    ...ended,
    steps: steps.slice(0, kept),
    stoppedBy: cause === 'none' ? 'uneven' : cause,
    putBack: steps.length - kept,
  };
}

/** Whether Knockback Damage is rolled: for every stop except the map's edge and spent points. */
export function rollsDamage({ stoppedBy }: Walk): boolean {
  return stoppedBy !== 'none' && stoppedBy !== 'edge';
}

interface Stop {
  readonly cause: Cause;
  readonly blockers: readonly Other[];
}

const GO_ON: Stop = { cause: 'none', blockers: [] };

/**
 * The first cause, in the order of the rules, that keeps either half of the base from its next
 * space.
 */
function inTheWay(
  board: Board<Other>,
  place: readonly Space[],
  next: readonly Space[],
  rulings: C3gRulings,
): Stop | undefined {
  if (next.some((space) => !board.ground(space))) return { cause: 'edge', blockers: [] };
  const isWalled = next.map((space, half) => board.wallBetween(place[half] ?? space, space));
  // A wall shields a figure behind it, but not one in front of the other half.
  const met = next
    .filter((space, half) => !isWalled[half] && !place.some((own) => sameSpace(own, space)))
    .flatMap((space) => board.occupants(space))
    .filter((other) => blocks(other, rulings));
  const cause = isWalled.includes(true)
    ? 'wall'
    : OTHER_KINDS.find((kind) => met.some((other) => other.kind === kind));
  if (!cause) return undefined;
  const hit = met.filter(({ kind }) => kind === 'figure' || kind === 'object');
  return { cause, blockers: [...new Set(hit)] };
}

function blocks({ kind, passable }: Other, rulings: C3gRulings): boolean {
  return kind !== 'glyph' || (!passable && rulings.glyphsBlock);
}

/** The level of a base: the higher of its spaces. */
function levelOf(board: Board<Other>, place: readonly Space[]): number {
  return Math.max(...place.map((space) => board.ground(space)?.level ?? 0));
}

function isLevel(board: Board<Other>, place: readonly Space[]): boolean {
  return new Set(place.map((space) => board.ground(space)?.level)).size === 1;
}

function arrival(board: Board<Other>, place: readonly Space[], down: number) {
  const letters = place.map((space) => board.ground(space)?.letter);
  const isOnWater = letters.every((letter) => letter === 'w');
  return { drop: isOnWater ? 0 : Math.max(0, down), lava: letters.includes('m') };
}
