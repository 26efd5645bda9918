import type { Answer, Asked, Kind, Reply } from './protocol.ts';

/** What the engine needs of a worker: a real one, or one of a test. */
export interface EngineWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

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
}

/** A question that takes longer is given up: a link from anybody must not keep the page busy. */
export const LONGEST = 10_000;
/** After so long, a question for which nobody waits any more is given up. */
const LONG = 1_000;

export const TOO_LONG =
  'This takes longer than a page should: ask less of it, or use the command line.';

interface Waiting {
  readonly line: string;
  readonly message: unknown;
  settle(reply: Reply<unknown> | undefined): void;
}

/** @param start starts the worker, anew where one has been ended */
export function engineOf(start: () => EngineWorker): Engine {
  const queue: Waiting[] = [];
  let worker: EngineWorker | undefined = start();
  let current: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;

  function next() {
    if (current) return;
    current = queue.shift();
    if (!current) return;
    const { settle, message } = current;
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
    }, LONGEST);
    worker.postMessage(message);
  }

  function giveUp() {
    worker?.terminate();
    worker = undefined;
  }

  /** Ends what is worked at, if a later question of its line has waited long enough for it. */
  function hurry(line: string) {
    if (current?.line !== line) return;
    const { settle } = current;
    const over = current;
    clearTimeout(timer);
    const rest = Math.max(0, LONG - (Date.now() - since));
    timer = setTimeout(() => {
      if (current !== over) return;
      giveUp();
      current = undefined;
      settle(undefined);
      next();
    }, rest);
  }

  return {
    ask: (line, kind, asked) =>
      new Promise((resolve) => {
        const earlier = queue.findIndex((one) => one.line === line);
        if (earlier >= 0) for (const one of queue.splice(earlier, 1)) one.settle(undefined);
        const settle = resolve as Waiting['settle'];
        queue.push({ line, message: { kind, asked }, settle });
        hurry(line);
        next();
      }),
  };
}
