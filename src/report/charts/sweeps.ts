import type { TopLevelSpec } from 'vega-lite';
import { fractionValue } from '../../measures/fraction.ts';
import type { Result } from '../../results/result.ts';
import { spoken } from '../../words/numbers.ts';
import { fieldLabel, variedLabel } from '../tables/labels.ts';
import { type Chart, layers, SCHEMA } from './chart.ts';
import { COLOURS, THEME } from './theme.ts';

/** The most bars that can still be read. */
const MOST_BARS = 60;

/** For a sweep: a heat map over two varied fields, else a bar for every combination. */
export function sweeps(results: readonly Result[]): Chart[] {
  const [first] = results;
  if (!first || results.length < 2) return [];
  const fields = Object.keys(first.combination);
  const values = results.map(({ combination, headlineOdds: { exact, simulated } }) => ({
    ...Object.fromEntries(fields.map((field, i) => [`field${i}`, variedLabel(combination[field])])),
    label: fields.map((field) => variedLabel(combination[field])).join(' · '),
    ...(exact && { exact: fractionValue(exact) }),
    ...(simulated && {
      simulated: simulated.probability,
      low: simulated.low,
      high: simulated.high,
    }),
  }));
  const title = {
    text: first.plan.headline.title,
    subtitle: subtitle(first),
  };
  const isMap = fields.length === 2 && manyOf(values, 'field0') && manyOf(values, 'field1');
  if (isMap) return [{ name: 'sweep', spec: { ...heatMap(fields, values, first), title } }];
  if (results.length > MOST_BARS) return [];
  return [{ name: 'sweep', spec: { ...bars(fields, values, first), title } }];
}

type Row = Record<string, unknown>;

function manyOf(values: readonly Row[], field: string): boolean {
  return new Set(values.map((row) => row[field])).size > 1;
}

function subtitle({ simulation, headlineOdds: { exact } }: Result): string {
  const each = simulation ? `${spoken(simulation.trials)} simulated attacks for each` : '';
  return [exact ? 'Exact odds' : '', each].filter(Boolean).join('; ');
}

function heatMap(fields: readonly string[], values: Row[], { headlineOdds }: Result): TopLevelSpec {
  const shown = headlineOdds.exact ? 'exact' : 'simulated';
  const axis = { domain: false, ticks: false, labelAngle: 0 };
  return {
    $schema: SCHEMA,
    config: THEME,
    data: { values },
    width: { step: 58 },
    height: { step: 40 },
    encoding: {
      x: { field: 'field1', type: 'ordinal', sort: null, title: fieldLabel(fields[1] ?? ''), axis },
      y: { field: 'field0', type: 'ordinal', sort: null, title: fieldLabel(fields[0] ?? ''), axis },
    },
    layer: [
      {
        mark: { type: 'rect', stroke: 'white', strokeWidth: 2 },
        encoding: {
          color: {
            field: shown,
            type: 'quantitative',
            scale: { scheme: COLOURS.sequence, domain: [0, 1] },
            legend: null,
          },
        },
      },
      {
        mark: { type: 'text', fontSize: 12 },
        encoding: {
          text: { field: shown, type: 'quantitative', format: '.1%' },
          // White on the dark half of the scale: legible also in grey.
          color: {
            condition: { test: `datum.${shown} > 0.6`, value: 'white' },
            value: '#111',
          },
        },
      },
    ],
  };
}

function bars(
  fields: readonly string[],
  values: Row[],
  { headlineOdds, simulation }: Result,
): TopLevelSpec {
  const shown = simulation ? 'simulated' : 'exact';
  const x = {
    type: 'quantitative',
    scale: { domain: [0, 1] as number[] },
    axis: { title: 'Share of attacks', format: '.0%', domain: false, ticks: false },
  } as const;
  return {
    $schema: SCHEMA,
    config: THEME,
    data: { values },
    width: 420,
    height: { step: 34 },
    encoding: {
      y: {
        field: 'label',
        type: 'nominal',
        sort: null,
        title: fields.map(fieldLabel).join(' · '),
        axis: { domain: false, ticks: false },
      },
    },
    layer: layers(
      {
        mark: {
          type: 'bar',
          color: COLOURS.simulated,
          stroke: COLOURS.interval,
          height: { band: 0.7 },
        },
        encoding: { x: { field: shown, ...x } },
      },
      simulation && {
        mark: { type: 'rule', color: COLOURS.interval, strokeWidth: 2 },
        encoding: { x: { field: 'low', ...x }, x2: { field: 'high' } },
      },
      headlineOdds.exact && {
        mark: { type: 'point', shape: 'diamond', size: 60, filled: true, color: COLOURS.exact },
        encoding: { x: { field: 'exact', ...x } },
      },
      {
        mark: { type: 'text', align: 'left', dx: 10, fontSize: 12 },
        encoding: {
          x: { field: shown, ...x },
          text: { field: shown, type: 'quantitative', format: '.1%' },
        },
      },
    ),
  };
}
