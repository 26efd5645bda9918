/*
 * The schema of boards in experiment files and of map files: ground, start areas, and the things on
 * the ground.
 */

import * as z from 'zod';
import { listOf, once, oneOf, shortText, wholeNumber, yesOrNo } from '../base/index.ts';
import { MAP_NAMES, TERRAIN_KINDS, TERRAIN_LETTERS } from '../board/index.ts';
import { MOST_ON_BOARD, spaceField, terrainField } from '../rules/index.ts';
import { OTHER_KINDS } from './setup.ts';

const space = once(() => spaceField('a space: [column, row], from 0'));

/**
 * One space or a list of spaces, parsed to a list.
 *
 * @param note text added to the message about an invalid place for a figure
 */
export const placeField = (most: number, description: string, note = '') => {
  const error =
    most === 2
      ? `a space [column, row], or two for a double base${note}`
      : 'a space or a list of them';
  return z
    .union(
      [
        space().transform((only) => [only]),
        z.array(space(), { error }).min(1, { error }).max(most, { error }),
      ],
      {
        error,
      },
    )
    .describe(description);
};

const NAMED_FIGURE =
  "a name: a card's, or one of your own. Life and base are separate keys, as in { figure: Viking, at: [3, 0], life: 4 }";

const other = once(() =>
  z
    .strictObject(
      {
        figure: shortText("A card's name, or any name", 120, NAMED_FIGURE).optional(),
        object: shortText('The name of a destructible object').optional(),
        obstacle: shortText('The name of an obstacle').optional(),
        glyph: shortText('The name of a glyph').optional(),
        power: shortText('The name of a special power that blocks the space').optional(),
        at: placeField(100, 'The space, or the two spaces, on which it stands'),
        life: wholeNumber(1, 1000, 'The Life of a figure or object, if known').optional(),
        wounds: wholeNumber(0, 999, 'The wounds that the figure or object already has').optional(),
        base: oneOf(['single', 'double'], "The size of a figure's base").optional(),
        side: oneOf(
          ['attacker', 'defender'],
          "Whose side a figure is on, which matters for movement (default: the defender's)",
        ).optional(),
        passable: yesOrNo('Whether a figure that is knocked back can pass the glyph').optional(),
      },
      { error: 'a mapping such as { figure: the-joker, at: [3, 0] }' },
    )
    .superRefine((written, context) => {
      const kinds = OTHER_KINDS.filter((kind) => written[kind] !== undefined);
      const [kind] = kinds;
      const issue = (message: string, key?: string) =>
        context.addIssue({ code: 'custom', message, ...(key && { path: [key] }) });
      if (kinds.length !== 1 || !kind) {
        issue(`exactly one of ${OTHER_KINDS.join(', ')}`);
        return;
      }
      const isHit = kind === 'figure' || kind === 'object';
      if (!isHit && written.life !== undefined)
        issue('`life` only for a figure or an object', 'life');
      if (!isHit && written.wounds !== undefined)
        issue('`wounds` only for a figure or an object', 'wounds');
      if (kind !== 'figure' && written.base !== undefined)
        issue('`base` only for a figure', 'base');
      if (kind !== 'figure' && written.side !== undefined)
        issue('`side` only for a figure', 'side');
      if (kind !== 'glyph' && written.passable !== undefined)
        issue('`passable` only for a glyph', 'passable');
    }),
);

const terrainError = 'a board: rows of spaces, each a level with an optional letter, or .';

const terrain = once(() =>
  terrainField(
    terrainError,
    'One row per line, cells separated by spaces; a cell is a level with an optional letter, or . for no space. ' +
      `Letters of terrain: ${TERRAIN_LETTERS.map((letter) => `${letter} ${TERRAIN_KINDS[letter].name}`).join(', ')}; any other names a start area`,
  ),
);

const NAME_OF_AREA = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,39}$/u;

const startsError = 'a mapping from start areas to their spaces, such as { a: [[0, 0], [1, 0]] }';

const nameOfArea = once(() =>
  z.string().regex(NAME_OF_AREA, {
    error: 'the name of a start area: letters, digits, blanks and hyphens, up to 40, such as a',
  }),
);

/** A single space may be written without a list. */
const starts = once(() =>
  z
    .record(nameOfArea(), placeField(MOST_ON_BOARD, 'The spaces of a start area'), {
      error: startsError,
    })
    .describe(
      'The spaces of each start area, by name; letters in the terrain that are not terrain letters also mark start areas',
    ),
);

/** The things on a board and its start areas, in experiments and in map files. */
const things = once(() => ({
  others: listOf(
    other(),
    MOST_ON_BOARD,
    'figures, objects, obstacles, glyphs or powers',
    '[{ figure: the-joker, at: [3, 0] }]',
    'Other figures and objects on the board',
  ).optional(),
  walls: listOf(
    z.tuple([space(), space()], { error: 'two neighbouring spaces: [[1, 1], [2, 1]]' }),
    MOST_ON_BOARD,
    'walls',
    '[[[1, 1], [2, 1]]]',
    'Walls, each between two neighbouring spaces',
  ).optional(),
  starts: starts().optional(),
}));

/** The two ways to give a board its ground. */
const grounds = once(() => ({
  terrain: terrain().optional(),
  map: shortText(
    `The ground: the name of a built-in map (${MAP_NAMES.join(', ')}), or the path, relative to this file, of a board, a Virtualscape map (.hsc), or a JSON file of the heroscape-map-editor`,
    500,
  ).optional(),
}));

/** Reports a board that has no ground, or that has both `terrain` and `map`. */
export function oneGround(
  { terrain, map }: { readonly terrain?: string | undefined; readonly map?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (terrain === undefined && map === undefined) {
    context.addIssue({ code: 'custom', path: ['terrain'], message: terrainError });
  } else if (terrain !== undefined && map !== undefined) {
    context.addIssue({ code: 'custom', path: ['map'], message: 'terrain or a map, not both' });
  }
}

export const boardField = once(() =>
  z
    .strictObject(
      {
        ...grounds(),
        attacker: placeField(
          2,
          'Where the attacker stands; only the command `aim` does not need it',
        ).optional(),
        defender: placeField(2, 'Where the defender stands'),
        ...things(),
      },
      { error: 'a mapping with terrain, attacker and defender' },
    )
    .superRefine(oneGround)
    .describe('The ground of the fight (default: endless clear, level ground)'),
);

/** The maximum movement cost of a terrain, in spaces. */
const MOST_COST = 20;

const COST_FORMS = `a mapping from terrain letters to costs from 1 to ${MOST_COST} spaces, such as { s: 2 }`;

const terrainCosts = once(() =>
  z
    .record(
      z.string().regex(/^[a-z]$/, { error: 'a terrain letter from a to z' }),
      wholeNumber(1, MOST_COST, 'The movement cost, in spaces'),
      { error: COST_FORMS },
    )
    .describe(
      'How many spaces of movement a space of each terrain costs, by terrain letter (default: snow 2, everything else 1)',
    ),
);

/** Fields for fights of several rounds, in which figures move. */
const movement = once(() => ({ terrainCosts: terrainCosts().optional() }));

/** The fields of a board without fighters, used by battles. */
export const openBoardFields = once(() => ({ ...grounds(), ...things(), ...movement() }));

/** A map file: the ground of fights and the things on it. */
export const mapFile = once(() =>
  z.strictObject(
    {
      name: shortText('The name of the map').optional(),
      terrain: terrain(),
      ...things(),
      ...movement(),
      lacks: listOf(
        shortText('A sentence that reports show', 20_000),
        100,
        'sentences',
        "['Left out of this map: 2 ladders.']",
        'Parts of the map that the board cannot represent',
      ).optional(),
    },
    { error: 'a board: a mapping with terrain, others and walls' },
  ),
);

export type BoardDocument = z.output<ReturnType<typeof boardField>>;
/** The part of a board's document that describes the ground. */
export type GroundDocument = z.output<z.ZodObject<ReturnType<typeof openBoardFields>>>;
export type MapDocument = z.output<ReturnType<typeof mapFile>>;
export type OtherDocument = z.output<ReturnType<typeof other>>;
