import { canonicalText, isMapping, messageOf } from '../../base/index.ts';
import type { BrowserWorker } from '../../chance/index.ts';
import type { Answer, Kind, Question, QuestionData, Reply } from './protocol.ts';

/** The engine as panels use it. */
export interface Engine {
  /**
   * Asks a question. Questions are answered one at a time; of those that wait, a later one of the same line
   * takes the place of an earlier one.
   *
   * @param line the panel, or the part of one, that asks
   * @returns undefined where a later question has taken its place, and the answer is no longer wanted
   */
  ask<K extends Kind>(
    line: string,
    kind: K,
    asked: QuestionData<K>,
  ): Promise<Reply<Answer<K>> | undefined>;
  /** The answer to a question if it is available at once. */
  known<K extends Kind>(kind: K, asked: QuestionData<K>): Answer<K> | undefined;
  /** Gives up the questions of a line, whose answers are no longer wanted. */
  cancel(line: string): void;
}

/** A question that takes longer is given up: an untrusted link must not keep the page busy. */
export const LONGEST = 10_000;
/** The limit of the search for the best play, which shows how long it has taken and can be cancelled. */
export const LONGEST_TURN = 60_000;
/** A question whose answer is no longer wanted may go on for so long. */
const LONG = 1_000;

export const TOO_LONG =
  'This takes longer than a page should: ask less of it, or use the command line.';

interface Waiting {
  readonly line: string;
  readonly message: unknown;
  /** In milliseconds. */
  readonly longest: number;
  settle(reply: Reply<unknown> | undefined): void;
}

/** @param start starts the worker, again if one has been ended */
export function engineOf(start: () => BrowserWorker): Engine {
  const queue: Waiting[] = [];
  let worker: BrowserWorker | undefined = startedEarly(start);
  let current: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;

  function next() {
    if (current) return;
    current = queue.shift();
    if (!current) return;
    const { settle, message, longest } = current;
    const end = (reply: Reply<unknown> | undefined) => {
      clearTimeout(timer);
      current = undefined;
      settle(reply);
      next();
    };
    const fail = (problem: string) => {
      giveUp();
      end({ problems: [problem] });
    };
    try {
      worker ??= start();
      worker.onmessage = ({ data }) => end(data as Reply<unknown>);
      worker.onerror = ({ message: reason }) => fail(`The engine failed: ${reason}`);
      since = Date.now();
      timer = setTimeout(() => fail(TOO_LONG), longest);
      worker.postMessage(message);
    } catch (error) {
      fail(`The engine failed: ${messageOf(error)}`);
    }
  }

  function giveUp() {
    worker?.terminate();
    worker = undefined;
  }

  /** Ends the current question once a later one of its line has waited long enough. */
  function hurry(line: string) {
    if (current?.line !== line) return;
    const over = current;
    clearTimeout(timer);
    const rest = Math.max(0, LONG - (Date.now() - since));
    timer = setTimeout(() => {
      if (current === over) dropCurrent();
    }, rest);
  }

  function dropCurrent() {
    clearTimeout(timer);
    giveUp();
    const dropped = current;
    current = undefined;
    dropped?.settle(undefined);
    next();
  }

  function dropWaiting(line: string) {
    const at = queue.findIndex((one) => one.line === line);
    if (at >= 0) for (const one of queue.splice(at, 1)) one.settle(undefined);
  }

  return {
    ask: (line, kind, asked) =>
      new Promise((resolve) => {
        dropWaiting(line);
        const settle = resolve as Waiting['settle'];
        queue.push({ line, message: { kind, asked }, longest: longestFor(asked), settle });
        hurry(line);
        next();
      }),
    known: () => undefined,
    cancel(line) {
      dropWaiting(line);
      if (current?.line === line) dropCurrent();
    },
  };
}

/** A worker that starts before the first question. If it cannot be started, that question says why. */
function startedEarly(start: () => BrowserWorker): BrowserWorker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}

/** @param asked what a question holds: its document says what kind of fight it is */
function longestFor(asked: unknown): number {
  const document = isMapping(asked) ? asked.document : undefined;
  return isMapping(document) && document.turn !== undefined ? LONGEST_TURN : LONGEST;
}

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
  // A question may be large, such as the bytes of a map: it is turned into a key only if its kind has known answers.
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
