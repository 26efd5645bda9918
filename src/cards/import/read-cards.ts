import type * as z from 'zod';
import type { PowerUse } from '../../powers/power.ts';
import { nearest } from '../../words/nearest.ts';
import { BadInput, type Problem, printable, shown } from '../../words/problem.ts';
import { hyphenated } from '../../words/slug.ts';
import type { Card } from '../card.ts';
import { cardFields, completed } from '../schema.ts';
import { FIELD_NAMES, fieldOf, type ImportField } from './columns.ts';
import { powerCalled } from './known-powers.ts';
import { baseOf, heightOf, isNothing, numberOf, powerNames, typeOf } from './values.ts';

/** One card as a table or a list writes it: values by the names of their columns, in their order. */
export interface ImportRow {
  /** Counted as the reader counts: in a spreadsheet the head is row 1. */
  readonly row: number;
  readonly values: readonly (readonly [column: string, value: unknown])[];
}

export interface Imported {
  readonly cards: readonly Card[];
  /** Powers of which nothing, or not all, is modelled. */
  readonly missing: readonly {
    readonly row: number;
    readonly card: string;
    readonly power: PowerUse;
  }[];
  /** Columns that say nothing that a card has. */
  readonly ignored: readonly string[];
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
  const rowOf = new Map<string, number>();
  for (const row of rows) {
    const { written, powers, mistakes } = readRow(row, file);
    problems.push(...mistakes);
    if (mistakes.length > 0) continue;
    const card = { ...completed(written as Parameters<typeof completed>[0]), powers };
    const first = rowOf.get(hyphenated(card.name));
    if (first !== undefined) {
      const found = `a second card named ${shown(card.name)}`;
      const place = placeOf(file, row.row, columnOf(row, 'name'));
      problems.push({ path: [], place, found, allowed: `every name once (it is in row ${first})` });
    }
    rowOf.set(hyphenated(card.name), row.row);
    cards.push(card);
    for (const power of powers) {
      if (power.modelled) missing.push({ row: row.row, card: card.name, power });
    }
  }
  if (problems.length > 0) throw new BadInput(...problems);
  return { cards, missing, ignored: columns.filter((column) => fieldOf(column) === undefined) };
}

/** Fields without which there is no card. */
const NEEDED = ['name', 'attack', 'defense'] as const;

function neededColumn(columns: readonly string[], file: string): Problem | undefined {
  const needed = NEEDED.find((field) => !columns.some((column) => fieldOf(column) === field));
  if (!needed) return undefined;
  return {
    path: [],
    place: printable(file),
    found: columns.length > 0 ? `the columns ${columns.map(shown).join(', ')}` : 'no card',
    allowed: `a column ${needed}, beside such as ${FIELD_NAMES.join(', ')}`,
    nearest: nearest(needed, columns),
  };
}

interface ReadRow {
  readonly written: Record<string, unknown>;
  readonly powers: readonly PowerUse[];
  readonly mistakes: readonly Problem[];
}

function readRow(row: ImportRow, file: string): ReadRow {
  const written: Record<string, unknown> = {};
  const mistakes: Problem[] = [];
  const refused = new Set<string>();
  const names: string[] = [];
  for (const [column, value] of row.values) {
    const field = fieldOf(column);
    if (!field || isNothing(value)) continue;
    if (field === 'powers') {
      names.push(...powerNames(value));
      continue;
    }
    for (const [key, part] of Object.entries(fieldsOf(field, value))) {
      const allowed = putField(written, key, part);
      if (allowed === undefined) continue;
      const place = placeOf(file, row.row, column);
      refused.add(key);
      mistakes.push({ path: [], place, found: shown(value), allowed });
    }
  }
  for (const field of NEEDED) {
    if (written[field] !== undefined || refused.has(field)) continue;
    const place = placeOf(file, row.row, columnOf(row, field));
    mistakes.push({ path: [], place, found: 'nothing', allowed: allowedIn(field, undefined) });
  }
  const each = [...new Map(names.map((name) => [hyphenated(name) || name, name])).values()];
  const powers = each.map((name) => powerCalled(printable(name), String(written.name ?? '')));
  return { written, powers, mistakes };
}

/**
 * Puts a value into its field, unless there is one already.
 *
 * @returns what is allowed, where the value is not, or is another number than a column before it gave
 */
function putField(
  written: Record<string, unknown>,
  key: string,
  value: unknown,
): string | undefined {
  const { success, data } = schemaOf(key).safeParse(value);
  if (!success) return allowedIn(key, value);
  const before = written[key];
  if (typeof before === 'number' && before !== data) return `${before}, as another column says`;
  written[key] ??= data;
  return undefined;
}

const schemaOf = (key: string) => cardFields[key as keyof typeof cardFields] as z.ZodType;

function allowedIn(key: string, value: unknown): string {
  return schemaOf(key).safeParse(value).error?.issues[0]?.message ?? key;
}

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
