import type * as z from 'zod';
import type { PowerUse } from '../../powers/power.ts';
import { nearest } from '../../words/nearest.ts';
import { BadInput, type Problem, printable, shown } from '../../words/problem.ts';
import { nameKey } from '../../words/slug.ts';
import { type Card, leavesOut } from '../card.ts';
import { cardFields, completed } from '../schema.ts';
import { FIELD_NAMES, fieldOf, type ImportField, NEEDED, rankOf } from './columns.ts';
import { type NamedIn, powersNamed } from './powers-named.ts';
import { baseOf, heightOf, isNothing, numberOf, powerNames, typeOf, writable } from './values.ts';

/** One card as a table or a list writes it: values by the names of their columns, in their order. */
export interface ImportRow {
  /** Counted as the reader counts: in a spreadsheet the head is row 1. */
  readonly row: number;
  readonly values: readonly (readonly [column: string, value: unknown])[];
}

export interface Imported {
  readonly cards: readonly Card[];
  /** The row of each card. */
  readonly rows: readonly number[];
  /** Powers of which nothing, or not all, is modelled. */
  readonly missing: readonly {
    readonly row: number;
    readonly card: string;
    readonly power: PowerUse;
  }[];
  /** Columns that say nothing that a card has. */
  readonly ignored: readonly string[];
  /** Columns whose text was left out where a column of a plainer name says something else. */
  readonly outdone: readonly { readonly column: string; readonly by: string }[];
}

/**
 * Cards of a table or a list.
 *
 * @param file its name, for messages
 * @throws BadInput with every mistake: file, row, column, what was found and what is allowed
 */
export function readCards(rows: readonly ImportRow[], file: string): Imported {
  const problems: Problem[] = [];
  const columns = [...new Set(rows.flatMap(({ values }) => values.map(([column]) => column)))];
  const missingColumn = neededColumn(columns, file);
  if (missingColumn) throw new BadInput(missingColumn);
  const cards: Card[] = [];
  const missing: Imported['missing'][number][] = [];
  const outdone = new Map<string, string>();
  const rowOf = new Map<string, number>();
  for (const row of rows) {
    const { written, powers, mistakes, ...read } = readRow(row, file);
    problems.push(...mistakes);
    if (mistakes.length > 0) continue;
    for (const [column, by] of read.outdone) outdone.set(column, by);
    const card = { ...cardOf(written as Parameters<typeof completed>[0]), powers };
    const first = rowOf.get(nameKey(card.name));
    if (first !== undefined) {
      const found = `a second card named ${shown(card.name)}`;
      const place = placeOf(file, row.row, columnOf(row, 'name'));
      problems.push({ path: [], place, found, allowed: `every name once (it is in row ${first})` });
      continue;
    }
    rowOf.set(nameKey(card.name), row.row);
    cards.push(card);
    for (const power of powers) {
      if (leavesOut(power)) missing.push({ row: row.row, card: card.name, power });
    }
  }
  if (problems.length > 0) throw new BadInput(...problems);
  return {
    cards,
    rows: [...rowOf.values()],
    missing,
    ignored: columns.filter(
      (column) => fieldOf(column) === undefined && saysAnything(column, rows),
    ),
    outdone: [...outdone].map(([column, by]) => ({ column, by })),
  };
}

/** A column without a name counts only where it holds something. */
function saysAnything(column: string, rows: readonly ImportRow[]): boolean {
  if (column.trim() !== '') return true;
  return rows.some(({ values }) =>
    values.some(([name, value]) => name === column && !isNothing(value)),
  );
}

/** A card that says of its base only what the table says. */
function cardOf(written: Parameters<typeof completed>[0]): Card {
  const card = completed(written);
  return written.base === undefined
    ? { ...card, unstated: [...(card.unstated ?? []), 'base'] }
    : card;
}

function neededColumn(columns: readonly string[], file: string): Problem | undefined {
  const needed = NEEDED.find((field) => !columns.some((column) => fieldOf(column) === field));
  if (!needed) return undefined;
  const near = nearest(needed, columns).map(shown);
  const meant = near.length > 0 ? `, for which ${near.join(' or ')} may be meant` : '';
  return {
    path: [],
    place: printable(file),
    found: columns.length > 0 ? `the columns ${columns.map(shown).join(', ')}` : 'no card',
    allowed: `a column ${needed}${meant}; understood are ${FIELD_NAMES.join(', ')}`,
  };
}

interface ReadRow {
  readonly written: Record<string, unknown>;
  readonly powers: readonly PowerUse[];
  readonly mistakes: readonly Problem[];
  readonly outdone: ReadonlyMap<string, string>;
}

function readRow(row: ImportRow, file: string): ReadRow {
  const fields = new RowFields();
  const mistakes: Problem[] = [];
  const refused = new Set<string>();
  const names: NamedIn[] = [];
  for (const [column, value] of row.values) {
    const field = fieldOf(column);
    if (!field || isNothing(value)) continue;
    if (field === 'powers') {
      names.push(...powerNames(value).map((name) => ({ name: printable(name), column })));
      continue;
    }
    for (const [key, part] of Object.entries(fieldsOf(field, value))) {
      const allowed = fields.put(key, part, column);
      if (allowed === undefined) continue;
      const place = placeOf(file, row.row, column);
      refused.add(key);
      mistakes.push({ path: [], place, found: shown(value), allowed });
    }
  }
  const { written, outdone } = fields;
  for (const field of NEEDED) {
    if (written[field] !== undefined || refused.has(field)) continue;
    const place = placeOf(file, row.row, columnOf(row, field));
    const { allowed = field } = writable(schemaOf(field), undefined);
    mistakes.push({ path: [], place, found: 'nothing', allowed });
  }
  const { powers, problems } = powersNamed(names, String(written.name ?? ''));
  const placed = problems.map(({ column, ...problem }) => ({
    ...problem,
    path: [],
    place: placeOf(file, row.row, column),
  }));
  return { written, powers, mistakes: [...mistakes, ...placed], outdone };
}

/** Fields that two columns may both say, such as Name and Title. */
const TEXTS = ['name', 'species', 'class', 'personality', 'general', 'set'];

/** What the columns of a row say, field by field. */
class RowFields {
  readonly written: Record<string, unknown> = {};
  readonly outdone = new Map<string, string>();
  readonly #columns = new Map<string, string>();

  /**
   * Puts a value into its field. Of two texts, that of the plainer column counts.
   *
   * @returns what is allowed, where the value is not, or is another than a column before it gave
   */
  put(key: string, value: unknown, column: string): string | undefined {
    const read = writable(schemaOf(key), value);
    if (read.allowed !== undefined) return read.allowed;
    const { data } = read;
    const before = this.#columns.get(key);
    if (before === undefined) {
      this.#columns.set(key, column);
      this.written[key] = data;
      return undefined;
    }
    if (this.written[key] === data) return undefined;
    if (!TEXTS.includes(key)) return `${this.written[key]}, as column ${shown(before)} says`;
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

const schemaOf = (key: string) => cardFields[key as keyof typeof cardFields] as z.ZodType;

/** A value as the fields of a card. */
function fieldsOf(field: ImportField, value: unknown): Readonly<Record<string, unknown>> {
  switch (field) {
    case 'height':
    case 'size':
      return heightOf(value);
    case 'type':
    case 'unique':
      return typeOf(value, field);
    case 'base':
      return { base: baseOf(value) };
    case 'name':
    case 'species':
    case 'class':
    case 'personality':
    case 'general':
    case 'set':
      return { [field]: typeof value === 'number' ? String(value) : value };
    default:
      return { [field]: numberOf(value) };
  }
}

function placeOf(file: string, row: number, column: string): string {
  return `${printable(file)}: row ${row}, column ${shown(column)}`;
}

function columnOf({ values }: ImportRow, field: ImportField): string {
  return values.find(([column]) => fieldOf(column) === field)?.[0] ?? field;
}
