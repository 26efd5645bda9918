/* Proposes start areas, for battles on maps that have none. */

import type { Occupant } from './board.ts';
import { hexNeighbours } from './hex.ts';
import { type Space, spaceName, type Wall } from './space.ts';
import { START_LETTERS, type StartArea } from './start-area.ts';
import { groundAt, spacesOf, type Terrain } from './terrain.ts';

/** Maximum number of spaces per area, as on most maps. */
const MOST_SPACES = 24;

/** The largest climb, in levels, that all but the smallest figures can make in one step. */
const CLIMBED = 3;

/** The letters for terrain on which no army should start, and for molten lava, which no army should have to cross. */
const WET = 'wpm';
const DEADLY = 'm';

/** Distance between rows of hexes, in hex widths. */
const ROW_HEIGHT = Math.sqrt(3) / 2;

/**
 * Two start areas for a board that has none: at opposite ends of its longer side, of equal size, on free and dry
 * ground, and connected for a figure on foot. Together they take up at most two thirds of that ground. The list is
 * empty if there is too little free and dry ground.
 *
 * @param things the pieces on the board. Areas avoid glyphs; all other pieces count as obstacles.
 */
export function proposedStarts(
  terrain: Terrain,
  things: readonly Occupant[],
  walls: readonly Wall[],
): StartArea[] {
  const isGlyph = ({ kind }: Occupant) => kind === 'glyph';
  const placesOf = (all: readonly Occupant[]) => all.flatMap(({ spaces }) => spaces);
  const ground = largestWalk(terrain, placesOf(things.filter((one) => !isGlyph(one))), walls);
  const glyphs = new Set(placesOf(things.filter(isGlyph)).map(spaceName));
  const dry = ground.filter((space) => !isOf(WET, terrain, space) && !glyphs.has(spaceName(space)));
  const size = Math.min(MOST_SPACES, Math.floor(dry.length / 3));
  if (size < 1) return [];
  const ordered = fromEndToEnd(dry);
  const [first, second] = START_LETTERS as [string, string];
  const rowByRow = (spaces: Space[]) => spaces.sort(([a, b], [c, d]) => b - d || a - c);
  return [
    { name: first, spaces: rowByRow(ordered((at) => at).slice(0, size)) },
    { name: second, spaces: rowByRow(ordered((at) => 0 - at).slice(0, size)) },
  ];
}

/** "This map has no start areas, so it gets two with 24 spaces each, at opposite ends: a and c." */
export function proposalText([one, other]: readonly StartArea[]): string {
  if (!one || !other) return '';
  const { length } = one.spaces;
  const size = length === 1 ? '1 space' : `${length} spaces`;
  return `This map has no start areas, so it gets two with ${size} each, at opposite ends: ${one.name} and ${other.name}.`;
}

function isOf(letters: string, terrain: Terrain, space: Space): boolean {
  const letter = groundAt(terrain, space)?.letter;
  return letter !== undefined && letters.includes(letter);
}

/** The largest set of free spaces that are connected on foot. */
function largestWalk(
  terrain: Terrain,
  taken: readonly Space[],
  walls: readonly Wall[],
): readonly Space[] {
  const closed = new Set(taken.map(spaceName));
  const shut = new Set(
    walls.flatMap(([a, b]) => [
      `${spaceName(a)} ${spaceName(b)}`,
      `${spaceName(b)} ${spaceName(a)}`,
    ]),
  );
  const isFree = (space: Space) =>
    groundAt(terrain, space)?.blocking !== true &&
    !isOf(DEADLY, terrain, space) &&
    !closed.has(spaceName(space));
  const isStep = (from: Space, to: Space) => {
    const [a, b] = [groundAt(terrain, from), groundAt(terrain, to)];
    const isWay = a && b && Math.abs(a.level - b.level) <= CLIMBED;
    return isWay && !shut.has(`${spaceName(from)} ${spaceName(to)}`);
  };
  const found = new Set<string>();
  let largest: readonly Space[] = [];
  for (const begin of spacesOf(terrain).filter(isFree)) {
    if (found.has(spaceName(begin))) continue;
    found.add(spaceName(begin));
    const walk = [begin];
    // The array grows while the loop runs.
    for (const space of walk) {
      for (const next of hexNeighbours(space)) {
        if (found.has(spaceName(next)) || !isFree(next) || !isStep(space, next)) continue;
        found.add(spaceName(next));
        walk.push(next);
      }
    }
    if (walk.length > largest.length) largest = walk;
  }
  return largest;
}

/**
 * Sorts spaces along the longer side of their extent. Spaces at equal positions are sorted by their distance from the
 * middle of the other side.
 */
function fromEndToEnd(spaces: readonly Space[]) {
  const places = spaces.map((space) => ({ space, ...placeOf(space) }));
  const [width, height] = [spanOf(places.map(({ x }) => x)), spanOf(places.map(({ y }) => y))];
  const isWide = width.length > height.length;
  const across = isWide ? height : width;
  const measured = places.map(({ space, x, y }) => ({
    space,
    along: isWide ? x : y,
    aside: Math.abs((isWide ? y : x) - across.middle),
  }));
  return (order: (along: number) => number): Space[] =>
    measured
      .toSorted((a, b) => order(a.along) - order(b.along) || a.aside - b.aside)
      .map(({ space }) => space);
}

/** The middle of a space, in hex widths. */
function placeOf([column, row]: Space) {
  return { x: column + (row % 2) / 2, y: row * ROW_HEIGHT };
}

function spanOf(numbers: readonly number[]) {
  const least = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { length: most - least, middle: (least + most) / 2 };
}
