import { printable } from '../../words/problem.ts';

/** A varied field in plain words: `attacker.attack` is "attacker's attack". Rulings go by their names. */
export function fieldLabel(field: string): string {
  if (field.startsWith('rulings.')) return field.slice('rulings.'.length);
  return field
    .split('.')
    .map((key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join("'s ");
}

/** Keys that go without saying before what they hold. */
const NAMING: ReadonlySet<string> = new Set(['name', 'card']);

/**
 * A varied value as a reader sees it: `6`, `hawkgirl`, `tough, lava-resistant`, `none`; a space as
 * `3,0`, a board's terrain as `1 1 4 / 1 1 1`, a card as `Rat, attack 1, life 1` or `hawkgirl, attack 5`.
 */
export function variedLabel(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) {
    const isSpace = value.length === 2 && value.every((part) => Number.isInteger(part));
    if (isSpace) return value.join();
    const isNested = value.some((part) => Array.isArray(part));
    return value.map(variedLabel).join(isNested ? ' ' : ', ') || 'none';
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => (NAMING.has(key) ? '' : `${key} `) + variedLabel(inner))
      .join(', ');
  }
  const text = String(value);
  return text.includes('\n') ? rowsLabel(text) : printable(text);
}

function rowsLabel(text: string): string {
  const rows = text.trim().split('\n');
  return rows.map((row) => printable(row.trim().replace(/ +/g, ' '))).join(' / ');
}

/** "attacker's attack 6, defender's defense 3" */
export function combinationLabel(combination: Readonly<Record<string, unknown>>): string {
  return Object.entries(combination)
    .map(([field, value]) => `${fieldLabel(field)} ${variedLabel(value)}`)
    .join(', ');
}
