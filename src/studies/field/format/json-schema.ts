/* The published JSON Schema of fields, including the results that are derived from pairs. */

import * as z from 'zod';
import { writtenJsonSchema } from '../../../base/index.ts';
import { caveatSchema } from '../../../experiments/index.ts';
import { fieldSchema } from './schema.ts';
import { standingSchema } from './standing-columns.ts';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);
const name = z.string().describe('The name on the card');

/** The parts of a field's file that are only for readers. They are derived from the pairs and never read back. */
const forReaders = {
  ranking: z
    .array(standingSchema())
    .describe('The cards in the rows, best first; cards that have no counted pair are left out')
    .optional(),
  triangles: z
    .strictObject({
      count: count.describe(
        'How many sets of three cards beat each other in a circle: each beats the next, and the last beats the first',
      ),
      of: count.describe('How many sets of three cards there are in which all three pairs count'),
      worst: z
        .array(
          z.strictObject({
            cards: z.array(name).length(3).describe('Their names'),
            winShares: z
              .array(share)
              .length(3)
              .describe('The win share of each card against the next'),
          }),
        )
        .describe('The triangles whose weakest win is the clearest'),
    })
    .describe('Cards that beat each other in a circle; absent if the cards do not fight each other')
    .optional(),
  leftOut: z
    .strictObject({
      of: count.describe('How many pairs there are'),
      endless: count.describe('Pairs whose duels never end'),
      tooManyStates: count.describe('Pairs whose duels would take too long to calculate'),
      unmodelled: count.describe('Pairs in which a card has a power that is not modelled'),
      notPlayed: count
        .describe('Pairs that an interruption left out; absent if all were played')
        .optional(),
    })
    .describe('How many pairs do not count in means, by reason')
    .optional(),
  caveats: z
    .array(caveatSchema())
    .describe('What the duels leave out or assume, for the cards that count')
    .optional(),
};

/** The JSON Schema of the files that `field --format json` prints and `--keep` writes. */
export function fieldJsonSchema(): object {
  const { whatIf, ...played } = fieldSchema().shape;
  const changed = whatIf.unwrap();
  const field = z.looseObject({
    ...played,
    ...forReaders,
    whatIf: changed
      .extend(forReaders)
      .describe(changed.description ?? '')
      .optional(),
  });
  return writtenJsonSchema('A field of cards, as knockback played it', field);
}
