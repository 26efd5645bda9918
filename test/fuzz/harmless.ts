import type { BadInput } from '../../src/base/words/problem.ts';

/** Characters that control a terminal, or change the direction of the following text; line ends are excepted. */
const STEERING =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
const STACK_TRACE = /^ {4}at |node:internal|\.js:\d+:\d+/m;

/** @throws Error if displaying the text could have side effects */
export function checkHarmless(text: string, what: string): void {
  const found = STEERING.exec(text);
  if (!found) return;
  const code = found[0].codePointAt(0)?.toString(16);
  const around = text.slice(Math.max(0, found.index - 30), found.index + 30);
  throw new Error(`${what} holds the character U+${code} in ${JSON.stringify(around)}`);
}

/** @throws Error if the text of an error is not suitable for users */
export function checkMessage(text: string): void {
  checkHarmless(text, 'the message');
  if (STACK_TRACE.test(text)) throw new Error(`a stack trace: ${text}`);
  const long = text.split('\n').find((line) => line.length > 2000);
  if (long) throw new Error(`a line of ${long.length} characters: ${long.slice(0, 200)}`);
}

/** @throws Error if a refusal does not say where, what was found and what is allowed */
export function checkRefusal({ problems, message }: BadInput): void {
  if (problems.length === 0) throw new Error('a refusal without a problem');
  for (const { place, path, found, allowed } of problems) {
    if (!place && path.length === 0) throw new Error(`no place: ${message}`);
    if (!found || !allowed) throw new Error(`nothing said: ${message}`);
  }
  checkMessage(message);
}
