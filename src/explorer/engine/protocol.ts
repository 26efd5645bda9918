import { BadInput, problemText } from '../../words/problem.ts';
import { ANSWERS } from './answers/index.ts';

type Answers = typeof ANSWERS;

/** What the engine can be asked. */
export type Kind = keyof Answers;

/** What a question of a kind holds, and what its answer does. */
export type Asked<K extends Kind> = Parameters<Answers[K]>[0];
export type Answer<K extends Kind> = Awaited<ReturnType<Answers[K]>>;

export interface Question<K extends Kind = Kind> {
  readonly kind: K;
  readonly asked: Asked<K>;
}

/** What comes back: the answer, or what is wrong with what was asked, mistake by mistake. */
export type Reply<T> = { readonly answer: T } | { readonly problems: readonly string[] };

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
