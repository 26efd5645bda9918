import { once } from '../base/words/remembering.ts';
import { playGamesHere } from '../battle/armies/game-player.ts';
import { portOf, serve } from '../chance/simulate/browser/worker.ts';
import { answers, type WorkerRequest } from '../chance/simulate/threads/answers.ts';
import type { PairAnswers } from '../studies/field/pair-answers.ts';
import type { FieldRequest } from '../studies/field/threads/field-answers.ts';

/*
 * The worker of browsers, of which a bundled library has no file: it rolls batches or plays pairs of a field, as it is
 * asked. One script for both holds the rules once, and runs of them what is asked for.
 */

playGamesHere();

const roll = answers();
const play = once(async () => {
  const { fieldAnswers } = await import('../studies/field/threads/field-answers.ts');
  return fieldAnswers();
});

serve(portOf<FieldRequest | WorkerRequest, PairAnswers | Uint32Array>(), async (asked) =>
  'pairs' in asked ? (await play())(asked) : roll(asked),
);
