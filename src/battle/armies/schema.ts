/* The schema of documents with games between random armies. */

import * as z from 'zod';
import { listOf, once, shortText, wholeNumber } from '../../base/index.ts';
import { cardsField } from '../../fight/index.ts';
import { schemasOf } from '../../rules/index.ts';
import { ARMIES_FIELDS } from '../fields.ts';
import { MOST_ENTRIES, MOST_POINTS } from '../limits.ts';
import { howItIsPlayed } from '../schema.ts';

const MOST_MAPS = 20;
const MOST_ARMIES = 200;

const EXAMPLE = '[the-ford, open-field]';

/** The fields for games between random armies, in addition to the common ones. */
export const armiesFields = once(() => ({
  fight: z
    .literal('armies')
    .describe('Games between random armies, which show what each card is worth'),
  cards: cardsField().optional(),
  maps: listOf(
    shortText('A map: a board file, or the name of a built-in map', 500),
    MOST_MAPS,
    'maps',
    EXAMPLE,
    'The maps, on which the games are played in turn',
  ).min(1, { error: `at least one map, such as ${EXAMPLE}` }),
  ...schemasOf(ARMIES_FIELDS),
  playtest: z
    .strictObject(
      {
        card: shortText('The card whose price is tested'),
        points: wholeNumber(
          1,
          MOST_POINTS,
          'The points of the card in these games (default: those on the card)',
        ).optional(),
      },
      { error: 'a mapping such as { card: krug, points: 120 }' },
    )
    .describe(
      'A card to test: in half of the games, an army has it; in the other half, cards with the same points replace it',
    )
    .optional(),
  field: z
    .strictObject(
      {
        armies: z
          .array(
            listOf(
              shortText("A card's name, or its name with copies: 'deathreavers x3'"),
              MOST_ENTRIES,
              'cards',
              "[krug, 'deathreavers x3']",
              'The cards of an army',
            ).min(1, { error: "at least one card, such as [krug, 'deathreavers x3']" }),
            { error: 'a list of armies, each a list of cards' },
          )
          .min(2, { error: 'at least two armies' })
          .max(MOST_ARMIES, { error: `at most ${MOST_ARMIES} armies` })
          .describe('The armies, each a list of cards'),
        challengers: wholeNumber(
          0,
          MOST_ARMIES - 1,
          'How many armies at the end of the list play only against the other armies, not against each other (default: 0)',
        ).optional(),
      },
      { error: "a mapping such as { armies: [[krug], ['deathreavers x3']] }" },
    )
    .describe('Armies that play against each other in pairs, instead of random armies')
    .optional(),
  ...howItIsPlayed(),
}));

export type ArmiesDocument = z.output<z.ZodObject<ReturnType<typeof armiesFields>>>;
