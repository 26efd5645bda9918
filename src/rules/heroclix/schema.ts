/* The schema of experiment files under the HeroClix rules. */

import * as z from 'zod';
import { listOf, oneOf, shortText, wholeNumber, yesOrNo } from '../../base/index.ts';
import { boardField } from './board-schema.ts';
import { HEROCLIX_RULINGS } from './rulings.ts';
import { KEYPHRASES } from './scenario.ts';

/** Higher than any printed dial or effect. */
const MOST = 100;

/** Higher than any dial; `aim` then ranks up to 6,560 places. */
const MOST_RANGE = 40;

const keyphrases = listOf(
  oneOf(KEYPHRASES, 'A keyphrase'),
  10,
  'keyphrases',
  '[knockback]',
  'Keyphrases that it has',
).optional();

const rulings = Object.fromEntries(
  HEROCLIX_RULINGS.map(({ name, text, usual }) => [
    name,
    yesOrNo(`${text} (usually ${usual})`).optional(),
  ]),
);

/** The keys of an experiment file under the HeroClix rules, in addition to the common ones. */
export const heroclixFields = {
  attacker: z
    .strictObject(
      {
        name: shortText("The attacker's name"),
        attackValue: wholeNumber(0, MOST, 'Attack value, to which two dice are added'),
        damage: wholeNumber(0, MOST, 'Damage of a hit, in clicks'),
        keyphrases,
        knockbackDistance: wholeNumber(
          1,
          MOST,
          'Squares that the knockback goes, where an effect states them (usually 3)',
        ).optional(),
        range: wholeNumber(
          1,
          MOST_RANGE,
          'Squares from which it can attack (usually 1): `aim` ranks the places within them. ' +
            'A place on the board that is farther off is played as it stands',
        ).optional(),
      },
      { error: 'a mapping with name, attackValue, damage and keyphrases' },
    )
    .describe('Who attacks'),
  defender: z
    .strictObject(
      {
        name: shortText("The defender's name"),
        defenseValue: wholeNumber(0, MOST, 'Defense value, which the attack must reach'),
        keyphrases,
      },
      { error: 'a mapping with name and defenseValue' },
    )
    .describe('Who is attacked'),
  board: boardField.optional(),
  rulings: z
    .strictObject(rulings, { error: 'a mapping of rulings to true or false' })
    .describe('Rulings to set otherwise than usual')
    .optional(),
};

export type HeroclixDocument = z.output<z.ZodObject<typeof heroclixFields>>;
