import * as z from 'zod';
import { listOf, oneOf, shortText, wholeNumber } from '../words/fields.ts';
import { type Card, MOST_DICE, USUAL_HEIGHT } from './card.ts';
import type { Power, PowerUse } from './power.ts';
import { POWERS } from './powers/index.ts';

/** A power as cards write it: `tough`, or `{ tough: 2 }`. */
const powerUse = z
  .union(
    [
      z.enum(bareNames(), { error: powerError() }),
      z.strictObject(numbered(), { error: powerError() }),
    ],
    { error: powerError() },
  )
  .superRefine((written, context) => {
    if (typeof written === 'object' && Object.keys(written).length !== 1) {
      context.addIssue({ code: 'custom', message: 'exactly one power, such as { tough: 2 }' });
    }
  })
  .transform((written): PowerUse => {
    if (typeof written === 'string') return useOf(POWERS.find((power) => power.name === written));
    const [power = '', number = 0] = Object.entries(written)[0] ?? [];
    return { power, number };
  });

/** The fields of a card, each on its own, so that a reference to a card can override any of them. */
export const cardFields = {
  name: shortText('The name on the card'),
  life: wholeNumber(
    1,
    1000,
    'Life; left out where unknown: then wounds destroy nothing',
  ).optional(),
  move: wholeNumber(0, 100, 'Move').optional(),
  range: wholeNumber(1, 100, 'Range').optional(),
  attack: wholeNumber(0, MOST_DICE, 'Attack dice'),
  defense: wholeNumber(0, MOST_DICE, 'Defense dice'),
  height: wholeNumber(1, 100, `Height in levels (${USUAL_HEIGHT} where left out)`).optional(),
  size: shortText('Size, such as medium').optional(),
  base: oneOf(
    ['single', 'double'],
    'Spaces that the base takes (single where left out)',
  ).optional(),
  points: wholeNumber(0, 100_000, 'Points that the card costs in a draft').optional(),
  powers: listOf(powerUse, 20, 'powers', '[tough]', 'Special powers')
    .superRefine((uses, context) => {
      for (const [i, { power }] of uses.entries()) {
        if (uses.findIndex((use) => use.power === power) === i) continue;
        context.addIssue({ code: 'custom', path: [i], message: 'every power once' });
      }
    })
    .optional(),
};

export const cardSchema = z
  .strictObject(cardFields, { error: 'a card: a mapping with name, attack and defense' })
  .transform((written): Card => completed(written))
  .describe('An army card');

/** A file of cards: one card, or a list. */
export const cardFile = z.union([z.array(cardSchema), cardSchema.transform((card) => [card])], {
  error: 'a card or a list of cards',
});

type CardAsWritten = z.output<z.ZodObject<typeof cardFields>>;

/** A card as the program holds it: what has a usual value gets it, what is unknown stays absent. */
export function completed(written: CardAsWritten): Card {
  const usual = { height: USUAL_HEIGHT, base: 'single', powers: [] };
  const known = Object.entries(written).filter(([, value]) => value !== undefined);
  return { ...usual, ...Object.fromEntries(known) } as unknown as Card;
}

function useOf(power: Power | undefined): PowerUse {
  if (!power) return { power: '' };
  const usual = power.number?.usual;
  return usual === undefined ? { power: power.name } : { power: power.name, number: usual };
}

function bareNames(): [string, ...string[]] {
  const names = POWERS.filter((p) => !p.number || p.number.usual !== undefined).map((p) => p.name);
  return names as [string, ...string[]];
}

function numbered() {
  return Object.fromEntries(
    POWERS.flatMap(({ name, number, text }) =>
      number ? [[name, wholeNumber(number.least, number.most, text).optional()]] : [],
    ),
  );
}

function powerError(): string {
  const forms = POWERS.map(({ name, number }) =>
    number && number.usual === undefined ? `{ ${name}: ${number.least}-${number.most} }` : name,
  );
  return `a power: ${forms.join(', ')}`;
}
