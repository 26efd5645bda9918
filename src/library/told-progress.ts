/* Calls of a program's `onProgress`; an error in one ends the work. */

import type { Progress } from './types/options.ts';

/**
 * Calls that may return a promise. It is not awaited: if it is rejected, the next call, or `check`
 * at the end, throws the error.
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
