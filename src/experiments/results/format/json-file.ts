/* Reads the program's own JSON files, and reports where one is broken. */

import { BadInput, type Problem, printable, printableLines } from '../../../base/index.ts';
import { parseYaml } from '../../scenarios/document.ts';

/** The maximum length, in characters, of a text for which the lines of mistakes are found. */
const LONGEST_LOCATED = 4 * 1024 * 1024;

/**
 * The maximum nesting. Deeper data do not come from this program, and could slow readers down or overflow the stack.
 */
const DEEPEST = 100;

/**
 * Reads a JSON file that the program has written.
 *
 * @param name the file's name, for messages
 * @param what the kind of file: "file of results (JSON), as the command run writes it"
 * @throws BadInput with the file, the line and column, the field, what was found, and what is allowed
 */
export function readJsonFile<T>(
  text: string,
  name: string,
  what: string,
  read: (data: unknown) => T,
): T {
  if (depthOf(text) > DEEPEST) {
    const found = `more than ${DEEPEST} nested brackets`;
    throw new BadInput({ path: [], place: printable(name), found, allowed: `a ${what}` });
  }
  try {
    return read(parsed(text, name, what));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(...error.problems.map((problem) => placed(problem, text, name)));
  }
}

/** Nesting depth of the brackets in a text, ignoring strings. */
function depthOf(text: string): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '"') isText = !isText;
    else if (isText && sign === '\\') i++;
    else if (isText) continue;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth--;
  }
  return deepest;
}

function parsed(text: string, name: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput({
      path: [],
      place: brokenAt(text, name),
      found: 'broken JSON',
      allowed: `a complete ${what}`,
    });
  }
}

/**
 * The place where a YAML reader stops (JSON is a subset of YAML). Only the place is used; the reader's message would
 * not help users.
 */
function brokenAt(text: string, name: string): string {
  try {
    if (text.length <= LONGEST_LOCATED) parseYaml(text, name);
  } catch (error) {
    if (error instanceof BadInput) return error.problems[0]?.place ?? printable(name);
  }
  return printable(name);
}

function placed(problem: Problem, text: string, name: string): Problem {
  if (problem.place) return problem;
  const somewhere = { ...problem, place: printable(name) };
  if (text.length > LONGEST_LOCATED) return somewhere;
  try {
    return parseYaml(text, name).locate(problem);
  } catch (error) {
    // The JSON exceeds the limits of the YAML reader.
    if (error instanceof BadInput) return somewhere;
    throw error;
  }
}

/** A copy of the data without terminal control characters in its text. Names in a file may contain them. */
export function harmless(data: unknown): unknown {
  if (typeof data === 'string') return printableLines(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(harmless);
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [printable(key), harmless(one)]),
  );
}
