import { describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { chartsOf } from '../../../src/report/charts/index.ts';
import { blockHtml } from '../../../src/report/page/blocks-html.ts';
import { chartSection } from '../../../src/report/page/chart-section.ts';
import { indexPage } from '../../../src/report/page/index-page.ts';
import { pageCharts } from '../../../src/report/page/model.ts';
import { reportPage } from '../../../src/report/page/page.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';
import { columnsNamed } from '../tables.ts';

async function resultsOf(more: object = {}) {
  const experiment = readExperiment(
    {
      name: 'A shove',
      attacker: { name: 'A', attack: 2, defense: 0, powers: ['super-strength'] },
      defender: { name: 'D', attack: 0, defense: 1 },
      ...more,
    },
    noFiles,
  );
  const options = { exact: true, simulation: false, machine, threads: 1 };
  return { experiment, results: await compute(experiment, options) };
}

describe('the page of a report', () => {
  test('begins with its name, its description without white space around it, and the answer', async () => {
    const { experiment, results } = await resultsOf({ description: '  Who moves?\n' });
    const page = reportPage(experiment, results, { charts: [], stills: new Map(), tables: {} });
    expect(page).toContain('<h1>A shove</h1>\n<p class="lead">Who moves?</p>');
    const { experiment: plain } = await resultsOf();
    const none = reportPage(plain, results, { charts: [], stills: new Map(), tables: {} });
    expect(none).not.toContain('class="lead"');
  });

  test('has the charts of a sweep, the second of which the reader can turn', async () => {
    const { results } = await resultsOf({ vary: { 'attacker.attack': [1, 2] } });
    const charts = chartsOf(results);
    const names = pageCharts(charts, results).map(({ name }) => name);
    expect(names).toEqual([
      charts[0]?.name,
      'explorer',
      ...charts.slice(1).map(({ name }) => name),
    ]);
  });

  test('asks for a reading only if a chart has one, and for a combination only of a sweep', async () => {
    const { results } = await resultsOf();
    const charts = chartsOf(results);
    const stills = new Map();
    const section = (shown: typeof charts, combinations = 1) =>
      chartSection(shown, stills, combinations)?.text ?? '';
    const isTurned = (one: (typeof charts)[number]) =>
      JSON.stringify(one.spec.params ?? []).includes('"reading"');
    expect(charts.some(isTurned)).toBe(true);
    expect(section(charts)).toContain('Show the chance of');
    const plain = charts.map((one) => ({ ...one, spec: { ...one.spec, params: [] } }));
    expect(section(plain)).not.toContain('Show the chance of');
    expect(section(plain)).not.toContain('id="combination"');
    expect(section(plain, 2)).toContain('id="combination"');
    expect(section([])).toBe('');
  });
});

test('the page of several reports explains sweeps only if there are any', async () => {
  const lead = async (more: object) => {
    const { experiment, results } = await resultsOf(more);
    const page = indexPage([{ ...experiment, folder: 'x', results }]);
    return /<p class="lead">(.*?)<\/p>/.exec(page)?.[1];
  };
  expect(await lead({})).toBe('The chance that the answer to each question is yes.');
  expect(await lead({ vary: { 'attacker.attack': [1, 2] } })).toBe(
    'The chance that the answer to each question is yes. For a sweep, first the chance in the fight as written, then the lowest and the highest chance among the combinations.',
  );
});

test('a table has a note only if there is one', () => {
  const table = { title: 'T', columns: columnsNamed(['A']), rows: [['1']] };
  const html = (note?: string) =>
    blockHtml({ kind: 'table', table: { ...table, ...(note !== undefined && { note }) } }).text;
  expect(html('Read <this>.')).toContain('<p class="note">Read &lt;this&gt;.</p>');
  expect(html()).not.toContain('class="note"');
});
