/* Mistakes in the user's input (`BadInput`), their wording, and functions that make text safe to show in a terminal. */

import { listed } from './english.ts';

/** One mistake in the user's input: where it is, what was found, and what is allowed. */
export interface Problem {
  /** Keys and indices from the top of the document to the field; empty for the whole document. */
  readonly path: readonly (string | number)[];
  readonly found: string;
  readonly allowed: string;
  /** The mistake as a sentence (default: a sentence made from `found` and `allowed`). */
  readonly sentence?: string;
  /** Names that the user may have meant. */
  readonly nearest?: readonly string[];
  /** The place in the document, such as `file.yaml:3:5`, or the option. */
  readonly place?: string;
  /** The position of the mistake in the field's text, from 0; absent if the whole field is wrong. */
  readonly within?: { readonly line: number; readonly column: number };
  /** `path` leads to a key that should not be there, instead of to a wrong value. */
  readonly atKey?: boolean;
  /** A list is allowed, but something else was found. */
  readonly isNoList?: boolean;
  /** What to do about the mistake, on separate lines below all mistakes. */
  readonly advice?: string;
}

/** Thrown for the user's mistakes, which are reported as text with exit code 2, never as a stack trace. */
export class BadInput extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: Problem[]) {
    const bounded = problems.map(inBounds);
    super(problemsText(bounded));
    this.name = 'BadInput';
    this.problems = bounded;
  }
}

/** The maximum number of characters in each text of a problem, because problems may quote input of any length. */
const LONGEST = { found: 400, allowed: 2000, sentence: 2000, place: 1000 } as const;

/** Cuts the texts of a problem to these lengths. */
function inBounds(problem: Problem): Problem {
  const fields = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
  const cut = fields.flatMap((field) => {
    const text = problem[field];
    return text !== undefined && text.length > LONGEST[field]
      ? [[field, shortened(text, LONGEST[field])]]
      : [];
  });
  return cut.length === 0 ? problem : { ...problem, ...Object.fromEntries(cut) };
}

/** The maximum number of mistakes in a message: as many as fit on a screen. */
export const MOST_TOLD = 30;

function problemsText(problems: readonly Problem[]): string {
  const told = problems.slice(0, MOST_TOLD).map(problemText);
  const untold = problems.length - told.length;
  const advice = adviceOn(problems);
  return [
    ...told,
    ...(untold > 0 ? [`and ${untold} more mistakes`] : []),
    ...(advice === undefined ? [] : ['', advice]),
  ].join('\n');
}

/** The advice from the first mistake that has any. Advice from other mistakes differs only in names. */
export function adviceOn(problems: readonly Problem[]): string | undefined {
  return problems.find(({ advice }) => advice !== undefined)?.advice;
}

/** Applies `where` to each problem in a BadInput. Any other error is returned unchanged. */
export function blamed(error: unknown, where: (problem: Problem) => Problem): unknown {
  return error instanceof BadInput ? new BadInput(...error.problems.map(where)) : error;
}

/** A problem as text: its place, then `attacker.attack is -3; give a whole number from 0 to 50`. */
export function problemText(problem: Problem): string {
  const { place, path } = problem;
  const field = shortened(fieldName(path), LONGEST_FIELD);
  // An option or a line of a file can be the subject of the sentence; a longer description cannot.
  const isSubject = field === '' && place !== undefined && !place.includes(' ');
  if (isSubject) return mistakeText(problem, place);
  return [place, mistakeText(problem, field)].filter(Boolean).join(': ');
}

/**
 * What is wrong with a field or an option, and what to give instead: `--attack is "x"; give a whole number`.
 *
 * @param subject the field's or option's name; empty for the whole document
 */
export function mistakeText(problem: Problem, subject = ''): string {
  const { found, allowed, nearest, sentence } = problem;
  const meant = nearest?.length ? ` (did you mean ${listed(nearest, 'or')}?)` : '';
  if (sentence !== undefined) return [subject, `${sentence}${meant}`].filter(Boolean).join(': ');
  return `${wrongText(subject, found)}${meant}; give ${allowed}`;
}

/** Rewords a mistake for a file that the program wrote and people do not edit: "2 counts instead of 3". */
export function insteadOf(problem: Problem): Problem {
  return { ...problem, sentence: `${problem.found} instead of ${problem.allowed}` };
}

function wrongText(subject: string, found: string): string {
  if (found === shown(undefined)) return subject ? `${subject} is missing` : 'this is empty';
  if (SHOWN_VALUE.test(found)) return `${subject || 'this'} is ${found}`;
  return [subject, found].filter(Boolean).join(': ');
}

/** Matches a value as `shown` writes it; does not match other descriptions, such as "a figure that is not adjacent". */
const SHOWN_VALUE =
  /^("|(-?[\d.]+(e[+-]?\d+)?|-?Infinity|NaN|true|false|null|a list of \d+|an empty list|a mapping|a function)$)/;

/** The maximum number of characters of a field's name in a message. */
const LONGEST_FIELD = 400;

/** The message of any thrown value, even if it is not an Error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A path in a field's usual notation: `board.others[2].at`. */
export function fieldName(path: readonly (string | number)[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    const shown = shortened(printable(key));
    return name ? `${name}.${shown}` : shown;
  }, '');
}

/** Any value on one line, short enough for a message, without characters that control a terminal. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return shownText(value);
  if (typeof value === 'number') return shownNumber(value);
  if (typeof value === 'bigint') return shortened(String(value));
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a mapping';
  if (typeof value === 'function') return 'a function';
  return shortened(String(value));
}

/** Text in quotes. Long text is cut, and its length is added. */
function shownText(text: string): string {
  const quoted = JSON.stringify(printable(text.slice(0, LONGEST_SHOWN)));
  if (text.length <= LONGEST_SHOWN && quoted.length <= LONGEST_SHOWN) return quoted;
  const rest = `..." (${text.length} characters)`;
  return `${wholeCharacters(quoted, LONGEST_SHOWN - rest.length)}${rest}`;
}

const LONGEST_SHOWN = 80;

/** A number. A number with very many digits is rounded. */
function shownNumber(value: number): string {
  const text = String(value);
  return text.length > LONGEST_NUMBER ? String(Number(value.toPrecision(5))) : text;
}

/** The maximum number of characters in a number; enough for a probability with all its digits. */
const LONGEST_NUMBER = 20;

export function shortened(text: string, most = LONGEST_SHOWN): string {
  return text.length > most ? `${wholeCharacters(text, most - 3)}...` : text;
}

/** At most this many UTF-16 units of a text, without half a character at the end. */
function wholeCharacters(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? most - 1 : most);
}

/**
 * Control characters, marks that change the direction of text, and invisible characters such as zero-width spaces,
 * byte-order marks and tags. Does not include characters that join letters or emoji.
 */
const STEERING =
  /[\p{Control}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Text with control and invisible characters written out, such as `<U+200B>`. */
export function printable(text: string): string {
  return text.replace(STEERING, (c) => `<U+${hexOf(c).toUpperCase()}>`);
}

/** Makes text of several lines printable, but keeps its line ends. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

const PLAIN_JSON = /^[\n -~]*$/;

/** JSON with control and invisible characters escaped, which does not change its meaning. Line ends stay. */
export function printableJson(json: string): string {
  // Nearly all JSON is printable ASCII, and a test for that is much faster than a replacement.
  if (PLAIN_JSON.test(json)) return json;
  return json.replace(STEERING, (c) => (c === '\n' ? c : escapesOf(c)));
}

/** A character as JSON escapes, one for each of its UTF-16 units. */
function escapesOf(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function hexOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}
