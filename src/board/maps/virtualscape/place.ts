/* Converts the tiles of a Virtualscape file to the pieces of a map. */

import { hexAt } from '../axial.ts';
import type { PlacedMap, Placement } from '../map-board.ts';
import type { PieceKind, Role } from '../piece-kinds.ts';
import { footprintFromTop } from '../shapes.ts';
import { glyphName, ownPiece, pieceOf } from './catalogue.ts';
import type { VirtualscapeMap, VirtualscapeTile } from './read.ts';

/** The pieces of a Virtualscape map in their places. */
export function placeVirtualscape(map: VirtualscapeMap): PlacedMap {
  const { name, author, tiles, hasScenario } = map;
  const also = hasScenario ? ['the text of a scenario'] : [];
  return { name, author, format: 'Virtualscape map', placements: tiles.flatMap(placed), also };
}

function placed(tile: VirtualscapeTile): Placement[] {
  const { x, y, rotation, layer } = tile;
  const { name, role, shape, lacking } = meant(tile);
  const hexes = footprintFromTop(shape, rotation, hexAt(x, y));
  const place = { hexes, layer, rotation };
  return [
    { name, role, ...place },
    ...(lacking ? [{ name: lacking, role: LEFT_OUT, ...place }] : []),
  ];
}

const LEFT_OUT: Role = { is: 'left out' };

function meant(tile: VirtualscapeTile): PieceKind {
  const { type, own, figure } = tile;
  if (own) return ownPiece(own);
  switch (Math.floor(type / 1000)) {
    case 14:
      return {
        name: glyphName(tile.glyphLetter ?? String.fromCharCode(type % 1000)),
        shape: 1,
        role: { is: 'glyph' },
      };
    case 15:
      return { name: startName(tile), shape: 1, role: { is: 'start' } };
    case 18:
      return {
        name: figure?.trim() || 'figure without a name',
        shape: type % 1000 === 2 ? 2 : 1,
        role: { is: 'figure' },
      };
    default:
      return pieceOf(type);
  }
}

/** The name of a start area; if it has no name, its color (which only newer files give). */
function startName({ startName = '', colour }: VirtualscapeTile): string {
  const name = startName.trim();
  if (name || !colour) return name || 'start area';
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
