import { once } from '../base/index.ts';
import { playGamesHere } from '../battle/index.ts';
import { answers, portOf, serve, type WorkerRequest } from '../chance/index.ts';
import type { FieldRequest, PairAnswers } from '../studies/index.ts';

/*
 * The worker for browsers, where a bundled library has no file: it rolls batches or plays pairs of a field, depending
 * on the request. One script for both contains the rules once, and only runs the parts that are needed.
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
