import { type Space, spaceName } from './space.ts';
import { groundAt, isTerrainLetter, spacesOf, type Terrain } from './terrain.ts';

/** The area in which an army starts. */
export interface StartArea {
  readonly name: string;
  /** The spaces of the area, without duplicates. */
  readonly spaces: readonly Space[];
}

/** The letters for start areas: all letters that do not stand for a kind of terrain. */
export const START_LETTERS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz'].filter(
  (letter) => !isTerrainLetter(letter),
);

/**
 * The start areas of a board. The listed areas come first; each includes the spaces whose letter is the area's name.
 * One area follows for each other letter that is not terrain, in alphabetical order.
 */
export function withLetteredAreas(listed: readonly StartArea[], terrain: Terrain): StartArea[] {
  const lettered = new Map<string, Space[]>();
  for (const space of spacesOf(terrain)) {
    const letter = groundAt(terrain, space)?.letter;
    if (letter === undefined || isTerrainLetter(letter)) continue;
    const there = lettered.get(letter);
    if (there) there.push(space);
    else lettered.set(letter, [space]);
  }
  const whole = listed.map(({ name, spaces }) => {
    const known = new Set(spaces.map(spaceName));
    const more = (lettered.get(name) ?? []).filter((space) => !known.has(spaceName(space)));
    lettered.delete(name);
    return { name, spaces: [...spaces, ...more] };
  });
  const others = [...lettered].map(([name, spaces]) => ({ name, spaces }));
  return [...whole, ...others.sort((a, b) => (a.name < b.name ? -1 : 1))];
}
