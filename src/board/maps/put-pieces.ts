/* Puts the pieces of a map on a site, kind by kind: ground first, because all other pieces stand on it. */

import { type Space, sameSpace, spaceName, type Wall } from '../space.ts';
import { START_LETTERS } from '../start-area.ts';
import { beyond } from './axial.ts';
import type { MapPiece, MapStart, Placement } from './map-board.ts';
import { levelOf, numberOf, type Site, seen, topAt } from './site.ts';

/** Puts the ground on each space: the uppermost tile there. */
export function putGround(site: Site): void {
  const { placements, view, tops, hollow, doubled } = site;
  for (const { role, hexes, layer, isSolid } of placements) {
    if (role.is !== 'ground') continue;
    for (const hex of hexes) {
      const space = view.spaceOf(hex);
      if (!space) continue;
      const number = numberOf(site, space);
      const below = tops[number];
      if (below?.layer === layer) doubled.add(number);
      else if (!isSolid && layer > (below ? below.layer + 1 : 0)) hollow.add(number);
      tops[number] = { layer, kind: role.kind };
    }
  }
}

/**
 * Puts obstacles on the ground or, if there is none, on the table, which then counts as ground. Obstacles below higher
 * ground count as covered.
 */
export function putObstacles(site: Site): MapPiece[] {
  return site.placements.flatMap(({ role, hexes, ...placement }) => {
    if (role.is !== 'obstacle') return [];
    const closed = hexes.filter((_, i) => !role.open?.includes(i));
    const spaces = seen(site, closed).filter((space) => putObstacle(site, space, placement));
    return spaces.length > 0 ? [{ kind: 'obstacle' as const, name: placement.name, spaces }] : [];
  });
}

/**
 * Puts an obstacle on one space.
 *
 * @returns whether the space was free before
 */
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
  // Stacked obstacles with the same name block no more than a single one.
  if (there !== undefined && there !== name) site.misplaced.add(name);
  if (there !== undefined) return false;
  site.solid.set(number, name);
  return true;
}

/**
 * The walls of all wall pieces, without duplicates. A wall without ground on both sides is left out, because it blocks
 * no move. A wall whose top is no higher than the ground next to it, such as ruins under a roof, counts as covered.
 */
export function putWalls(site: Site): Wall[] {
  const { placements, view, covered } = site;
  const walls = new Map<string, Wall>();
  for (const { name, role, hexes, layer, rotation } of placements) {
    if (role.is !== 'wall') continue;
    for (const [i, side] of role.sides) {
      const hex = hexes[i];
      const here = hex && view.spaceOf(hex);
      const there = hex && view.spaceOf(beyond(hex, side + rotation));
      const [a, b] = [here && topAt(site, here), there && topAt(site, there)];
      if (!here || !there || !a || !b) continue;
      const ends = [spaceName(here), spaceName(there)].sort().join(' ');
      if (Math.max(levelOf(a), levelOf(b)) >= layer + role.height) covered.add(`side of ${name}`);
      else if (!walls.has(ends)) walls.set(ends, [here, there]);
    }
  }
  return [...walls.values()];
}

/**
 * Puts figures where they can stand: on free ground, with both spaces of a base at the same level and no wall between
 * them.
 */
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

/** Puts glyphs on spaces with ground. */
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

/** `a`, `c`, `e` … `z`, then `a2`, `c2` … */
function startName(i: number): string {
  const lap = Math.floor(i / START_LETTERS.length);
  return `${START_LETTERS[i % START_LETTERS.length]}${lap > 0 ? lap + 1 : ''}`;
}

/**
 * The start areas, without occupied spaces. A space in several areas belongs to the first. Areas are named in the order
 * of their names on the map. Areas outside the part that is read also use up names, so that the names do not depend on
 * the part.
 */
export function putStartAreas(site: Site): MapStart[] {
  const areas = new Map<string, Map<number, Space>>();
  const areaOf = new Map<number, string>();
  for (const { name, role, hexes } of site.placements) {
    if (role.is !== 'start') continue;
    const area = areas.get(name) ?? new Map<number, Space>();
    areas.set(name, area);
    for (const space of seen(site, hexes)) {
      const number = numberOf(site, space);
      const isFree = (areaOf.get(number) ?? name) === name;
      if (isFree) areaOf.set(number, name);
      if (isFree && topAt(site, space) && !site.solid.has(number)) area.set(number, space);
      else site.misplaced.add(`space of start area ${name}`);
    }
  }
  return [...areas]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([of, spaces], i) => ({ name: startName(i), of, spaces: rowByRow(spaces) }))
    .filter(({ spaces }) => spaces.length > 0);
}

/** @param spaces by their numbers */
function rowByRow(spaces: ReadonlyMap<number, Space>): Space[] {
  return [...spaces].sort(([a], [b]) => a - b).map(([, space]) => space);
}
