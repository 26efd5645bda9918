/* The matrix of a field as a still picture. */

import {
  BALANCE_SHADES,
  type Chart,
  type ChartSpec,
  FAR,
  type Layer,
  labelWidth,
  layers,
  nameLabels,
  PAINTS,
  PAPER,
  SCHEMA,
  THEME,
  withBalance,
} from '../../../report/index.ts';
import { cellOf, whyLeftOut } from '../cells.ts';
import { cardCount } from '../contestant.ts';
import { columnName, type Field, type FieldResult, isSquare, rowName } from '../field.ts';
import { strengthOrder } from '../order.ts';
import { fieldHeadline } from '../report/headline.ts';

/** The width of a cell in pixels: if cells show numbers, if every row shows its name, and in a crowded matrix. */
const NUMBERED = 46;
const NAMED = 16;
const CROWDED = 5;
/** The maximum number of cards on a side if cells show numbers, and if every row shows its name. */
const MOST_NUMBERED = 16;
const MOST_NAMED = 64;
/** In a crowded matrix, every tenth name is shown. */
const EVERY = 10;
const LABEL_SIZE = { named: 10, plain: 12 };
const MOST_LABEL = 190;

/** The win share of every card against every other card, strongest first. */
export function fieldMatrix({ field }: FieldResult): Chart[] {
  if (field.rows.length === 0 || field.columns.length === 0) return [];
  const { rows, columns } = strengthOrder(field);
  const most = Math.max(rows.length, columns.length);
  const step = most <= MOST_NUMBERED ? NUMBERED : most <= MOST_NAMED ? NAMED : CROWDED;
  const names = {
    rows: rows.map((row) => rowName(field, row)),
    columns: columns.map((column) => columnName(field, column)),
  };
  const spec: ChartSpec = {
    $schema: SCHEMA,
    config: withBalance(THEME, PAPER),
    description: `${fieldHeadline(field)} A matrix with the win share of each card (row) against each other card (column), the strongest first. The order is ${firstOf(names.rows)}.`,
    title: { text: titleOf(field), subtitle: subtitleOf(field) },
    width: step * columns.length,
    height: step * rows.length,
    data: {
      values: cellsCsv(field, rows, columns),
      format: { type: 'csv', parse: PARSE },
    },
    transform: [lookup('row', 'card', names.rows), lookup('column', 'opponent', names.columns)],
    encoding: {
      x: { field: 'column', type: 'ordinal', title: null, axis: axisOf('x', names.columns, step) },
      y: { field: 'row', type: 'ordinal', title: null, axis: axisOf('y', names.rows, step) },
      tooltip: [
        { field: 'card', title: 'card' },
        { field: 'opponent', title: 'against' },
        { field: 'share', type: 'quantitative', title: 'wins', format: '.1%' },
        { field: 'first', type: 'quantitative', title: 'with the first turn', format: '.1%' },
        { field: 'second', type: 'quantitative', title: 'without', format: '.1%' },
      ],
    },
    layer: layersOf(step),
  };
  return [{ name: 'field-matrix', spec, toScale: true }];
}

function titleOf(field: Field): string {
  return isSquare(field)
    ? `How ${cardCount(field.rows)} do against each other`
    : `How ${cardCount(field.rows)} ${field.rows.length === 1 ? 'does' : 'do'} against ${cardCount(field.columns)}`;
}

function subtitleOf(field: Field): string[] {
  const isPale = field.rows.some((_, row) =>
    field.columns.some((_, column) => cellOf(field, row, column) && whyLeftOut(field, row, column)),
  );
  return [
    "Win share of the row's card against the column's card, the strongest first: blue wins, orange loses",
    ...(isPale ? ['Pale: left out of means'] : []),
  ];
}

/** The maximum number of names in a description. */
const MOST_TOLD = 20;

function firstOf(names: readonly string[]): string {
  const more = names.length - MOST_TOLD;
  const told = names.slice(0, MOST_TOLD).join(', ');
  return more > 0 ? `${told} and ${more} more` : told;
}

const PARSE = {
  row: 'number',
  column: 'number',
  share: 'number',
  first: 'number',
  second: 'number',
  counts: 'number',
} as const;

/** A line for each cell with odds: its position in the order of strength, and its win share with four decimals. */
function cellsCsv(field: Field, rows: readonly number[], columns: readonly number[]): string {
  const lines = rows.flatMap((row, y) =>
    columns.flatMap((column, x) => {
      const cell = cellOf(field, row, column);
      if (!cell) return [];
      const counts = whyLeftOut(field, row, column) ? 0 : 1;
      return [[y, x, ...[cell.share, cell.first, cell.second].map(short), counts].join()];
    }),
  );
  return [Object.keys(PARSE).join(), ...lines].join('\n');
}

/** Looks up a name by its position, so that cells need not repeat names. */
function lookup(place: 'row' | 'column', as: string, names: readonly string[]) {
  return {
    lookup: place,
    from: {
      data: { values: names.map((name, at) => ({ at, [as]: name })) },
      key: 'at',
      fields: [as],
    },
  };
}

/** The share with four decimals. An uncertain share is never rounded to 0 or 1. */
function short(share: number): string {
  if (share <= 0 || share >= 1) return String(share);
  return String(Number(Math.min(Math.max(share, 0.0001), 0.9999).toFixed(4)));
}

function axisOf(axis: 'x' | 'y', names: readonly string[], step: number) {
  const isCrowd = step === CROWDED;
  const isPlain = step === NUMBERED;
  // The columns of a crowded matrix have numbers instead of names.
  const short = nameLabels(names, MOST_LABEL);
  const labels = short.map((name, at) => {
    if (!isCrowd) return name;
    return axis === 'x' ? String(at + 1) : `${at + 1} ${name}`;
  });
  const isTurned = axis === 'x' && !isCrowd && !labels.every((one) => labelWidth(one) < step);
  return {
    orient: axis === 'x' ? ('top' as const) : ('left' as const),
    domain: false,
    ticks: isCrowd,
    labelExpr: `${JSON.stringify(labels)}[datum.value]`,
    labelFontSize: isPlain || isCrowd ? LABEL_SIZE.plain : LABEL_SIZE.named,
    labelLimit: 0,
    labelAngle: isTurned ? -90 : 0,
    ...(isTurned && { labelAlign: 'left' as const, labelBaseline: 'middle' as const }),
    ...(isCrowd && {
      values: names.map((_, at) => at).filter((at) => at === 0 || (at + 1) % EVERY === 0),
    }),
  };
}

function layersOf(step: number): Layer[] {
  const isCrowd = step === CROWDED;
  return layers(
    {
      mark: { type: 'rect', aria: false, ...(!isCrowd && { style: 'tile', strokeWidth: 1 }) },
      encoding: {
        fill: {
          field: 'share',
          type: 'quantitative',
          scale: { type: 'quantize', domain: [0, 1], range: 'diverging' },
          legend: null,
        },
        fillOpacity: { condition: { test: 'datum.counts === 1', value: 1 }, value: 0.3 },
      },
    },
    step === NUMBERED && {
      transform: [
        { calculate: INK, as: 'ink' },
        { calculate: LABEL, as: 'label' },
      ],
      mark: { type: 'text', fontSize: 12, aria: false },
      encoding: {
        text: { field: 'label' },
        color: {
          field: 'ink',
          type: 'nominal',
          scale: { domain: [...PAINTS] },
          legend: null,
        },
      },
    },
  );
}

/** The color of the text depends on the shade rather than the exact share, so that the text stays legible. */
const INK = `datum.counts === 1 && abs(floor(datum.share * ${BALANCE_SHADES}) - ${(BALANCE_SHADES - 1) / 2}) > ${FAR * BALANCE_SHADES} ? 'onHigh' : 'onLow'`;

/** A possible win is never labeled 0%, and an uncertain one never 100%. */
const LABEL =
  "datum.row === datum.column && datum.card === datum.opponent ? '' : " +
  "datum.share > 0 && datum.share < 0.005 ? '<1%' : datum.share < 1 && datum.share >= 0.995 ? '>99%' : " +
  "format(datum.share, '.0%')";
