/*
 * The walk of a knocked-back figure along a line, before any dice are rolled: its steps, the reason why it stops, and
 * the steps that are undone.
 */

import { type Board, DIRECTIONS, type Ground, LAVA, type Space, WATER } from '../../board/index.ts';
import type { C3gRulings } from '../rulings.ts';
import { OTHER_KINDS, type Other, type OtherKind } from '../setup.ts';
import type { Line, PlacedFigure } from './lines.ts';

/** Why a knocked-back figure stopped (RULES.md, section 2), before any dice are rolled. */
export type Cause = 'none' | 'edge' | 'wall' | OtherKind | 'elevation' | 'uneven';

/** One step of a walk. */
export interface WalkStep {
  readonly place: readonly Space[];
  /** How many levels the base came down; 0 if it did not come down, or if it landed on water. */
  readonly drop: number;
  /** Whether the step put the figure on molten lava. */
  readonly lava: boolean;
  /** Knockback points that this step cost. */
  readonly cost: number;
}

/** The walk of a figure along a line with a given number of Knockback points. */
export interface Walk {
  /** The steps up to the final place. */
  readonly steps: readonly WalkStep[];
  readonly stoppedBy: Cause;
  /** Figures and destructible objects that prevented the next step. */
  readonly blockers: readonly Other[];
  /** The climb and the cost of the step that was refused; absent if no step was refused. */
  readonly refused?: { readonly climb: number; readonly cost: number };
  /** The number of steps that were undone, because a double base must end on one level. */
  readonly putBack: number;
  /** Knockback points left when the figure stopped. */
  readonly pointsLeft: number;
}

/** Walks a figure along a line while Knockback points remain (RULES.md, section 2). */
export function walk(
  board: Board<Other>,
  { direction }: Line,
  walker: PlacedFigure,
  points: number,
  rulings: C3gRulings,
): Walk {
  const { ground } = board;
  const steps: WalkStep[] = [];
  let { place } = walker;
  let left = points;
  let stop: Stop = GO_ON;
  let refused: Walk['refused'];
  /** The number of steps up to the last place that is on one level. */
  let level = 0;
  // 1. Step along the line until something stops the figure or its points are spent.
  while (left > 0) {
    const next = place.map((space) => ground.neighbours[space * DIRECTIONS + direction] as number);
    const climb = ground.levelOf(next) - ground.levelOf(place);
    const cost = 1 + Math.max(0, climb);
    stop =
      inTheWay(board, place, next, direction, rulings) ??
      (climb >= walker.height || cost > left ? { cause: 'elevation', blockers: [] } : GO_ON);
    if (stop !== GO_ON) {
      refused = { climb, cost };
      break;
    }
    steps.push({ place: ground.spacesAt(next), cost, ...arrival(ground, next, -climb) });
    if (isLevel(ground, next)) level = steps.length;
    place = next;
    left -= cost;
  }
  // 2. Put a double base back to its last level place (ruling `doubleSpaceEndsLevel`).
  const { cause, blockers } = stop;
  const ended = { blockers, pointsLeft: left, ...(refused && { refused }) };
  if (isLevel(ground, place) || !rulings.doubleSpaceEndsLevel) {
    return { ...ended, steps, stoppedBy: cause, putBack: 0 };
  }
  return {
    ...ended,
    steps: steps.slice(0, level),
    stoppedBy: cause === 'none' ? 'uneven' : cause,
    putBack: steps.length - level,
  };
}

/**
 * Whether Knockback Damage is rolled. It is, unless the figure stopped at the map's edge or because its points ran out.
 */
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
  { ground, occupants }: Board<Other>,
  place: readonly number[],
  next: readonly number[],
  direction: number,
  rulings: C3gRulings,
): Stop | undefined {
  if (next.some((space) => space < 0)) return { cause: 'edge', blockers: [] };
  const isWalled = place.map((space) => ground.walled[space * DIRECTIONS + direction] === 1);
  // A wall shields a figure behind it, but not a figure in front of the other half of the base.
  const met = next
    .filter((space, half) => !isWalled[half] && !place.includes(space))
    .flatMap((space) => occupants(space))
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

function isLevel({ level }: Ground, [first = -1, second = first]: readonly number[]): boolean {
  return level[first] === level[second];
}

function arrival({ kinds }: Ground, place: readonly number[], down: number) {
  const isOn = (kind: number) => (space: number) => ((kinds[space] as number) & kind) !== 0;
  return { drop: place.every(isOn(WATER)) ? 0 : Math.max(0, down), lava: place.some(isOn(LAVA)) };
}
