/* Combat dice as they fell, counted and put into words. */

import { counted, listed } from '../../base/index.ts';
import { type FacesRolled, wholeName } from '../../chance/index.ts';

/** Combat dice in words, as in the rule's examples: "two skulls, three shields and one blank". */
export function inFaces(faces: readonly string[] = []): string {
  const kinds = ['skull', 'shield', 'blank']
    .map((kind) => [kind, faces.filter((face) => face === kind).length] as const)
    .filter(([, times]) => times > 0);
  return listed(kinds.map(([kind, times]) => counted(times, kind)));
}

/** How many dice of one name were rerolled by a reroll that is built into the die. */
export function rerolledCount(faces: FacesRolled, name: string): number {
  const all = Object.entries(faces).filter(([pool]) => wholeName(pool) === `${name}-rerolled`);
  return all.flatMap(([, fell]) => fell).filter((face) => face.includes(THEN)).length;
}

/** Separates the face that was rolled first from the one that counts. */
const THEN = ' then ';

/**
 * All dice of one name, joined over the parts of a split pool; for rerolled dice, the final face.
 */
export function rolledFaces(faces: FacesRolled, name: string): string[] {
  return Object.entries(faces)
    .filter(([pool]) => [name, `${name}-rerolled`].includes(wholeName(pool)))
    .flatMap(([, fell]) => fell.map((face) => face.split(THEN).at(-1) ?? face));
}
