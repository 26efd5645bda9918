import { proposalText, proposedStarts } from '../proposed-starts.ts';
import type { MapBoard } from './map-board.ts';

/** Adds two start areas at opposite ends, and a note about them, if a map's board has no start areas. */
export function withStarts(map: MapBoard): MapBoard {
  if (map.starts.length > 0) return map;
  const proposed = proposedStarts(map.terrain, map.pieces, map.walls);
  if (proposed.length === 0) return map;
  return {
    ...map,
    starts: proposed.map((area) => ({ ...area, of: 'proposed' })),
    notes: [...map.notes, proposalText(proposed)],
  };
}
