/* The messages between the page and the engine: questions, and replies with answers or mistakes. */

import { BadInput, type Problem, problemText } from '../../base/index.ts';
import { ANSWERS } from './answers/index.ts';
import { playerWords } from './player-words.ts';

type Answers = typeof ANSWERS;

/** The kind of a question: a name in `ANSWERS`. */
export type Kind = keyof Answers;

/** The data for one kind of question. */
export type QuestionData<K extends Kind> = Parameters<Answers[K]>[0];
/** The answer to one kind of question. */
export type Answer<K extends Kind> = Awaited<ReturnType<Answers[K]>>;

export interface Question<K extends Kind = Kind> {
  readonly kind: K;
  readonly asked: QuestionData<K>;
}

/** The engine's reply: the answer, or the mistakes in the question. */
export type Reply<T> =
  | { readonly answer: T }
  | {
      readonly problems: readonly string[];
      /** The mistakes as data; absent if the question was correct but the engine failed. */
      readonly mistakes?: readonly Problem[];
    };

/**
 * Questions about the text of files. Mistakes in them are reported with the file's keys, not in the words of the page.
 */
const ABOUT_TEXT: readonly Kind[] = ['opened', 'openedFile', 'saved', 'ownPower', 'map'];

/** The maximum number of mistakes listed in one reply. */
const MOST_PROBLEMS = 8;

/** Answers a question. Mistakes in it are reported in the reply. */
export function replyTo({ kind, asked }: Question): Promise<Reply<unknown>> {
  const answer = ANSWERS[kind] as (asked: unknown) => unknown;
  return ABOUT_TEXT.includes(kind)
    ? replying(async () => answer(asked))
    : replying(
        async () => answer(asked),
        (problem) => playerWords(problem, asked),
      );
}

/**
 * The result of some work, or the problems that prevented it.
 *
 * @param textOf the words for a mistake
 */
export async function replying<T>(
  work: () => Promise<T>,
  textOf: (problem: Problem) => string = problemText,
): Promise<Reply<T>> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (!(error instanceof BadInput)) {
      return { problems: [`This cannot be calculated: ${(error as Error).message}`] };
    }
    const { problems } = error;
    const more = problems.length - MOST_PROBLEMS;
    const told = problems.slice(0, MOST_PROBLEMS);
    return {
      problems: [...new Set(told.map(textOf)), ...(more > 0 ? [`and ${more} more mistakes`] : [])],
      mistakes: told,
    };
  }
}
