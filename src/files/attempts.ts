import { codeOf } from './system-error.ts';

/**
 * Repeats work that failed since another process made or took away what it needed, after pauses of
 * 1, 2, 3 … and at most 20 ms.
 *
 * @param codes the system errors that mean this
 * @throws the last error, after so many attempts
 */
export function attempt<T>(
  work: () => T,
  { codes = ['ENOENT', 'EEXIST'], attempts = 20 }: { codes?: string[]; attempts?: number } = {},
): T {
  for (let i = 1; ; i++) {
    try {
      return work();
    } catch (error) {
      if (i >= attempts || !codes.includes(codeOf(error))) throw error;
      pause(Math.min(i, 20));
    }
  }
}

const NEVER_CHANGED = new Int32Array(new SharedArrayBuffer(4));

/** Lets so many milliseconds pass. */
export function pause(ms: number): void {
  Atomics.wait(NEVER_CHANGED, 0, 0, ms);
}
