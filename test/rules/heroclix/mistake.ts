import { BadInput } from '../../../src/words/problem.ts';
import { scenarioOf } from './scenarios.ts';

/** What a fight is refused with, a problem a line; it may be any document, valid or not. */
export function mistake(changes: object): string {
  try {
    scenarioOf(changes);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'no mistake';
}
