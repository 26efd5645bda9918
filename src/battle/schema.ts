/* The schemas of documents with battles and of army files. */

import * as z from 'zod';
import { listOf, once, oneOf, printableLines, shortText, wholeNumber } from '../base/index.ts';
import {
  cardsField,
  DICE_NEEDED,
  fighterField,
  MOST_COPIES,
  oneGround,
  openBoardFields,
  placeField,
  rulingsField,
  statesField,
} from '../fight/index.ts';
import { schemasOf } from '../rules/index.ts';
import { BATTLE_FIELDS } from './fields.ts';
import { LONGEST_ARMY, MOST_ENTRIES, MOST_PLACED } from './limits.ts';
import { BATTLE_RULINGS, POLICY_NAMES } from './scenario.ts';

const EXAMPLE = "[krug, 'deathreavers x3', { card: hawkgirl, points: 200 }]";

const NEEDED = {
  attack: DICE_NEEDED,
  defense: DICE_NEEDED,
  life: 'a Life from 1 to 1000',
  move: 'a Move from 0 to 100',
  range: 'a Range from 1 to 100',
};

const armyList = once(() =>
  listOf(
    fighterField("A card: its name, its name with copies ('deathreavers x3'), or inline", NEEDED, {
      copies: wholeNumber(1, MOST_COPIES, 'How many copies of the card (default: 1)').optional(),
      at: placeField(
        MOST_PLACED,
        'Where the figures of the card begin: one space for each figure, or two in a row for a double base; figures without a space here begin in the start area',
      ).optional(),
    }),
    MOST_ENTRIES,
    'cards',
    EXAMPLE,
    'The cards of the army',
  ).min(1, { error: `at least one card, such as ${EXAMPLE}` }),
);

const textError = `cards separated by commas, such as "krug, deathreavers x2", or the path of a file with such a list (at most ${LONGEST_ARMY} characters)`;

const armyText = once(() =>
  z
    .string({ error: textError })
    .min(1, { error: textError })
    .max(LONGEST_ARMY, { error: textError })
    .transform(printableLines)
    .describe(
      "An army as text, such as 'krug, deathreavers x3' or one card per line, or the path of a file with an army as text",
    ),
);

const armyField = once(() =>
  z
    .union([armyList(), armyText()], {
      error: `a list of cards, such as ${EXAMPLE}, or an army as text`,
    })
    .describe('The cards of the army'),
);

const sideField = once(() =>
  z.strictObject(
    {
      name: shortText(
        'The name of the side (default: the name of its only card, or Blue for the first side and Gold for the second)',
        60,
      ).optional(),
      army: armyField(),
      start: shortText(
        "The name of the side's start area (default: the map's first start area for the first side, the second for the second side)",
        60,
      ).optional(),
      policy: oneOf(POLICY_NAMES, 'The policy that plays the side (default: standard)').optional(),
    },
    { error: 'a side, such as { name: Vikings, army: [krug], start: a }' },
  ),
);

export const FILE_FORMS =
  'a list of cards, such as [krug, marro-warriors], or a side with army: [krug, …]';

/** A side in a separate file: all of its fields, or only the list of its cards. */
export const sideFile = once(() =>
  z.union([armyList().transform((army) => ({ army })), sideField()], {
    error: FILE_FORMS,
  }),
);

const sidesError = 'two sides, each such as { name: Vikings, army: [krug], start: a }';

const boardField = once(() =>
  z
    .strictObject(openBoardFields(), { error: 'a mapping with terrain or a map' })
    .superRefine(oneGround)
    .describe('The map of the battle, with a start area for each side'),
);

/** The fields that battles and games between random armies share. */
export const howItIsPlayed = once(() => ({
  states: statesField().optional(),
  rulings: rulingsField(BATTLE_RULINGS).optional(),
}));

/** The fields of a battle, in addition to the common ones. */
export const battleFields = once(() => ({
  fight: z.literal('battle').describe('Whole battles of two armies on a map'),
  cards: cardsField().optional(),
  sides: z
    .array(sideField(), { error: sidesError })
    .length(2, { error: sidesError })
    .describe('The two sides'),
  board: boardField(),
  ...schemasOf(BATTLE_FIELDS),
  ...howItIsPlayed(),
}));

export type BattleDocument = z.output<z.ZodObject<ReturnType<typeof battleFields>>>;
export type SideDocument = BattleDocument['sides'][number];
export type EntryDocument = Exclude<SideDocument['army'], string>[number];
