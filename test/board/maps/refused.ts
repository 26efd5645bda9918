import { BadInput } from '../../../src/base/words/problem.ts';
import { checkRefusal } from '../../fuzz/harmless.ts';

/** The message of a well-formed rejection; empty if nothing is rejected. */
export function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    checkRefusal(error);
    return error.message;
  }
  return '';
}
