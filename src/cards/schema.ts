/* The schema for cards in files and experiments, and the defaults that complete them. */

import * as z from 'zod';
import { listOf, once, onDemand, oneOf, shortText, wholeNumber } from '../base/index.ts';
import { type Card, DISPUTABLE, type Disagreements } from './card.ts';
import { FIGURE_NUMBERS, type NumberName, USUAL_HEIGHT } from './figure-numbers.ts';
import { powerUse } from './power-schema.ts';

const MOST_OPTIONAL = 3;

/** The maximum number of spaces that a base covers. The base of the Marro Hive covers six. */
const MOST_SPACES = 20;

const BASES = { error: `single, double, or a whole number from 3 to ${MOST_SPACES}` };

const largeBase = once(() => z.number(BASES).int(BASES).min(3, BASES).max(MOST_SPACES, BASES));

const otherValue = once(() =>
  z.union([z.number(), shortText('The value that another source prints')], {
    error: 'a number, or text of 1 to 120 characters',
  }),
);

const disagreements = once(
  () =>
    z
      .strictObject(
        Object.fromEntries(
          DISPUTABLE.map((field) => [
            field,
            z
              .union(
                [z.array(otherValue()).min(1).max(20), otherValue().transform((one) => [one])],
                {
                  error: 'a value, or a list of values',
                },
              )
              .optional(),
          ]),
        ),
        { error: 'a mapping such as { life: 5, points: [70, 75] }' },
      )
      .meta({
        id: 'disagreements',
        description: 'Numbers of the card that other sources print differently',
      }) as unknown as z.ZodType<Disagreements>,
);

/** The schema for one of a figure's statistics. */
export function numberField(name: NumberName) {
  const { least, most, text } = FIGURE_NUMBERS[name];
  return wholeNumber(least, most, text);
}

/** The schema for each field of a card, so that a reference to a card can override any of them. */
export const cardFields = once(() => ({
  name: shortText('The name on the card'),
  life: numberField('life').optional(),
  move: numberField('move').optional(),
  range: numberField('range').optional(),
  attack: numberField('attack'),
  defense: numberField('defense'),
  height: numberField('height').optional(),
  size: shortText('Size, such as medium').optional(),
  type: oneOf(['hero', 'squad'], 'Whether the card is a hero or a squad').optional(),
  figures: numberField('figures').optional(),
  species: shortText('Species, such as Human').optional(),
  class: shortText('Class; separate several classes by ";"').optional(),
  personality: shortText('Personality').optional(),
  general: shortText('The general that it follows').optional(),
  unique: oneOf(['unique', 'common', 'uncommon'], 'How many copies may be drafted').optional(),
  set: shortText('The set that the card came in').optional(),
  base: z
    .union([z.enum(['single', 'double'], BASES), largeBase()], BASES)
    .describe(
      'How many spaces the base takes (default: single); battles and boards allow at most two',
    )
    .optional(),
  points: wholeNumber(0, 100_000, 'Points of the card').optional(),
  modernPoints: wholeNumber(
    0,
    100_000,
    'Points in the modern pricing, if they differ from the printed points',
  ).optional(),
  disagreements: onDemand(disagreements).optional(),
  powers: listOf(onDemand(powerUse), 20, 'powers', '[tough]', 'Special powers')
    .superRefine((uses, context) => {
      for (const [i, { power }] of uses.entries()) {
        if (uses.findIndex((use) => use.power === power) === i) continue;
        context.addIssue({ code: 'custom', path: [i], message: 'each power only once' });
      }
      // Each optional power doubles the number of possible attacks.
      if (uses.filter(({ may }) => may).length > MOST_OPTIONAL) {
        const message = `at most ${MOST_OPTIONAL} optional powers (may: true)`;
        context.addIssue({ code: 'custom', message });
      }
    })
    .optional(),
}));

/** Adds a problem if a card is written as a hero of several figures. */
export function heroOfSeveral(
  { type, figures = 1 }: { readonly type?: unknown; readonly figures?: number | undefined },
  context: z.RefinementCtx,
): void {
  if (type !== 'hero' || figures === 1) return;
  const message = '1, because a hero is one figure; a card with several figures has type: squad';
  context.addIssue({ code: 'custom', path: ['figures'], message });
}

export const cardSchema = once(() =>
  z
    .strictObject(cardFields(), { error: 'a card: a mapping with name, attack and defense' })
    .superRefine(heroOfSeveral)
    .transform((written): Card => completed(written))
    .meta({ id: 'card', description: 'An army card' }),
);

const NO_CARDS = { error: 'a card or a list of cards' };
const oneCard = once(() => cardSchema().transform((card) => [card]));
const cardList = once(() => z.array(cardSchema()));

/** A file of cards: one card or a list, optionally under `cards` as in an experiment. */
export const cardFile = once(() =>
  z.union(
    [
      cardList(),
      oneCard(),
      z
        .strictObject({ cards: z.union([cardList(), oneCard()], NO_CARDS) })
        .transform(({ cards }) => cards),
    ],
    NO_CARDS,
  ),
);

type CardAsWritten = z.output<z.ZodObject<ReturnType<typeof cardFields>>>;

/** Fills in a card's defaults. Fields without a default stay absent. */
export function completed(written: CardAsWritten): Card {
  const usual = {
    height: USUAL_HEIGHT,
    base: 'single',
    powers: [],
    ...(written.height === undefined && { unstated: ['height'] }),
  };
  const known = Object.entries(written).filter(([, value]) => value !== undefined);
  return { ...usual, ...Object.fromEntries(known) } as unknown as Card;
}

/** The JSON Schema with which text editors complete and check files of cards. */
export function cardsJsonSchema(): object {
  return {
    title: 'Army cards that knockback can read',
    ...z.toJSONSchema(cardFile(), { io: 'input', unrepresentable: 'any' }),
  };
}
