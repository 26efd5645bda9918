import type { BadInput } from '../../src/base/words/problem.ts';

/** Whatever steers a terminal, or turns the direction of what comes after it; line ends aside. */
const STEERING =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
const STACK_TRACE = /^ {4}at |node:internal|\.js:\d+:\d+/m;

/** @throws Error where a text that people see could do more than be read */
export function checkHarmless(text: string, what: string): void {
  const found = STEERING.exec(text);
  if (!found) return;
  const code = found[0].codePointAt(0)?.toString(16);
  const around = text.slice(Math.max(0, found.index - 30), found.index + 30);
  throw new Error(`${what} holds the character U+${code} in ${JSON.stringify(around)}`);
}

/** @throws Error where an error's text is not one for people */
export function checkMessage(text: string): void {
  checkHarmless(text, 'the message');
  if (STACK_TRACE.test(text)) throw new Error(`a stack trace: ${text}`);
  const long = text.split('\n').find((line) => line.length > 2000);
  if (long) throw new Error(`a line of ${long.length} characters: ${long.slice(0, 200)}`);
}

/** @throws Error where a refusal does not say where, what was found and what is allowed */
export function checkRefusal({ problems, message }: BadInput): void {
  if (problems.length === 0) throw new Error('a refusal without a problem');
  for (const { place, path, found, allowed } of problems) {
    if (!place && path.length === 0) throw new Error(`no place: ${message}`);
    if (!found || !allowed) throw new Error(`nothing said: ${message}`);
  }
  checkMessage(message);
}
