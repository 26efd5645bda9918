import type { BrowserWorker } from '../../simulate/browser/worker.ts';
import { isMapping } from '../../words/same-data.ts';
import type { Answer, Asked, Kind, Reply } from './protocol.ts';

/** The engine as panels see it. */
export interface Engine {
  /**
   * Asks. One question is worked at at a time; of those that wait, a later one of the same line takes the
   * place of an earlier one.
   *
   * @param line whose question it is: a panel's, or a part's of it
   * @returns undefined where a later question has taken its place: nobody waits for the answer any more
   */
  ask<K extends Kind>(
    line: string,
    kind: K,
    asked: Asked<K>,
  ): Promise<Reply<Answer<K>> | undefined>;
  /** The answer to a question where it is there already, so that nobody has to wait for it. */
  known<K extends Kind>(kind: K, asked: Asked<K>): Answer<K> | undefined;
  /** Gives up what a line has asked: nobody waits for the answer any more. */
  cancel(line: string): void;
}

/** A question that takes longer is given up: a link from anybody must not keep the page busy. */
export const LONGEST = 10_000;
/** Where the best play is looked for; whoever waits for it is shown how long, and can cancel. */
export const LONGEST_TURN = 60_000;
/** After so long, a question for which nobody waits any more is given up. */
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

/** @param start starts the worker, anew where one has been ended */
export function engineOf(start: () => BrowserWorker): Engine {
  const queue: Waiting[] = [];
  let worker: BrowserWorker | undefined = start();
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
    worker ??= start();
    worker.onmessage = ({ data }) => end(data as Reply<unknown>);
    worker.onerror = ({ message: reason }) => {
      giveUp();
      end({ problems: [`The engine failed: ${reason}`] });
    };
    since = Date.now();
    timer = setTimeout(() => {
      giveUp();
      end({ problems: [TOO_LONG] });
    }, longest);
    worker.postMessage(message);
  }

  function giveUp() {
    worker?.terminate();
    worker = undefined;
  }

  /** Ends what is worked at, if a later question of its line has waited long enough for it. */
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

/** @param asked what a question holds: its document says what kind of fight it is */
function longestFor(asked: unknown): number {
  const document = isMapping(asked) ? asked.document : undefined;
  return isMapping(document) && document.turn !== undefined ? LONGEST_TURN : LONGEST;
}
