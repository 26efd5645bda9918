import { askedWorker, pause, workerStarter } from '../../../chance/index.ts';
import type { PairAnswers, Pairs } from '../pair-answers.ts';
import type { FieldMachine } from '../player.ts';
import { fieldMessages } from '../threads/field-answers.ts';

/**
 * A machine that plays fields in a browser's workers.
 *
 * @param script returns the script of a worker that plays pairs
 */
export function browserFieldMachine(
  script: () => string | Promise<string>,
  threads: number,
): FieldMachine {
  return {
    threads,
    async start(program, count) {
      const text = await script();
      const start = workerStarter(() => [text]);
      return Array.from({ length: count }, () => {
        const { ask, release } = askedWorker<Pairs, PairAnswers>(start(), fieldMessages(program));
        return { play: ask, release };
      });
    },
    pause,
  };
}
