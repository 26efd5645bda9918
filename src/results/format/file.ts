import { readJsonFile } from './json-file.ts';
import { readRecorded } from './read.ts';
import type { RecordedResult } from './recorded.ts';

/** As large as a file of results may be: ten thousand combinations of a board have fewer bytes. */
export const LARGEST_RESULTS = 400 * 1024 * 1024;

/** Whether text is that of a file of results, whole or not, rather than of an experiment. */
export function holdsResults(text: string): boolean {
  return /^\s*\[/.test(text) || /^\s*\{[\s\S]{0,2000}?"(format|version|headline)"\s*:/.test(text);
}

/**
 * Reads a file of results: what `run` writes as results.json and `--format json` prints.
 *
 * @param name the file's name, for messages
 * @throws BadInput with file, line, column, field, what was found and what is allowed
 */
export function readResultsFile(text: string, name: string): RecordedResult[] {
  return readJsonFile(text, name, 'file of results (JSON), as run writes it', readRecorded);
}
