import type { PairAnswers } from '../fields/pair-answers.ts';
import type { FieldRequest } from '../fields/threads/field-answers.ts';
import { playGamesHere } from '../rules/c3g/armies/game-player.ts';
import { portOf, serve } from '../simulate/browser/worker.ts';
import { answers, type WorkerRequest } from '../simulate/threads/answers.ts';
import { once } from '../words/remembering.ts';

/*
 * The worker of browsers, of which a bundled library has no file: it rolls batches or plays pairs of a field, as it is
 * asked. One script for both holds the rules once, and runs of them what is asked for.
 */

playGamesHere();

const roll = answers();
const play = once(async () => {
  const { fieldAnswers } = await import('../fields/threads/field-answers.ts');
  return fieldAnswers();
});

serve(portOf<FieldRequest | WorkerRequest, PairAnswers | Uint32Array>(), async (asked) =>
  'pairs' in asked ? (await play())(asked) : roll(asked),
);
