import type { Wall } from '../boards/board.ts';
import { type Space, sameSpace } from '../boards/space.ts';
import type { MapPiece } from './map-board.ts';
import type { Placement } from './placement.ts';
import { levelOf, numberOf, type Site, seen, topAt } from './site.ts';

/**
 * Puts obstacles on a site: on its ground, or on the table, which is ground then. What has been
 * built over is under the ground.
 */
export function putObstacles(site: Site): MapPiece[] {
  return site.placements.flatMap(({ role, hexes, ...placement }) => {
    if (role.is !== 'obstacle') return [];
    const closed = hexes.filter((_, i) => !role.open?.includes(i));
    const spaces = seen(site, closed).filter((space) => putObstacle(site, space, placement));
    return spaces.length > 0 ? [{ kind: 'obstacle' as const, name: placement.name, spaces }] : [];
  });
}

/** Whether an obstacle takes up a space that nothing took up before. */
function putObstacle(
  site: Site,
  space: Space,
  { name, layer }: Pick<Placement, 'name' | 'layer'>,
): boolean {
  const number = numberOf(site, space);
  const top = site.tops[number];
  if (top && top.layer > layer) {
    site.hollow.delete(number);
    site.covered.add(name);
    return false;
  }
  if (!top) site.tops[number] = { layer };
  const there = site.solid.get(number);
  // Walls are stacked on walls: higher, but no more in the way than one.
  if (there !== undefined && there !== name) site.misplaced.add(name);
  if (there !== undefined) return false;
  site.solid.set(number, name);
  return true;
}

/** Puts figures on a site where they can stand: on level ground of their own, no wall between. */
export function putFigures(site: Site, walls: readonly Wall[]): MapPiece[] {
  return site.placements.flatMap(({ name, role, hexes, layer }) => {
    const spaces = role.is === 'figure' ? seen(site, hexes) : [];
    if (spaces.length === 0) return [];
    if (spaces.length < hexes.length || !canStand(site, spaces, layer, walls)) {
      site.misplaced.add(name);
      return [];
    }
    for (const space of spaces) site.solid.set(numberOf(site, space), name);
    return [{ kind: 'figure' as const, name, spaces }];
  });
}

function canStand(
  site: Site,
  spaces: readonly Space[],
  layer: number,
  walls: readonly Wall[],
): boolean {
  const levels = spaces.map((space) => {
    const top = topAt(site, space);
    const isFree = !site.solid.has(numberOf(site, space));
    return top && top.layer <= layer && isFree ? levelOf(top) : undefined;
  });
  const isWithin = (end: Space) => spaces.some((space) => sameSpace(space, end));
  return (
    levels.every((level) => level !== undefined && level === levels[0]) &&
    !(spaces.length > 1 && walls.some((wall) => wall.every(isWithin)))
  );
}

export function putGlyphs(site: Site): MapPiece[] {
  return site.placements.flatMap(({ name, role, hexes, layer }) => {
    const spaces = role.is === 'glyph' ? seen(site, hexes) : [];
    return spaces.flatMap((space): MapPiece[] => {
      const top = topAt(site, space);
      if (top && top.layer <= layer) return [{ kind: 'glyph', name, spaces: [space] }];
      (top ? site.covered : site.misplaced).add(name);
      return [];
    });
  });
}
