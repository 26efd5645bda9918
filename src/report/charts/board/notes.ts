import { type Space, spaceName } from '../../../board/index.ts';
import { HIGH, type Paint } from '../palette.ts';

/** What is noted on a space: the chance of ending there, or what acting from there is worth. */
export interface SpaceNote {
  readonly space: Space;
  /** Written on it in large. */
  readonly text: string;
  /** What it is shaded by, from 0 to 1; absent where that is not known. */
  readonly chance?: number;
  /** Among the places to act from, from 1; absent for endings, and where it is not known. */
  readonly rank?: number;
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

/** The label above the value of an empty space; empty without a rank. */
export function rankLabel(rank: number | undefined): string {
  if (rank === undefined) return '';
  return rank === 1 ? 'BEST' : `#${rank}`;
}

/**
 * The ink that is read on the shade of a chance; without one, on the ground.
 *
 * @param most the chance of the strongest shade
 */
export function inkOn(chance: number | undefined, most: number): Paint {
  if (chance === undefined) return 'onGround';
  return chance >= HIGH * most ? 'onHigh' : 'onLow';
}
