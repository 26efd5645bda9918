/* The schema of a survival in an experiment file. */

import * as z from 'zod';
import { once } from '../../base/index.ts';
import { schemasOf } from '../../rules/index.ts';
import { SURVIVAL_FIELDS } from '../fields.ts';
import { sideField } from '../fights/read-sides.ts';
import { FIGHT_RULINGS } from '../rulings.ts';
import { cardsField, DICE_NEEDED, rulingsField, statesField } from '../schema.ts';

/** The fields of an experiment file for a survival, in addition to the fields that all rules share. */
export const survivalFields = once(() => ({
  fight: z.literal('survival').describe('Attacks on a card until it is destroyed'),
  cards: cardsField().optional(),
  attacker: sideField('Who makes the attacks', { attack: DICE_NEEDED }),
  defender: sideField('Who is attacked', { defense: DICE_NEEDED, life: 'a Life from 1 to 1000' }),
  ...schemasOf(SURVIVAL_FIELDS),
  states: statesField().optional(),
  rulings: rulingsField(FIGHT_RULINGS).optional(),
}));

export type SurvivalDocument = z.output<z.ZodObject<ReturnType<typeof survivalFields>>>;
