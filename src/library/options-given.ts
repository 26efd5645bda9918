/* The schemas for the options of the library's functions. */

import * as z from 'zod';
import { oneOf, shortText, wholeNumber, yesOrNo } from '../base/index.ts';
import { ARMIES_FIELDS } from '../battle/index.ts';
import { KERNEL_NAMES } from '../chance/index.ts';
import { countField, precisionField, seedField } from '../experiments/index.ts';
import { schemasOf } from '../rules/index.ts';
import { FIELD_FIELDS } from '../studies/index.ts';
import { given, unlessUnreadable } from './given.ts';

/** Options that are objects with methods. Only the methods listed here are called, so only these are checked. */
const METHODS = {
  signal: ['throwIfAborted', 'addEventListener'],
  files: ['read', 'readBytes'],
};

/** The maximum length of a text, which is enough for any path. */
const LONGEST_TEXT = 4096;
const TEXT = { error: `text of at most ${LONGEST_TEXT} characters` };
const text = z.string({ error: 'text' }).max(LONGEST_TEXT, TEXT).optional();
const yes = yesOrNo('Whether').optional();
/** Rejects any value: valid values were removed before (`dataOf`), so any value that is left is wrong. */
const noneBut = (error: string) => z.undefined({ error }).optional();

const read = {
  file: text,
  files: noneBut('an object with the functions `read` and `readBytes`, such as `filesIn` returns'),
  question: text,
};
const stopped = { signal: noneBut('the signal of an AbortController') };
const told = { onProgress: noneBut('a function') };
const threads = { threads: wholeNumber(1, 1024, 'Worker threads').optional() };

const kind = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: `options: ${Object.keys(shape).join(', ')}` });

export const READ_OPTIONS = kind(read);
export const EXACT_OPTIONS = kind({ ...read, ...stopped });
export const RUN_OPTIONS = kind({
  ...read,
  ...stopped,
  ...told,
  ...threads,
  exact: yes,
  simulation: yes,
  partial: yes,
  seed: seedField().optional(),
  trials: countField().optional(),
  precision: precisionField().optional(),
  kernel: oneOf(KERNEL_NAMES, 'Which code rolls the dice').optional(),
});

const FACES = 'the faces of a pool: ["skull", "blank"]';
const faces = z.array(z.string({ error: 'the name of a face' }), { error: FACES });
export const EXPLAIN_OPTIONS = kind({
  ...read,
  seed: seedField().optional(),
  game: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'The number of the game to describe').optional(),
  dice: z.record(z.string(), faces, { error: 'a mapping from pools of dice to faces' }).optional(),
});

/**
 * The maximum number of changes. Together, the changes require playing only one more field, but each change is looked
 * up in all cards.
 */
const MOST_CHANGES = 1000;

export const FIELD_OPTIONS = kind({
  ...stopped,
  ...told,
  ...threads,
  title: shortText('The name of the field').optional(),
  // Checked later, together with the other cards.
  against: z.unknown().optional(),
  ...schemasOf(FIELD_FIELDS),
  whatIf: z
    .array(z.string({ error: 'text' }), { error: 'a list of changes' })
    .max(MOST_CHANGES, { error: `a list of at most ${MOST_CHANGES} changes` })
    .optional(),
});

const games = { ...stopped, ...told, ...threads, files: read.files, seed: seedField().optional() };
// Cards and maps are checked later, with the experiment that contains them.
const others = { cards: z.unknown().optional(), maps: z.unknown().optional() };

export const ARMIES_OPTIONS = kind({
  ...games,
  ...others,
  ...schemasOf(ARMIES_FIELDS),
  games: countField().optional(),
});

export const PLAYTEST_OPTIONS = kind({
  ...games,
  ...others,
  ...schemasOf(ARMIES_FIELDS),
  games: countField().optional(),
  precision: wholeNumber(1, 1000, 'Half the width of the 95% interval, in points').optional(),
});

/**
 * Checks the options of a call, which may be anything, since programs may not use type checks.
 *
 * @param schema the schema for the options that are data
 * @returns the options that are data, as parsed by the schema
 * @throws BadInput with every mistake; paths begin with `options`
 */
export function optionsGiven<T>(schema: z.ZodType<T>, options: unknown): T {
  return unlessUnreadable(options, ['options'], () => given(schema, dataOf(options), ['options']));
}

/** The options without valid objects that have methods; otherwise a check could recurse through a whole file system. */
function dataOf(options: unknown): unknown {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return options;
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => !isWork(name, value)),
  );
}

function isWork(name: string, value: unknown): boolean {
  if (name === 'onProgress') return typeof value === 'function';
  if (name !== 'signal' && name !== 'files') return false;
  const has = (value ?? {}) as Readonly<Record<string, unknown>>;
  return METHODS[name].every((method) => typeof has[method] === 'function');
}
