import { blamed, printable } from '../words/problem.ts';

/** An error, with the file named in the problems of what stands in it. */
export function ofFile(path: string, error: unknown): unknown {
  const place = printable(path);
  return blamed(error, (problem) => ({ place, ...problem }));
}
