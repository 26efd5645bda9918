import { ofRulesets } from '../../rules/rulesets.ts';
import type { Combination } from '../../scenarios/sweep.ts';
import type { Labels } from '../../scenarios/vary.ts';
import { own } from '../../words/own.ts';
import { printable } from '../../words/problem.ts';

/** Fields that say too little by themselves. */
const SAID: Readonly<Record<string, string>> = { first: 'first turn' };

/** What stands before a field of one of the attackers of a turn; `at` is a whole field. */
const OF_A_TURN = /^turn\.(\d+)\.(?:figure\.|(at)$)?/;

/** A varied field in plain words: `attacker.attack` is "attacker's attack". Rulings go by their names. */
export function fieldLabel(field: string): string {
  const said = Object.hasOwn(SAID, field) ? SAID[field] : undefined;
  if (said !== undefined) return said;
  if (field.startsWith('rulings.')) return field.slice('rulings.'.length);
  return field
    .replace(OF_A_TURN, (_, i, at) => `attacker ${Number(i) + 1}.${at ? 'place' : ''}`)
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
    .map(([field, value]) => own(labels, field) ?? `${fieldLabel(field)} ${variedLabel(value)}`)
    .join(', ');
}
