import { numberOf, type Site } from './site.ts';

/** Puts the ground on a site: what is uppermost in every space. */
export function putGround(site: Site): void {
  const { placements, view, tops, hollow, doubled } = site;
  for (const { role, hexes, layer } of placements) {
    if (role.is !== 'ground') continue;
    for (const hex of hexes) {
      const space = view.spaceOf(hex);
      if (!space) continue;
      const number = numberOf(site, space);
      const below = tops[number];
      if (below?.layer === layer) doubled.add(number);
      else if (layer > (below ? below.layer + 1 : 0)) hollow.add(number);
      tops[number] = { layer, kind: role.kind };
    }
  }
}
