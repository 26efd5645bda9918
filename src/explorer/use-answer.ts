import { useEffect, useRef, useState } from 'preact/hooks';
import { canonicalText, messageOf, type Problem } from '../base/index.ts';
import type { Engine } from './engine/engine.ts';
import type { Answer, Kind, QuestionData, Reply } from './engine/protocol.ts';

export interface Answered<T> {
  /** The latest answer, which stays until there is another. */
  readonly answer?: T;
  /** The mistakes in the current question. */
  readonly problems: readonly string[];
  /** What they are about, so that a press can mend them. */
  readonly mistakes: readonly Problem[];
  /** Whether the current question is still being answered. */
  readonly isWorking: boolean;
  /** Whether there is an answer, but to an earlier question. */
  readonly isOld: boolean;
}

type State<T> = Omit<Answered<T>, 'isOld'>;

/**
 * Asks the engine whenever the question changes. Until its answer comes, answers to earlier questions are
 * shown as they come.
 *
 * @param asked undefined: nothing is asked for the time being
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
      // What the page knows by itself is there before what was asked earlier.
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

/** The engine's reply. An engine that fails has an error as its reply, so that no question is left without one. */
async function replyFrom<K extends Kind>(
  engine: Engine,
  line: string,
  kind: K,
  asked: QuestionData<K>,
): Promise<Reply<Answer<K>> | undefined> {
  try {
    return await engine.ask(line, kind, asked);
  } catch (error) {
    return { problems: [`This cannot be worked out: ${messageOf(error)}`] };
  }
}

const NOTHING_YET = { problems: [], mistakes: [], isWorking: false };

const answeredBy = <T>(answer: T): State<T> => ({ ...NOTHING_YET, answer });

/** Whether it need not be drawn again, as after the first drawing. */
const isShown = <T>(answer: T, shown: State<T>) =>
  shown.answer === answer && shown.problems.length === 0 && !shown.isWorking;
