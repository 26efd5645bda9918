import { proposalText, proposedStarts } from '../proposed-starts.ts';
import type { MapBoard } from './map-board.ts';

/** The board of a map with start areas. If it has none, it gets two at opposite ends, and a note about them. */
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
