/* The schema for the JSON of explanations. Loaded only for the JSON Schema. */

import * as z from 'zod';
import { type Written, writtenJsonSchema } from '../../../base/index.ts';
import { fightEventSchema, MOMENT_KINDS, oddsSchema } from '../../../rules/index.ts';

const text = z.string();

const space = z.tuple([z.number().int(), z.number().int()]);
const number = z.number().int();

/** A game of a battle, move by move (`ToldGame`). */
const toldGame = z
  .strictObject({
    sides: z
      .array(
        z.strictObject({
          name: text.describe('The name of the side'),
          points: z.number().describe('The points of its whole army'),
        }),
      )
      .describe('The two sides; other keys refer to a side by its index in this list'),
    figures: z
      .array(
        z.strictObject({
          name: text.describe('The name of the figure, as in the sentences'),
          mark: text.describe('A short label for the figure, unique within its side'),
          side: number.describe('The side of the figure: 0 or 1'),
          life: number.describe('The Life of the figure without any wounds'),
        }),
      )
      .describe('All figures; other keys refer to a figure by its index in this list'),
    moments: z
      .array(
        z.strictObject({
          kind: z.enum(MOMENT_KINDS).describe('What happens'),
          round: number.describe('The number of the round; 0 while the armies are set up'),
          turn: number
            .describe('The number of the turn within the round, from 1; absent outside turns')
            .optional(),
          side: number.describe('The side whose turn it is').optional(),
          isAfterTurns: z
            .boolean()
            .describe('true if the turns of the round are over; otherwise absent')
            .optional(),
          text: text.describe('What happens, in sentences'),
          figure: number.describe('Who acts').optional(),
          target: number.describe('On whom').optional(),
          path: z
            .array(z.array(space))
            .describe(
              'The places of the figure along its path, beginning with the place where it stood; a double base has two spaces in each place',
            )
            .optional(),
          dice: z
            .record(text, z.array(text))
            .describe('The faces rolled in the attack, by pool of dice (attack, defense, …)')
            .optional(),
          odds: oddsSchema().describe('The odds of the attack before it was rolled').optional(),
          changes: z
            .array(
              z.strictObject({
                figure: number.describe('The figure'),
                at: z
                  .array(space)
                  .describe('Where the figure stands; empty if it is off the board')
                  .optional(),
                life: number.describe('Life left').optional(),
                side: number
                  .describe('The side for which the figure fights from now on')
                  .optional(),
              }),
            )
            .describe('How figures have changed afterwards'),
          points: z.array(z.number()).describe('The points that each side has left').optional(),
        }),
      )
      .describe('What happens, in order'),
  })
  .describe('Only for a battle: the game, move by move');

/** One attack, turn or fight narrated step by step, as `explain --format json` prints it. */
const explanation = z.looseObject({
  format: z.literal('knockback-explanation').describe('The kind of file'),
  version: z
    .literal(1)
    .describe('The version of the format; in a higher version, keys can have another meaning'),
  scenario: z
    .looseObject({
      rules: text.describe('The rules'),
      fight: text.describe('The kind of fight; absent for a single attack').optional(),
    })
    .describe('The complete fight, with sides, board and rulings'),
  combination: z
    .record(text, z.unknown())
    .describe('The value of each varied field, by its path')
    .optional(),
  labels: z
    .record(text, text)
    .describe('The labels that the experiment gives to these values, by field')
    .optional(),
  seed: text.describe('The seed of the dice; absent if all dice were given').optional(),
  dice: z
    .record(text, z.array(text))
    .describe(
      'The faces rolled in an attack, for each pool of dice, in the order rolled; empty if the steps list the dice instead, as in fights with many rolls',
    ),
  steps: z
    .array(
      z.strictObject({
        title: text.describe('The title of the step'),
        text: text.describe('What happened, with the rule that decides it'),
      }),
    )
    .describe('What happened, in order'),
  events: z
    .array(fightEventSchema())
    .describe(
      'The steps as data (events), in order; empty for a HeroClix attack; absent from explanations written by the first versions',
    )
    .optional(),
  question: z
    .strictObject({
      text: text.describe('The question as it was asked'),
      answer: z.boolean().describe('Whether the answer is yes'),
    })
    .describe('The answer to the question; absent if no question was asked')
    .optional(),
  outcome: z
    .record(text, z.union([z.number().int(), text]))
    .describe('The value of each measure: a number, 0 for no or 1 for yes, a name, or a place'),
  game: toldGame.optional(),
});

export type ExplanationJson = Written<typeof explanation>;

/** The type as the library declares it (`build/declared-types.js`). */
export const DECLARED = {
  ExplanationJson: { text: 'One fight, told step by step.', schema: explanation },
};

export function explanationJsonSchema(): object {
  return writtenJsonSchema(
    'One attack, turn or fight, told step by step by knockback',
    explanation,
  );
}
