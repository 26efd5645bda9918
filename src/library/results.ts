/* Reads files of results and of fields, for programs. */

import { type ResultJson, readResultsFile } from '../experiments/index.ts';
import { type FieldJson, readFieldFile } from '../studies/index.ts';
import { textGiven } from './given.ts';

/**
 * Reads results that this version or an older one has written: the `results.json` of a report, or the output of
 * `--format json`.
 *
 * @param file the name of the file in messages
 * @returns the results as written, after checking that counts, fractions and probabilities are consistent; results from
 * older versions lack some fields
 * @throws BadInput for a file that is damaged or in another format
 */
export function readResults(text: string, file = 'results.json'): Partial<ResultJson>[] {
  readResultsFile(textGiven(text, []), file);
  const data = JSON.parse(text) as Partial<ResultJson> | Partial<ResultJson>[];
  return Array.isArray(data) ? data : [data];
}

/**
 * Reads a field that was written by `field` or by `knockback field --keep`.
 *
 * @param file the name of the file in messages
 * @throws BadInput for a file that is damaged or in another format
 */
export function readField(text: string, file = 'field.json'): FieldJson {
  readFieldFile(textGiven(text, []), file);
  return JSON.parse(text) as FieldJson;
}
