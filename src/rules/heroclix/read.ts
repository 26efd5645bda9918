/* Reads a HeroClix document into a scenario, and reports every mistake. */

import { Mistakes, type Problem, shown } from '../../base/index.ts';
import { groundAt, type Space, shareSide, spaceName, type Terrain } from '../../board/index.ts';
import { attackerMissing, offTheMap, readGround } from '../placing.ts';
import type { Reading } from '../ruleset.ts';
import { completeRulings } from '../ruling.ts';
import type { BoardDocument } from './board-schema.ts';
import { keepGround } from './ground.ts';
import { HEROCLIX_RULINGS } from './rulings.ts';
import { CLOSE_RANGE, type HeroclixScenario } from './scenario.ts';
import type { HeroclixDocument } from './schema.ts';
import { FULL_DISTANCE } from './sequence.ts';
import type { Setup } from './setup.ts';

type Path = Problem['path'];

/** A character, its square, and the field that places it. */
interface Stand {
  readonly name: string;
  readonly square: Space;
  readonly path: Path;
}

interface Fighters {
  readonly attacker: string;
  readonly defender: string;
  /** Whether the attacker's square is optional. */
  readonly fromAnywhere: boolean;
}

/**
 * Reads the board of a document.
 *
 * @throws BadInput with every mistake in the terrain's text and in the places of characters
 */
function readBoard(document: BoardDocument, { attacker, defender, fromAnywhere }: Fighters): Setup {
  const mistakes = new Mistakes();
  const terrain = mistakes.in(() => readGround(document.terrain, true));
  const { others = [], walls = [] } = document;
  const stands: Stand[] = [
    ...(document.attacker
      ? [{ name: attacker, square: document.attacker, path: ['board', 'attacker'] }]
      : []),
    { name: defender, square: document.defender, path: ['board', 'defender'] },
    ...others.map(({ character, at }, i) => ({
      name: character,
      square: at,
      path: ['board', 'others', i, 'at'],
    })),
  ];
  if (!document.attacker && !fromAnywhere) {
    mistakes.add(attackerMissing('a square: [column, row], from 0'));
  }
  if (terrain) mistakes.add(...stands.flatMap((stand) => misplaced(stand, terrain)));
  mistakes.add(...sharing(stands));
  if (terrain) {
    mistakes.add(...walls.flatMap((wall, i) => badWall(wall, ['board', 'walls', i], terrain)));
  }
  mistakes.tell();
  const setup: Setup = {
    terrain: document.terrain.trimEnd(),
    // An attacker without a square gets the defender's square for now; `aim` then tries every square around the
    // defender.
    attacker: document.attacker ?? document.defender,
    defender: document.defender,
    others: others.map(({ character, at }) => ({
      kind: 'character',
      name: character,
      spaces: [at],
    })),
    walls,
  };
  if (terrain) keepGround(setup, terrain);
  return setup;
}

function misplaced({ square, path }: Stand, terrain: Terrain): Problem[] {
  const ground = groundAt(terrain, square);
  if (!ground) return [offTheMap(square, path, terrain, 'square')];
  if (!ground.blocking) return [];
  const found = `${spaceName(square)}, which is blocking terrain`;
  return [{ path, found, allowed: 'a square that a character can stand on' }];
}

function sharing(stands: readonly Stand[]): Problem[] {
  const taken = new Map<string, Stand>();
  return stands.flatMap((stand): Problem[] => {
    const there = taken.get(spaceName(stand.square));
    if (!there) {
      taken.set(spaceName(stand.square), stand);
      return [];
    }
    const found = `${spaceName(stand.square)}, where ${shown(there.name)} stands`;
    return [{ path: stand.path, found, allowed: 'a free square' }];
  });
}

/** Problems with a wall: both squares are off the map (one may be), or they share no side. */
function badWall([a, b]: readonly [Space, Space], path: Path, terrain: Terrain): Problem[] {
  const off = [a, b].filter((square) => !groundAt(terrain, square));
  if (off.length === 2) return off.map((square) => offTheMap(square, path, terrain, 'square'));
  if (shareSide(a, b)) return [];
  const found = `${spaceName(a)} and ${spaceName(b)}, which share no side`;
  return [{ path, found, allowed: 'two squares that share a side' }];
}

/**
 * Turns a document that has passed the schema into a scenario, and fills in defaults.
 *
 * @returns undefined if something is missing that the schema has already reported
 * @throws BadInput with every mistake
 */
export function readHeroclix(
  document: Partial<HeroclixDocument>,
  { fromAnywhere = false }: Reading = {},
): HeroclixScenario | undefined {
  const { attacker, defender } = document;
  const board =
    document.board &&
    readBoard(document.board, {
      attacker: attacker?.name ?? 'the attacker',
      defender: defender?.name ?? 'the defender',
      fromAnywhere,
    });
  if (!attacker || !defender) return undefined;
  return {
    rules: 'heroclix',
    attacker: {
      ...attacker,
      keyphrases: attacker.keyphrases ?? [],
      knockbackDistance: attacker.knockbackDistance ?? FULL_DISTANCE,
      range: attacker.range ?? CLOSE_RANGE,
    },
    defender: { ...defender, keyphrases: defender.keyphrases ?? [] },
    ...(board && { board }),
    rulings: completeRulings(HEROCLIX_RULINGS, document.rulings),
  };
}
