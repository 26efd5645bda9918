/* Conditions on a card's printed words (class, species, size, name), which powers and auras use to select figures. */

import * as z from 'zod';
import {
  capitalised,
  hyphenated,
  isSoundSoFar,
  listed,
  once,
  oneOf,
  remembering,
  wholeNumber,
} from '../../base/index.ts';
import { cardType } from '../card-type.ts';
import { powerNamed } from './named-powers.ts';
import type { PowerUse } from './power.ts';

/** Sizes of figures, as cards print them. */
export const SIZES = ['small', 'medium', 'large', 'huge'] as const;

export type Words = string | readonly string[];

/** Conditions on a card. The card must fit every given field; if a field is a list of words, one of them is enough. */
export interface CardAsked {
  readonly size?: Words;
  readonly type?: Words;
  readonly species?: Words;
  readonly class?: Words;
  readonly personality?: Words;
  readonly general?: Words;
  readonly unique?: Words;
  readonly power?: Words;
}

/** The fields of a card that conditions can check. */
type Printed = {
  readonly [Field in Exclude<keyof CardAsked, 'power'>]?: string;
} & { readonly figures?: number; readonly powers: readonly Pick<PowerUse, 'power'>[] };

const LONGEST_WORD = 120;

/** The schema for one word or a list of alternatives. */
export const askedWords = (what: string) => {
  const error = `${what}, or a list of them, each of at most ${LONGEST_WORD} characters`;
  const word = z.string({ error }).max(LONGEST_WORD, { error });
  return z
    .union([word, z.array(word).min(1).max(20)], { error })
    .describe(capitalised(what))
    .optional();
};

/** The schemas of the fields of `CardAsked`. */
export const cardAskedFields = once(() => ({
  size: askedWords('a size such as medium'),
  type: z
    .union(
      [
        oneOf(['hero', 'squad'], 'hero or squad'),
        z.array(oneOf(['hero', 'squad'], 'hero or squad')),
      ],
      {
        error: 'hero or squad',
      },
    )
    .describe('hero or squad')
    .optional(),
  species: askedWords('a species'),
  class: askedWords('a class'),
  personality: askedWords('a personality'),
  general: askedWords('a general'),
  unique: askedWords('unique, common or uncommon'),
  power: askedWords("a power's name"),
}));

/** Fields whose printed words a power may replace. */
export const COUNTED = ['personality', 'class', 'general', 'species'] as const;
export type Counted = (typeof COUNTED)[number];

/** The fields that check printed words; `power` is checked separately. */
export const PRINTED = [
  'size',
  'type',
  'species',
  'class',
  'personality',
  'general',
  'unique',
] as const satisfies readonly Exclude<keyof CardAsked, 'power'>[];

/** @param asked may have other fields, which are ignored */
function fitsWords(asked: CardAsked, card: Printed): boolean {
  const { power } = asked;
  return (
    PRINTED.every((field) => {
      const allowed = asked[field];
      const printed = field === 'type' ? cardType(card) : card[field];
      return allowed === undefined || isOneOf(printed, allowed);
    }) &&
    (power === undefined || card.powers.some((use) => isOneOf(use.power, power)))
  );
}

/**
 * Whether a printed field contains one of the words. Ignores case, punctuation and a plural s. The field may contain
 * several words, because a card may have several classes.
 */
export function isOneOf(printed: string | undefined, allowed: Words): boolean {
  const words = wordsOf(printed ?? '');
  return typeof allowed === 'string'
    ? words.includes(plain(allowed))
    : allowed.some((one) => words.includes(plain(one)));
}

const plainly = remembering<string>();
const plain = (word: string) => plainly(word, () => hyphenated(word).replace(/s$/, ''));

const wordsIn = remembering<readonly string[]>();
const wordsOf = (printed: string) => wordsIn(printed, () => printed.split(';').map(plain));

const each = (allowed: Words) => (typeof allowed === 'string' ? [allowed] : [...allowed]);

/** Alternatives as text: "small or medium". */
export const eitherText = (allowed: Words): string => listed(each(allowed), 'or');

/** Powers as text: "Tough or Flying". */
export const powersText = (power: Words): string => listed(each(power).map(powerTitled), 'or');

const powerTitled = (name: string) =>
  powerNamed(hyphenated(name))?.title ?? name.replace(/(?<=^| )[a-z]/g, (one) => one.toUpperCase());

/** Conditions that can also check the card's name and Range. */
export interface ArmyCardAsked extends CardAsked {
  readonly name?: Words;
  /** The printed Range, or its bounds. */
  readonly range?: number | { readonly least?: number; readonly most?: number };
  /** The card must also fit at least one of these. */
  readonly anyOf?: readonly ArmyCardAsked[];
}

const rangeBound = once(() => wholeNumber(1, 100, 'A printed Range').optional());

const byOneCard = once(() => ({
  name: askedWords("a card's name"),
  ...cardAskedFields(),
  range: z
    .union(
      [
        wholeNumber(1, 100, 'A printed Range'),
        z.strictObject(
          { least: rangeBound(), most: rangeBound() },
          { error: 'such as { least: 4 }' },
        ),
      ],
      { error: 'a Range, or bounds for it such as { least: 4 }' },
    )
    .describe('The Range printed on the card, or its bounds')
    .optional(),
}));

export const armyCardFields = once(() => ({
  ...byOneCard(),
  anyOf: z
    .array(z.strictObject(byOneCard(), { error: 'a mapping such as { class: Champion }' }), {
      error: 'a list of mappings, such as [{ species: Elf }, { class: Wizard }]',
    })
    .min(2, { error: 'at least two' })
    .max(10)
    .describe('The card must also match at least one of these')
    .optional(),
}));

type PrintedArmyCard = Printed & { readonly name: string; readonly range?: number };

/**
 * Whether a card, or a figure with printed fields, meets all conditions.
 *
 * @param asked may have other fields, which are ignored
 */
export function fitsCard(asked: ArmyCardAsked, card: PrintedArmyCard): boolean {
  const { name, range, anyOf } = asked;
  const { least = 1, most = Number.POSITIVE_INFINITY } =
    typeof range === 'number' ? { least: range, most: range } : (range ?? {});
  return (
    (name === undefined || isOneOf(card.name, name)) &&
    (range === undefined ||
      (card.range !== undefined && card.range >= least && card.range <= most)) &&
    fitsWords(asked, card) &&
    (anyOf === undefined || anyOf.some((one) => fitsCard(one, card)))
  );
}

const FITS = new WeakMap<ArmyCardAsked, WeakMap<PrintedArmyCard, boolean>>();

/** Like `fitsCard`, but the results are cached for each card, because battles check the same cards repeatedly. */
export function fitsArmyCard(asked: ArmyCardAsked, card: PrintedArmyCard): boolean {
  const known = FITS.get(asked)?.get(card);
  if (known !== undefined) return known;
  const fits = fitsCard(asked, card);
  const ofAsked = FITS.get(asked) ?? new WeakMap<PrintedArmyCard, boolean>();
  FITS.set(asked, ofAsked);
  ofAsked.set(card, fits);
  return fits;
}

/** A Range or its bounds as text: "4 or more". */
export function rangeText(range: NonNullable<ArmyCardAsked['range']>): string {
  if (typeof range === 'number') return String(range);
  const { least, most } = range;
  if (most === undefined) return `${least ?? 1} or more`;
  return least === undefined ? `at most ${most}` : `${least} to ${most}`;
}

/** The schema for conditions on cards. Without fields, any card fits. */
export const anyCardsAsked = once(() =>
  z
    .strictObject(armyCardFields(), { error: 'a mapping such as { type: hero }, or {} for all' })
    .meta({ id: 'anyCardsAsked' }),
);

/** As `anyCardsAsked`, but with at least one field. */
export const armyCardAsked = once(
  () =>
    anyCardsAsked()
      .refine((fields) => Object.keys(fields).length > 0, {
        error: 'at least one property, such as { class: Champion }',
        when: isSoundSoFar,
      })
      .meta({ id: 'cardsAsked' }) as unknown as z.ZodType<ArmyCardAsked>,
);
