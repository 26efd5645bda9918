import type * as z from 'zod';
import { hyphenated } from '../../words/slug.ts';

/*
 * How tables and lists write what stands on a card, read into the fields of a card: `{ height: 5, size:
 * "medium" }` of "Medium 5". What is none of these stays as it is, for the schema to refuse.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Nothing: an empty cell, or a sign for it. */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && /^\s*(-|–|—|\?|n\/?a|none|unknown)?\s*$/i.test(value);
}

/**
 * A whole number, also as text, with commas, blanks or apostrophes between its thousands: "1,200". Of "1.000"
 * nobody knows whether it is 1 or 1000, so it stays text.
 */
export function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (/^\d{1,9}(\.0{1,2})?$/.test(text)) return Number(text);
  return /^[1-9]\d{0,2}([,\s'’]\d{3}){1,2}$/.test(text) ? Number(text.replace(/\D/g, '')) : value;
}

const SIZES = ['small', 'medium', 'large', 'huge'];

/** "5", "Medium 5", "M5", "medium" */
export function heightOf(value: unknown): Fields {
  const text = String(value).trim();
  const [, word = '', number = ''] = /^([a-z]*)[\s/,:-]*(\d*)$/i.exec(text) ?? [];
  if (word === '' && number === '') return { height: value };
  const size = SIZES.find((one) => one === word.toLowerCase() || one[0] === word.toLowerCase());
  return {
    ...(number !== '' && { height: Number(number) }),
    ...(word !== '' && { size: size ?? word.toLowerCase() }),
  };
}

/** "Unique Hero", "common squad", "hero", "uncommon" */
export function typeOf(value: unknown, field: 'type' | 'unique'): Fields {
  const words = hyphenated(String(value)).split('-');
  const type = ['hero', 'squad'].find((one) => words.includes(one) || words.includes(`${one}s`));
  const unique = ['unique', 'uncommon', 'common'].find((one) => words.includes(one));
  return type || unique ? { ...(type && { type }), ...(unique && { unique }) } : { [field]: value };
}

/** "1", "2", "double", "2 spaces", "single-space base" */
export function baseOf(value: unknown): unknown {
  const words = hyphenated(String(value)).split('-');
  if (words.includes('1') || words.includes('single') || words.includes('one')) return 'single';
  if (words.includes('2') || words.includes('double') || words.includes('two')) return 'double';
  return value;
}

/**
 * The names of powers: of a text, one after the other; of a list, one each; of a mapping, its keys.
 * What is said of a power after a colon, and in further fields, is left out.
 */
export function powerNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(powerNames);
  if (typeof value === 'object' && value !== null) {
    const { name, title, ...others } = value as Record<string, unknown>;
    if (isNothing(name ?? title)) return Object.keys(others).map((key) => key.trim());
    return [String(name ?? title).trim()];
  }
  if (isNothing(value)) return [];
  const text = String(value);
  const parts = text.split(/[;|\n]/.test(text) ? /[;|\n]/ : ',');
  return parts.map((part) => part.replace(/:.*$/s, '').trim()).filter((part) => part !== '');
}

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
