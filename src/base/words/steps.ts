/**
 * Work that may take long, cut into steps of some milliseconds at most: whoever has it done can rest between
 * two of them, so that signals and timers get their turn, or leave it at that.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does work without a rest. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Milliseconds of work between two rests. */
const LONGEST = 20;

/**
 * Does work with a rest before it, and every so often on the way.
 *
 * @param rest gives others their turn; where it throws, the work ends there
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

/** Work that is done when its result is first wanted. */
export function onceInSteps<T>(work: () => Steps<T>): () => Steps<T> {
  let done: { readonly result: T } | undefined;
  return function* () {
    done ??= { result: yield* work() };
    return done.result;
  };
}

/** Does the same with one thing after another. */
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
