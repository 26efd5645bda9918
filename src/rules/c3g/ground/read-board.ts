import { hexDirection } from '../../../boards/hex.ts';
import { type Space, sameSpace, spaceName } from '../../../boards/space.ts';
import { groundAt, type Terrain } from '../../../boards/terrain.ts';
import { cardNamed, type Library } from '../../../cards/library.ts';
import { Mistakes } from '../../../words/mistakes.ts';
import { blamed, type Problem, shown } from '../../../words/problem.ts';
import { attackerMissing, misshifted, offTheMap, readGround } from '../../placing.ts';
import type { BoardDocument, MapDocument, OtherDocument } from '../board-schema.ts';
import { tooManyWounds } from '../read-fighter.ts';
import type { Fighter } from '../scenario.ts';
import { keepGround, OTHER_KINDS, type Other, type Setup } from '../setup.ts';

type Path = Problem['path'];

/** Anything that stands on the board, and the field that places it. */
interface StandingFigure {
  readonly name: string;
  readonly spaces: readonly Space[];
  readonly path: Path;
  /** Figures need one space, or two neighbouring ones of one level with no wall between. */
  readonly isFigure: boolean;
  /** Figures, objects and obstacles occupy their space; glyphs and powers do not. */
  readonly solid: boolean;
  readonly base?: 'single' | 'double' | undefined;
}

/** Who fights on a board, if known. */
interface Fighters {
  readonly attacker: Fighter | undefined;
  readonly defender: Fighter | undefined;
  readonly library: Library;
  /** Whether the attacker's place is optional. */
  readonly fromAnywhere: boolean;
  /** Further figures placed outside the document's board. */
  readonly more?: readonly Placed[];
}

/** A figure, and the field that places it. */
interface Placed {
  readonly fighter: Fighter | undefined;
  readonly spaces: readonly Space[];
  readonly path: Path;
}

/**
 * Lowers the board of a document.
 *
 * @param map the ground that the document names, with what stands there; absent if it is inline
 * @throws BadInput with every mistake in the terrain's text, in places and in wounds
 */
export function readBoard(document: BoardDocument, fighters: Fighters, map?: MapDocument): Setup {
  const { attacker, defender, library, fromAnywhere, more = [] } = fighters;
  const mistakes = new Mistakes();
  const stands: StandingFigure[] = [
    ...(document.attacker
      ? [figureStand('the attacker', attacker, document.attacker, ['board', 'attacker'])]
      : []),
    ...more.map(({ fighter, spaces, path }) => figureStand('an attacker', fighter, spaces, path)),
    figureStand('the defender', defender, document.defender, ['board', 'defender']),
  ];
  const ground = mistakes.in(() => readGroundOf(document, library, map, stands));
  if (!document.attacker && !fromAnywhere) {
    mistakes.add(attackerMissing('a space [column, row], or two for a double base'));
  }
  mistakes.tell();
  if (!ground) throw new Error('what is refused has been told');
  const { terrain, text, others, walls, lacks } = ground;
  const setup: Setup = {
    terrain: text,
    attacker: document.attacker ?? [],
    defender: document.defender,
    others,
    walls,
    ...(lacks && { lacks }),
  };
  keepGround(setup, terrain);
  return setup;
}

/** The ground of a document with what stands on it, besides those who fight. */
interface GroundOfBoard extends Pick<Setup, 'others' | 'walls' | 'lacks'> {
  readonly terrain: Terrain;
  /** Its text: one row per line. */
  readonly text: string;
}

/**
 * Reads the ground of a document, and everything on it.
 *
 * @param fighters those who fight, where the document says where they stand
 * @throws BadInput with every mistake
 */
export function readGroundOf(
  document: Pick<BoardDocument, 'terrain' | 'others' | 'walls'>,
  library: Library,
  map?: MapDocument,
  fighters: readonly StandingFigure[] = [],
): GroundOfBoard {
  const mistakes = new Mistakes();
  const terrain = mistakes.in(() => (map ? mapGround(map) : readGround(document.terrain ?? '')));
  const own = thingsOf(document, library, (...keys) => ['board', ...keys]);
  // Mistakes within a map are reported at the field that names it.
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
  mistakes.tell();
  if (!terrain) throw new Error('what is refused has been told');
  return {
    terrain,
    text: (map ?? document).terrain?.trimEnd() ?? '',
    others: [...mapped.others, ...own.others],
    walls,
    ...(map?.lacks && map.lacks.length > 0 && { lacks: map.lacks }),
  };
}

const MAP_PATH: Path = ['board', 'map'];

/** What stands on the ground of a document or a map. */
interface Things {
  readonly others: readonly Other[];
  readonly stands: readonly StandingFigure[];
  readonly walls: NonNullable<BoardDocument['walls']>;
  /** The field of an entry. */
  pathOf(...keys: (string | number)[]): Path;
}

function thingsOf(
  { others = [], walls = [] }: Pick<BoardDocument, 'others' | 'walls'>,
  library: Library,
  pathOf: Things['pathOf'],
): Things {
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

/** Reads the ground of a map; mistakes in a hand-written board are reported by row. */
function mapGround({ terrain }: MapDocument): Terrain {
  try {
    return readGround(terrain);
  } catch (error) {
    throw blamed(error, ({ found, allowed, within }) => ({
      path: MAP_PATH,
      found: `${found} in row ${within?.line ?? 0} of its terrain`,
      allowed,
    }));
  }
}

/** A figure's entry may name a card, which then gives its Life. */
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
    ...(written.side !== undefined && { side: written.side }),
    ...(written.passable !== undefined && { passable: written.passable }),
  };
}

function figureStand(
  role: string,
  fighter: Fighter | undefined,
  spaces: readonly Space[],
  path: Path,
): StandingFigure {
  const { name = role, base } = fighter ?? {};
  return { name, spaces, path, isFigure: true, solid: true, base };
}

function misplaced(
  stand: StandingFigure,
  terrain: Terrain,
  walls: BoardDocument['walls'] = [],
): Problem[] {
  const { spaces, path, isFigure, base } = stand;
  const off = spaces.filter((space) => !groundAt(terrain, space));
  if (off.length > 0) return off.map((space) => offTheMap(space, path, terrain));
  if (!isFigure) return [];
  const objective = base === 'double' ? 2 : base === 'single' ? 1 : undefined;
  const [a, b, ...more] = spaces;
  if (more.length > 0 || (objective !== undefined && spaces.length !== objective)) {
    const allowed =
      objective === 1
        ? 'one space, for a single base'
        : 'two neighbouring spaces, for a double base';
    return [
      { path, found: spaces.length === 1 ? 'one space' : `${spaces.length} spaces`, allowed },
    ];
  }
  if (!a || !b) return [];
  const both = `${spaceName(a)} and ${spaceName(b)}`;
  if (!hexDirection(a, b)) {
    return [
      {
        path,
        found: `${both}, which do not touch`,
        allowed: 'neighbouring spaces, for a double base',
      },
    ];
  }
  if (groundAt(terrain, a)?.level !== groundAt(terrain, b)?.level) {
    return [
      {
        path,
        found: `${both}, of different levels`,
        allowed: 'spaces of one level, for a double base',
      },
    ];
  }
  const walled = walls.some(
    ([x, y]) => (sameSpace(x, a) && sameSpace(y, b)) || (sameSpace(x, b) && sameSpace(y, a)),
  );
  return walled
    ? [{ path, found: `a wall between ${both}`, allowed: 'no wall within a double base' }]
    : [];
}

function sharing(stands: readonly StandingFigure[]): Problem[] {
  const taken = new Map<string, StandingFigure>();
  return stands
    .filter(({ solid }) => solid)
    .flatMap((stand) =>
      stand.spaces.flatMap((space): Problem[] => {
        const there = taken.get(spaceName(space));
        taken.set(spaceName(space), stand);
        if (!there) return [];
        const found = `${spaceName(space)}, where ${shown(there.name)} stands`;
        return [{ path: stand.path, found, allowed: 'a space of its own' }];
      }),
    );
}

function badWall([a, b]: readonly [Space, Space], path: Path, terrain: Terrain): Problem[] {
  const off = [a, b].filter((space) => !groundAt(terrain, space));
  if (off.length === 2) return off.map((space) => offTheMap(space, path, terrain));
  if (hexDirection(a, b)) return [];
  const found = `${spaceName(a)} and ${spaceName(b)}, which do not touch`;
  return [{ path, found, allowed: 'two neighbouring spaces' }];
}
