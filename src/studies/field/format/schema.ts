/* The schema for reading files of fields. */

import * as z from 'zod';
import { once } from '../../../base/index.ts';
import { count, mapping, probability, text } from '../../../experiments/index.ts';
import { FIELD_FORMAT, FIELD_VERSION } from './write.ts';

const LIST = { error: 'a list' };
const yesOrNo = z.boolean({ error: 'true or false' });

/** Made only when a field is read, since making schemas takes time at every start. */
export const fieldSchema = once(() => {
  const side = z
    .looseObject(
      {
        name: text.describe('As on the card'),
        life: count(1).describe('Of one figure'),
        attack: count(0).describe('Dice of one figure'),
        defense: count(0).describe('Dice of one figure'),
        figures: count(1).describe('Of all copies'),
      },
      mapping,
    )
    .describe('Everything that matters in a duel; the ruleset defines the other keys');

  const contestant = z.looseObject(
    {
      name: text.describe('As on the card'),
      copies: count(1).describe(
        'How many copies of the card the budget buys; 1 of a unique card, and without a budget',
      ),
      points: count(0).describe('Printed, for one card; absent if the card has none').optional(),
      unmodelled: z.array(text, LIST).describe('Titles of powers that are not modelled'),
      partly: z.array(text, LIST).describe('Titles of powers that are modelled in part'),
      named: z
        .literal(true, { error: 'true, or no such key' })
        .describe(
          'The card was asked for by name, so it is included although it has powers that are not modelled',
        )
        .optional(),
      side,
    },
    mapping,
  );

  const contestants = z
    .array(contestant, { error: 'a list of cards' })
    .min(1, { error: 'at least one card' })
    .max(5000, { error: 'at most 5000 cards' });

  const PAIR = 'a pair: row, column and four chances, or row, column and why it has none';

  const pair = z.union(
    [
      z.tuple([count(0), count(0), probability, probability, probability, probability]),
      z.tuple([count(0), count(0), z.enum(['endless', 'tooManyStates'])]),
    ],
    { error: PAIR },
  );

  const setting = z
    .looseObject(
      {
        distance: count(1).describe('Spaces between the sides at the start'),
        rounds: z
          .literal(true, { error: 'true' })
          .describe('After three turns of each side, a D20 roll decides who has the next turn')
          .optional(),
        choices: z
          .literal('best', { error: 'best' })
          .describe('Both sides do what gives them the best chance to win')
          .optional(),
        superStrength: yesOrNo.describe('Whether the power Super Strength counts'),
        states: z.array(text, LIST).describe('States that powers have as conditions').optional(),
        rulings: z
          .record(z.string(), z.unknown(), mapping)
          .describe('How each ruling is set: true or false'),
        budget: count(1)
          .describe('Points that each side may cost; absent for one card on each side')
          .optional(),
        countsUnmodelled: yesOrNo.describe(
          'Whether all cards with powers that are not modelled count in means, and not just those that were named',
        ),
      },
      mapping,
    )
    .describe('What all duels have in common');

  const absent = z.array(
    z.strictObject(
      {
        name: text.describe('As on the card'),
        why: z
          .enum(['noLife', 'noPoints', 'tooDear', 'tooManyFigures'])
          .describe(
            'The card has no Life, or, with a budget, no points, more points than that, or more than 20 figures',
          ),
      },
      mapping,
    ),
    LIST,
  );

  /** The keys of a field in JSON that are read. Results derived from its pairs are not read but computed again. */
  const fieldFields = {
    setting,
    cards: contestants.describe('The rows, numbered from 0'),
    against: contestants
      .describe('The columns, numbered from 0; absent if the cards fight each other')
      .optional(),
    absent: absent.describe('Cards that cannot take part, and why').optional(),
    pairs: z
      .array(pair, { error: 'a list of pairs' })
      .describe(
        'Row and column; then the chances that the row wins when it begins, that it wins when the ' +
          'column begins, that the column wins when the row begins, and that it wins when it begins ' +
          'itself. The rest to 1 are duels without a winner. Or row, column, and why there ' +
          'are no chances. If the cards fight each other, each pair appears once, the lower number first',
      ),
    checksum: text
      .describe(
        'A checksum of `setting`, `cards`, `against`, `absent` and `pairs`; fields written by the ' +
          'first versions have none',
      )
      .optional(),
  };

  return z.looseObject(
    {
      format: z.literal(FIELD_FORMAT, { error: FIELD_FORMAT }).describe('What the file holds'),
      version: z
        .literal(FIELD_VERSION, { error: `${FIELD_VERSION}, the version that this program writes` })
        .describe('The version of the format: keys can have another meaning in a higher one'),
      program: text.describe('The version of the program that played it'),
      engine: count(1)
        .describe(
          'The revision of the rules used; absent from fields written by the first versions',
        )
        .optional(),
      title: text.describe('What was asked for, in a few words'),
      ...fieldFields,
      whatIf: z
        .looseObject(
          {
            changes: z.array(text, LIST).describe('As they were given: "solomon-grundy.defense=5"'),
            ...fieldFields,
          },
          mapping,
        )
        .describe('The same cards in the same order, some of them changed')
        .optional(),
    },
    { error: 'a field: a mapping with format, version, cards and pairs' },
  );
});

export type FieldDocument = z.output<ReturnType<typeof fieldSchema>>;
