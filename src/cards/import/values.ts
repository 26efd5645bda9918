/*
 * Reads values in tables and lists as fields of a card: "Medium 5" becomes `{ height: 5, size: "medium" }`. Values in
 * an unknown form are returned unchanged, so that the schema rejects them.
 */

import type * as z from 'zod';
import { hyphenated, isMapping } from '../../base/index.ts';
import { powerUse } from '../power-schema.ts';
import { NAMED_POWERS } from '../powers/named-powers.ts';
import type { PowerUse } from '../powers/power.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is empty: a blank cell, a sign that means "nothing", or a list or mapping of these. */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'object' && !(value instanceof Date)) {
    const parts = Object.values(value);
    return parts.length > 0 && parts.every(isNothing);
  }
  return typeof value === 'string' && /^\s*(-|–|—|\?|n\/?a|none|unknown)?\s*$/i.test(value);
}

/**
 * Reads a whole number, also from text with commas, blanks or apostrophes between thousands: "1,200". "1.000" stays
 * text because it could mean 1 or 1000.
 */
export function numberOf(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 1) return numberOf(value[0]);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (/^\d{1,9}(\.0{1,2})?$/.test(text)) return Number(text);
  return /^[1-9]\d{0,2}([,\s'’]\d{3}){1,2}$/.test(text) ? Number(text.replace(/\D/g, '')) : value;
}

/**
 * Reads text, without the leading quote that spreadsheets use to disable formulas. The parts of a list are joined by
 * semicolons, as cards write several classes.
 */
export function textOf(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim().replace(/^'(?=[=+@\t\r-])/, '');
  if (!Array.isArray(value)) return value;
  const parts = value.filter((one) => !isNothing(one)).map(textOf);
  return parts.every((one) => typeof one === 'string') ? parts.join('; ') : value;
}

const SIZES = ['small', 'medium', 'large', 'huge'];

/** Reads a height or size: "5", "Medium 5", "M5", "medium". */
export function heightOf(value: unknown, field: 'height' | 'size'): Fields {
  const text = String(textOf(value));
  const [, word = '', number = ''] = /^([a-z]*)[\s/,:-]*(\d*)$/i.exec(text) ?? [];
  if (word === '' && number === '') return { [field]: field === 'size' ? text : value };
  const size = SIZES.find((one) => one === word.toLowerCase() || one[0] === word.toLowerCase());
  return {
    ...(number !== '' && { height: Number(number) }),
    ...(word !== '' && { size: size ?? word.toLowerCase() }),
  };
}

/** The type of a card as read from text. */
export interface ReadType {
  readonly fields: Fields;
  /** Words that fit no field, as written. */
  readonly rest: string;
}

/** Abbreviations for type and uniqueness: US is a unique squad. */
const CODES: Readonly<Record<string, Fields>> = Object.fromEntries(
  Object.entries({ u: 'unique', c: 'common', uc: 'uncommon' }).flatMap(([letter, unique]) => [
    [letter, { unique }],
    [`${letter}h`, { unique, type: 'hero' }],
    [`${letter}s`, { unique, type: 'squad' }],
  ]),
);

const WORDS: Readonly<Record<string, Fields>> = {
  hero: { type: 'hero' },
  heroes: { type: 'hero' },
  h: { type: 'hero' },
  squad: { type: 'squad' },
  squads: { type: 'squad' },
  s: { type: 'squad' },
  unique: { unique: 'unique' },
  uncommon: { unique: 'uncommon' },
  common: { unique: 'common' },
};

/** Words that may accompany a type and add no information. */
const FILLING = 'of figure figures fig figs x man card army unit'.split(' ');

/** Reads a type: "Unique Hero", "common squad (4)", "Squad of 3", "US", "uncommon" */
export function typeOf(value: unknown): ReadType {
  if (value === true) return { fields: { unique: 'unique' }, rest: '' };
  const text = String(textOf(value));
  const code = CODES[text.trim().toLowerCase()];
  if (code) return { fields: code, rest: '' };
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const fields = Object.assign({}, ...words.map((word) => WORDS[word.toLowerCase()] ?? {}));
  const counts = words.flatMap((word) => /^x?(\d{1,2})x?$/i.exec(word)?.[1] ?? []);
  const isSquad = fields.type === 'squad' && counts.length === 1;
  const figures = isSquad ? { figures: Number(counts[0]) } : {};
  const rest = words.filter((word) => {
    const plain = word.toLowerCase();
    const isCount = /^x?\d{1,2}x?$/.test(plain) && fields.type !== undefined && counts.length === 1;
    return !WORDS[plain] && !FILLING.includes(plain) && !isCount;
  });
  return { fields: { ...fields, ...figures }, rest: rest.join(' ') };
}

/** Reads the size of a base: "1", "2", "double", "2 spaces", "single-space base", "6 hexes" */
export function baseOf(value: unknown): unknown {
  const words = hyphenated(String(value)).split('-');
  if (words.includes('1') || words.includes('single') || words.includes('one')) return 'single';
  if (['2', 'double', 'two', 'peanut'].some((word) => words.includes(word))) return 'double';
  const [number, ...more] = words.filter((word) => /^\d{1,2}$/.test(word));
  return number === undefined || more.length > 0 ? value : Number(number);
}

/** A power in the form that files of cards use, but with a mistake. */
export interface WrongPower {
  /** The power's name. */
  readonly wrong: string;
  readonly written: unknown;
}

/** A power in a table or list: its name, or a mapping as in files of cards. */
export type ReadPower = string | PowerUse | WrongPower;

/**
 * Reads the powers of a card from a text with several names, from the entries of a list, or from the keys of a mapping.
 * Text after a colon or dash, and additional fields, are ignored.
 */
export function powersIn(value: unknown): ReadPower[] {
  if (Array.isArray(value)) return value.flatMap((one) => oneOf(one));
  return typeof value === 'string' ? namesIn(value, ',') : oneOf(value);
}

/** Keys that only powers in the form of files of cards have. */
const OWN_KEYS = ['rules', 'effects', 'grants', 'modelled'];

function oneOf(value: unknown): ReadPower[] {
  if (isNothing(value)) return [];
  if (!isMapping(value)) return namesIn(String(value));
  const own = asWritten(value);
  if (own) return [own];
  const keys = Object.keys(value);
  const nameKey = ['name', 'title', 'power'].flatMap(
    (plain) => keys.find((key) => hyphenated(key) === plain) ?? [],
  )[0];
  if (nameKey === undefined || isNothing(value[nameKey]))
    return keys.flatMap((key) => namesIn(withNumber(key, value[key])));
  return namesIn(String(value[nameKey]));
}

/** "Tough 2" for the key `Tough` with the number 2. A text under a key only describes the power. */
const withNumber = (key: string, value: unknown) =>
  typeof value === 'number' ? `${key} ${value}` : key;

/**
 * A power in the form of files of cards, such as `{ tough: 2 }`, or in exported form, such as `{ name: "Tough 2",
 * power: "tough", number: 2 }`; undefined if only a name is given.
 */
function asWritten(value: Readonly<Record<string, unknown>>): PowerUse | WrongPower | undefined {
  const { power, number } = value;
  if (typeof power === 'string' && 'name' in value) {
    const exported = number === undefined ? power : { [power]: number };
    const { data } = powerUse().safeParse(exported);
    if (data) return data;
  }
  const isOwn = OWN_KEYS.some((key) => key in value) || isNumbered(value);
  if (!isOwn) return undefined;
  const wrong = String(value.name ?? Object.keys(value)[0]);
  return powerUse().safeParse(value).data ?? { wrong, written: value };
}

/** Whether a power is a known one with its number, such as `{ tough: 2 }`. */
function isNumbered(value: Readonly<Record<string, unknown>>): boolean {
  const [[key, number] = [], ...others] = Object.entries(value);
  const isKnown = NAMED_POWERS.some((power) => power.number && power.name === key);
  return isKnown && typeof number === 'number' && others.length === 0;
}

/** @param between a further separator, used only if the text has no semicolons, bars or line ends (default: none) */
function namesIn(text: string, between?: string): string[] {
  const names: string[] = [];
  let isDescribed = false;
  for (const part of text.split(/[;|\n]/).map((one) => one.trim())) {
    const [, name, about] = /^(.*?)(?::|\s[-–—]\s)(.*)$/s.exec(part) ?? [];
    if (name !== undefined) {
      isDescribed = about?.trim() !== '';
      names.push(name);
    } else if (!isDescribed || !goesOn(part)) names.push(part);
  }
  const isOne = names.length === 1 && !isDescribed && !/[;|\n]/.test(text);
  const parted =
    isOne && between !== undefined ? names.flatMap((one) => one.split(between)) : names;
  return parted.map((one) => one.trim()).filter((one) => !isNothing(one));
}

/** Whether a part of a text continues the description of a power rather than naming another power. */
const goesOn = (part: string) => /^\p{Ll}/u.test(part) || part.endsWith('.');

/**
 * Returns the value if the schema accepts it, otherwise a description of allowed values. The value is checked twice
 * because written-out control characters can make a text too long.
 */
export function writable<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { readonly data: T; readonly allowed?: undefined } | { readonly allowed: string } {
  const read = schema.safeParse(value);
  const again = read.success ? schema.safeParse(read.data) : read;
  if (again.success) return { data: again.data };
  return { allowed: again.error.issues[0]?.message ?? 'another value' };
}
