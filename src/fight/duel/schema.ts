/* The schema of a duel in an experiment file. */

import * as z from 'zod';
import { once } from '../../base/index.ts';
import { schemasOf } from '../../rules/index.ts';
import { DUEL_FIELDS } from '../fields.ts';
import { sideField } from '../fights/read-sides.ts';
import { FIGHT_RULINGS } from '../rulings.ts';
import { cardsField, DICE_NEEDED, rulingsField, statesField } from '../schema.ts';

const ALL_NEEDED = { attack: DICE_NEEDED, defense: DICE_NEEDED, life: 'a Life from 1 to 1000' };

/** The fields for a duel in an experiment file, in addition to the fields that all rules share. */
export const duelFields = once(() => ({
  fight: z.literal('duel').describe('Whole duels, until one side is destroyed'),
  cards: cardsField().optional(),
  attacker: sideField('One side', ALL_NEEDED),
  defender: sideField('The other side', ALL_NEEDED),
  ...schemasOf(DUEL_FIELDS),
  states: statesField().optional(),
  rulings: rulingsField(FIGHT_RULINGS).optional(),
}));

export type DuelDocument = z.output<z.ZodObject<ReturnType<typeof duelFields>>>;
