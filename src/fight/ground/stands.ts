/* The things that occupy a place on a board, and the mistakes in these places. */

import { type Problem, printable, shown } from '../../base/index.ts';
import {
  groundAt,
  hexDirection,
  type Space,
  sameSpace,
  spaceName,
  type Terrain,
  type Wall,
} from '../../board/index.ts';
import type { Card } from '../../cards/index.ts';
import { offTheMap } from '../../rules/index.ts';

type Path = Problem['path'];

/** Anything with a place on the board, and the field that places it. */
export interface Stand {
  readonly name: string;
  readonly spaces: readonly Space[];
  readonly path: Path;
  /** A figure needs one space, or two neighboring spaces on one level without a wall between them. */
  readonly isFigure: boolean;
  /** Figures, objects and obstacles occupy their space; glyphs and powers do not. */
  readonly solid: boolean;
  readonly base?: Card['base'] | undefined;
}

/** Why a figure fits on no board; undefined if its base takes one or two spaces. */
export function unfitBase({
  name,
  base,
}: Pick<Stand, 'name' | 'base'>): Omit<Problem, 'path'> | undefined {
  if (typeof base !== 'number') return undefined;
  return {
    found: `a base of ${base} spaces`,
    allowed: 'a figure whose base takes one or two spaces',
    sentence: `${printable(name)} has a base of ${base} spaces; battles and boards only take bases of one or two spaces`,
  };
}

/** Mistakes in one thing's place, regardless of other things. */
export function misplaced(stand: Stand, terrain: Terrain, walls: readonly Wall[]): Problem[] {
  const { spaces, path, isFigure, base } = stand;
  const off = spaces.filter((space) => !groundAt(terrain, space));
  if (off.length > 0) return off.map((space) => offTheMap(space, path, terrain));
  if (!isFigure) return [];
  const unfit = unfitBase(stand);
  if (unfit) return [{ path, ...unfit }];
  const objective = base === 'double' ? 2 : base === 'single' ? 1 : undefined;
  const [a, b, ...more] = spaces;
  if (more.length > 0 || (objective !== undefined && spaces.length !== objective)) {
    const allowed =
      objective === 1
        ? 'one space, for a single base'
        : 'two neighbouring spaces, for a double base';
    return [
      { path, found: spaces.length === 1 ? 'one space' : `${spaces.length} spaces`, allowed },
    ];
  }
  if (!a || !b) return [];
  const both = `${spaceName(a)} and ${spaceName(b)}`;
  if (!hexDirection(a, b)) {
    return [
      {
        path,
        found: `${both}, which are not adjacent`,
        allowed: 'neighbouring spaces, for a double base',
      },
    ];
  }
  if (groundAt(terrain, a)?.level !== groundAt(terrain, b)?.level) {
    return [
      {
        path,
        found: `${both}, of different levels`,
        allowed: 'two spaces of the same level, for a double base',
      },
    ];
  }
  const walled = walls.some(
    ([x, y]) => (sameSpace(x, a) && sameSpace(y, b)) || (sameSpace(x, b) && sameSpace(y, a)),
  );
  return walled
    ? [
        {
          path,
          found: `a wall between ${both}`,
          allowed: 'two spaces without a wall between them, for a double base',
        },
      ]
    : [];
}

/** Reports solid things that share a space. */
export function sharing(stands: readonly Stand[]): Problem[] {
  const taken = new Map<string, Stand>();
  return stands
    .filter(({ solid }) => solid)
    .flatMap((stand) =>
      stand.spaces.flatMap((space): Problem[] => {
        const there = taken.get(spaceName(space));
        taken.set(spaceName(space), stand);
        if (!there) return [];
        const found = `${spaceName(space)}, where ${shown(there.name)} stands`;
        return [{ path: stand.path, found, allowed: 'a free space' }];
      }),
    );
}

export function badWall([a, b]: readonly [Space, Space], path: Path, terrain: Terrain): Problem[] {
  const off = [a, b].filter((space) => !groundAt(terrain, space));
  if (off.length === 2) return off.map((space) => offTheMap(space, path, terrain));
  if (hexDirection(a, b)) return [];
  const found = `${spaceName(a)} and ${spaceName(b)}, which are not adjacent`;
  return [{ path, found, allowed: 'two neighbouring spaces' }];
}
