/* Calls of a program's `onProgress`, whose failures end the work that it is told of. */

import type { Progress } from './types/options.ts';

/**
 * Calls that may return a promise, although nothing waits for it: its rejection is thrown by the next call, or by
 * `check` at the end.
 */
export function guarded(onProgress: ((progress: Progress) => unknown) | undefined) {
  let failure: { readonly reason: unknown } | undefined;
  const check = () => {
    if (failure) throw failure.reason;
  };
  return {
    show(progress: Progress) {
      check();
      const told = onProgress?.(progress);
      if (told instanceof Promise) {
        told.catch((reason: unknown) => {
          failure ??= { reason };
        });
      }
    },
    check,
  };
}
