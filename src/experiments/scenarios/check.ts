/* Checks data against a schema, and describes mistakes so that users can correct them. */

import type * as z from 'zod';
import { BadInput, nearest, ownProperty, type Problem, shown } from '../../base/index.ts';
import { checkNesting, MOST_ENTRIES } from './nesting.ts';

/** The maximum number of mistakes reported. */
export const MOST_PROBLEMS = 100;

/**
 * Checks data against a schema.
 *
 * @param mostEntries the maximum number of entries in all of the data
 * @throws BadInput with every mistake: its path, what was found and what is allowed
 */
export function check<T>(schema: z.ZodType<T>, data: unknown, mostEntries = MOST_ENTRIES): T {
  checkNesting(data, { mostEntries });
  const hidden = prototypeKeys(data);
  if (hidden.length > 0) throw new BadInput(...hidden);
  const checked = schema.safeParse(data, { error: plainly });
  if (checked.success) return checked.data;
  const problems = checked.error.issues
    .slice(0, MOST_PROBLEMS)
    .flatMap((issue) => problemsOf(issue, data, schema));
  throw new BadInput(...withoutConsequences(problems).slice(0, MOST_PROBLEMS));
}

/** Drops mistakes that are only a consequence of a misspelled key, such as a missing field. */
function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const meant = problems.flatMap(meantPath);
  return problems.filter((one) => one.atKey || !meant.some((path) => isLackOf(path, one)));
}

/** The path with the misspelled key replaced by the most similar known key; empty if no known key is similar. */
export function meantPath({ path, atKey, nearest: [near] = [] }: Problem): Problem['path'][] {
  return atKey && near !== undefined ? [[...path.slice(0, -1), near]] : [];
}

/** Whether a problem may only mean that the value at a path is missing. */
export function isLackOf(path: Problem['path'], { path: at, found }: Problem): boolean {
  const isAt = (place: Problem['path']) =>
    place.length === at.length && place.every((key, depth) => at[depth] === key);
  return (isAt(path) && found === shown(undefined)) || isAt(path.slice(0, -1));
}

/**
 * Finds keys named `__proto__`. Schemas silently ignore them, and no document may have them.
 *
 * @param problems receives the mistakes, up to the maximum number reported
 */
function prototypeKeys(
  data: unknown,
  path: readonly (string | number)[] = [],
  seen = new Set<object>(),
  problems: Problem[] = [],
): readonly Problem[] {
  if (typeof data !== 'object' || data === null || seen.has(data)) return problems;
  seen.add(data);
  const key = '__proto__';
  if (Object.hasOwn(data, key)) {
    const found = `unknown key "${key}"`;
    problems.push({ path: [...path, key], atKey: true, found, allowed: 'another key' });
  }
  for (const [name, value] of Object.entries(data)) {
    if (problems.length >= MOST_PROBLEMS) break;
    if (name === key) continue;
    prototypeKeys(value, [...path, Array.isArray(data) ? Number(name) : name], seen, problems);
  }
  return problems;
}

type Issue = z.core.$ZodIssue;

/** What is allowed, in words, for fields without a message of their own. Zod's messages are for programmers. */
function plainly(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (
        ownProperty(KINDS, issue.expected) ??
        'a value of another kind, such as text instead of a number'
      );
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum} ${ownProperty(UNITS, issue.origin) ?? ''}`.trimEnd();
    case 'too_big':
      return `at most ${issue.maximum} ${ownProperty(UNITS, issue.origin) ?? ''}`.trimEnd();
    default:
      return issue.code === 'unrecognized_keys' ? 'another key' : 'a value of another form';
  }
}

/** Kinds of values, by zod's names for them. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  tuple: 'a list',
  object: 'a mapping',
  record: 'a mapping',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** The units in which the sizes of values are counted. */
const UNITS: Readonly<Record<string, string>> = { array: 'entries', string: 'characters' };

/** Above this number, a message does not list all keys. Effects in the older spelling have twice as many keys. */
const MOST_KEYS = 50;
const KEYS_NAMED = 12;

const keysText = (known: readonly string[]): string =>
  known.length <= MOST_KEYS
    ? known.join(', ')
    : `${known.slice(0, KEYS_NAMED).join(', ')} and ${known.length - KEYS_NAMED} more`;

function problemsOf(issue: Issue, data: unknown, schema: z.ZodType): Problem[] {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const value = valueAt(data, path);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path);
    return issue.keys.slice(0, MOST_PROBLEMS).map((key) => ({
      path: [...path, key],
      atKey: true,
      found: `unknown key ${shown(key)}`,
      allowed: known.length > 0 ? `one of the keys ${keysText(known)}` : issue.message,
      nearest: nearest(key, known),
    }));
  }
  if (issue.code === 'invalid_key') {
    const allowed = issue.issues[0]?.message ?? issue.message;
    return [{ path, atKey: true, found: `the key ${shown(path.at(-1))}`, allowed }];
  }
  if (issue.code === 'invalid_union') {
    // If a field has several forms, mistakes are reported for the form that was probably meant. Forms for another kind
    // of value are ignored; of the rest, the one with the fewest unknown keys is taken, then the one with the fewest
    // mistakes.
    const isText = typeof value === 'string';
    const meant = issue.errors.filter((branch) => !branch.some((one) => isWrongKind(one, isText)));
    const unlike = (a: readonly Issue[], b: readonly Issue[]) =>
      mistakes(a.filter(isUnknownKey)) - mistakes(b.filter(isUnknownKey)) ||
      mistakes(a) - mistakes(b);
    const [branch, second] = meant.toSorted(unlike);
    if (branch && (!second || unlike(branch, second) < 0)) {
      const nested = branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
      return nested.flatMap((inner) => problemsOf(inner, data, schema));
    }
  }
  const options = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const near = typeof value === 'string' ? nearest(value, options) : [];
  const isNoList = !Array.isArray(value) && wantsList(issue);
  const problem = { path, found: shown(value), allowed: issue.message, nearest: near };
  return [{ ...problem, ...(isNoList && { isNoList }) }];
}

/** Whether a mistake is a key that this form of the field does not have. */
function isUnknownKey(one: Issue): boolean {
  const isForbidden = one.code === 'invalid_type' && one.expected === 'never';
  if (one.code === 'invalid_key' || isForbidden) return one.path.length === 1;
  return one.code === 'unrecognized_keys' && one.path.length === 0;
}

/** The number of mistakes under one form of a field. Each unknown key counts as one mistake. */
function mistakes(issues: readonly Issue[]): number {
  const counts = issues.map((one) => (one.code === 'unrecognized_keys' ? one.keys.length : 1));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Whether the field must be a list in all of its forms. */
function wantsList(issue: Issue): boolean {
  if (issue.code === 'invalid_type') return ['array', 'tuple'].includes(issue.expected);
  return (
    issue.code === 'invalid_union' &&
    issue.errors.every((branch) => branch.some((one) => one.path.length === 0 && wantsList(one)))
  );
}

/**
 * Whether the mistake shows that this form was not meant. Text may always be meant as a name, even if the name is
 * unknown.
 */
function isWrongKind(issue: Issue, isText: boolean): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') {
    const forms = issue.errors;
    return forms.length > 0 && forms.every((form) => form.some((one) => isWrongKind(one, isText)));
  }
  return issue.code === 'invalid_type' || (issue.code === 'invalid_value' && !isText);
}

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}

/** The keys that the schema allows at a path, including those within unions and optional fields. */
function keysAt(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  const [key, ...rest] = path;
  const definition = (schema as unknown as { def: Record<string, unknown> }).def;
  const inner = [
    definition.innerType,
    definition.in,
    (definition.getter as (() => unknown) | undefined)?.(),
    ...((definition.options as unknown[]) ?? []),
  ];
  const through = inner.filter(Boolean).flatMap((next) => keysAt(next as z.ZodType, path));
  if (through.length > 0) return [...new Set(through)];
  if (typeof key === 'number' && definition.element)
    return keysAt(definition.element as z.ZodType, rest);
  if (key !== undefined && definition.valueType)
    return keysAt(definition.valueType as z.ZodType, rest);
  const shape = definition.shape as Record<string, z.ZodType> | undefined;
  if (!shape) return [];
  if (key === undefined) return Object.keys(shape);
  const field = ownProperty(shape, String(key));
  return field ? keysAt(field, rest) : [];
}
