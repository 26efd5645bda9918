import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput, printable } from '../words/problem.ts';

/**
 * Makes sure that no file stands on the command line twice, by whatever path.
 *
 * @throws BadInput at every file that stands there already
 */
export function checkGivenOnce(files: readonly string[]): void {
  const places = files.map(placeOf);
  const problems = files.flatMap((file, i) => {
    const first = places.indexOf(places[i] ?? '');
    if (first === i) return [];
    const before = files[first] ?? '';
    const as = before === file ? '' : `, before as ${printable(before)}`;
    const found = `a file that is given twice${as}`;
    return [{ path: [], place: printable(file), found, allowed: 'every file once' }];
  });
  if (problems.length > 0) throw new BadInput(...problems);
}

/** Where a file really is, beyond symbolic links. One that is not there is told when it is read. */
function placeOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(file);
  }
}
