import { BadInput, printable } from '../words/problem.ts';

/** An error, with the file named in the problems of what stands in it. */
export function ofFile(path: string, error: unknown): unknown {
  if (!(error instanceof BadInput)) return error;
  const place = printable(path);
  return new BadInput(...error.problems.map((problem) => ({ place, ...problem })));
}
