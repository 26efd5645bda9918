import { type Space, spaceName } from '../../../boards/space.ts';

/** What is noted on a space. */
export interface SpaceNote {
  readonly space: Space;
  /** Written on it in large. */
  readonly text: string;
  /** What it is shaded by, from 0 to 1; absent where that is not known. */
  readonly chance?: number;
  /** Written above, where nobody stands. */
  readonly label?: string;
  readonly isBest?: boolean;
}

/** Notes by the names of their spaces. */
export type SpaceNotes = ReadonlyMap<string, SpaceNote>;

export function spaceNotes(notes: readonly SpaceNote[]): SpaceNotes {
  return new Map(notes.map((note) => [spaceName(note.space), note]));
}

/** "Space 3,0: 25.4%, space 4,0: 74.6%" */
export function notesInWords(notes: SpaceNotes): string {
  return [...notes].map(([space, { text }]) => `Space ${space}: ${text}`).join(', ');
}
