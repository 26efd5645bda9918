import { expect, test } from 'vitest';
import { fileStem } from '../../src/base/words/slug.ts';
import { CHART_NAMES, chartsOf, nameOfMeasure } from '../../src/report/charts/index.ts';
import { reportFiles } from '../../src/report/report-files.ts';
import { fieldStudy } from '../../src/studies/field/study.ts';
import { isReportFile } from '../../src/studies/report-folder.ts';
import { dealt } from '../cases.ts';
import { SHIPPED, shippedResults } from '../experiments/results/shipped.ts';
import { manyCards } from '../studies/field/fields.ts';

const isOurs = (name: string) => isReportFile({ name, isDirectory: () => false });

test.each(dealt(SHIPPED))('every file of the report of %s is known for one', async (file) => {
  const results = await shippedResults(file);
  const charts = chartsOf(results).flatMap(({ name }) => [`${name}.svg`, `${name}.vl.json`]);
  const tables = results[0]?.summaries.map(({ measure }) => `${fileStem(measure.name)}.csv`) ?? [];
  const all = [...charts, ...tables, 'report.md', 'results.json'];
  expect(all.filter((name) => !isOurs(name))).toEqual([]);
});

test('every file of the report of a field is known for one', async () => {
  const whatIf = { changes: ['x'], field: manyCards(5, 1) };
  const result = { title: '', field: manyCards(5), whatIf };
  const shown = fieldStudy.present({ result, pairs: false });
  const files = await reportFiles(shown, () => {});
  expect(files.length).toBeGreaterThan(10);
  expect(files.map(({ name }) => name).filter((name) => !isOurs(name))).toEqual([]);
});

test('a measure that is named like another chart has a chart of another name', () => {
  expect(nameOfMeasure('spacesMoved')).toBe('spacesMoved');
  for (const name of CHART_NAMES) expect(CHART_NAMES).not.toContain(nameOfMeasure(name));
});

test.each([
  'lifeLeft-krug.csv',
  'blockerWounds-bob.svg',
  'sweepLifeLeft-krug.png',
  'lifeLeft:krug.csv',
  'blockerWounds:bob.vl.json',
])('a measure of one side has a file of a report, as before 1.1 too: %s', (name) => {
  expect(isOurs(name)).toBe(true);
});

test('files of other names are the user’s, and so are all folders', () => {
  const names = [
    'notes.csv',
    'photo.png',
    'board.jpg',
    'report.md.bak',
    'Board.png',
    'results.csv',
    'field.png',
    'pairs.json',
    'my-field.csv',
    'destroyed-mine.csv',
    'board-notes.png',
  ];
  expect(names.filter(isOurs)).toEqual([]);
  expect(isReportFile({ name: 'board.png', isDirectory: () => true })).toBe(false);
});
