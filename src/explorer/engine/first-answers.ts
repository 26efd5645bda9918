import { ATTACK_START } from '../panels/attack/start.ts';
import { ANSWERS } from './answers/index.ts';
import type { Known } from './known.ts';

/** What a first visitor's page asks, answered by the build. */
export async function firstAnswers(): Promise<Known[]> {
  const asked = { document: ATTACK_START };
  return [{ kind: 'odds', asked, answer: await ANSWERS.odds(asked) }];
}
