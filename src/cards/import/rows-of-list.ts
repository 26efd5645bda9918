import { BadInput, isMapping, printable, shown } from '../../base/index.ts';
import type { CardTable } from './card-table.ts';
import { Columns } from './columns.ts';

/** A card of a list or mapping, with the key that it stands under in a mapping of cards. */
interface Entry {
  readonly value: unknown;
  readonly key?: string;
}

/**
 * The cards in data of JSON or YAML: a list of them, lists and mappings of them at any depth, such as
 * `{ "cards": [...] }` or `{ "krug": {...} }`, or one card. What stands in a mapping of its own, such as
 * `stats`, counts as if it stood on the card. Cards are counted from 1, in the order of the file.
 *
 * @throws BadInput for what holds no list of cards
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
        : [{ row, reasons: [{ text: `${shown(value)} is no card`, kind: 'holds no card' }] }],
    ),
    remarks: [],
  };
}

/** Deeper in a file no card is looked for. */
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

/** @param isNamed whether it has a name already, by the key that it stands under */
function looksLikeCard(
  value: Readonly<Record<string, unknown>>,
  isNamed: boolean,
  columns: Columns,
): boolean {
  const fields = new Set(valuesOf(value, columns).map(([column]) => columns.fieldOf(column)));
  const numbers = NUMBERS.filter((field) => fields.has(field)).length;
  return (isNamed || fields.has('name')) && numbers >= (isNamed ? 2 : 1);
}

/** The list that may be meant as one of cards, none of which has what a card needs. */
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

/** The values of a card, those in mappings of its own too. Of equal keys in several, each has the path to it. */
function valuesOf(card: Readonly<Record<string, unknown>>, columns: Columns): Value[] {
  const found: { readonly path: readonly string[]; readonly value: unknown }[] = [];
  const look = (mapping: Readonly<Record<string, unknown>>, path: readonly string[]) => {
    for (const [key, value] of Object.entries(mapping)) {
      const field = columns.fieldOf(key);
      const at = [...path, key];
      if (!isMapping(value) || field === 'powers' || at.length > DEEPEST) {
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
