import type { Space } from '../boards/space.ts';
import type { StartArea } from './map-board.ts';
import { numberOf, type Site, seen, topAt } from './site.ts';

/** Letters that no terrain has: those of water, lava, road and so on are missing. */
const LETTERS = 'acefghjklnoqtuvyz';

/**
 * The start areas of a site. Letters go by the names of all areas of the map, so that a part of it has
 * the same.
 */
export function putStartAreas(site: Site): StartArea[] {
  const areas = new Map<string, Map<number, Space>>();
  for (const { name, role, hexes } of site.placements) {
    if (role.is !== 'start') continue;
    const area = areas.get(name) ?? new Map<number, Space>();
    areas.set(name, area);
    for (const space of seen(site, hexes)) {
      if (topAt(site, space)) area.set(numberOf(site, space), space);
      else site.misplaced.add(`space of start area ${name}`);
    }
  }
  return [...areas]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, spaces], i) => {
      const letter = LETTERS[i];
      return { name, ...(letter && { letter }), spaces: [...spaces.values()] };
    })
    .filter(({ spaces }) => spaces.length > 0);
}
