/* Words for the varied fields and values of a sweep, in tables, charts, sentences and file names. */

import { ownProperty, printable } from '../../base/index.ts';
import { type Combination, type Labels, ofRulesets } from '../../experiments/index.ts';
import type { Cast, Role } from '../../rules/index.ts';
import type { ColumnOf } from './table.ts';

/** Labels for fields whose names are not clear by themselves. */
const SAID: Readonly<Record<string, string>> = { first: 'first turn' };

/**
 * The prefix of a field that belongs to an attacker of a turn; the whole field if it is the attacker's place (`at`).
 */
const OF_A_TURN = /^turn\.(\d+)\.(?:figure\.|(at)$)?/;

/** The prefix of a field that belongs to a side of a battle, or to a card in the side's army. */
const OF_A_SIDE = /^sides\.([01])(?:\.army\.(\d+))?(?=\.|$)/;

const SIDES = ['first side', 'second side'];

/** A varied field in plain words: `attacker.attack` is "attacker's attack". Rulings keep their names. */
export function fieldLabel(field: string): string {
  const said = Object.hasOwn(SAID, field) ? SAID[field] : undefined;
  if (said !== undefined) return said;
  if (field.startsWith('rulings.')) return field.slice('rulings.'.length);
  return field
    .replace(OF_A_TURN, (_, i, at) => `attacker ${Number(i) + 1}.${at ? 'place' : ''}`)
    .replace(OF_A_SIDE, (_, side, card) =>
      [SIDES[side] ?? '', ...(card === undefined ? [] : [`card ${Number(card) + 1}`])].join('.'),
    )
    .split('.')
    .map((key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join("'s ");
}

/** Keys that can be left out, because their values are clear without them. */
const NAMING: ReadonlySet<string> = new Set(['name', 'card']);

/**
 * A varied value, for readers: `6`, `Hawkgirl`, `Tough, Lava Resistant`, `none`; `3,0` for a space, `1 1 4 / 1 1 1` for
 * the terrain of a board, `Rat, attack 1, life 1` or `Hawkgirl, attack 5` for a card.
 */
export function variedLabel(value: unknown): string {
  return textOf(value, titleOf);
}

/** A varied value, for programs. Names are spelled as in files: `hawkgirl`, `tough, lava-resistant`. */
export function variedText(value: unknown): string {
  return textOf(value, printable);
}

function textOf(value: unknown, named: (name: string) => string): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) {
    const isSpace = value.length === 2 && value.every((part) => Number.isInteger(part));
    if (isSpace) return value.join();
    const isNested = value.some((part) => Array.isArray(part));
    return value.map((part) => textOf(part, named)).join(isNested ? ' ' : ', ') || 'none';
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => (NAMING.has(key) ? '' : `${named(key)} `) + textOf(inner, named))
      .join(', ');
  }
  const text = String(value);
  return text.includes('\n') ? rowsLabel(text) : named(text);
}

const titles = ofRulesets(
  (all): ReadonlyMap<string, string> => new Map(all.flatMap((one) => Object.entries(one.titles))),
);

function titleOf(name: string): string {
  return titles().get(name) ?? printable(name);
}

function rowsLabel(text: string): string {
  const rows = text.trim().split('\n');
  return rows.map((row) => printable(row.trim().replace(/ +/g, ' '))).join(' / ');
}

/** Anything with a combination of varied values. */
export interface Varied {
  readonly combination: Combination;
  /** The file's labels for some of the values. */
  readonly labels?: Labels;
}

/**
 * A combination in words: "attacker's attack 6, defender's defense 3". If a value has a label, it replaces the field
 * and the value.
 */
export function combinationLabel({ combination, labels = {} }: Varied): string {
  return Object.entries(combination)
    .map(
      ([field, value]) =>
        ownProperty(labels, field) ?? `${fieldLabel(field)} ${variedLabel(value)}`,
    )
    .join(', ');
}

/** A varied field, for readers. */
export interface VariedField {
  readonly field: string;
  /** The field in plain words: "attacker's attack". */
  readonly name: string;
  /** The distinct values, in the order of the file. */
  readonly values: readonly unknown[];
  /** The label of a value. Different values have different labels. */
  labelOf(value: unknown): string;
}

/** A combination of a sweep. It may include the names of the fighters. */
type InSweep = Varied & { readonly account?: { readonly cast: Cast } };

/** The varied fields of combinations, in the order of the file. */
export function variedFields(combinations: readonly InSweep[]): VariedField[] {
  const fields = new Set(combinations.flatMap(({ combination }) => Object.keys(combination)));
  return [...fields].map((field) => {
    const having = combinations.filter(({ combination }) => Object.hasOwn(combination, field));
    const values = having.map(({ combination }) => combination[field]);
    const given = new Map(
      having.flatMap((one) => {
        const label = ownProperty(one.labels, field) ?? fighterName(one, field);
        return label === undefined ? [] : [[valueKey(one.combination[field]), label] as const];
      }),
    );
    const byKey = new Map(values.map((value) => [valueKey(value), value]));
    return {
      field,
      name: fieldLabel(field),
      values: [...byKey.values()],
      labelOf: labelsAmong(values, given),
    };
  });
}

/** The name of a fighter, if the varied value is a name by which files refer to a card. */
function fighterName({ combination, account }: InSweep, field: string): string | undefined {
  const [, role] = /^(attacker|defender)(?:\.card)?$/.exec(field) ?? [];
  if (!role || typeof combination[field] !== 'string') return undefined;
  return account?.cast[role as Role];
}

/** A text that is the same for equal values, and different for different ones. */
export function valueKey(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/**
 * Labels for the values of one varied field: the file's label or, if the value is an inline card, the card's name
 * unless another value has the same label. Different values get different labels.
 *
 * @param values all values of the field; they may be repeated
 * @param given the file's labels, by `valueKey`
 */
export function labelsAmong(
  values: readonly unknown[],
  given: ReadonlyMap<string, string> = new Map(),
): (value: unknown) => string {
  const distinct = [...new Map(values.map((value) => [valueKey(value), value])).entries()];
  const calls = distinct.map(([key, value]) => given.get(key) ?? shortLabel(value));
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  const give = (key: string, label: string) => {
    const own = unused(label, taken);
    taken.add(own);
    labels.set(key, own);
  };
  for (const [key] of distinct) {
    const label = given.get(key);
    if (label !== undefined) give(key, label);
  }
  for (const [i, [key, value]] of distinct.entries()) {
    if (given.has(key)) continue;
    const short = calls[i] ?? '';
    const isClear = calls.indexOf(short) === calls.lastIndexOf(short);
    give(key, isClear ? short : variedLabel(value));
  }
  return (value) => labels.get(valueKey(value)) ?? variedLabel(value);
}

function shortLabel(value: unknown): string {
  const { name } = (value ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? printable(name) : variedLabel(value);
}

/** The label, or if it is taken, `label (2)` and so on. */
function unused(label: string, taken: ReadonlySet<string>): string {
  if (!taken.has(label)) return label;
  let number = 2;
  while (taken.has(`${label} (${number})`)) number += 1;
  return `${label} (${number})`;
}

/** The columns that identify combinations, one per varied field. */
export function variedColumns<Row>(
  fields: readonly VariedField[],
  of: (row: Row) => Pick<Varied, 'combination'>,
): ColumnOf<Row>[] {
  return fields.map(({ field, name, labelOf }) => ({
    head: name,
    isKey: true,
    text: (row) => labelOf(of(row).combination[field]),
  }));
}
