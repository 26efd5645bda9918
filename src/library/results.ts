/* Files of results and fields, read by programs. */

import { type ResultJson, readResultsFile } from '../experiments/index.ts';
import { type FieldJson, readFieldFile } from '../studies/index.ts';
import { textGiven } from './given.ts';

/**
 * Reads results that this version or an older one of the program has written: `results.json` of a report, or
 * what `--format json` has printed.
 *
 * @param file what messages call it
 * @returns the results as they were written, once their counts, fractions and probabilities are found to go
 *   together; of older versions, some fields are missing
 * @throws BadInput for a file that is damaged or of another format
 */
export function readResults(text: string, file = 'results.json'): Partial<ResultJson>[] {
  readResultsFile(textGiven(text, []), file);
  const data = JSON.parse(text) as Partial<ResultJson> | Partial<ResultJson>[];
  return Array.isArray(data) ? data : [data];
}

/**
 * Reads a field that `field` or `knockback field --keep` has written.
 *
 * @param file what messages call it
 * @throws BadInput for a file that is damaged or of another format
 */
export function readField(text: string, file = 'field.json'): FieldJson {
  readFieldFile(textGiven(text, []), file);
  return JSON.parse(text) as FieldJson;
}
