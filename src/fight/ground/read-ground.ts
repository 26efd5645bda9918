/*
 * Reads a board's terrain, pieces, walls and start areas from a document, or from the map that the document names.
 */

import { blamed, Mistakes, type Problem } from '../../base/index.ts';
import {
  type Space,
  type StartArea,
  spaceName,
  type Terrain,
  type Wall,
} from '../../board/index.ts';
import {
  allLinesOf,
  aurasIn,
  type Card,
  cardNamed,
  type Library,
  powerTitle,
} from '../../cards/index.ts';
import { misshifted, readGround } from '../../rules/index.ts';
import { linesGiven } from '../auras.ts';
import type { GroundDocument, MapDocument, OtherDocument } from '../board-schema.ts';
import { tooManyWounds } from '../read-fighter.ts';
import { OTHER_KINDS, type Other, type Setup } from '../setup.ts';
import { badWall, misplaced, type Stand, sharing } from './stands.ts';
import { listedStarts, startsOf } from './starts.ts';

type Path = Problem['path'];

/** The ground that a document describes, and everything on it except the fighters. */
export interface GroundOfBoard extends Pick<Setup, 'others' | 'walls' | 'lacks'> {
  readonly terrain: Terrain;
  /** The text of the terrain: one row per line. */
  readonly text: string;
  /** Where armies begin, except on occupied spaces. */
  readonly starts: readonly StartArea[];
}

/**
 * Reads the ground of a document, everything on it, and its start areas.
 *
 * @param map      the ground that the document names, and what is on it; absent if the ground is
 *   inline
 * @param fighters the fighters, if the document places them
 * @throws BadInput with every mistake in the terrain's text, in places, start areas and wounds
 */
export function readGroundOf(
  document: GroundDocument,
  library: Library,
  map?: MapDocument,
  fighters: readonly Stand[] = [],
): GroundOfBoard {
  const mistakes = new Mistakes();
  const terrain = mistakes.in(() => (map ? mapGround(map) : readGround(document.terrain ?? '')));
  const own = thingsOf(document, library, (...keys) => ['board', ...keys]);
  // Mistakes within a map are reported at the field that names the map.
  const mapped = thingsOf(map ?? {}, library, () => MAP_PATH);
  const walls = [...mapped.walls, ...own.walls];
  const stands = [...mapped.stands, ...fighters, ...own.stands];
  if (!map) mistakes.add(...misshifted(document.terrain ?? ''));
  if (terrain) mistakes.add(...stands.flatMap((stand) => misplaced(stand, terrain, walls)));
  mistakes.add(...sharing(stands));
  for (const things of [mapped, own]) {
    if (terrain) {
      mistakes.add(
        ...things.walls.flatMap((wall, i) => badWall(wall, things.pathOf('walls', i), terrain)),
      );
    }
    mistakes.add(
      ...things.others.flatMap((other, i) => tooManyWounds(other, things.pathOf('others', i))),
    );
  }
  const starts = mistakes.in(() => (terrain ? startsOn(terrain, document, map) : [])) ?? [];
  mistakes.tell();
  if (!terrain) throw new Error('refused input has been reported');
  return {
    terrain,
    text: (map ?? document).terrain?.trimEnd() ?? '',
    others: [...mapped.others, ...own.others],
    walls,
    starts: withoutTaken(
      starts,
      stands.flatMap(({ solid, spaces }) => (solid ? spaces : [])),
    ),
    ...(map?.lacks && map.lacks.length > 0 && { lacks: map.lacks }),
  };
}

const MAP_PATH: Path = ['board', 'map'];
const STARTS_PATH: Path = ['board', 'starts'];

/**
 * The start areas. An area of the document replaces the map's area of the same name, and its spaces are removed from
 * the map's other areas.
 */
function startsOn(
  terrain: Terrain,
  { starts = {} }: GroundDocument,
  map: MapDocument | undefined,
): StartArea[] {
  if (!map) return startsOf(terrain, starts, STARTS_PATH);
  const mapped = onMap(
    () => startsOf(terrain, map.starts),
    ({ path, found }) => `${found}, in start area ${path.at(-1)}`,
  );
  const own = listedStarts(terrain, starts, STARTS_PATH);
  const others = mapped.filter(({ name }) => !Object.hasOwn(starts, name));
  return [
    ...own,
    ...withoutTaken(
      others,
      own.flatMap(({ spaces }) => spaces),
    ),
  ];
}

function withoutTaken(areas: readonly StartArea[], taken: readonly Space[]): StartArea[] {
  const names = new Set(taken.map(spaceName));
  return areas.map(({ name, spaces }) => ({
    name,
    spaces: spaces.filter((space) => !names.has(spaceName(space))),
  }));
}

/** The things that a document or a map puts on the ground. */
interface Own {
  readonly others: readonly Other[];
  readonly stands: readonly Stand[];
  readonly walls: readonly Wall[];
  /** The path of an entry's field. */
  pathOf(...keys: (string | number)[]): Path;
}

function thingsOf(
  { others = [], walls = [] }: Pick<GroundDocument, 'others' | 'walls'>,
  library: Library,
  pathOf: Own['pathOf'],
): Own {
  const read = others.map((written) => readOther(written, library));
  const stands = read.map(({ kind, name, spaces }, i) => ({
    name,
    spaces,
    path: pathOf('others', i, 'at'),
    isFigure: kind === 'figure',
    solid: kind === 'figure' || kind === 'object' || kind === 'obstacle',
    base: others[i]?.base,
  }));
  return { others: read, stands, walls, pathOf };
}

/** Reads the ground of a map. A mistake in a row is reported with the row's number. */
function mapGround({ terrain }: MapDocument): Terrain {
  return onMap(
    () => readGround(terrain),
    ({ found, within }) => `${found} in row ${within?.line ?? 0} of its terrain`,
  );
}

/** Reports mistakes in a map at the field that names the map. */
function onMap<T>(work: () => T, found: (problem: Problem) => string): T {
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) => ({
      path: MAP_PATH,
      found: found(problem),
      allowed: problem.allowed,
    }));
  }
}

/** If a figure's entry names a card, the card gives its Life by default. */
function readOther(written: OtherDocument, library: Library): Other {
  const kind = OTHER_KINDS.find((one) => written[one] !== undefined) ?? 'figure';
  const name = written[kind] ?? '';
  const card = kind === 'figure' ? cardNamed(library, name) : undefined;
  const life = written.life ?? card?.life;
  const isAssumed = written.life === undefined && card?.assumed?.includes('life');
  return {
    kind,
    name: card?.name ?? name,
    spaces: written.at,
    wounds: written.wounds ?? 0,
    ...(life !== undefined && { life }),
    ...(isAssumed && { assumedLife: true }),
    ...(card && withAuras(card)),
    ...(written.side !== undefined && { side: written.side }),
    ...(written.passable !== undefined && { passable: written.passable }),
  };
}

/** A card's auras that act in attacks. */
function withAuras({ powers }: Card): Pick<Other, 'auras'> {
  const auras = powers.flatMap((use) =>
    aurasIn(allLinesOf(use)).flatMap(({ to, by, effects }) => {
      const isIdle = by !== undefined || linesGiven('', effects).length === 0;
      return isIdle ? [] : [{ power: powerTitle(use), to }];
    }),
  );
  return auras.length > 0 ? { auras } : {};
}
