/*
 * Reads the board of an attack or a turn: its ground, and the places of the fighters. Battles read only the ground
 * (`read-ground.ts`).
 */

import { Mistakes, type Problem } from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import type { Library } from '../../cards/index.ts';
import { attackerMissing } from '../../rules/index.ts';
import type { BoardDocument, MapDocument } from '../board-schema.ts';
import type { Fighter } from '../scenario.ts';
import { keepGround, type Setup } from '../setup.ts';
import { readGroundOf } from './read-ground.ts';
import { type Stand, unfitBase } from './stands.ts';

type Path = Problem['path'];

/** The fighters on a board that could be read. */
interface Fighters {
  readonly attacker: Fighter | undefined;
  readonly defender: Fighter | undefined;
  readonly library: Library;
  /** Whether the attacker's place is optional. */
  readonly fromAnywhere: boolean;
  /** Other figures whose places are given outside the document's board. */
  readonly more?: readonly Placed[];
}

/** A figure, and the field that places it. */
interface Placed {
  readonly fighter: Fighter | undefined;
  readonly spaces: readonly Space[];
  readonly path: Path;
}

/**
 * Reads the board of a document.
 *
 * @param map the ground that the document names, and what is on it; absent if the ground is inline
 * @throws BadInput with every mistake in the terrain's text, in places, start areas and wounds
 */
export function readBoard(document: BoardDocument, fighters: Fighters, map?: MapDocument): Setup {
  const { attacker, defender, library, fromAnywhere, more = [] } = fighters;
  const mistakes = new Mistakes();
  const stands: Stand[] = [
    ...(document.attacker
      ? [figureStand('the attacker', attacker, document.attacker, ['board', 'attacker'])]
      : []),
    ...more.map(({ fighter, spaces, path }) => figureStand('an attacker', fighter, spaces, path)),
    figureStand('the defender', defender, document.defender, ['board', 'defender']),
  ];
  const unplaced = document.attacker ? undefined : attacker && unfitBase(attacker);
  if (unplaced) mistakes.add({ path: ['attacker'], ...unplaced });
  const ground = mistakes.in(() => readGroundOf(document, library, map, stands));
  if (!document.attacker && !fromAnywhere) {
    mistakes.add(attackerMissing('a space [column, row], or two for a double base'));
  }
  mistakes.tell();
  if (!ground) throw new Error('refused input has been reported');
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

function figureStand(
  role: string,
  fighter: Fighter | undefined,
  spaces: readonly Space[],
  path: Path,
): Stand {
  const { name = role, base } = fighter ?? {};
  return { name, spaces, path, isFigure: true, solid: true, base };
}

/** Reports given fields whose values the board determines. */
export function decidedByBoard(fields: {
  readonly distance?: number | undefined;
  readonly heightAdvantage?: string | undefined;
}): Problem[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    value === undefined
      ? []
      : [
          {
            path: [key],
            found: String(value),
            allowed: 'no such key, because the board decides this',
            sentence: 'the board decides this; remove the key',
          },
        ],
  );
}
