import type { Dirent } from 'node:fs';
import { RULESETS } from '../rules/rulesets.ts';
import { capitalised } from '../words/english.ts';

const MEASURES = RULESETS.flatMap(({ measures }) => measures.map(({ name }) => name));
const DRAWN = new Set([
  ...MEASURES,
  ...MEASURES.map((name) => `sweep${capitalised(name)}`),
  ...['board', 'convergence', 'course', 'first', 'left', 'life', 'standing', 'sweep'],
  ...['field-matrix', 'field-ranking', 'field-shift', 'win-share-by-points'],
]);

/** Whether a report has a file of this name; anything else in its folder is the user's and stays. */
export function isReportFile(entry: Pick<Dirent, 'name' | 'isDirectory'>): boolean {
  const { name } = entry;
  if (entry.isDirectory()) return false;
  if (/^(report\.(md|html)|results\.json|field\.(csv|json)|pairs\.csv)$/.test(name)) return true;
  const [, stem = ''] = /^(.+?)(?::.+)?\.(?:csv|vl\.json|svg|png)$/.exec(name) ?? [];
  return DRAWN.has(stem.replace(/^board-\d+$/, 'board'));
}
