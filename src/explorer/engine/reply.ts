import { BadInput, problemText } from '../../words/problem.ts';
import { ANSWERS } from './answers/index.ts';
import type { Question, Reply } from './protocol.ts';

/** Mistakes that a reader is told at once. */
const MOST_PROBLEMS = 8;

/** Answers a question. What is wrong with it is an answer too. */
export function replyTo({ kind, asked }: Question): Promise<Reply<unknown>> {
  const answer = ANSWERS[kind] as (asked: unknown) => unknown;
  return replying(async () => answer(asked));
}

/** What some work comes to, or why it does not. */
export async function replying<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (!(error instanceof BadInput)) {
      return { problems: [`This cannot be worked out: ${(error as Error).message}`] };
    }
    const { problems } = error;
    const more = problems.length - MOST_PROBLEMS;
    return {
      problems: [
        ...problems.slice(0, MOST_PROBLEMS).map(problemText),
        ...(more > 0 ? [`and ${more} more mistakes`] : []),
      ],
    };
  }
}
