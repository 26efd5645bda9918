import { ATTACK_START } from '../panels/attack/attack-document.ts';
import { ANSWERS } from './answers/index.ts';
import type { AnsweredQuestion } from './engine.ts';

/** What a first visitor's page asks, answered by the build. */
export async function firstAnswers(): Promise<AnsweredQuestion[]> {
  const asked = { document: ATTACK_START };
  return [{ kind: 'odds', asked, answer: await ANSWERS.odds(asked) }];
}
