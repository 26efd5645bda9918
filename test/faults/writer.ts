/* Writes marked reports into one folder, one after another, as a run does: <folder> <mark> [<times>] [refill]. */
import { checkReplaceable } from '../../src/base/files/check-folder.ts';
import { refillFolder } from '../../src/base/files/refill.ts';
import { replaceFolder } from '../../src/base/files/replace-folder.ts';
import { isReplaceable, reportOf } from './marked.ts';

const [, , folder = '', mark = '', times = '1', way] = process.argv;
const write = way === 'refill' ? refillFolder : replaceFolder;
const place = checkReplaceable('--out', folder, isReplaceable);
for (let i = 1; i <= Number(times); i++) {
  const report = reportOf(mark, times === '1' ? mark : `${mark} ${i}`);
  const files = Object.entries(report).map(([name, content]) => ({ name, content }));
  write(place, files, isReplaceable);
}
