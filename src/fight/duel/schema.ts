/* The schema of a duel in an experiment file. */

import * as z from 'zod';
import { choiceField, schemasOf, switchField, wholeField } from '../../rules/index.ts';
import { sideField } from '../fights/read-sides.ts';
import { FIGHT_RULINGS } from '../rulings.ts';
import {
  cardsField,
  DICE_NEEDED,
  rulingsField,
  SUPER_STRENGTH_FIELD,
  statesField,
} from '../schema.ts';

const ALL_NEEDED = { attack: DICE_NEEDED, defense: DICE_NEEDED, life: 'a Life from 1 to 1000' };

export const MOST_TURNS = 10_000;

/** How duels are fought. */
export const TERMS_FIELDS = {
  distance: wholeField(1, 100, {
    text: 'spaces between the sides when the duel begins',
    usual: '1, adjacent',
  }),
  rounds: switchField({
    text: 'real rounds: after three turns of each side, the D20 decides again which one has the next turn',
  }),
  choices: choiceField(['wounds', 'best'], {
    text: 'what each side does: wounds, the attack with the most mean wounds, or best, what gives it the best chance to win, so that it may avoid the fight',
    usual: 'wounds',
    placeholder: 'how',
  }),
  superStrength: SUPER_STRENGTH_FIELD,
} as const;

/** The fields of a duel that are no figures. */
export const DUEL_FIELDS = {
  first: choiceField(['attacker', 'defender', 'toss'], {
    text: 'who has the first turn',
    usual: 'toss, each half the time',
    placeholder: 'side',
  }),
  mostTurns: wholeField(1, MOST_TURNS, {
    text: 'turns of both sides together after which the duel ends undecided',
    usual: 'none',
  }),
  ...TERMS_FIELDS,
} as const;

/** The keys of an experiment file for a duel, in addition to the common ones. */
export const duelFields = {
  fight: z.literal('duel').describe('Whole duels, until one side is destroyed'),
  cards: cardsField.optional(),
  attacker: sideField('One side', ALL_NEEDED),
  defender: sideField('The other side', ALL_NEEDED),
  ...schemasOf(DUEL_FIELDS),
  states: statesField.optional(),
  rulings: rulingsField(FIGHT_RULINGS).optional(),
};

export type DuelDocument = z.output<z.ZodObject<typeof duelFields>>;
