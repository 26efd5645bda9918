/* Start areas of a board, listed in a document or marked by letters in the terrain. */

import { Mistakes, type Problem } from '../../base/index.ts';
import {
  groundAt,
  type Space,
  type StartArea,
  spaceName,
  type Terrain,
  withLetteredAreas,
} from '../../board/index.ts';
import { offTheMap } from '../../rules/index.ts';

type Path = Problem['path'];

/** Start areas as documents list them: the name of each area, and its spaces. */
export type WrittenStarts = Readonly<Record<string, readonly Space[]>>;

/**
 * The start areas of a board: the areas listed in its document, and the areas marked by letters in its terrain. Such a
 * letter stands for no kind of terrain.
 *
 * @param path the field that lists the areas
 * @throws BadInput with every listed space that is off the map, twice in one area, or in two areas
 */
export function startsOf(
  terrain: Terrain,
  written: WrittenStarts = {},
  path: Path = ['starts'],
): StartArea[] {
  const lettered = withLetteredAreas([], terrain);
  return withLetteredAreas(listedStarts(terrain, written, path, lettered), terrain);
}

/**
 * The start areas that a document lists, without areas marked by letters in the terrain.
 *
 * @param lettered areas marked in the terrain, whose spaces only an area of the same name may list
 * @throws BadInput like `startsOf`
 */
export function listedStarts(
  terrain: Terrain,
  written: WrittenStarts,
  path: Path,
  lettered: readonly StartArea[] = [],
): StartArea[] {
  const mistakes = new Mistakes();
  const letterOf = areaBySpace(lettered);
  const taken = new Map<string, string>();
  const listed = Object.entries(written).map(([name, spaces]) => ({ name, spaces }));
  for (const { name, spaces } of listed) {
    const at = [...path, name];
    for (const space of spaces) {
      const letter = letterOf.get(spaceName(space));
      const there = taken.get(spaceName(space)) ?? (letter === name ? undefined : letter);
      taken.set(spaceName(space), name);
      if (!groundAt(terrain, space)) mistakes.add(offTheMap(space, at, terrain));
      else if (there !== undefined) {
        const found = `${spaceName(space)}, which is already in start area ${there}`;
        mistakes.add({ path: at, found, allowed: 'each space in only one start area' });
      }
    }
  }
  mistakes.tell();
  return listed;
}

function areaBySpace(areas: readonly StartArea[]): Map<string, string> {
  return new Map(
    areas.flatMap(({ name, spaces }) => spaces.map((space) => [spaceName(space), name] as const)),
  );
}
