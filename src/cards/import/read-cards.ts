/* Turns the rows of a table or list into cards, and says why a row gives no card. */

import type * as z from 'zod';
import {
  BadInput,
  nameKey,
  nearest,
  type Problem,
  printable,
  shellWord,
  shown,
} from '../../base/index.ts';
import { type Card, leavesOut } from '../card.ts';
import type { PowerUse } from '../powers/power.ts';
import { cardFields, completed } from '../schema.ts';
import type { CardTable, ImportRow } from './card-table.ts';
import { Columns, FIELD_NAMES, type ImportField, NEEDED, rankOf } from './columns.ts';
import { bareName, editionsOf } from './editions.ts';
import { type PowerIn, powersNamed, type UnknownPower } from './powers-named.ts';
import { DISAGREEMENTS } from './rows-of-list.ts';
import { located, problemsOf, type Reason, type RowsDocument, type Skipped } from './skipped.ts';
import {
  baseOf,
  heightOf,
  isNothing,
  numberOf,
  powersIn,
  textOf,
  typeOf,
  writable,
} from './values.ts';

export interface Imported {
  /** At least one card, with unique names. */
  readonly cards: readonly Card[];
  /** The row number of each card. */
  readonly rows: readonly number[];
  /** Rows from which no card could be read, in order. */
  readonly skipped: readonly Skipped[];
  /** Powers that are not modelled or only partly modelled. */
  readonly missing: readonly {
    readonly row: number;
    readonly card: string;
    readonly power: PowerUse;
  }[];
  /** Powers whose names are unknown, each with the rows of its cards. */
  readonly unknown: readonly {
    readonly title: string;
    readonly rows: readonly number[];
    /** The first place in a document; undefined in a table. */
    readonly place: string | undefined;
  }[];
  /** Columns that correspond to no field of a card. */
  readonly ignored: readonly string[];
  /** Columns whose text was ignored because a less ambiguous column (`by`) has a different text. */
  readonly outdone: readonly { readonly column: string; readonly by: string }[];
  /** Words in type columns that fit no field, such as "Event". */
  readonly unplaced: readonly {
    readonly column: string;
    readonly text: string;
    readonly rows: readonly number[];
  }[];
}

/**
 * Reads the cards in a table or list: for each row, a card or the reasons why there is none.
 *
 * @param file the file's name, for messages
 * @param onlyKnown whether a power with an unknown name is a mistake; otherwise it is not modelled
 * @throws BadInput if no row gives a card; its message says which column is missing, or what is wrong with each row
 */
export function readCards(
  table: CardTable,
  file: string,
  columns = new Columns(),
  onlyKnown = false,
): Imported {
  const { skipped: noRows, document } = table;
  const rows = table.rows.filter(({ values }) => !values.every(([, value]) => isNothing(value)));
  const names = [...new Set(table.rows.flatMap(({ values }) => values.map(([column]) => column)))];
  if (names.length === 0 && noRows.length > 0)
    throw new BadInput(...problemsOf(located(noRows, document), file));
  columns.check(names);
  const missingColumn = neededColumn(names, columns, file);
  if (missingColumn) throw new BadInput(missingColumn);
  const needsLife = rows.some(({ values }) =>
    values.some(([column, value]) => columns.fieldOf(column) === 'life' && !isNothing(value)),
  );
  const needed: readonly ImportField[] = needsLife ? [...NEEDED, 'life'] : NEEDED;
  const read = rows.map((row) => readRow(row, columns, needed, { document, onlyKnown }));
  const good = read.flatMap(({ card, ...one }) => (card ? [{ ...one, card }] : []));
  const { kept, repeated } = editionsOf(good);
  const all: Skipped[] = [
    ...noRows,
    ...read.flatMap(({ card, row, name, reasons }) =>
      card ? [] : [{ row, ...(name !== undefined && { name }), reasons }],
    ),
    ...repeated.map(({ placed: { row, card, columnOf }, reason }) => ({
      row,
      name: card.name,
      reasons: [{ ...reason, column: columnOf('name') }],
    })),
  ];
  const skipped = located(all, document).sort((a, b) => a.row - b.row);
  if (kept.length === 0) throw new BadInput(...problemsOf(skipped, file));
  const outdone = new Map(kept.flatMap((one) => [...one.outdone]));
  return {
    cards: kept.map(({ card }) => card),
    rows: kept.map(({ row }) => row),
    skipped,
    missing: kept.flatMap(({ row, card }) =>
      card.powers.filter(leavesOut).map((power) => ({ row, card: card.name, power })),
    ),
    unknown: unknownIn(kept, document),
    ignored: names.filter(
      (column) =>
        columns.fieldOf(column) === undefined &&
        column !== DISAGREEMENTS &&
        saysAnything(column, rows),
    ),
    outdone: [...outdone].map(([column, by]) => ({ column, by })),
    unplaced: unplacedIn(kept),
  };
}

/** Whether a column has a name or any text. Messages mention only these columns. */
function saysAnything(column: string, rows: readonly ImportRow[]): boolean {
  if (column.trim() !== '') return true;
  return rows.some(({ values }) =>
    values.some(([name, value]) => name === column && !isNothing(value)),
  );
}

function unknownIn(
  kept: readonly ReadRow[],
  document: RowsDocument | undefined,
): Imported['unknown'] {
  const found = new Map<string, { title: string; rows: number[]; place: string | undefined }>();
  for (const { row, unknown } of kept) {
    for (const { title, column, path } of unknown) {
      const place = document?.locate({ path, found: '', allowed: '' }, row, column).place;
      const one = found.get(nameKey(title)) ?? { title, rows: [], place };
      one.rows.push(row);
      found.set(nameKey(title), one);
    }
  }
  return [...found.values()];
}

function unplacedIn(kept: readonly ReadRow[]): Imported['unplaced'] {
  const found = new Map<string, { column: string; text: string; rows: number[] }>();
  for (const { row, unplaced } of kept) {
    for (const { column, text } of unplaced) {
      const key = JSON.stringify([column, text]);
      const one = found.get(key) ?? { column, text, rows: [] };
      one.rows.push(row);
      found.set(key, one);
    }
  }
  return [...found.values()];
}

/** Completes a card. Its `base` counts as stated only if the table gives it. */
function cardOf(written: Parameters<typeof completed>[0]): Card {
  const card = completed(written);
  return written.base === undefined
    ? { ...card, unstated: [...(card.unstated ?? []), 'base'] }
    : card;
}

function neededColumn(
  names: readonly string[],
  columns: Columns,
  file: string,
): Problem | undefined {
  const needed = NEEDED.find((field) => !names.some((column) => columns.fieldOf(column) === field));
  if (!needed) return undefined;
  const near = nearest(needed, names);
  const example = near[0] ?? names.find((column) => columns.fieldOf(column) === undefined) ?? 'X';
  return {
    path: [],
    place: printable(file),
    found: names.length > 0 ? `the columns ${names.map(shown).join(', ')}` : 'no card',
    allowed: `a column ${needed}`,
    sentence:
      names.length > 0
        ? `no column looks like the ${needed} of cards; the columns are ${names.map(shown).join(', ')}. Name the right one with --column ${shellWord(`${needed}=${printable(example)}`)}`
        : 'the file holds no card',
    advice: `Columns can be named ${FIELD_NAMES.join(', ')}.`,
  };
}

/** A parsed row: a card, or the reasons why there is none. */
interface ReadRow {
  readonly row: number;
  readonly card?: Card;
  readonly name?: string;
  readonly reasons: readonly Reason[];
  readonly outdone: ReadonlyMap<string, string>;
  readonly unplaced: readonly { readonly column: string; readonly text: string }[];
  readonly unknown: readonly UnknownPower[];
  /** Returns the column from which a field was read. */
  columnOf(field: ImportField): string;
}

/** Names of fields in messages. */
const LABELS: Readonly<Record<string, string>> = { life: 'Life', move: 'Move', range: 'Range' };
const labelOf = (field: string) => LABELS[field] ?? field;
const withArticle = (label: string) => `${/^[aeiou](?!ni)/i.test(label) ? 'an' : 'a'} ${label}`;

function readRow(
  { row, values }: ImportRow,
  columns: Columns,
  needed: readonly ImportField[],
  {
    document,
    onlyKnown,
  }: { readonly document: RowsDocument | undefined; readonly onlyKnown: boolean },
): ReadRow {
  const fields = new RowFields();
  const reasons: Reason[] = [];
  const refused = new Set<string>();
  const given: PowerIn[] = [];
  const unplaced: { column: string; text: string }[] = [];
  for (const [column, value] of values) {
    if (column === DISAGREEMENTS) {
      // These fields only describe the card, so an invalid value is no reason to skip the card.
      if (fields.put(column, value, value, column)) unplaced.push({ column, text: shown(value) });
      continue;
    }
    const usual = columns.fieldOf(column);
    if (!usual || isNothing(value)) continue;
    const field = usual === 'name' ? fieldOfName(column, value, values, columns) : usual;
    if (field === 'powers') {
      for (const { part, path } of partsOf(value)) {
        for (const power of powersIn(part)) {
          given.push({ power: typeof power === 'string' ? printable(power) : power, column, path });
        }
      }
      continue;
    }
    const { read, rest } = fieldsOf(field, value);
    if (rest) unplaced.push({ column, text: rest });
    for (const [key, part] of Object.entries(read)) {
      const reason = fields.put(key, part, value, column);
      if (!reason) continue;
      refused.add(key);
      reasons.push(reason);
    }
  }
  const { written, outdone } = fields;
  const columnOf = (field: ImportField) =>
    values.find(([column]) => columns.fieldOf(column) === field)?.[0] ?? field;
  for (const field of needed) {
    if (written[field] !== undefined || refused.has(field)) continue;
    const { allowed = field } = writable(schemaOf(field), null);
    const text = `the ${labelOf(field)} is missing; write ${allowed}`;
    reasons.push({ column: columnOf(field), text, kind: `has no ${labelOf(field)}` });
  }
  const { name, type, figures } = written as { name?: string; type?: string; figures?: number };
  if (type === 'hero' && figures !== undefined && figures !== 1) {
    reasons.push({
      column: columnOf('figures'),
      text: `a hero is one figure, not ${figures}; write 1, or squad as its type`,
      kind: 'is a hero with several figures',
    });
  }
  const bare = name === undefined ? '' : bareName(written as unknown as Card);
  const { powers, reasons: ofPowers, unknown } = powersNamed(given, bare, document, onlyKnown);
  const all = [...reasons, ...ofPowers];
  return {
    row,
    ...(name !== undefined && { name }),
    ...(all.length === 0 && {
      card: { ...cardOf(written as Parameters<typeof completed>[0]), powers },
    }),
    reasons: all,
    outdone,
    unplaced,
    unknown,
    columnOf,
  };
}

/** The entries of a list, each as a list with its path, or the value itself. */
function partsOf(value: unknown): { readonly part: unknown; readonly path: Problem['path'] }[] {
  return Array.isArray(value)
    ? value.map((one, i) => ({ part: [one], path: [i] }))
    : [{ part: value, path: [] }];
}

/**
 * The field for a column whose name may mean the card's name. If the name is more clearly in another column, "Unit" may
 * mean squad or hero, and "Fig" the number of figures.
 */
function fieldOfName(
  column: string,
  value: unknown,
  values: ImportRow['values'],
  columns: Columns,
): ImportField {
  const isPlainest = values.every(
    ([other]) => columns.fieldOf(other) !== 'name' || rankOf(other) >= rankOf(column),
  );
  if (isPlainest) return 'name';
  if (/^fig/i.test(column) && typeof numberOf(value) === 'number') return 'figures';
  const { fields, rest } = typeOf(value);
  return rest === '' && Object.keys(fields).length > 0 ? 'type' : 'name';
}

/** Text fields that two columns may give, such as Name and Title. */
const TEXTS = ['name', 'species', 'class', 'personality', 'general', 'set', 'size'];

/** The fields of a row, collected column by column. */
class RowFields {
  readonly written: Record<string, unknown> = {};
  readonly outdone = new Map<string, string>();
  readonly #columns = new Map<string, string>();

  /**
   * Sets a field. If two columns give different texts, the text of the less ambiguous column is used.
   *
   * @param cell the cell's value as written
   * @returns why the value is rejected: it is not allowed, or it differs from the value in an earlier column
   */
  put(key: string, value: unknown, cell: unknown, column: string): Reason | undefined {
    const label = labelOf(key);
    const read = writable(schemaOf(key), value);
    if (read.allowed !== undefined) {
      const text = `${shown(cell)} is not ${read.allowed}`;
      return { column, text, kind: `has ${withArticle(label)} that cannot be read` };
    }
    const { data } = read;
    const before = this.#columns.get(key);
    if (before === undefined) {
      this.#columns.set(key, column);
      this.written[key] = data;
      return undefined;
    }
    if (this.written[key] === data) return undefined;
    if (!TEXTS.includes(key)) {
      const text = `${shown(cell)} differs from column ${shown(before)}, which says ${this.written[key]}`;
      return { column, text, kind: `gives two values for ${label}` };
    }
    if (rankOf(column) >= rankOf(before)) {
      this.outdone.set(column, before);
      return undefined;
    }
    this.outdone.set(before, column);
    this.#columns.set(key, column);
    this.written[key] = data;
    return undefined;
  }
}

const schemaOf = (key: string) =>
  cardFields()[key as keyof ReturnType<typeof cardFields>] as z.ZodType;

/** The fields that a value sets, and its words that fit no field. */
function fieldsOf(
  field: ImportField,
  value: unknown,
): { readonly read: Readonly<Record<string, unknown>>; readonly rest?: string } {
  switch (field) {
    case 'height':
    case 'size':
      return { read: heightOf(value, field) };
    case 'type':
    case 'unique': {
      const { fields, rest } = typeOf(value);
      return { read: fields, rest };
    }
    case 'base':
      return { read: { base: baseOf(value) } };
    case 'name':
    case 'species':
    case 'class':
    case 'personality':
    case 'general':
    case 'set':
      return { read: { [field]: textOf(value) } };
    default:
      return { read: { [field]: numberOf(value) } };
  }
}
