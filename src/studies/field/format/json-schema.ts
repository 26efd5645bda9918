/* The published JSON Schema of fields, including the results that are derived from pairs. */

import * as z from 'zod';
import { writtenJsonSchema } from '../../../base/index.ts';
import { caveatSchema } from '../../../experiments/index.ts';
import { fieldSchema } from './schema.ts';
import { standingSchema } from './standing-columns.ts';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);
const name = z.string().describe('As on the card');

/** The parts of a field's file that are only for readers. They are derived from the pairs and never read back. */
const forReaders = {
  ranking: z
    .array(standingSchema)
    .describe('The cards of the rows, the best first, without those that have no pair that counts')
    .optional(),
  triangles: z
    .strictObject({
      count: count.describe(
        'Sets of three cards of which each beats the next, and the last beats the first',
      ),
      of: count.describe('Sets of three cards whose pairs all count'),
      worst: z
        .array(
          z.strictObject({
            cards: z.array(name).length(3).describe('Their names'),
            winShares: z.array(share).length(3).describe('The win share of each against the next'),
          }),
        )
        .describe('The triangles with the clearest wins, by their weakest one'),
    })
    .describe('Absent if the cards do not fight each other')
    .optional(),
  leftOut: z
    .strictObject({
      of: count.describe('How many pairs there are'),
      endless: count.describe('Duels without an end'),
      tooManyStates: count.describe('Duels that would take too long'),
      unmodelled: count.describe('Pairs with a card that has a power that is not modelled'),
      notPlayed: count
        .describe('Pairs that an interruption left out; absent if all were played')
        .optional(),
    })
    .describe('Pairs that do not count in means')
    .optional(),
  caveats: z
    .array(caveatSchema)
    .describe('What the duels of the cards that count leave out or assume')
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
  return writtenJsonSchema('A field of cards, played by knockback', field);
}
