/*
 * The page's side of the engine. It passes questions to a worker one at a time, and drops questions that take too long
 * or are no longer wanted.
 */

import { canonicalText, isMapping, messageOf } from '../../base/index.ts';
import type { BrowserWorker } from '../../chance/index.ts';
import type { Answer, Kind, Question, QuestionData, Reply } from './protocol.ts';

/** The engine, as the page uses it. */
export interface Engine {
  /**
   * Asks a question. Questions are answered one at a time. A question replaces a waiting question from the same line.
   * If a question from the same line is already being answered, the engine ends it once it has taken a second.
   *
   * @param line the part of the page that asks
   * @returns undefined if the question was replaced, ended or canceled
   */
  ask<K extends Kind>(
    line: string,
    kind: K,
    asked: QuestionData<K>,
  ): Promise<Reply<Answer<K>> | undefined>;
  /** The answer to a question if it is already known, otherwise undefined. */
  known<K extends Kind>(kind: K, asked: QuestionData<K>): Answer<K> | undefined;
  /** Drops the questions from a line, because their answers are no longer wanted. */
  cancel(line: string): void;
}

/** The time limit for a question, in milliseconds. It prevents an untrusted link from keeping the page busy. */
export const LONGEST = 10_000;
/**
 * The time limit for a search for the best play, in milliseconds. The page shows how long the search has taken, and
 * lets the user cancel it.
 */
export const LONGEST_TURN = 60_000;
/** How many milliseconds a question may run if a later question from the same line is waiting. */
const LONG = 1_000;

export const TOO_LONG =
  'This takes too long for the page. Make it smaller, or use the command line.';

/** A question that is waiting for the worker or being answered. */
interface Waiting {
  readonly line: string;
  readonly message: unknown;
  /** Time limit in milliseconds. */
  readonly longest: number;
  settle(reply: Reply<unknown> | undefined): void;
}

/**
 * An engine that runs in a worker, which is started immediately.
 *
 * @param start starts a worker; called again whenever a worker has been ended
 */
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

  /** If the current question is from this line, ends the question as soon as it has run for `LONG` milliseconds. */
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

/**
 * Starts a worker before the first question. If this fails, the first question starts a worker again and reports any
 * error.
 */
function startedEarly(start: () => BrowserWorker): BrowserWorker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}

/** @param asked the data of a question; the document in it determines the kind of fight */
function longestFor(asked: unknown): number {
  const document = isMapping(asked) ? asked.document : undefined;
  return isMapping(document) && document.turn !== undefined ? LONGEST_TURN : LONGEST;
}

/** A question that the build has answered, together with its answer; the page contains both. */
export interface AnsweredQuestion extends Question {
  readonly answer: unknown;
}

/**
 * An engine that knows some answers in advance. The build answers the questions of a first visitor's page with the same
 * code, so that the page can show these answers while the worker is still starting.
 */
export function withAnswers(engine: Engine, known: readonly AnsweredQuestion[]): Engine {
  const answers = new Map(
    known.map(({ kind, asked, answer }) => [canonicalText([kind, asked]), answer]),
  );
  // A question may be large, such as the bytes of a map, so its key is only made if there are known answers of its
  // kind.
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
