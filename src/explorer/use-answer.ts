/*
 * The hook with which parts of the page ask the engine. It keeps the latest answer on the screen until there is a newer
 * one.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { canonicalText, messageOf, type Problem } from '../base/index.ts';
import type { Engine } from './engine/engine.ts';
import type { Answer, Kind, QuestionData, Reply } from './engine/protocol.ts';

/** The answer that the page shows. It may be the answer to an earlier question. */
export interface Answered<T> {
  /** The latest answer. It stays until there is another one. */
  readonly answer?: T;
  /** The mistakes in the current question, in words. */
  readonly problems: readonly string[];
  /** The same mistakes as data. The buttons that fix mistakes are made from these. */
  readonly mistakes: readonly Problem[];
  /** Whether the current question is still being answered. */
  readonly isWorking: boolean;
  /** Whether the answer is to an earlier question. */
  readonly isOld: boolean;
}

type State<T> = Omit<Answered<T>, 'isOld'>;

/**
 * Asks the engine whenever the question changes. Until the current question is answered, answers to earlier questions
 * are shown, even if they arrive late.
 *
 * @param line the part of the page that asks, as in `Engine.ask`
 * @param asked undefined if there is no question
 */
export function useAnswer<K extends Kind>(
  engine: Engine,
  line: string,
  kind: K,
  asked: QuestionData<K> | undefined,
): Answered<Answer<K>> {
  const [state, setState] = useState<State<Answer<K>>>(() => {
    const known = asked === undefined ? undefined : engine.known(kind, asked);
    return known === undefined ? NOTHING_YET : answeredBy(known);
  });
  const key = asked === undefined ? undefined : canonicalText(asked);
  const count = useRef({ asked: 0, shown: 0 });
  useEffect(() => {
    if (asked === undefined) return;
    count.current.asked++;
    const number = count.current.asked;
    const known = engine.known(kind, asked);
    if (known !== undefined) {
      count.current.shown = number;
      return setState((before) => (isShown(known, before) ? before : answeredBy(known)));
    }
    setState((before) => ({ ...before, isWorking: true }));
    void replyFrom(engine, line, kind, asked).then((reply) => {
      const isWorking = number < count.current.asked;
      // A known answer is shown immediately. Replies to earlier questions that arrive later are dropped.
      if (number < count.current.shown) return;
      if (!reply) return setState((before) => ({ ...before, isWorking }));
      count.current.shown = number;
      setState((before) =>
        'answer' in reply
          ? { answer: reply.answer, problems: [], mistakes: [], isWorking }
          : { ...before, problems: reply.problems, mistakes: reply.mistakes ?? [], isWorking },
      );
    });
  }, [engine, line, kind, key]);
  const { answer, problems, isWorking } = state;
  return { ...state, isOld: answer !== undefined && (isWorking || problems.length > 0) };
}

/** The engine's reply. If the engine fails, the reply reports a problem, so that every question gets a reply. */
async function replyFrom<K extends Kind>(
  engine: Engine,
  line: string,
  kind: K,
  asked: QuestionData<K>,
): Promise<Reply<Answer<K>> | undefined> {
  try {
    return await engine.ask(line, kind, asked);
  } catch (error) {
    return { problems: [`This cannot be calculated: ${messageOf(error)}`] };
  }
}

const NOTHING_YET = { problems: [], mistakes: [], isWorking: false };

const answeredBy = <T>(answer: T): State<T> => ({ ...NOTHING_YET, answer });

/** Whether an answer is already on the screen, for example after the first drawing. It then need not be drawn again. */
const isShown = <T>(answer: T, shown: State<T>) =>
  shown.answer === answer && shown.problems.length === 0 && !shown.isWorking;
