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
          name: text.describe('What it is called'),
          points: z.number().describe('Of its whole army'),
        }),
      )
      .describe('The two sides; other keys refer to them by index'),
    figures: z
      .array(
        z.strictObject({
          name: text.describe('What sentences call it'),
          mark: text.describe('A short label, unique within its side'),
          side: number.describe('0 or 1'),
          life: number.describe('Its Life without wounds'),
        }),
      )
      .describe('All figures; other keys refer to them by index'),
    moments: z
      .array(
        z.strictObject({
          kind: z.enum(MOMENT_KINDS).describe('What happens'),
          round: number.describe('0 while the armies are set up'),
          turn: number
            .describe('The turn within the round, from 1; absent outside of turns')
            .optional(),
          side: number.describe('Whose turn it is').optional(),
          isAfterTurns: z
            .boolean()
            .describe('Whether the turns of the round are over; absent if they are not')
            .optional(),
          text: text.describe('What happens, in sentences'),
          figure: number.describe('Who acts').optional(),
          target: number.describe('On whom').optional(),
          path: z
            .array(z.array(space))
            .describe(
              'The places that a figure moves over, from where it stood; two spaces of a double base',
            )
            .optional(),
          dice: z
            .record(text, z.array(text))
            .describe('The faces of the dice of an attack, by their pool')
            .optional(),
          odds: oddsSchema.describe('The odds of the attack before it was rolled').optional(),
          changes: z
            .array(
              z.strictObject({
                figure: number.describe('The figure'),
                at: z.array(space).describe('Where it stands; empty off the board').optional(),
                life: number.describe('Life left').optional(),
                side: number.describe('The side for which it fights from now on').optional(),
              }),
            )
            .describe('What is different afterwards'),
          points: z.array(z.number()).describe('Points that the sides have left').optional(),
        }),
      )
      .describe('What happens, in order'),
  })
  .describe('Of a battle: the game, move by move');

/** One attack, turn or fight narrated step by step, as `explain --format json` prints it. */
const explanation = z.looseObject({
  format: z.literal('knockback-explanation').describe('What the file holds'),
  version: z
    .literal(1)
    .describe('The version of the format: keys can have another meaning in a higher one'),
  scenario: z
    .looseObject({
      rules: text.describe('The rules'),
      fight: text.describe('The kind of fight; absent for a single attack').optional(),
    })
    .describe('The complete fight: sides, board and rulings'),
  combination: z
    .record(text, z.unknown())
    .describe('The value of each varied field, by its path')
    .optional(),
  labels: z
    .record(text, text)
    .describe('What the experiment calls these values, by field')
    .optional(),
  seed: text.describe('The seed of the dice; absent if all were given').optional(),
  dice: z
    .record(text, z.array(text))
    .describe(
      'The faces of the dice of an attack by their pool, in the order rolled; empty for fights with many rolls, which the steps tell',
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
    .array(fightEventSchema)
    .describe(
      'The same as plain data, in order; empty for a HeroClix attack; absent from explanations written by the first versions',
    )
    .optional(),
  question: z
    .strictObject({
      text: text.describe('As it was asked'),
      answer: z.boolean().describe('Whether the answer is yes'),
    })
    .describe('Absent without a question')
    .optional(),
  outcome: z
    .record(text, z.union([z.number().int(), text]))
    .describe('The value of each measure: a number, 0 or 1 for no or yes, a name or a place'),
  game: toldGame.optional(),
});

export type ExplanationJson = Written<typeof explanation>;

/** The type as the library declares it (`build/declared-types.js`). */
export const DECLARED = {
  ExplanationJson: { text: 'One fight, told step by step.', schema: explanation },
};

export function explanationJsonSchema(): object {
  return writtenJsonSchema('One attack, turn or fight told by knockback', explanation);
}
