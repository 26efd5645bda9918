/*
 * The layout of a board picture: the parts of a scene that are shown, and their positions. `painter.ts` turns the
 * layout into shapes.
 */

import { type Crop, cropInWords, cropOf, isWhole, isWithin, spacesIn, wholeBoard } from './crop.ts';
import { type Box, boxOf, middleOf, type Point } from './geometry.ts';
import { type GroundPaint, levelsOf, paintOf } from './paint.ts';
import type { Grid, Piece, Scene, Stand } from './scene.ts';
import { type Space, spaceName, type Wall } from './space.ts';
import { groundAt, isTerrainLetter, type SpaceGround } from './terrain.ts';

/** One of several attackers, numbered for pictures. */
export interface NumberedAttacker {
  /** The attacker's number, from 1. */
  readonly number: number;
  readonly name: string;
  /** The best place for the attacker to act from. */
  readonly stand?: Stand;
  /** The spaces on which the attacker can end its move. */
  readonly reach: readonly Space[];
}

/**
 * The attackers of a scene. Attackers with a best place to act from come first, in the order in which
 * they act. The others follow in the order of the scene. Attackers with equal names are matched in order.
 */
export function numberedAttackers({
  pieces,
  stands = [],
  reach = [],
}: Pick<Scene, 'pieces' | 'stands' | 'reach'>): NumberedAttacker[] {
  const left = [...reach];
  const unnamed = pieces.filter(({ role }) => role === 'attacker').map(({ name }) => name);
  const named = (name: string) => {
    const at = unnamed.indexOf(name);
    if (at >= 0) unnamed.splice(at, 1);
    return name;
  };
  const reachOf = (name: string) => {
    const at = left.findIndex((one) => one.name === name);
    return at < 0 ? [] : (left.splice(at, 1)[0]?.spaces ?? []);
  };
  const standing = stands.map((stand) => ({
    name: named(stand.name),
    stand,
    reach: reachOf(stand.name),
  }));
  const moving = left.map(({ name, spaces }) => ({ name: named(name), reach: spaces }));
  const others = unnamed.map((name) => ({ name, reach: [] }));
  return [...standing, ...moving, ...others].map((one, i) => ({ number: i + 1, ...one }));
}

/** A space as it is drawn. */
export interface Cell extends Point {
  readonly space: Space;
  /** `3,0` */
  readonly name: string;
  /** The ground, without the letter of a start area. */
  readonly ground: SpaceGround;
  readonly paint: GroundPaint;
  /** The name of the start area that contains the space. */
  readonly start?: string;
  /** The pieces on the space. */
  readonly pieces: readonly Piece[];
  /** The names of the attackers that act best from here, and of the attackers that can end their move here. */
  readonly best: readonly string[];
  readonly reach: readonly string[];
}

/**
 * The contents of a board picture with their positions. All lengths and places are in steps (see
 * `geometry.ts`).
 */
export interface BoardLayout {
  readonly grid: Grid;
  readonly crop: Crop;
  /** "columns 2 to 9 and rows 0 to 7 of 500 × 500"; absent if the board is drawn whole. */
  readonly cropText?: string;
  /** The box around the drawn spaces. */
  readonly box: Box;
  /** The drawn spaces, row by row from the top, without holes. */
  readonly cells: readonly Cell[];
  /** All pieces in drawing order, including pieces outside the picture. */
  readonly pieces: readonly Piece[];
  readonly walls: readonly Wall[];
  /** The line along which the defender is knocked back; empty if each attacker has its own line. */
  readonly line: readonly Space[];
  readonly attackers: readonly NumberedAttacker[];
}

/**
 * Lays out a board.
 *
 * @param shown spaces that must be in the picture, such as those with a note
 * @param isCropped whether a large board is cropped to the part with the fight
 */
export function layoutOf(
  scene: Scene,
  shown: readonly Space[] = [],
  isCropped = true,
): BoardLayout {
  return layoutIn(scene, isCropped ? cropOf(scene, shown) : wholeBoard(scene.terrain));
}

/** Lays out a part of a board. */
export function layoutIn(scene: Omit<Scene, 'placeMeasure'>, crop: Crop): BoardLayout {
  const { grid, terrain, pieces, stands = [], reach = [], starts = [] } = scene;
  const levels = levelsOf(terrain);
  const standing = bySpace(pieces);
  const best = bySpace(stands);
  const resting = bySpace(reach);
  const begun = bySpace(starts);
  const names = (all: readonly { readonly name: string }[] = []) => all.map(({ name }) => name);
  return {
    grid,
    crop,
    ...(!isWhole(crop, terrain) && { cropText: cropInWords(crop, terrain) }),
    box: boxOf(grid, crop),
    cells: spacesIn(crop, terrain).flatMap((space) => {
      const ground = groundAt(terrain, space);
      if (!ground) return [];
      const name = spaceName(space);
      const [start] = begun.get(name) ?? [];
      return {
        ...middleOf(grid, space),
        space,
        name,
        ground: withoutStart(ground),
        paint: paintOf(ground, levels),
        ...(start && { start: start.name }),
        pieces: standing.get(name) ?? [],
        best: names(best.get(name)),
        reach: names(resting.get(name)),
      };
    }),
    pieces,
    walls: scene.walls.filter((ends) => ends.every((space) => isWithin(crop, space))),
    line: stands.length > 0 ? [] : scene.line,
    attackers: numberedAttackers(scene),
  };
}

/** The ground without the letter of a start area. Fights without armies do not show start areas. */
function withoutStart(ground: SpaceGround): SpaceGround {
  const { level, letter } = ground;
  return letter === undefined || isTerrainLetter(letter) ? ground : { level };
}

function bySpace<T extends { readonly spaces: readonly Space[] }>(
  all: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    for (const space of one.spaces.map(spaceName)) {
      const here = found.get(space);
      if (here) here.push(one);
      else found.set(space, [one]);
    }
  }
  return found;
}
