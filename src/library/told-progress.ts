/* Calls a program's `onProgress`. If a call throws an error, the work ends. */

import type { Progress } from './types/options.ts';

/**
 * Returns `show`, which calls `onProgress`, and `check`. A call may return a promise, which is not awaited; if it is
 * rejected, the next `show` or `check` throws the error.
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
