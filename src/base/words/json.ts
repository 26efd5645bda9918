/* Writes JSON, whole or in parts, for scripts and for the terminal. */

import { BadInput, printableJson } from './problem.ts';

/**
 * Data as JSON that is safe to show in a terminal.
 *
 * @throws BadInput if the JSON is too long for one string, such as the results of a very large sweep
 */
export function jsonText(value: unknown): string {
  return unlessTooLong(() => `${indented(value)}\n`);
}

function indented(value: unknown): string {
  return printableJson(JSON.stringify(value, undefined, 2));
}

function unlessTooLong(text: () => string): string {
  try {
    return text();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new BadInput({
      path: [],
      place: 'the results',
      found: 'more than 512 MB of JSON',
      allowed: 'fewer combinations or measures, or --format csv',
    });
  }
}

/** JSON in parts: for a list, one part for each item, so that the JSON need not fit in one string. */
export function* jsonParts(value: unknown): Generator<string> {
  if (!isList(value)) return yield jsonText(value);
  let isEmpty = true;
  for (const item of value) {
    yield `${isEmpty ? '[' : ','}${jsonItem(item)}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]\n' : LIST_END;
}

/** An item of a list as `jsonParts` writes it, without the comma before it. */
export function jsonItem(item: unknown): string {
  // The list around the item gives the indentation. Its opening bracket is one character; its closing bracket and the
  // line end before it are two. No line end is appended, because cutting it off again would copy the text.
  return unlessTooLong(() => indented([item]).slice(1, -2));
}

const LIST_END = '\n]\n';

/** The same text as from `jsonParts`, made from items that `jsonItem` has already written. */
export async function* jsonOfItems(items: AsyncIterable<string>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const item of items) {
    yield `${isEmpty ? '[' : ','}${item}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]\n' : LIST_END;
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
