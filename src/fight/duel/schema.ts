/* The schema of a duel in an experiment file. */

import * as z from 'zod';
import { oneOf, wholeNumber, yesOrNo } from '../../base/index.ts';
import { sideField } from '../fights/read-sides.ts';
import { FIGHT_RULINGS } from '../rulings.ts';
import {
  cardsField,
  DICE_NEEDED,
  rulingsField,
  statesField,
  superStrengthField,
} from '../schema.ts';

const ALL_NEEDED = { attack: DICE_NEEDED, defense: DICE_NEEDED, life: 'a Life from 1 to 1000' };

export const MOST_TURNS = 10_000;

/** The keys of an experiment file for a duel, in addition to the common ones. */
export const duelFields = {
  fight: z.literal('duel').describe('Whole duels, until one side is destroyed'),
  cards: cardsField.optional(),
  attacker: sideField('One side', ALL_NEEDED),
  defender: sideField('The other side', ALL_NEEDED),
  first: oneOf(
    ['attacker', 'defender', 'toss'],
    'Who has the first turn; toss, each half the time, where left out',
  ).optional(),
  distance: wholeNumber(
    1,
    100,
    'Spaces between the sides when the duel begins; 1, adjacent, where left out',
  ).optional(),
  mostTurns: wholeNumber(
    1,
    MOST_TURNS,
    'Turns of both sides together after which the duel ends undecided (left out: none)',
  ).optional(),
  choices: oneOf(
    ['wounds', 'best'],
    'What each side does: wounds (the default), the attack with the most mean wounds; best, what gives it the best chance to win, so that it may avoid the fight',
  ).optional(),
  rounds: yesOrNo(
    'Real rounds: after three turns of each side the D20 decides anew which one has the next turn; false where left out',
  ).optional(),
  superStrength: superStrengthField.optional(),
  states: statesField.optional(),
  rulings: rulingsField(FIGHT_RULINGS).optional(),
};

export type DuelDocument = z.output<z.ZodObject<typeof duelFields>>;
