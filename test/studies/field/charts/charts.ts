import { compile } from 'vega-lite';
import { expect } from 'vitest';
import type { Chart } from '../../../../src/report/charts/chart.ts';
import { svgOf } from '../../../../src/report/pictures/picture.ts';
import type { FieldResult } from '../../../../src/studies/field/field.ts';
import { fieldOf, manyCards } from '../fields.ts';

export const HOSTILE = `<b onclick="alert(1)">'\\`;

/** Fields of all sizes that a chart must be able to draw. */
export const RESULTS: Readonly<Record<string, FieldResult>> = {
  'two cards': { title: 'Two', field: fieldOf([HOSTILE, 'B'], [[0, 0.6], []]) },
  'eight cards': { title: 'Eight', field: manyCards(8) },
  'forty-two cards': {
    title: 'Many',
    field: manyCards(42),
    whatIf: { changes: ['x.defense=5'], field: manyCards(42, 1) },
  },
  'two hundred cards': { title: 'Crowd', field: manyCards(200) },
};

/** Compiles and draws a chart, and checks that it causes no warning. */
export async function drawnWell({ spec }: Chart): Promise<string> {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  compile(spec);
  const svg = await svgOf(spec, warn);
  expect(warnings).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  return svg;
}
