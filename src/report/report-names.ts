import type { Dirent } from 'node:fs';
import { ofRulesets } from '../rules/rulesets.ts';
import { capitalised } from '../words/english.ts';
import { FIELD_CHART_NAMES } from './charts/field/index.ts';
import { CHART_NAMES, nameOfMeasure } from './charts/index.ts';

const drawn = ofRulesets((all) => {
  const measures = all.flatMap((one) => one.measures.map(({ name }) => name));
  return new Set([
    ...measures,
    ...measures.map(nameOfMeasure),
    ...measures.map((name) => `sweep${capitalised(name)}`),
    ...CHART_NAMES,
    ...FIELD_CHART_NAMES,
  ]);
});

/** Whether a report has a file of this name; anything else in its folder is the user's and stays. */
export function isReportFile(entry: Pick<Dirent, 'name' | 'isDirectory'>): boolean {
  const { name } = entry;
  if (entry.isDirectory()) return false;
  if (/^(report\.(md|html)|results\.json|field\.(csv|json)|pairs\.csv)$/.test(name)) return true;
  const [, stem = ''] = /^(.+?)(?::.+)?\.(?:csv|vl\.json|svg|png)$/.exec(name) ?? [];
  return drawn().has(stem.replace(/^board-\d+$/, 'board'));
}
