/* Finds the cards in JSON or YAML data of unknown shape. */

import { BadInput, isMapping, type Problem, printable, shown } from '../../base/index.ts';
import type { CardTable } from './card-table.ts';
import { Columns } from './columns.ts';

/** A card from a list, or a card from a mapping together with its key. */
interface Entry {
  readonly value: unknown;
  readonly key?: string;
  readonly path: Path;
}

type Path = Problem['path'];

/** The cards in a list, with the path of each value. */
export interface ListTable extends CardTable {
  /** The path of a row or, if there is a column, of its value. */
  pathOf(row: number, column?: string): Path;
}

/**
 * The cards in JSON or YAML data: one card, or lists and mappings of cards at any depth, such as `{ "cards": [...] }`
 * or `{ "krug": {...} }`. Values in nested mappings, such as `stats`, count as values of the card. Cards are numbered
 * from 1 in file order.
 *
 * @throws BadInput if there is no list of cards
 */
export function rowsOfList(data: unknown, file: string, columns = new Columns()): ListTable {
  const gathered = entriesIn(data, columns);
  const entries = gathered.length > 0 ? gathered : firstList(data);
  if (!entries) {
    throw new BadInput({
      path: [],
      place: printable(file),
      found: shown(data),
      allowed: 'a list of cards',
      sentence: 'the file holds no list of cards',
    });
  }
  const cards = entries.map(({ value, key, path }, i) => ({
    row: i + 1,
    value,
    path,
    values: isMapping(value) ? withName(valuesOf(value, columns), key, columns) : undefined,
  }));
  return {
    rows: cards.flatMap(({ row, values }) =>
      values ? [{ row, values: values.map(({ column, value }) => [column, value] as const) }] : [],
    ),
    skipped: cards.flatMap(({ row, value, values }) =>
      values
        ? []
        : [{ row, reasons: [{ text: `${shown(value)} is not a card`, kind: 'holds no card' }] }],
    ),
    remarks: [],
    pathOf(row, column) {
      const { path = [], values = [] } = cards[row - 1] ?? {};
      return [...path, ...(values.find((one) => one.column === column)?.path ?? [])];
    },
  };
}

/** The maximum depth at which cards are looked for. */
const DEEPEST = 6;

function entriesIn(data: unknown, columns: Columns, path: Path = []): Entry[] {
  if (path.length > DEEPEST) return [];
  const isCard = (value: unknown, isNamed: boolean) =>
    isMapping(value) && looksLikeCard(value, isNamed, columns);
  const inside = (entries: readonly Entry[]) =>
    entries.flatMap((entry) => entriesIn(entry.value, columns, entry.path));
  if (Array.isArray(data)) {
    const entries = entriesOf(data, path);
    return data.some((one) => isCard(one, false)) ? entries : inside(entries);
  }
  if (!isMapping(data)) return [];
  if (isCard(data, false)) return [{ value: data, path }];
  const entries = Object.entries(data).map(([key, value]) => ({
    key,
    value,
    path: [...path, key],
  }));
  if (!entries.some(({ value }) => isCard(value, true))) return inside(entries);
  return entries.filter(({ value }) => isMapping(value));
}

const entriesOf = (list: readonly unknown[], path: Path): Entry[] =>
  list.map((value, i) => ({ value, path: [...path, i] }));

const NUMBERS = ['attack', 'defense', 'life', 'move', 'range'] as const;

/** @param isNamed whether the card is under a key that can be its name */
function looksLikeCard(
  value: Readonly<Record<string, unknown>>,
  isNamed: boolean,
  columns: Columns,
): boolean {
  const fields = new Set(valuesOf(value, columns).map(({ column }) => columns.fieldOf(column)));
  const numbers = NUMBERS.filter((field) => fields.has(field)).length;
  return (isNamed || fields.has('name')) && numbers >= (isNamed ? 2 : 1);
}

/** The first list that is probably a list of cards, although no entry has the required fields. */
function firstList(data: unknown): readonly Entry[] | undefined {
  if (Array.isArray(data)) return entriesOf(data, []);
  if (!isMapping(data)) return undefined;
  for (const [key, value] of Object.entries(data)) {
    if (Array.isArray(value) && value.every(isMapping)) return entriesOf(value, [key]);
  }
  return undefined;
}

/** A value of a card with its column, and its path from the card; the path of a name that is the card's key is empty. */
interface Value {
  readonly column: string;
  readonly value: unknown;
  readonly path: readonly string[];
}

function withName(values: readonly Value[], key: string | undefined, columns: Columns): Value[] {
  const hasName = values.some(({ column }) => columns.fieldOf(column) === 'name');
  const isNamed = key === undefined || hasName;
  return isNamed ? [...values] : [{ column: 'name', value: key, path: [] }, ...values];
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
  const found: Omit<Value, 'column'>[] = [];
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
    return { column: (times.get(key) ?? 0) > 1 ? path.join('.') : key, value, path };
  });
}
