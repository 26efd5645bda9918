/* Long work cut into steps (by generators), so that signals, timers and cancellation can be handled between steps. */

/**
 * Long work, cut into steps of at most a few milliseconds. Between two steps, the caller can stop, or pause to handle
 * signals and timers.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all the work without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Milliseconds of work between two pauses. */
const LONGEST = 20;

/**
 * Does the work, with a pause before it and about every 20 ms.
 *
 * @param rest makes a pause; if it throws, the work ends
 */
export async function withRests<T>(steps: Steps<T>, rest: () => Promise<void>): Promise<T> {
  for (;;) {
    await rest();
    const due = performance.now() + LONGEST;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < due);
  }
}

/** Makes a function that does the work in steps at its first call and keeps the result. */
export function onceInSteps<T>(work: () => Steps<T>): () => Steps<T> {
  let done: { readonly result: T } | undefined;
  return function* () {
    done ??= { result: yield* work() };
    return done.result;
  };
}

/** Like `map`, with a step for each item. */
export function* mapInSteps<T, U>(items: readonly T[], made: (item: T) => U): Steps<U[]> {
  const all: U[] = [];
  for (const item of items) {
    all.push(made(item));
    yield;
  }
  return all;
}

/** Does the work in steps for one item after another. */
export function* inTurn<T, U>(
  items: readonly T[],
  work: (item: T, i: number) => Steps<U>,
): Steps<U[]> {
  const done: U[] = [];
  for (const [i, item] of items.entries()) {
    done.push(yield* work(item, i));
    yield;
  }
  return done;
}
