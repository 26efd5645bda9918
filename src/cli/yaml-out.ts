import { checkFile } from '../files/replace-file.ts';
import { isBinaryMap } from '../maps/read-map.ts';
import { refused } from './options.ts';

/**
 * Looks at the `--out` of YAML that other commands will read, before anything is worked out.
 *
 * @throws BadInput for a place where no file can be written, and for a name that readers take for another kind
 */
export function checkYamlOut(out: string): void {
  checkFile('--out', out);
  if (!isBinaryMap(out)) return;
  throw refused('--out', out, 'a name that does not end in .hsc, as maps of Virtualscape do');
}
