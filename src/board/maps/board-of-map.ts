/* Converts a map to a board, with remarks about everything that the board cannot represent. */

import { BadInput, listed, printable, shortened } from '../../base/index.ts';
import { MOST_ROWS, type SpaceGround, type Terrain } from '../terrain.ts';
import type { Hex } from './axial.ts';
import { cropText, frameAround, type MapCrop, type MapView, partOf, wholeView } from './frame.ts';
import type { MapBoard, PlacedMap, Placement } from './map-board.ts';
import {
  putFigures,
  putGlyphs,
  putGround,
  putObstacles,
  putStartAreas,
  putWalls,
} from './put-pieces.ts';
import { emptySite, levelOf, NameCounts, numberOf, type Site, seen, type Top } from './site.ts';

/** Maximum number of names in one sentence. */
const MOST_NAMES = 20;

/** Sentences that count everything on a map that its board lacks. */
function lacksOf(site: Site): string[] {
  const { covered, misplaced, hollow, doubled } = site;
  const lacking = 'Left out of this map';
  return [
    ...told(
      leftOut(site),
      lacking,
      (name, count) => `${count} ${count === 1 ? name : several(name)}`,
    ),
    ...told(covered, `${lacking}, because higher ground covers it (number of spaces)`),
    ...told(misplaced, `${lacking}, because there is no room or ground for it`),
    ...(hollow.size > 0
      ? [
          `${lacking}: the room below ${spacesText(hollow.size)}, for example under a bridge; on a board, a space has only its highest level.`,
        ]
      : []),
    ...(doubled.size > 0
      ? [
          `In ${spacesText(doubled.size)}, two tiles of this map are in the same place; the later tile counts.`,
        ]
      : []),
  ];
}

/** Remarks about the ground of a board. */
function notesOn(site: Site): string[] {
  return told(
    groundWithoutLetter(site),
    'Ground without a terrain letter, for which only the level counts (number of spaces)',
  );
}

function told(tally: NameCounts, before: string, each?: (name: string, count: number) => string) {
  return tally.isEmpty ? [] : [`${before}: ${tally.text(MOST_NAMES, each)}.`];
}

/** The plural of a name: "ladders", "tiles of type 99001", "warehouse ruins, except for their floor". */
function several(name: string): string {
  return name.replace(/^.*?(?=,| of |$)/, '$&s').replace(' its ', ' their ');
}

function spacesText(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function leftOut(site: Site): NameCounts {
  const tally = new NameCounts();
  for (const { name, role, hexes } of site.placements) {
    if (role.is === 'left out' && seen(site, hexes).length > 0) tally.add(name);
  }
  return tally;
}

function groundWithoutLetter({ tops }: Site): NameCounts {
  const tally = new NameCounts();
  for (const top of tops) {
    if (top?.kind && !top.kind.letter) tally.add(top.kind.name);
  }
  return tally;
}

/** Maximum number of pieces, and of walls, on a board. Equal to `MOST_ON_BOARD` in `rules`. */
const MOST_THINGS = 5_000;
const LONGEST_NAME = 120;

/**
 * Makes a board from a map: the highest ground of every space, and the pieces on it.
 *
 * @param file the file's name, for messages
 * @throws BadInput if the map has no ground or is too large, or if the part is not on the map
 */
export function boardOfMap(map: PlacedMap, file: string, crop?: MapCrop): MapBoard {
  const placements = map.placements
    .map((placement) => ({ ...placement, name: harmless(placement.name) }))
    .sort((a, b) => a.layer - b.layer);
  const refuse = (found: string, allowed: string) =>
    new BadInput({ path: [], place: printable(file), found, allowed });
  const site = emptySite(placements, viewOf(placements, refuse, crop));
  putGround(site);
  const obstacles = putObstacles(site);
  // Start areas come after obstacles but before figures, because a figure can move away and an obstacle cannot.
  const starts = putStartAreas(site);
  const walls = putWalls(site);
  const pieces = [...obstacles, ...putFigures(site, walls), ...putGlyphs(site)];
  if (pieces.length > MOST_THINGS || walls.length > MOST_THINGS) {
    const allowed = `at most ${MOST_THINGS} of each, or cut out a part of the map with --crop`;
    throw refuse(`${pieces.length} pieces and ${walls.length} walls`, allowed);
  }
  return {
    name: harmless(map.name),
    author: harmless(map.author),
    format: map.format,
    ...(crop && { crop }),
    terrain: terrainOf(site),
    pieces,
    walls,
    starts,
    lacks: lacksOf(site),
    notes: [...notesOn(site), ...alsoIn(map)],
  };
}

/** "The file also holds notes of its author, which a board cannot represent." */
function alsoIn({ also = [] }: PlacedMap): string[] {
  return also.length === 0
    ? []
    : [`The file also holds ${listed(also)}, which a board cannot represent.`];
}

/** The part of the map to read. Refuses a map that is too large, and advises reading a part of it. */
function viewOf(
  placements: readonly Placement[],
  refuse: (found: string, allowed: string) => BadInput,
  crop: MapCrop | undefined,
): MapView {
  const frame = frameAround(hexesOfSpaces(placements));
  if (!frame) throw refuse('a map without ground', 'a map with at least one tile of ground');
  const whole = wholeView(frame);
  const { columns, rows } = whole;
  if (crop && (crop.to[0] >= columns || crop.to[1] >= rows)) {
    const allowed = `a part within 0,0..${columns - 1},${rows - 1}, which is the whole map`;
    throw refuse(`the part ${cropText(crop)}`, allowed);
  }
  const view = crop ? partOf(whole, crop) : whole;
  if (view.columns > MOST_ROWS || view.rows > MOST_ROWS) {
    const found = `${view.columns} × ${view.rows} spaces`;
    throw refuse(
      found,
      `at most ${MOST_ROWS} × ${MOST_ROWS} spaces, or cut out a part of the map with --crop`,
    );
  }
  return view;
}

function* hexesOfSpaces(placements: readonly Placement[]): Generator<Hex> {
  for (const { role, hexes } of placements) {
    if (role.is === 'ground' || role.is === 'obstacle') yield* hexes;
  }
}

function terrainOf(site: Site): Terrain {
  const { view, tops } = site;
  return {
    columns: view.columns,
    rows: Array.from({ length: view.rows }, (_, r) =>
      Array.from({ length: view.columns }, (_, c) => groundOf(tops[numberOf(site, [c, r])])),
    ),
  };
}

function groundOf(top: Top | undefined): SpaceGround | undefined {
  if (!top) return undefined;
  const letter = top.kind?.letter;
  return { level: levelOf(top), ...(letter && { letter }) };
}

function harmless(name: string): string {
  return shortened(printable(name.trim()), LONGEST_NAME);
}
