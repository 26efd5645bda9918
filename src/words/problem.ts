import { listed } from './english.ts';

/** One mistake in what the user gave: where it stands, what was found there, what is allowed. */
export interface Problem {
  /** Keys and indices from the top of the document to the field; empty for the document as a whole. */
  readonly path: readonly (string | number)[];
  readonly found: string;
  readonly allowed: string;
  /** Names that may have been meant. */
  readonly nearest?: readonly string[];
  /** Where the document stands, such as `file.yaml:3:5`, or the option that was given. */
  readonly place?: string;
  /** Where in the text of the field, lines and columns from 0; absent: the field as a whole. */
  readonly within?: { readonly line: number; readonly column: number };
  /** Whether `path` ends in a key that should not be there, rather than in a wrong value. */
  readonly atKey?: boolean;
  /** Whether a list is allowed, and what was found is none. */
  readonly isNoList?: boolean;
  /** What can be done about it, in lines of their own below all mistakes. */
  readonly advice?: string;
}

/** Thrown for mistakes of the user's: reported as text with exit code 2, never as a stack trace. */
export class BadInput extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: Problem[]) {
    super(problemsText(problems));
    this.name = 'BadInput';
    this.problems = problems;
  }
}

/** Mistakes that a message tells: as many as fit a screen. */
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

/** What can be done about some mistakes: the first advice, of which the others differ in names alone. */
export function adviceOn(problems: readonly Problem[]): string | undefined {
  return problems.find(({ advice }) => advice !== undefined)?.advice;
}

/** The error with its problems seen otherwise, if it is a mistake of the user's; else as it is. */
export function blamed(error: unknown, where: (problem: Problem) => Problem): unknown {
  return error instanceof BadInput ? new BadInput(...error.problems.map(where)) : error;
}

/** `attacker.attack: found -3, allowed: a whole number from 0 to 50`, with the place before it. */
export function problemText(problem: Problem): string {
  const field = fieldName(problem.path);
  const meant = problem.nearest?.length ? ` (did you mean ${listed(problem.nearest, 'or')}?)` : '';
  const text = `found ${problem.found}, allowed: ${problem.allowed}${meant}`;
  return [problem.place, field, text].filter(Boolean).join(': ');
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A path as a reader writes it: `board.others[2].at`. */
export function fieldName(path: readonly (string | number)[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    const shown = shortened(printable(key));
    return name ? `${name}.${shown}` : shown;
  }, '');
}

/** Any value on one line, short enough for a message and with nothing that steers a terminal. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return shortened(JSON.stringify(printable(value)));
  if (typeof value === 'number' || value === null) return String(value);
  if (typeof value === 'bigint') return shortened(String(value));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a mapping';
  return shortened(String(value));
}

export function shortened(text: string, most = 80): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

/**
 * Control characters, marks that change the direction of text, and what is not seen at all: a zero-width
 * space, a byte-order mark, tags and the like. What joins letters or emoji stays.
 */
const STEERING =
  /[\p{Control}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Text in which such characters are written out harmlessly. */
export function printable(text: string): string {
  return text.replace(STEERING, (c) => `<U+${hexOf(c).toUpperCase()}>`);
}

/** The same for text of several lines, whose ends stay. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** JSON of the same meaning, with the characters of such kinds as escapes. Line ends stay. */
export function printableJson(json: string): string {
  return json.replace(STEERING, (c) => (c === '\n' ? c : escapesOf(c)));
}

/** JSON escapes units of UTF-16, of which a character may be two. */
function escapesOf(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

function hexOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}
