/* The path of a HeroClix knockback, square by square. It involves no dice. */

import { type Space, type SquareBoard, squareBeyond, walledOff } from '../../board/index.ts';
import type { Field } from './ground.ts';
import type { Bystander } from './setup.ts';

/** The length of a knockback in squares, unless an effect states another number (12.6d). */
export const FULL_DISTANCE = 3;

/** The state of a knockback before its next square. */
interface Moment {
  readonly board: SquareBoard<Bystander>;
  readonly moved: number;
  readonly distance: number;
  readonly here: Space;
  readonly next: Space;
  /** How many levels the defender went down to enter the current square. */
  readonly drop: number;
}

/** What ends a knockback path, in the order in which the causes are checked before each square (12.6d). */
const STOPS = [
  { cause: 'none', holds: ({ moved, distance }: Moment) => moved === distance },
  { cause: 'character', holds: ({ board, next }: Moment) => board.occupants(next).length > 0 },
  { cause: 'blocking', holds: ({ board, next }: Moment) => board.ground(next)?.blocking === true },
  { cause: 'wall', holds: ({ board, here, next }: Moment) => walledOff(board, here, next) },
  { cause: 'edge', holds: ({ board, next }: Moment) => board.ground(next) === undefined },
  { cause: 'higher', holds: ({ board, here, next }: Moment) => climb(board, here, next) > 0 },
  { cause: 'fell', holds: ({ drop }: Moment) => drop > 0 },
] as const;

/** Why a knockback path ended; `none` if it reached its full length. */
export type Cause = (typeof STOPS)[number]['cause'];

export const CAUSES: readonly Cause[] = STOPS.map(({ cause }) => cause);

interface SquareEntered {
  readonly square: Space;
  /** How many levels lower this square is than the previous square; 0 if it is not lower. */
  readonly drop: number;
}

/** A complete knockback path, which is the same for every hit. */
export interface Sequence {
  readonly squares: readonly SquareEntered[];
  readonly stoppedBy: Cause;
  /** The next square, which the defender did not enter. */
  readonly next: Space;
  /** How many levels higher the next square is; negative if it is lower. */
  readonly climb: number;
  /** The characters on the next square. */
  readonly blockers: readonly Bystander[];
}

/** Knocks the defender back square by square until something stops it (12.6d). */
export function knockbackSequence(
  { board, attacker, defender }: Field,
  distance: number,
): Sequence {
  const squares: SquareEntered[] = [];
  for (;;) {
    const { square: here, drop } = squares.at(-1) ?? { square: defender, drop: 0 };
    const next = squareBeyond(attacker, defender, squares.length + 1);
    const moment = { board, moved: squares.length, distance, here, next, drop };
    const stop = STOPS.find(({ holds }) => holds(moment));
    if (stop) {
      return {
        squares,
        stoppedBy: stop.cause,
        next,
        climb: climb(board, here, next),
        blockers: board.occupants(next),
      };
    }
    squares.push({ square: next, drop: Math.max(0, -climb(board, here, next)) });
  }
}

/** Difference in levels between two squares; positive is up. */
function climb(board: SquareBoard<Bystander>, from: Space, to: Space): number {
  return (board.ground(to)?.level ?? 0) - (board.ground(from)?.level ?? 0);
}
