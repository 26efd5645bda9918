import { ownProperty, printable } from '../../base/index.ts';
import { type Combination, type Labels, ofRulesets } from '../../experiments/index.ts';
import type { Cast, Role } from '../../rules/index.ts';
import type { ColumnOf } from './table.ts';

/** Fields that say too little by themselves. */
const SAID: Readonly<Record<string, string>> = { first: 'first turn' };

/** What stands before a field of one of the attackers of a turn; `at` is a whole field. */
const OF_A_TURN = /^turn\.(\d+)\.(?:figure\.|(at)$)?/;

/** What stands before a field of a side of a battle, or of a card of its army. */
const OF_A_SIDE = /^sides\.([01])(?:\.army\.(\d+))?(?=\.|$)/;

const SIDES = ['first side', 'second side'];

/** A varied field in plain words: `attacker.attack` is "attacker's attack". Rulings go by their names. */
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

/** Keys that go without saying before what they hold. */
const NAMING: ReadonlySet<string> = new Set(['name', 'card']);

/**
 * A varied value as a reader sees it: `6`, `Hawkgirl`, `Tough, Lava Resistant`, `none`; a space as
 * `3,0`, a board's terrain as `1 1 4 / 1 1 1`, a card as `Rat, attack 1, life 1` or `Hawkgirl, attack 5`.
 */
export function variedLabel(value: unknown): string {
  return textOf(value, titleOf);
}

/** The same with names as files write them, for other programs: `hawkgirl`, `tough, lava-resistant`. */
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

/** Whatever stands for a combination of varied values. */
export interface Varied {
  readonly combination: Combination;
  /** What the file calls some of them. */
  readonly labels?: Labels;
}

/** "attacker's attack 6, defender's defense 3"; what has a label goes by that alone. */
export function combinationLabel({ combination, labels = {} }: Varied): string {
  return Object.entries(combination)
    .map(
      ([field, value]) =>
        ownProperty(labels, field) ?? `${fieldLabel(field)} ${variedLabel(value)}`,
    )
    .join(', ');
}

/** A field that differs among combinations, as a reader sees it. */
export interface VariedField {
  readonly field: string;
  /** In plain words: "attacker's attack". */
  readonly name: string;
  /** Each value once, in the order of the file. */
  readonly values: readonly unknown[];
  /** What a reader calls a value of it. Different values never have the same label. */
  labelOf(value: unknown): string;
}

/** Combinations of a sweep, some of which may also know who fights. */
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

/** The name on a fighter's card, where a name is all that the file gives. */
function fighterName({ combination, account }: InSweep, field: string): string | undefined {
  const [, role] = /^(attacker|defender)(?:\.card)?$/.exec(field) ?? [];
  if (!role || typeof combination[field] !== 'string') return undefined;
  return account?.cast[role as Role];
}

/** The same for equal values, and only for these. */
export function valueKey(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/**
 * What a reader calls each of the values of one varied field: as the file says, else an inline card by
 * its name alone, where no other value is called so. Different values never have the same label.
 *
 * @param values all values of the field; they may repeat
 * @param given the labels that are given, by `valueKey`
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

/** `label`, or `label (2)` where that is taken. */
function unused(label: string, taken: ReadonlySet<string>): string {
  if (!taken.has(label)) return label;
  let number = 2;
  while (taken.has(`${label} (${number})`)) number += 1;
  return `${label} (${number})`;
}

/** The columns that name combinations: what each varied field is in them. */
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
