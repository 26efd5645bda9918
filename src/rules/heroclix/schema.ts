/* The schema of experiment files under the HeroClix rules. */

import * as z from 'zod';
import { listOf, once, oneOf, shortText, wholeNumber, yesOrNo } from '../../base/index.ts';
import { boardField } from './board-schema.ts';
import { HEROCLIX_RULINGS } from './rulings.ts';
import { KEYPHRASES } from './scenario.ts';

/** Higher than any number on a dial or in an effect. */
const MOST = 100;

/** Higher than the range on any dial. At this range, `aim` ranks up to 6,560 places. */
const MOST_RANGE = 40;

const keyphrases = once(() =>
  listOf(
    oneOf(KEYPHRASES, 'A keyphrase'),
    10,
    'keyphrases',
    '[knockback]',
    'The keyphrases that the character has',
  ).optional(),
);

const rulings = once(() =>
  Object.fromEntries(
    HEROCLIX_RULINGS.map(({ name, text, usual }) => [
      name,
      yesOrNo(`${text} (usually ${usual})`).optional(),
    ]),
  ),
);

/** The fields of an experiment file under the HeroClix rules, in addition to the fields that all rulesets share. */
export const heroclixFields = once(() => ({
  attacker: z
    .strictObject(
      {
        name: shortText("The attacker's name"),
        attackValue: wholeNumber(0, MOST, 'The attack value, which is added to a roll of two dice'),
        damage: wholeNumber(0, MOST, 'The damage that a hit deals, in clicks'),
        keyphrases: keyphrases(),
        knockbackDistance: wholeNumber(
          1,
          MOST,
          'The knockback distance in squares, if an effect states it (usually 3)',
        ).optional(),
        range: wholeNumber(
          1,
          MOST_RANGE,
          'The range from which the character can attack, in squares (usually 1). `aim` ranks the ' +
            'places within it; the place on the board may be farther away',
        ).optional(),
      },
      { error: 'a mapping with name, attackValue, damage and keyphrases' },
    )
    .describe('Who attacks'),
  defender: z
    .strictObject(
      {
        name: shortText("The defender's name"),
        defenseValue: wholeNumber(0, MOST, 'The defense value, which the attack must reach to hit'),
        keyphrases: keyphrases(),
      },
      { error: 'a mapping with name and defenseValue' },
    )
    .describe('The character that is attacked'),
  board: boardField().optional(),
  rulings: z
    .strictObject(rulings(), { error: 'a mapping of rulings to true or false' })
    .describe('Rulings to turn on or off')
    .optional(),
}));

export type HeroclixDocument = z.output<z.ZodObject<ReturnType<typeof heroclixFields>>>;
