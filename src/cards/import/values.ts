import type * as z from 'zod';
import { hyphenated, isMapping } from '../../base/index.ts';
import { powerUse } from '../power-schema.ts';
import type { PowerUse } from '../powers/power.ts';

/*
 * How tables and lists write what stands on a card, read into the fields of a card: `{ height: 5, size:
 * "medium" }` of "Medium 5". What is none of these stays as it is, for the schema to refuse.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Nothing: an empty cell, a sign for it, or a list or mapping of nothing else. */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'object' && !(value instanceof Date)) {
    const parts = Object.values(value);
    return parts.length > 0 && parts.every(isNothing);
  }
  return typeof value === 'string' && /^\s*(-|–|—|\?|n\/?a|none|unknown)?\s*$/i.test(value);
}

/**
 * A whole number, also as text, with commas, blanks or apostrophes between its thousands: "1,200". Of "1.000"
 * nobody knows whether it is 1 or 1000, so it stays text.
 */
export function numberOf(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 1) return numberOf(value[0]);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (/^\d{1,9}(\.0{1,2})?$/.test(text)) return Number(text);
  return /^[1-9]\d{0,2}([,\s'’]\d{3}){1,2}$/.test(text) ? Number(text.replace(/\D/g, '')) : value;
}

/**
 * Text, without the quote with which spreadsheets keep a formula from acting; of a list, its parts between
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

/** "5", "Medium 5", "M5", "medium" */
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

/** What a text says of the type of a card. */
export interface ReadType {
  readonly fields: Fields;
  /** Words that say nothing that a card has, as they were written. */
  readonly rest: string;
}

/** Letters that stand for a type and how often a card may be drafted: US is a unique squad. */
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

/** Words beside a type that say nothing more. */
const FILLING = 'of figure figures fig figs x man card army unit'.split(' ');

/** "Unique Hero", "common squad (4)", "Squad of 3", "US", "uncommon" */
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

/** "1", "2", "double", "2 spaces", "single-space base", "6 hexes" */
export function baseOf(value: unknown): unknown {
  const words = hyphenated(String(value)).split('-');
  if (words.includes('1') || words.includes('single') || words.includes('one')) return 'single';
  if (['2', 'double', 'two', 'peanut'].some((word) => words.includes(word))) return 'double';
  const [number, ...more] = words.filter((word) => /^\d{1,2}$/.test(word));
  return number === undefined || more.length > 0 ? value : Number(number);
}

/** A power that is written as files of cards write it, with a mistake. */
export interface WrongPower {
  readonly wrong: string;
}

/** A power of a card in a table or list: by its name, or written as files of cards write it. */
export type ReadPower = string | PowerUse | WrongPower;

/**
 * The powers of a card: of a text, one after the other; of a list, one each; of a mapping, its keys.
 * What is said of a power after a colon or a dash, and in further fields, is left out.
 */
export function powersIn(value: unknown): ReadPower[] {
  if (Array.isArray(value)) return value.flatMap((one) => oneOf(one));
  return typeof value === 'string' ? namesIn(value, ',') : oneOf(value);
}

function oneOf(value: unknown): ReadPower[] {
  if (isNothing(value)) return [];
  if (!isMapping(value)) return namesIn(String(value));
  const use = asWritten(value);
  if (use) return [use];
  if ('effects' in value || 'grants' in value) return [{ wrong: String(value.name) }];
  const keys = Object.keys(value);
  const nameKey = ['name', 'title', 'power'].flatMap(
    (plain) => keys.find((key) => hyphenated(key) === plain) ?? [],
  )[0];
  if (nameKey === undefined || isNothing(value[nameKey]))
    return keys.flatMap((key) => namesIn(key));
  return namesIn(String(value[nameKey]));
}

/**
 * A power as files of cards write it, such as `{ tough: 2 }`, or as the program exports one, such as
 * `{ name: "Tough 2", power: "tough", number: 2 }`; undefined for one that is only named.
 */
function asWritten(value: Readonly<Record<string, unknown>>): PowerUse | undefined {
  const { power, number } = value;
  if (typeof power === 'string' && 'name' in value) {
    const written = number === undefined ? power : { [power]: number };
    return powerUse.safeParse(written).data;
  }
  const [first, ...others] = Object.values(value);
  const isNumbered = typeof first === 'number' && others.length === 0;
  const saysMore = ['effects', 'grants', 'modelled'].some((key) => key in value);
  return isNumbered || saysMore ? powerUse.safeParse(value).data : undefined;
}

/** @param between what parts names in a text without semicolons, bars and line ends; absent: nothing does */
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

/** Whether a part of a text continues the description of a power, and is no name. */
const goesOn = (part: string) => /^\p{Ll}/u.test(part) || part.endsWith('.');

/**
 * A value as its field takes it and, once it is written, takes it again: characters that steer a terminal
 * are written out, so text may get too long; or what is allowed.
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
