/*
 * The schema of one attack under the C3G rules, and the fields that duels, survivals and turns
 * share with it.
 */

import * as z from 'zod';
import { listOf, once, onDemand, oneOf, shortText, wholeNumber, yesOrNo } from '../base/index.ts';
import { HEX_DIRECTIONS } from '../board/index.ts';
import {
  cardFields,
  cardSchema,
  givenLines,
  heroOfSeveral,
  MOST_DICE,
  numberField,
} from '../cards/index.ts';
import { type Ruling, schemasOf } from '../rules/index.ts';
import { boardField } from './board-schema.ts';
import { ATTACK_FIELDS } from './fields.ts';
import { C3G_RULINGS } from './rulings.ts';
import { GOAL_NAMES } from './scenario.ts';

/** How to write a custom card, shown when only a name is allowed. */
const OWN_CARD =
  "a card's name; a card of your own is written without `card:`, such as { name: Viking, attack: 3, defense: 4 }";

const fighterError = "a card's name, a card, or { card: name } with the fields to change";

/**
 * A figure in the fight: a card's name, an inline card, or a card with some statistics changed.
 *
 * @param needs what an inline card must give besides its name
 * @param standing fields for the figure's circumstances
 */
export const fighterField = (
  who: string,
  needs: Readonly<Record<string, string>>,
  standing: z.ZodRawShape,
) =>
  z
    .union(
      [
        shortText("A card's name"),
        onDemand(() =>
          z
            .strictObject({
              card: shortText('The card that the other fields change', 120, OWN_CARD).optional(),
              ...z.object(cardFields()).partial().shape,
              wounds: numberField('wounds').optional(),
              ...standing,
            })
            .superRefine(heroOfSeveral)
            .superRefine((written, context) => {
              if (written.card !== undefined) return;
              for (const [key, what] of Object.entries({ name: 'a name', ...needs })) {
                if ((written as Record<string, unknown>)[key] !== undefined) continue;
                const message = `${what}, which a card of your own needs`;
                context.addIssue({ code: 'custom', path: [key], message });
              }
            }),
        ),
      ],
      { error: fighterError },
    )
    .describe(who);

/** What an inline card must give if it rolls dice. */
export const DICE_NEEDED = `a number of dice from 0 to ${MOST_DICE}`;

/** An inline card needs only the dice that it rolls in this attack. */
const fighter = (who: string, rolls: 'attack' | 'defense') =>
  fighterField(
    who,
    { [rolls]: DICE_NEEDED },
    { ...standingFields(), near: nearField().optional() },
  );

export const grantedField = once(() =>
  onDemand(() => givenLines().describe('Rules that other figures give to this one, such as auras')),
);

export const nearField = once(() =>
  listOf(
    shortText('A card, or several of its figures: "roman-legionnaires x2"'),
    20,
    'cards',
    '[raelin-the-kyrie-warrior-rotv]',
    'Friendly cards near the figure whose auras act in the fight',
  ),
);

export const alliesField = once(() =>
  wholeNumber(0, 1000, 'The number of allies, for powers that count them'),
);

export const terrainField = once(() =>
  shortText("The terrain letter of the figure's space, if there is no board", 1),
);

/** The circumstances of a figure that powers may depend on. */
export const standingFields = once(() => ({
  granted: grantedField().optional(),
  moved: yesOrNo('Whether the figure has moved this turn').optional(),
  engaged: yesOrNo(
    'Whether the figure is engaged (default: yes if attacker and defender are adjacent)',
  ).optional(),
  beganTurn: listOf(
    shortText('engaged, unengaged or a terrain letter', 20),
    10,
    'words',
    '[unengaged]',
    'How the figure began its turn: engaged, unengaged, or on terrain with this letter',
  ).optional(),
  charged: wholeNumber(
    1,
    100,
    'The distance to the target at the start of the turn, in spaces',
  ).optional(),
  terrain: terrainField().optional(),
  nextToEnemy: yesOrNo('Whether another enemy figure is adjacent to the figure').optional(),
  allies: alliesField().optional(),
  kills: wholeNumber(
    0,
    1000,
    'The number of figures that it has destroyed, for powers that count them',
  ).optional(),
}));

/** Overrides of rulings. */
export const rulingsField = (rulings: readonly Ruling[]) =>
  z
    .strictObject(
      Object.fromEntries(
        rulings.map(({ name, text, usual }) => [
          name,
          yesOrNo(`${text} (usually ${usual})`).optional(),
        ]),
      ),
      { error: 'a mapping of rulings to true or false' },
    )
    .describe('Rulings to turn on or off');

const fileOfCards = once(() =>
  shortText('The path of a file of cards, relative to this file', 500),
);

const ownCard = once(() =>
  z.union([fileOfCards(), onDemand(cardSchema)], {
    error: 'a card, or the path of a file of cards',
  }),
);

export const cardsField = once(() =>
  z
    .union(
      [
        listOf(
          ownCard(),
          1000,
          'cards and files of cards',
          '[my-cards.yaml]',
          'Several cards or files of cards',
        ),
        fileOfCards(),
        onDemand(cardSchema),
      ],
      { error: 'a file of cards, a card, or a list of these: [my-cards.yaml]' },
    )
    .describe('Your own cards, which this file can then use by name'),
);

export const statesField = once(() =>
  listOf(
    shortText('A switch', 60),
    100,
    'switches',
    '[shadow]',
    'Switches that are on, for powers whose conditions ask for them',
  ),
);

export const specialAttackField = once(() =>
  z
    .union([z.boolean(), shortText('The name of a special attack')], {
      error: 'true or false, or the name of a special attack on the card',
    })
    .describe(
      'Whether the attack is a special attack (no Tough, no Knockback), or the name of one (default: the attack that deals more wounds on average)',
    ),
);

/** The fields of an experiment file under the C3G rules, in addition to the fields that all rules share. */
export const c3gFields = once(() => ({
  cards: cardsField().optional(),
  attacker: fighter('Who attacks', 'attack'),
  defender: fighter('Who defends', 'defense'),
  specialAttack: specialAttackField().optional(),
  ...schemasOf(ATTACK_FIELDS),
  states: statesField().optional(),
  board: onDemand(boardField).optional(),
  goal: oneOf(
    GOAL_NAMES,
    'The goal by which the attacker chooses its line of Knockback',
  ).optional(),
  direction: oneOf(
    HEX_DIRECTIONS,
    'The direction in which the attacker knocks the target back',
  ).optional(),
  rulings: rulingsField(C3G_RULINGS).optional(),
}));

export type C3gDocument = z.output<z.ZodObject<ReturnType<typeof c3gFields>>>;
