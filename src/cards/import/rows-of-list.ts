/* Finds the cards in JSON or YAML data of unknown shape. */

import { BadInput, isMapping, printable, shown } from '../../base/index.ts';
import type { CardTable } from './card-table.ts';
import { Columns } from './columns.ts';

/** A card from a list, or a card from a mapping together with its key. */
interface Entry {
  readonly value: unknown;
  readonly key?: string;
}

/**
 * The cards in JSON or YAML data: one card, or lists and mappings of cards at any depth, such as `{ "cards": [...] }`
 * or `{ "krug": {...} }`. Values in nested mappings, such as `stats`, count as values of the card. Cards are numbered
 * from 1 in file order.
 *
 * @throws BadInput if there is no list of cards
 */
export function rowsOfList(data: unknown, file: string, columns = new Columns()): CardTable {
  const gathered = entriesIn(data, columns);
  const entries = gathered.length > 0 ? gathered : firstList(data)?.map((value) => ({ value }));
  if (!entries) {
    throw new BadInput({
      path: [],
      place: printable(file),
      found: shown(data),
      allowed: 'a list of cards',
      sentence: 'the file holds no list of cards',
    });
  }
  const numbered = entries.map((entry: Entry, i) => ({ ...entry, row: i + 1 }));
  return {
    rows: numbered.flatMap(({ value, key, row }) =>
      isMapping(value) ? [{ row, values: withName(valuesOf(value, columns), key, columns) }] : [],
    ),
    skipped: numbered.flatMap(({ value, row }) =>
      isMapping(value)
        ? []
        : [{ row, reasons: [{ text: `${shown(value)} is not a card`, kind: 'holds no card' }] }],
    ),
    remarks: [],
  };
}

/** The maximum depth at which cards are looked for. */
const DEEPEST = 6;

function entriesIn(data: unknown, columns: Columns, depth = 0): Entry[] {
  if (depth > DEEPEST) return [];
  const isCard = (value: unknown, isNamed: boolean) =>
    isMapping(value) && looksLikeCard(value, isNamed, columns);
  const inside = (values: readonly unknown[]) =>
    values.flatMap((value) => entriesIn(value, columns, depth + 1));
  if (Array.isArray(data)) {
    return data.some((one) => isCard(one, false)) ? data.map((value) => ({ value })) : inside(data);
  }
  if (!isMapping(data)) return [];
  if (isCard(data, false)) return [{ value: data }];
  const entries = Object.entries(data);
  if (!entries.some(([, value]) => isCard(value, true))) return inside(Object.values(data));
  return entries.flatMap(([key, value]) => (isMapping(value) ? [{ key, value }] : []));
}

const NUMBERS = ['attack', 'defense', 'life', 'move', 'range'] as const;

/** @param isNamed whether the card is under a key that can be its name */
function looksLikeCard(
  value: Readonly<Record<string, unknown>>,
  isNamed: boolean,
  columns: Columns,
): boolean {
  const fields = new Set(valuesOf(value, columns).map(([column]) => columns.fieldOf(column)));
  const numbers = NUMBERS.filter((field) => fields.has(field)).length;
  return (isNamed || fields.has('name')) && numbers >= (isNamed ? 2 : 1);
}

/** The first list that is probably a list of cards, although no entry has the required fields. */
function firstList(data: unknown): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  if (!isMapping(data)) return undefined;
  return Object.values(data).find((value) => Array.isArray(value) && value.every(isMapping)) as
    | readonly unknown[]
    | undefined;
}

type Value = readonly [column: string, value: unknown];

function withName(values: readonly Value[], key: string | undefined, columns: Columns): Value[] {
  const hasName = values.some(([column]) => columns.fieldOf(column) === 'name');
  return key === undefined || hasName ? [...values] : [['name', key], ...values];
}

/**
 * The key for a mapping from fields to the values that other sources print. The mapping is kept as it is, because its
 * keys are not values of the card itself.
 */
export const DISAGREEMENTS = 'disagreements';

/**
 * The values of a card, including nested values. If a key occurs more than once, the name of a value is its whole path.
 */
function valuesOf(card: Readonly<Record<string, unknown>>, columns: Columns): Value[] {
  const found: { readonly path: readonly string[]; readonly value: unknown }[] = [];
  const look = (mapping: Readonly<Record<string, unknown>>, path: readonly string[]) => {
    for (const [key, value] of Object.entries(mapping)) {
      const field = columns.fieldOf(key);
      const at = [...path, key];
      const isWhole = field === 'powers' || key === DISAGREEMENTS || at.length > DEEPEST;
      if (!isMapping(value) || isWhole) {
        found.push({ path: at, value });
      } else if (field && 'name' in value) found.push({ path: at, value: value.name });
      else look(value, at);
    }
  };
  look(card, []);
  const times = new Map<string, number>();
  for (const { path } of found) {
    const key = path.at(-1) ?? '';
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return found.map(({ path, value }) => {
    const key = path.at(-1) ?? '';
    return [(times.get(key) ?? 0) > 1 ? path.join('.') : key, value];
  });
}
