/* Exit codes of the program, for scripts. */

export const EXIT = { done: 0, failed: 1, badInput: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
