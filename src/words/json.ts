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
