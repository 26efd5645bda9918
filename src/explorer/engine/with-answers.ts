import { canonicalText } from '../../words/same-data.ts';
import type { Engine } from './engine.ts';
import type { Question } from './protocol.ts';

/** A question with its answer, as the page carries it. */
export interface AnsweredQuestion extends Question {
  readonly answer: unknown;
}

/**
 * An engine that has some answers before it is asked: the build asks what a first visitor sees, of the same
 * code, so that it is there while the worker still starts.
 */
export function withAnswers(engine: Engine, known: readonly AnsweredQuestion[]): Engine {
  const answers = new Map(
    known.map(({ kind, asked, answer }) => [canonicalText([kind, asked]), answer]),
  );
  // What is asked may be large, such as the bytes of a map: as text only where that may be known.
  const kinds = new Set(known.map(({ kind }) => kind));
  const knownTo: Engine['known'] = (kind, asked) =>
    kinds.has(kind) ? (answers.get(canonicalText([kind, asked])) as never) : undefined;
  return {
    ask(line, kind, asked) {
      const answer = knownTo(kind, asked);
      return answer === undefined ? engine.ask(line, kind, asked) : Promise.resolve({ answer });
    },
    known: knownTo,
    cancel: engine.cancel,
  };
}
