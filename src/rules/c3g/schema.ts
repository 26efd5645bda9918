import * as z from 'zod';
import { HEX_DIRECTIONS } from '../../boards/hex.ts';
import { MOST_DICE } from '../../cards/card.ts';
import { cardFields, cardSchema } from '../../cards/schema.ts';
import { listOf, oneOf, shortText, wholeNumber, yesOrNo } from '../../words/fields.ts';
import { boardField } from './board-schema.ts';
import { GOAL_NAMES } from './goals.ts';
import { C3G_RULINGS } from './rulings.ts';

const fighterError = "a card's name, a card, or { card: name } with what differs from the card";

/**
 * A figure in the fight: a card's name, an inline card, or a card with some numbers changed. Of an
 * inline card only the dice that it rolls in the attack are needed.
 */
const fighter = (who: string, rolls: 'attack' | 'defense') =>
  z
    .union(
      [
        shortText("A card's name"),
        z
          .strictObject({
            card: shortText('The card that the other fields change').optional(),
            ...z.object(cardFields).partial().shape,
            wounds: wholeNumber(0, 999, 'Wounds that the figure already has').optional(),
          })
          .superRefine((written, context) => {
            if (written.card !== undefined) return;
            const needed = { name: 'a name', [rolls]: `a number of dice from 0 to ${MOST_DICE}` };
            for (const [key, what] of Object.entries(needed)) {
              if (written[key as 'name' | typeof rolls] !== undefined) continue;
              const message = `${what}, which an inline card must give`;
              context.addIssue({ code: 'custom', path: [key], message });
            }
          }),
      ],
      { error: fighterError },
    )
    .describe(who);

const rulings = Object.fromEntries(
  C3G_RULINGS.map(({ name, text, usual }) => [
    name,
    yesOrNo(`${text} (usually ${usual})`).optional(),
  ]),
);

/** The keys of an experiment file under the C3G rules, beside the common ones. */
export const c3gFields = {
  cards: listOf(
    z.union([shortText('A file of cards, relative to this one', 500), cardSchema], {
      error: 'a card, or the path of a file of cards',
    }),
    1000,
    'cards and files of cards',
    '[my-cards.yaml]',
    "Cards of one's own, which names in this file can stand for",
  ).optional(),
  attacker: fighter('Who attacks', 'attack'),
  defender: fighter('Who defends', 'defense'),
  specialAttack: yesOrNo(
    'Whether the attack is a special attack (no Tough, no Knockback)',
  ).optional(),
  superStrength: yesOrNo("Whether the attacker's Super Strength holds, unless negated").optional(),
  heightAdvantage: oneOf(
    ['attacker', 'defender', 'neither'],
    'Whose base is higher, for one more die',
  ).optional(),
  board: boardField.optional(),
  goal: oneOf(GOAL_NAMES, 'What the attacker chooses its line of Knockback for').optional(),
  direction: oneOf(HEX_DIRECTIONS, 'The direction the attacker knocks back in').optional(),
  rulings: z
    .strictObject(rulings, { error: 'a mapping of rulings to true or false' })
    .describe('Rulings to set otherwise than usual')
    .optional(),
};

export type C3gDocument = z.output<z.ZodObject<typeof c3gFields>>;
