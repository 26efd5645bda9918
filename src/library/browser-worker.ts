import { once } from '../base/index.ts';
import { playGamesHere } from '../battle/index.ts';
import { answers, portOf, serve, type WorkerRequest } from '../chance/index.ts';
import type { FieldRequest, PairAnswers } from '../studies/index.ts';

/*
 * The worker for browsers, in which a bundled library has no files. Depending on the request, it rolls batches or plays
 * pairs of a field. A single script for both contains the rules only once, and runs only the parts that are needed.
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
