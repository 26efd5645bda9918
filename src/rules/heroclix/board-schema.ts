import * as z from 'zod';
import { listOf, once, shortText } from '../../base/index.ts';
import { MOST_ON_BOARD, spaceField, terrainField } from '../board-fields.ts';

const square = once(() => spaceField('a square: [column, row], from 0'));

const terrainError = 'a board: rows of squares, each a level with an optional letter, # or .';

export const boardField = once(() =>
  z
    .strictObject(
      {
        terrain: terrainField(
          terrainError,
          'One row per line, cells separated by spaces; a cell is a level with an optional letter, # for blocking terrain, or . for no square',
        ),
        attacker: square()
          .describe('Where the attacker stands; only the command `aim` does not need it')
          .optional(),
        defender: square().describe('Where the defender stands'),
        others: listOf(
          z.strictObject(
            {
              character: shortText("The character's name"),
              at: square().describe('The square on which the character stands'),
            },
            { error: 'a mapping such as { character: Bystander, at: [3, 0] }' },
          ),
          MOST_ON_BOARD,
          'characters',
          '[{ character: Bystander, at: [3, 0] }]',
          'Other characters on the board',
        ).optional(),
        walls: listOf(
          z.tuple([square(), square()], {
            error: 'two squares that share a side: [[1, 1], [2, 1]]',
          }),
          MOST_ON_BOARD,
          'walls',
          '[[[1, 1], [2, 1]]]',
          'Walls, each between two squares that share a side',
        ).optional(),
      },
      { error: 'a mapping with terrain, attacker and defender' },
    )
    .describe('The ground of the fight (default: endless, level ground)'),
);

export type BoardDocument = z.output<ReturnType<typeof boardField>>;
