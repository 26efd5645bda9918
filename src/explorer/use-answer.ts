import { useEffect, useState } from 'preact/hooks';
import { canonicalText } from '../words/same-data.ts';
import type { Engine } from './engine/engine.ts';
import type { Answer, Asked, Kind } from './engine/protocol.ts';

export interface Answered<T> {
  /** The latest answer, which stays until there is another. */
  readonly answer?: T;
  /** What is wrong with what is asked now. */
  readonly problems: readonly string[];
}

/**
 * Asks the engine whenever what is asked changes.
 *
 * @param asked undefined: nothing is asked for the time being
 */
export function useAnswer<K extends Kind>(
  engine: Engine,
  line: string,
  kind: K,
  asked: Asked<K> | undefined,
): Answered<Answer<K>> {
  const [state, setState] = useState<Answered<Answer<K>>>({ problems: [] });
  const key = asked === undefined ? undefined : canonicalText(asked);
  useEffect(() => {
    if (asked === undefined) return;
    void engine.ask(line, kind, asked).then((reply) => {
      if (!reply) return;
      setState((before) =>
        'answer' in reply
          ? { answer: reply.answer, problems: [] }
          : { ...before, problems: reply.problems },
      );
    });
  }, [engine, line, kind, key]);
  return state;
}
