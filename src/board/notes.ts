/* Notes on spaces of a drawn board, in pictures, in the terminal and in the explorer. */

import { type Space, spaceName } from './space.ts';

/** The note on a space: the probability of ending there, or the value of acting from there. */
export interface SpaceNote {
  readonly space: Space;
  /** Large text on the space. */
  readonly text: string;
  /** The probability, from 0 to 1, drawn as a shade; absent if unknown. */
  readonly chance?: number;
  /** Rank among the places to act from; 1 is the best. Absent for places where figures end, or if unknown. */
  readonly rank?: number;
}

/** Notes by space name. */
export type SpaceNotes = ReadonlyMap<string, SpaceNote>;

export function spaceNotes(notes: readonly SpaceNote[]): SpaceNotes {
  return new Map(notes.map((note) => [spaceName(note.space), note]));
}

/** "Space 3,0: 25.4%, space 4,0: 74.6%" */
export function notesInWords(notes: SpaceNotes): string {
  return [...notes].map(([space, { text }]) => `Space ${space}: ${text}`).join(', ');
}

/** The label above a value on an empty space; an empty text if there is no rank. */
export function rankLabel(rank: number | undefined): string {
  if (rank === undefined) return '';
  return rank === 1 ? 'BEST' : `#${rank}`;
}
