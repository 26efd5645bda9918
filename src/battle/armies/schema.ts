/* The schema of documents with games of random armies. */

import * as z from 'zod';
import { listOf, shortText, wholeNumber } from '../../base/index.ts';
import { COLLECTIONS } from '../../cards/index.ts';
import { cardsField } from '../../fight/index.ts';
import { choiceField, schemasOf, wholeField } from '../../rules/index.ts';
import { MOST_ENTRIES, MOST_POINTS } from '../limits.ts';
import { POLICY_NAMES } from '../scenario.ts';
import { GAME_FIELDS, howItIsPlayed } from '../schema.ts';
import { USUAL_ARMY_POINTS, USUAL_PARTNERS, USUAL_SPREAD } from './usual.ts';

/** Least value of `points`. */
const LEAST_POINTS = 50;

const MOST_MAPS = 20;
const MOST_ARMIES = 200;

const EXAMPLE = '[the-ford, open-field]';

/** How random armies are drawn and played, maps and own cards aside. */
export const ARMIES_FIELDS = {
  collection: choiceField([...COLLECTIONS, 'own'], {
    text: 'the cards of the armies, along with own cards; own: own cards alone',
    usual: 'classic',
  }),
  points: wholeField(LEAST_POINTS, MOST_POINTS, {
    text: 'the most points of an army',
    usual: String(USUAL_ARMY_POINTS),
  }),
  spread: wholeField(0, MOST_POINTS, {
    text: 'how many points fewer an army may have',
    usual: String(USUAL_SPREAD),
  }),
  partners: wholeField(0, 100, {
    text: 'how often, of 100, the next card of an army is a partner of those that it has',
    usual: String(USUAL_PARTNERS),
  }),
  policy: choiceField(POLICY_NAMES, { text: 'who plays both sides', usual: 'standard' }),
  ...GAME_FIELDS,
} as const;

/** The keys of games of random armies, in addition to the common ones. */
export const armiesFields = {
  fight: z.literal('armies').describe('Games of random armies: what each card is worth'),
  cards: cardsField.optional(),
  maps: listOf(
    shortText(
      'A file that gives the ground of a map, as of a board, or the name of a map that the program has',
      500,
    ),
    MOST_MAPS,
    'maps',
    EXAMPLE,
    'The maps, on which games are played in turn',
  ).min(1, { error: `at least one map, such as ${EXAMPLE}` }),
  ...schemasOf(ARMIES_FIELDS),
  playtest: z
    .strictObject(
      {
        card: shortText('The card whose price is asked'),
        points: wholeNumber(
          1,
          MOST_POINTS,
          'The points that it counts in these games; those of the card where left out',
        ).optional(),
      },
      { error: 'a mapping such as { card: krug, points: 120 }' },
    )
    .describe('A card that is in every second game, and otherwise cards of as many points')
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
          'How many of them, the last ones, meet the others only, and not each other; none where left out',
        ).optional(),
      },
      { error: "a mapping such as { armies: [[krug], ['deathreavers x3']] }" },
    )
    .describe('Armies that meet each other, pair after pair, instead of random ones')
    .optional(),
  ...howItIsPlayed,
};

export type ArmiesDocument = z.output<z.ZodObject<typeof armiesFields>>;
