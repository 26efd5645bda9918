import type { Reply } from '../engine/protocol.ts';

/** What the engine has found wrong. */
export class Refused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** @throws Refused */
export function answerOf<T>(reply: Reply<T> | undefined): T {
  if (reply && 'answer' in reply) return reply.answer;
  throw new Refused(reply?.problems ?? []);
}
