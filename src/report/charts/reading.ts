/*
 * How charts of counts are read: as the chance of exactly x, or of x or more. The reading is a parameter of the spec,
 * so a switch changes it wherever the spec is opened.
 */

import { isBand } from '../tables/bands.ts';
import { isTail } from '../tables/rare-tail.ts';
import type { OddsRow } from './odds-row.ts';

export const READING = 'reading';
export const EXACTLY = 'exactly';
export const AT_LEAST = 'at least';

const IS_AT_LEAST = `${READING} === '${AT_LEAST}'`;

/** "Spaces moved: x or more" */
export function orMore(title: string): string {
  return `${title}: x or more`;
}

/** A Vega expression for a text that depends on how the chart is read. */
export function readingText(exactly: string, atLeast: string): string {
  return `${IS_AT_LEAST} ? ${JSON.stringify(atLeast)} : ${JSON.stringify(exactly)}`;
}

/** A Vega expression that tests whether a label is a tail such as "23 or more". */
const IS_TAIL = "indexof(datum.label, ' or more') > 0";
const NUMBER = "split(datum.label, ' ')[0]";

/** A Vega expression for the lower end of a band such as "21–40". */
const LEAST = "'≥ ' + split(datum.label, '–')[0]";

const PLAIN = `${IS_AT_LEAST} && isNumber(datum.value) ? '≥ ' + datum.label : datum.label`;

/** Axis labels of counts: `2`, `23+` for a tail, `21–40` for a band. If the chart is read as "x or more": `≥ 2`. */
export function readingLabels(rows: readonly OddsRow[]) {
  if (!hasAtLeast(rows)) return {};
  if (rows.some(({ value }) => isBand(value))) {
    return { labelExpr: `${IS_AT_LEAST} ? ${LEAST} : datum.label` };
  }
  return {
    labelExpr: rows.some(({ value }) => isTail(value))
      ? `${IS_TAIL} ? (${IS_AT_LEAST} ? '≥ ' + ${NUMBER} : ${NUMBER} + '+') : ${PLAIN}`
      : PLAIN,
  };
}

/** The parameter that stores how the chart is read; left out unless a row has "at least" odds. */
export function readingParams(rows: readonly OddsRow[]) {
  if (!hasAtLeast(rows)) return [];
  return [
    {
      name: READING,
      value: EXACTLY,
      bind: {
        input: 'radio' as const,
        options: [EXACTLY, AT_LEAST],
        labels: ['exactly x: P(= x)', 'x or more: P(≥ x)'],
        name: 'Show ',
      },
    },
  ];
}

const FIELDS = ['exact', 'simulated', 'low', 'high'] as const;

/** Transforms that store the values for the current reading as `shownExact`, `shownSimulated` and so on. */
export function readingTransforms(rows: readonly OddsRow[]) {
  const known = FIELDS.filter((field) => rows.some((row) => row[field] !== undefined));
  return [
    ...known.map((field) => ({
      // The values "yes" and "no" have no "at least" odds.
      calculate: hasAtLeast(rows)
        ? `${IS_AT_LEAST} && isValid(datum.${field}AtLeast) ? datum.${field}AtLeast : datum.${field}`
        : `datum.${field}`,
      as: shownName(field),
    })),
    {
      calculate: percentLabel(shownName(known.includes('exact') ? 'exact' : 'simulated')),
      as: 'label',
    },
    {
      calculate: hasAtLeast(rows)
        ? `${IS_AT_LEAST} && isNumber(datum.value) ? datum.value + ' or more' : '' + datum.value`
        : "'' + datum.value",
      as: 'said',
    },
    ...(known.includes('low')
      ? [
          {
            calculate: "format(datum.shownLow, '.3%') + ' – ' + format(datum.shownHigh, '.3%')",
            as: 'interval',
          },
        ]
      : []),
  ];
}

/** A Vega expression for a percentage. A possible value is never shown as 0%, and an uncertain one never as 100%. */
function percentLabel(field: string): string {
  const p = `datum.${field}`;
  return (
    `${p} > 0 && ${p} < 0.0005 ? '<0.1%' : ${p} < 1 && ${p} > 0.9995 ? '>99.9%' : ` +
    `format(${p}, '.1%')`
  );
}

/** The tooltip of a value. */
export function readingTooltip(rows: readonly OddsRow[], title: string) {
  const known = (field: keyof OddsRow) => rows.some((row) => row[field] !== undefined);
  return [
    { field: 'said', title },
    ...(known('exact')
      ? [{ field: 'shownExact', type: 'quantitative' as const, title: 'exact', format: '.4%' }]
      : []),
    ...(known('simulated')
      ? [
          {
            field: 'shownSimulated',
            type: 'quantitative' as const,
            title: 'simulated',
            format: '.4%',
          },
          { field: 'interval', title: '95% interval' },
        ]
      : []),
  ];
}

export function hasAtLeast(rows: readonly OddsRow[]): boolean {
  return rows.some((row) => row.exactAtLeast !== undefined || row.simulatedAtLeast !== undefined);
}

function shownName(field: (typeof FIELDS)[number]): string {
  return `shown${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
