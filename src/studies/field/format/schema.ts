/* The schema for reading files of fields. */

import * as z from 'zod';
import { once } from '../../../base/index.ts';
import { count, mapping, probability, text } from '../../../experiments/index.ts';
import { FIELD_FORMAT, FIELD_VERSION } from './write.ts';

const LIST = { error: 'a list' };
const yesOrNo = once(() => z.boolean({ error: 'true or false' }));

/** Made only when a field is read, since making schemas takes time at every start. */
export const fieldSchema = once(() => {
  const side = z
    .looseObject(
      {
        name: text().describe('The name on the card'),
        life: count(1).describe('The Life of one figure'),
        attack: count(0).describe('The attack dice of one figure'),
        defense: count(0).describe('The defense dice of one figure'),
        figures: count(1).describe('The total number of figures in all copies'),
      },
      mapping,
    )
    .describe(
      'Everything about the card that matters in a duel; the ruleset defines the other keys',
    );

  const contestant = z.looseObject(
    {
      name: text().describe('The name on the card'),
      copies: count(1).describe(
        'How many copies of the card the budget buys; always 1 for a unique card or without a budget',
      ),
      points: count(0)
        .describe('The points printed on one card; absent if there are none')
        .optional(),
      unmodelled: z.array(text(), LIST).describe('The titles of the powers that are not modelled'),
      partly: z
        .array(text(), LIST)
        .describe('The titles of the powers that are modelled only in part'),
      named: z
        .literal(true, { error: 'true, or no such key' })
        .describe(
          'true if the card was given by name; it then counts even if it has powers that are not modelled',
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

  const PAIR =
    'a pair: its row, its column and four chances, or its row, its column and the reason why there are no chances';

  const pair = z.union(
    [
      z.tuple([count(0), count(0), probability(), probability(), probability(), probability()]),
      z.tuple([count(0), count(0), z.enum(['endless', 'tooManyStates'])]),
    ],
    { error: PAIR },
  );

  const setting = z
    .looseObject(
      {
        distance: count(1).describe('The distance between the sides at the start, in spaces'),
        rounds: z
          .literal(true, { error: 'true' })
          .describe('After three turns of each side, a D20 roll decides who has the next turn')
          .optional(),
        choices: z
          .literal('best', { error: 'best' })
          .describe('Both sides do what gives them the best chance to win')
          .optional(),
        superStrength: yesOrNo().describe('Whether the power Super Strength has an effect'),
        states: z
          .array(text(), LIST)
          .describe('The switches that are on, for powers whose conditions ask for them')
          .optional(),
        rulings: z
          .record(z.string(), z.unknown(), mapping)
          .describe('Each ruling and whether it is on'),
        budget: count(1)
          .describe('The maximum points of each side; absent if each side is one card')
          .optional(),
        countsUnmodelled: yesOrNo().describe(
          'Whether all cards with powers that are not modelled count in means, not only those given by name',
        ),
      },
      mapping,
    )
    .describe('The setting, which all duels have in common');

  const absent = z.array(
    z.strictObject(
      {
        name: text().describe('The name on the card'),
        why: z
          .enum(['noLife', 'noPoints', 'tooDear', 'tooManyFigures'])
          .describe(
            'Why the card cannot take part: it has no Life or, if there is a budget, has no points, costs more than the budget, or would have more than 20 figures',
          ),
      },
      mapping,
    ),
    LIST,
  );

  /** The keys that are read from a field's JSON. Results derived from its pairs are not read; they are computed again. */
  const fieldFields = {
    setting,
    cards: contestants.describe('The cards of the rows, numbered from 0'),
    against: contestants
      .describe(
        'The cards of the columns, numbered from 0; absent if the cards of the rows fight each other',
      )
      .optional(),
    absent: absent.describe('Cards that cannot take part, and why').optional(),
    pairs: z
      .array(pair, { error: 'a list of pairs' })
      .describe(
        'Row and column, then four chances: the row wins if the row begins; the row wins if the ' +
          'column begins; the column wins if the row begins; the column wins if the column begins. ' +
          'If both chances to win, with the same side beginning, add up to less than 1, the rest are duels without a winner. ' +
          'Or row, column, and the reason why there are no chances. If the cards fight each other, each pair appears once, the lower number first',
      ),
    checksum: text()
      .describe(
        'A checksum of `setting`, `cards`, `against`, `absent` and `pairs`; fields written by the ' +
          'first versions have none',
      )
      .optional(),
  };

  return z.looseObject(
    {
      format: z.literal(FIELD_FORMAT, { error: FIELD_FORMAT }).describe('The kind of file'),
      version: z
        .literal(FIELD_VERSION, { error: `${FIELD_VERSION}, the version that this program writes` })
        .describe('The version of the format; in a higher version, keys can have another meaning'),
      program: text().describe('The version of the program that played the field'),
      engine: count(1)
        .describe(
          'The revision of the rules with which the field was played; absent from fields written by the first versions',
        )
        .optional(),
      title: text().describe('What was asked for, in a few words'),
      ...fieldFields,
      whatIf: z
        .looseObject(
          {
            changes: z
              .array(text(), LIST)
              .describe('The changes as they were given, such as "solomon-grundy.defense=5"'),
            ...fieldFields,
          },
          mapping,
        )
        .describe('The field after the changes: the same cards in the same order')
        .optional(),
    },
    { error: 'a field, which is a mapping with format, version, cards and pairs' },
  );
});

export type FieldDocument = z.output<ReturnType<typeof fieldSchema>>;
