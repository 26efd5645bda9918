/* The drawing tools of the Board panel as data: their names, their settings, and their effects on a board. */

import { type HexDirection, hexStep, type Space } from '../../../board/index.ts';
import type { EditedBoard, ThingKind } from './edited-board.ts';
import { hasWall, lettered, raised, withGround, withWall } from './ground-tools.ts';
import { type Base, erased, placed, withThing } from './placing.ts';

/**
 * The tools, in the order of the toolbar: first ten tools for moving things and changing the ground, then the tools for
 * the fight and for pieces.
 */
export const TOOLS = [
  'move',
  'raise',
  'lower',
  'level',
  'water',
  'lava',
  'letter',
  'plain',
  'hole',
  'wall',
  'attacker',
  'defender',
  'aim',
  'figure',
  'object',
  'obstacle',
  'glyph',
  'power',
  'erase',
] as const;
export type Tool = (typeof TOOLS)[number];

/** A tool with its settings. */
export interface Brush {
  readonly tool: Tool;
  readonly level: number;
  readonly letter: string;
  /** The side of a space on which keys draw a wall. */
  readonly side: HexDirection;
  /** The names that new things get. */
  readonly names: Readonly<Record<ThingKind, string>>;
  /** The Life of new figures and objects; absent if unknown. */
  readonly life?: number;
}

export const FIRST_BRUSH: Brush = {
  tool: 'move',
  level: 5,
  letter: 'r',
  side: 'E',
  names: {
    figure: 'Bystander',
    object: 'Crate',
    obstacle: 'Tree',
    glyph: 'Glyph',
    power: 'Barrier',
  },
};

/** Where a tool is used: on a space, and the side of the space that is nearest. */
export interface Target {
  readonly space: Space;
  readonly side: HexDirection;
}

export interface Fighters {
  readonly attacker: Base;
  readonly defender: Base;
}

/** What the first space of a stroke decides for the whole stroke. */
export interface Stroke {
  /** Whether the stroke draws walls; otherwise it removes them. */
  readonly isWall: boolean;
}

export function strokeAt(board: EditedBoard, { space, side }: Target): Stroke {
  return { isWall: !hasWall(board, space, hexStep(space, side)) };
}

/** The board after a tool is used at a place; the same object if the tool changes nothing there. */
export function applied(
  board: EditedBoard,
  brush: Brush,
  target: Target,
  bases: Fighters,
  stroke: Stroke = strokeAt(board, target),
): EditedBoard {
  const { space, side } = target;
  const { tool } = brush;
  switch (tool) {
    case 'raise':
      return withGround(board, space, raised(1));
    case 'lower':
      return withGround(board, space, raised(-1));
    case 'level':
      return withGround(board, space, (before) => ({ ...before, level: brush.level }));
    case 'water':
      return withGround(board, space, lettered('w'));
    case 'lava':
      return withGround(board, space, lettered('m'));
    case 'letter':
      return withGround(board, space, lettered(brush.letter));
    case 'plain':
      return withGround(board, space, lettered(undefined));
    case 'hole':
      return withGround(board, space, () => undefined);
    case 'wall':
      return withWall(board, space, hexStep(space, side), stroke.isWall);
    case 'attacker':
    case 'defender':
      return placed(board, tool, space, bases[tool]);
    case 'figure':
    case 'object':
    case 'obstacle':
    case 'glyph':
    case 'power':
      return withThing(board, space, {
        kind: tool,
        name: brush.names[tool],
        ...(brush.life !== undefined && { life: brush.life }),
      });
    case 'erase':
      return erased(board, space);
    case 'move':
    case 'aim':
      return board;
  }
}

/** Whether a tool repeats its change along a stroke; otherwise it acts only in one place. */
export function isDrawn(tool: Tool): boolean {
  return !(['attacker', 'defender', 'move', 'aim'] as readonly Tool[]).includes(tool);
}
