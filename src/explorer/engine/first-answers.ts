/* The answers that the build puts into the page, so that the page shows odds before the engine runs. */

import { ATTACK_START } from '../panels/attack/attack-document.ts';
import { ANSWERS } from './answers/index.ts';
import type { AnsweredQuestion } from './engine.ts';

/** The questions of a first visitor's page, with their answers. */
export async function firstAnswers(): Promise<AnsweredQuestion[]> {
  const asked = { document: ATTACK_START };
  return [{ kind: 'odds', asked, answer: await ANSWERS.odds(asked) }];
}
