import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../../../src/base/words/version.ts';
import { reportFiles } from '../../../../src/report/report-files.ts';
import type { FieldResult } from '../../../../src/studies/field/field.ts';
import { fieldJson } from '../../../../src/studies/field/format/write.ts';
import { fieldStudy } from '../../../../src/studies/field/study.ts';
import { whole } from '../../../base/files/folders.ts';
import { cardNamed, fieldOf, manyCards } from '../fields.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const warned: string[] = [];
const filesOf = async (result: FieldResult) =>
  new Map(
    (
      await reportFiles(fieldStudy.present({ result, pairs: false }), (message) =>
        warned.push(message),
      )
    ).map(({ name, content }) => [name, whole(content)]),
  );

describe('the files of a field', () => {
  const result: FieldResult = {
    title: `Field ${HOSTILE}`,
    field: fieldOf(
      [cardNamed(HOSTILE, { points: 10 }), '</script><script>alert(2)</script>', '=1+1', '| * _ `'],
      [[0, 0.6, 0.7, 0.8], [0, 0, 0.6, 0.7], [0, 0, 0, 0.6], []],
    ),
    whatIf: { changes: [HOSTILE], field: fieldOf([HOSTILE, 'B'], [[0, 0.5], []]) },
  };

  test('are a page, a text, tables, and each chart in three forms', async () => {
    const files = await filesOf(result);
    expect([...files.keys()].sort()).toEqual(
      [
        ...['report.html', 'report.md', 'field.csv', 'pairs.csv', 'field.json'],
        ...['field-matrix', 'field-ranking'].flatMap((name) =>
          ['vl.json', 'svg', 'png'].map((kind) => `${name}.${kind}`),
        ),
        ...['field-shift'].flatMap((name) =>
          ['vl.json', 'svg', 'png'].map((kind) => `${name}.${kind}`),
        ),
      ].sort(),
    );
    expect(files.get('field.json')).toBe(fieldJson(result, VERSION));
    expect(warned).toEqual([]);
  });

  test('are the same bytes each time', async () => {
    const [one, other] = [await filesOf(result), await filesOf(result)];
    for (const [name, content] of one) {
      expect(Buffer.from(content).equals(Buffer.from(other.get(name) ?? '')), name).toBe(true);
    }
  });

  test('hold names as text, never as markup', async () => {
    const files = await filesOf(result);
    const page = String(files.get('report.html'));
    const scripts = ['vega', 'page-script'].map((name) => readFileSync(`dist/${name}.txt`, 'utf8'));
    const own = scripts.reduce((rest, script) => rest.replace(script, ''), page);
    expect(own).not.toContain('<img');
    expect(own).not.toContain('<script>alert');
    expect(own).toContain('&lt;img src=x onerror=alert(1)&gt;');
    const markdown = await marked(String(files.get('report.md')));
    expect(markdown).not.toContain('<img src=x');
    expect(markdown).not.toContain('<script>');
    expect(String(files.get('pairs.csv'))).toContain("'=1+1");
  });

  test('of two hundred cards, make a page of less than two megabytes', async () => {
    const files = await filesOf({ title: 'Crowd', field: manyCards(200) });
    const page = String(files.get('report.html'));
    expect(page.length).toBeLessThan(2e6);
    expect(page).toContain('Too large to be part of this page');
  });
});
