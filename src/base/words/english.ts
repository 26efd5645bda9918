/* Small pieces of English for sentences: numbers in words, plurals, lists, capitals. */

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** A number as the rule documents write it, in words up to ten: "two", "11". */
export function inWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** A number of things: "no skulls", "one skull", "two skulls". */
export function counted(n: number, thing: string, things = `${thing}s`): string {
  return `${inWords(n)} ${n === 1 ? thing : things}`;
}

/** A list: "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], and = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** An ordinal number: "1st", "2nd", "3rd", "4th", "11th", "21st" */
export function ordinal(n: number): string {
  const teens = n % 100 > 10 && n % 100 < 14;
  return `${n}${(teens ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}

/** Adds a full stop unless the text already ends with one, as in "M.A.R.S." */
export function stopped(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A title, for use inside a sentence. Only the first letter changes, so names later in the title keep their capitals.
 */
export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
