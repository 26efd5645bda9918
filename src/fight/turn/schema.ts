/* The schema of a turn in an experiment file. */

import * as z from 'zod';
import { listOf, once, oneOf, wholeNumber, yesOrNo } from '../../base/index.ts';
import { schemasOf } from '../../rules/index.ts';
import { boardField, placeField } from '../board-schema.ts';
import { ATTACK_FIELDS } from '../fields.ts';
import { C3G_RULINGS } from '../rulings.ts';
import { GOAL_NAMES } from '../scenario.ts';
import {
  cardsField,
  DICE_NEEDED,
  fighterField,
  nearField,
  rulingsField,
  specialAttackField,
  standingFields,
  statesField,
} from '../schema.ts';

/** With more attackers, a turn would take too long to solve, because any attacker can act before any other. */
export const MOST_ATTACKERS = 8;

const figure = once(() =>
  fighterField(
    'Who attacks: a figure on a board, or a card with all its figures on clear ground',
    { attack: DICE_NEEDED },
    {
      ...standingFields(),
      near: nearField().optional(),
      specialAttack: specialAttackField().optional(),
    },
  ),
);

const attacker = once(() =>
  z.strictObject(
    {
      figure: figure(),
      at: placeField(
        2,
        'Where the figure begins the turn',
        '; each figure of a squad has its own entry',
      ).optional(),
      attacks: wholeNumber(
        1,
        20,
        'How many normal attacks it makes (default: as many as its powers allow, otherwise 1)',
      ).optional(),
      moves: yesOrNo(
        'Whether the figure may move before its first attack (default: true)',
      ).optional(),
    },
    { error: 'a mapping such as { figure: hawkgirl, at: [0, 1] }' },
  ),
);

/** The fields of an experiment file for a turn, in addition to the fields that all rules share. */
export const turnFields = once(() => ({
  fight: z
    .literal('turn')
    .describe('The turn of a card, with all its attacks; implied by `turn`')
    .optional(),
  turn: listOf(
    attacker(),
    MOST_ATTACKERS,
    'attackers',
    '[{ figure: hawkgirl, at: [0, 1] }]',
    'Who attacks the defender, one after another',
  )
    .min(1, { error: 'at least one attacker' })
    .optional(),
  attacker: figure().describe('The card whose turn it is, instead of `turn`').optional(),
  order: oneOf(
    ['best', 'given'],
    'Whether the attackers act in the best order or in the order of the list (default: best)',
  ).optional(),
  cards: cardsField().optional(),
  specialAttack: specialAttackField().optional(),
  defender: fighterField(
    'Who defends',
    { defense: DICE_NEEDED },
    { ...standingFields(), near: nearField().optional() },
  ),
  ...schemasOf(ATTACK_FIELDS),
  states: statesField().optional(),
  board: boardField().optional(),
  goal: oneOf(GOAL_NAMES, 'What the attackers try to achieve, if there is no question').optional(),
  rulings: rulingsField(C3G_RULINGS).optional(),
}));

export type TurnDocument = z.output<z.ZodObject<ReturnType<typeof turnFields>>>;
