import { BadInput, printableJson } from './problem.ts';

/**
 * Data as text that scripts read and a terminal shows as it is.
 *
 * @throws BadInput for more data than a text can hold, such as the results of a very large sweep
 */
export function jsonText(value: unknown): string {
  try {
    return `${printableJson(JSON.stringify(value, undefined, 2))}\n`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new BadInput({
      path: [],
      place: 'the results',
      found: 'more JSON than one text can hold (512 MB)',
      allowed: 'fewer combinations, fewer measures, or --format csv',
    });
  }
}

/** The same text in parts, one for each item of a list: a list may be longer than a text can hold. */
export function* jsonParts(value: unknown): Generator<string> {
  if (!isList(value)) return yield jsonText(value);
  let isEmpty = true;
  for (const item of value) {
    // Texts hold no line ends of their own: JSON escapes them.
    const indented = jsonText(item).trimEnd().replaceAll('\n', '\n  ');
    yield `${isEmpty ? '[' : ','}\n  ${indented}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]\n' : '\n]\n';
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
