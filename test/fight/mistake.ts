import { BadInput } from '../../src/base/words/problem.ts';
import { type Document, scenarioOf } from './scenarios.ts';

/** The refusal of a document, one problem per line. */
export function mistake(document: Document): string {
  try {
    scenarioOf(document);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'no mistake';
}
