/* The combinations of a sweep, and the document for each combination. */

import { BadInput, listed, Mistakes, type Problem, shown } from '../../base/index.ts';
import type { Vary } from './vary.ts';

/** The values for one combination of a sweep, by field: `{ 'attacker.attack': 6 }`. */
export type Combination = Readonly<Record<string, unknown>>;

/** Keys that concern the whole run and therefore cannot be varied. */
const OF_THE_RUN = [
  'name',
  'description',
  'rules',
  'seed',
  'trials',
  'precision',
  'question',
  'measures',
  'vary',
];

export const MOST_COMBINATIONS = 10_000;
/** The maximum number of varied fields. With more, each could have only one value. */
const MOST_FIELDS = 100;

/** Every combination; the last field changes fastest. If nothing is varied, a single empty combination. */
export function combinations(
  vary: Readonly<Record<string, readonly unknown[]>> = {},
): Combination[] {
  const problems = sweepProblems(vary);
  if (problems.length > 0) throw new BadInput(...problems);
  return Object.entries(vary).reduce<Combination[]>(
    (all, [field, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [field]: value }))),
    [{}],
  );
}

/** The problems of a sweep that do not depend on its values. */
export function sweepProblems(vary: Readonly<Record<string, readonly unknown[]>>): Problem[] {
  const fields = Object.keys(vary);
  const count = Object.values(vary).reduce((product, values) => product * values.length, 1);
  const ofAll = (found: string, allowed: string) => ({ path: ['vary'], found, allowed });
  return [
    ...(fields.length > MOST_FIELDS
      ? [ofAll(`${fields.length} fields`, `at most ${MOST_FIELDS} fields`)]
      : []),
    ...fields.filter(isOfTheRun).map((field) => ({
      path: ['vary', field],
      atKey: true,
      found: shown(field),
      allowed: `a field of the fight; ${listed(OF_THE_RUN, 'or')} cannot be varied`,
    })),
    ...fields.filter(hasBrackets).map((field) => ({
      path: ['vary', field],
      atKey: true,
      found: shown(field),
      allowed: 'a field whose parts are separated by dots, such as attacker.attack',
      nearest: [field.replace(BRACKETS, '.$1')],
    })),
    ...(count > MOST_COMBINATIONS
      ? [ofAll(`${count} combinations`, `at most ${MOST_COMBINATIONS} combinations`)]
      : []),
  ];
}

/**
 * A few combinations in which every value of every field occurs: all first values, all second values, and so on. A
 * field that has fewer values repeats its last one.
 */
export function everyValueOnce(vary: Readonly<Record<string, readonly unknown[]>>): Combination[] {
  const fields = Object.entries(vary).filter(
    ([field]) => !isOfTheRun(field) && !hasBrackets(field),
  );
  const most = Math.max(1, ...fields.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(
      fields.map(([field, values]) => [field, values[Math.min(i, values.length - 1)]]),
    ),
  );
}

/** An index as messages write it: `others[2]`. */
const BRACKETS = /\[(\d+)\]/g;

function hasBrackets(field: string): boolean {
  return field.search(BRACKETS) >= 0;
}

function isOfTheRun(field: string): boolean {
  return OF_THE_RUN.includes(field);
}

/**
 * The document with the values of a combination. A container is always set before its parts, so that it does not
 * overwrite them. If a field of a card is varied, a bare name is treated as `{ card: name }`.
 *
 * @throws BadInput for every field whose container cannot hold it
 */
export function withValues(document: object, combination: Combination): Record<string, unknown> {
  const { data, problems } = withSoundValues(document, combination);
  if (problems.length > 0) throw new BadInput(...problems);
  return data;
}

/** The document with all values that can be placed, and the problems with the other values. */
export function withSoundValues(
  document: object,
  combination: Combination,
): { readonly data: Record<string, unknown>; readonly problems: readonly Problem[] } {
  const mistakes = new Mistakes();
  // `vary` is left out, because copying all of its values, perhaps hundreds of cards, for each combination would be
  // slow.
  const { vary: _, ...fixed } = document as Record<string, unknown>;
  const rest = structuredClone(fixed);
  const fields = Object.entries(combination).map(([field, value]) => ({
    field,
    keys: field.split('.'),
    value,
  }));
  for (const { field, keys, value } of fields.toSorted((a, b) => a.keys.length - b.keys.length)) {
    mistakes.in(() => put(rest, keys, structuredClone(value), field));
  }
  return { data: rest, problems: mistakes.problems };
}

function put(holder: Record<string, unknown>, keys: string[], value: unknown, field: string): void {
  const [key = '', ...deeper] = keys;
  if (Array.isArray(holder)) checkEntry(key, holder.length, field);
  if (deeper.length === 0) {
    Object.defineProperty(holder, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
    return;
  }
  const inner = Object.hasOwn(holder, key) ? holder[key] : {};
  const next = typeof inner === 'string' ? { card: inner } : inner;
  if (typeof next !== 'object' || next === null) {
    const allowed = 'the path of a field of the experiment, such as attacker.attack';
    throw new BadInput({ path: ['vary', field], atKey: true, found: shown(inner), allowed });
  }
  Object.defineProperty(holder, key, {
    value: next,
    enumerable: true,
    writable: true,
    configurable: true,
  });
  put(next as Record<string, unknown>, deeper, value, field);
}

/**
 * Rejects any key within a list except an index, since the key would be ignored. The index after the last one appends
 * an entry.
 */
function checkEntry(key: string, length: number, field: string): void {
  if (/^(0|[1-9]\d{0,5})$/.test(key) && Number(key) <= length) return;
  const allowed = `the number of an entry in this list, from 0 to ${length}`;
  throw new BadInput({ path: ['vary', field], atKey: true, found: shown(key), allowed });
}

/** Moves a mistake in a varied field to the field's place under `vary`. */
export function blameVary(problem: Problem, combination: Combination, vary: Vary): Problem {
  const path = problem.path.join('.');
  const fields = Object.keys(combination);
  // If a container and one of its parts are both varied, the value of the part was set last, so the longest path is to
  // blame.
  const [around] = fields
    .filter((field) => path === field || path.startsWith(`${field}.`))
    .toSorted((a, b) => b.length - a.length);
  if (around === undefined || (problem.atKey && around === path)) {
    const key = around ?? fields.find((field) => field.startsWith(`${path}.`));
    return key === undefined ? problem : { ...problem, path: ['vary', key], atKey: true };
  }
  const values = vary[around] ?? [];
  const index = values.findIndex(({ value }) => Object.is(value, combination[around]));
  const isLabelled = values[index]?.label !== undefined;
  const inside = problem.path.slice(around.split('.').length);
  // A list under a field could be its values or a single value that is a list, so the message says how to write the
  // latter.
  const allowed =
    problem.isNoList && inside.length === 0 && !isLabelled
      ? `${problem.allowed}; each value needs brackets of its own, as in [[…], […]]`
      : problem.allowed;
  const at = ['vary', around, index, ...(isLabelled ? ['value'] : []), ...inside];
  return { ...problem, allowed, path: at };
}
