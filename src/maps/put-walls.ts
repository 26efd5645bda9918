import type { Wall } from '../boards/board.ts';
import { spaceName } from '../boards/space.ts';
import { beyond } from './axial.ts';
import { levelOf, type Site, topAt } from './site.ts';

/**
 * Puts walls on a site: each side of each wall piece that has ground before and behind it, once.
 * Where there is none, nobody is kept from anything; where ground reaches up to its top, it is under
 * that, as ruins are that carry a roof.
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
