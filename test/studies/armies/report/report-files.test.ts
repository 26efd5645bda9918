import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/cards/card.ts';
import { reportFiles } from '../../../../src/report/report-files.ts';
import type { ArmiesAnswer } from '../../../../src/studies/armies/answer.ts';
import { shippedEstimates } from '../../../../src/studies/armies/shipped/index.ts';
import { armiesStudy } from '../../../../src/studies/armies/study.ts';
import { shippedCollection } from '../../../../src/studies/price/collection.ts';
import { isReportFile } from '../../../../src/studies/report-folder.ts';
import { whole } from '../../../base/files/folders.ts';
import { answerOf, estimate } from './answers.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';

async function filesOf(answer: ArmiesAnswer, cards: readonly Card[] = []) {
  const warned: string[] = [];
  const files = await reportFiles(armiesStudy.present({ answer, cards }), (message) =>
    warned.push(message),
  );
  expect(warned).toEqual([]);
  return new Map(files.map(({ name, content }) => [name, whole(content)]));
}

/** A page as its reader has it: without the program's own scripts. */
function textOf(page: unknown): string {
  const scripts = ['vega', 'page-script'].map((name) => readFileSync(`dist/${name}.txt`, 'utf8'));
  return scripts.reduce((rest, script) => rest.replace(script, ''), String(page));
}

const CARDS = [
  // 1.96 standard errors are 19.6 points: the points of Cheap and Dear are certainly wrong, those of Fair may be
  // right.
  estimate('Cheap', 50, 100, 10, { preys: ['Dear'], foes: [HOSTILE] }),
  estimate('Fair', 100, 95, 10),
  estimate('Dear', 120, 60, 10, { preys: ['Fair'], foes: ['Cheap'] }),
  estimate(HOSTILE, 80, 80, 10),
];

describe('the report of armies', () => {
  const powers = [
    { card: 'Cheap', power: 'Pounce', times: 100 },
    { card: 'Dear', power: 'Drift', times: 1500 },
    { card: 'Fair', power: 'Wait', times: 0 },
  ];
  const answer = answerOf(CARDS, {
    powers,
    silent: [{ card: 'Fair', power: 'Wait' }],
    estimates: {
      pairs: [{ cards: ['Cheap', 'Fair'], armies: 40, points: 50, standardError: 10 }],
    },
  });

  test('is a page, a text, tables, and each chart in three forms; every file is known for one', async () => {
    const names = [...(await filesOf(answer)).keys()];
    const charts = ['armies-ranking', 'worth-by-points'].flatMap((name) =>
      ['vl.json', 'svg', 'png'].map((kind) => `${name}.${kind}`),
    );
    expect(names.sort()).toEqual(
      ['report.html', 'report.md', 'armies.csv', 'armies.json', ...charts].sort(),
    );
    const isOurs = (name: string) => isReportFile({ name, isDirectory: () => false });
    expect(names.filter((name) => !isOurs(name))).toEqual([]);
    expect(['armies.png', 'armies.run', 'armies-best.csv'].filter(isOurs)).toEqual([]);
  });

  test('begins with how many games, points and maps it is of', async () => {
    const page = textOf((await filesOf(answer)).get('report.html'));
    const extent =
      '1,234 games between random armies of 340 to 400 points, on two maps: The Ford and Open Field.';
    expect(page).toContain(`<p class="lead">${extent}</p>`);
    expect(page.indexOf(extent)).toBeLessThan(page.indexOf('class="headline"'));
  });

  test('tells under- and overpriced cards with what they did and their partners', async () => {
    const text = String((await filesOf(answer)).get('report.md'));
    const [, under = '', over = ''] =
      /Underpriced cards(.*?)Overpriced cards(.*?)Best partners/s.exec(text) ?? [];
    expect(under).toMatch(/Cheap \| +\+50 \| +\+30 to \+70 \| +60% \| +40%.*Dear.*Fair/);
    expect(under).not.toContain('−60');
    expect(over).toMatch(/Dear \| +−60 \| +−80 to −40 .*Fair.*Cheap/);
    expect(over).not.toContain('partners');
  });

  test('tells how often each power acted, the most frequent first', async () => {
    const text = String((await filesOf(answer)).get('report.md'));
    const [rows = ''] = /How often powers acted.*/s.exec(text) ?? [];
    expect(rows).toMatch(
      /Drift +\| Dear +\| +1,500 \| +7\.50.*Pounce.*100 \| +0\.50.*Wait.*0\.00/s,
    );
  });

  test('holds names as text, never as markup', async () => {
    const files = await filesOf(answer);
    const page = textOf(files.get('report.html'));
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(await marked(String(files.get('report.md')))).not.toContain('<img src=x');
  });

  test('of the estimates that ship has every card, and nothing of powers that were not counted', async () => {
    const shipped = shippedEstimates('classic') as ArmiesAnswer;
    const { powers: _, ...uncounted } = shipped;
    const { cards: classic } = shippedCollection('classic');
    const files = await filesOf(uncounted, classic);
    const page = textOf(files.get('report.html'));
    for (const name of ['Krug', 'Isamu', 'Marro Hive']) expect(page).toContain(`>${name}</td>`);
    expect(page.match(/<table id="table-what-cards-are-worth.*?<\/table>/s)?.[0]).toSatisfy(
      (table: string) => table.split('<tr').length === shipped.estimates.cards.length + 2,
    );
    expect(page).not.toContain('How often powers acted');
    expect(page.length).toBeLessThan(1e6);
  });

  test('of too few games says so, without charts', async () => {
    const few = answerOf(CARDS, {
      games: 3,
      enough: 4400,
      estimates: { perPoint: { points: 0.01, standardError: 0.01 } },
    });
    const files = await filesOf(few);
    expect([...files.keys()].sort()).toEqual([
      'armies.csv',
      'armies.json',
      'report.html',
      'report.md',
    ]);
    expect(textOf(files.get('report.html'))).toContain('3 games are too few');
  });
});
