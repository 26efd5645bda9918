/* Pictures of a sweep: heat maps over two or more varied fields, otherwise a bar for each combination. */

import { listed, spoken } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { mapColumns } from '../in-browser/map-columns.ts';
import { trialOf } from '../tables/cast.ts';
import { variedFields } from '../tables/labels.ts';
import { type Chart, type ChartSpec, type Layer, layers } from './chart.ts';
import {
  type AxisLabels,
  columnLabels,
  distinctParts,
  inLines,
  labelled,
  labelWidth,
  rowLabels,
  widest,
} from './labels.ts';
import { HIGH, PAINTS } from './palette.ts';
import {
  CHOSEN,
  CHOSEN_PARAM,
  frameOfChosen,
  type MapAxes,
  mapAxes,
  type SweepPicture,
  type SweepPictureRow,
  sweepInWords,
  sweepTooltip,
  valuesAlong,
} from './sweep-picture.ts';
import { quantitiesOf } from './sweep-quantity.ts';
import { LOOK } from './theme.ts';

/** The maximum width of labels next to bars, in pixels. On a phone, wider labels would leave no room for the bars. */
const ROOM_BESIDE = 110;
/** In pixels: the height of a line of a label, of a bar, and of a bar with the space around it. */
const LINE = 15;
const BAR = 16;
const BAR_ROOM = 30;
/**
 * In pixels: how far the frame of a combination extends beyond its label, and beyond the longest bar to include the
 * number.
 */
const LABEL_GAP = 6;
const NUMBER = 62;

/**
 * A bar for every combination. Bars are simulated values with their intervals; a diamond is at the exact value. Short
 * labels are next to the bars, long labels above them.
 */
function sweepBars(picture: SweepPicture): ChartSpec {
  const { quantity, fields, title } = picture;
  const labels = barLabels(picture);
  const isBeside = labels.every((lines) => labelWidth(lines.join(' ')) <= ROOM_BESIDE);
  const most = Math.max(...labels.map(({ length }) => length));
  const step = isBeside ? 34 : most * LINE + BAR_ROOM;
  // The offset of the bar from the middle of its row.
  const yOffset = isBeside ? 0 : (most * LINE) / 2 + 1;
  const rows = picture.rows.map((row, i) => ({ ...row, lines: lowered(labels[i] ?? [], most) }));
  const has = (field: string) => rows.some((row) => field in row);
  const shown = has('simulated') ? 'simulated' : 'exact';
  const best = has('exact') ? 'exact' : 'simulated';
  const x = {
    type: 'quantitative',
    scale: { domain: [0, quantity.most] as number[] },
    axis: {
      title: quantity.axis,
      format: quantity.format.replace('.1%', '.0%'),
      domain: false,
      ticks: false,
    },
  } as const;
  return {
    ...LOOK,
    description: sweepInWords(picture, best),
    title: { ...title, subtitle: [title.subtitle, `Each bar: ${fields.join(' · ')}`] },
    params: [CHOSEN_PARAM],
    data: { values: rows },
    width: 420,
    height: step * rows.length,
    encoding: {
      y: {
        field: isBeside ? 'label' : 'combination',
        type: 'nominal',
        sort: null,
        title: null,
        axis: isBeside ? { domain: false, ticks: false } : null,
      },
      tooltip: sweepTooltip(picture),
    },
    layer: layers(
      {
        mark: { type: 'bar', style: 'simulated', height: isBeside ? { band: 0.7 } : BAR, yOffset },
        encoding: { x: { field: shown, ...x } },
      },
      has('low') && {
        mark: { type: 'rule', style: 'interval', strokeWidth: 2, yOffset },
        encoding: { x: { field: 'low', ...x }, x2: { field: 'high' } },
      },
      has('exact') && {
        mark: {
          type: 'point',
          style: 'exact',
          shape: 'diamond',
          size: 60,
          filled: true,
          yOffset,
        },
        encoding: { x: { field: 'exact', ...x } },
      },
      {
        mark: { type: 'text', style: 'number', align: 'left', dx: 10, yOffset },
        encoding: {
          x: { field: best, ...x },
          text: { field: best, type: 'quantitative', format: quantity.format },
        },
      },
      !isBeside && {
        mark: {
          type: 'text',
          style: 'number',
          align: 'left',
          baseline: 'top',
          lineBreak: '\n',
          lineHeight: LINE,
          yOffset: 7 - step / 2,
        },
        encoding: { x: { value: 0 }, text: { field: 'lines', type: 'nominal' } },
      },
      frameOfChosen(
        { x: { value: 0 }, x2: { value: 'width' } },
        { left: isBeside ? 0 : LABEL_GAP, right: NUMBER },
      ),
    ),
  };
}

/** Text with empty lines added above, so that it ends on line `most`. */
function lowered(lines: readonly string[], most: number): string {
  return '\n'.repeat(most - lines.length) + lines.join('\n');
}

/** The lines of each bar's label. */
function barLabels({ fields, rows }: SweepPicture): string[][] {
  const shortByField = fields.map((_, i) => {
    const values = [...new Set(rows.map((row) => String(row[`field${i}`])))];
    const short = distinctParts(values);
    return new Map(values.map((value, j) => [value, short[j] ?? value]));
  });
  return rows.map((row) =>
    inLines(shortByField.map((short, i) => short.get(String(row[`field${i}`])) ?? '')),
  );
}

/** In pixels: the possible widths of a tile, the minimum width that has room for a number, and the height of a tile. */
const STEPS = [58, 72, 84, 96];
const LEAST_STEP = 46;
const ROW = 40;
/** Tiles are widened to fit their labels only up to this total width, in pixels. */
const WIDEST = 640;
/** The room for the axis title, between the row labels and the edge, in pixels. */
const MARGIN = 45;
/** The gap between adjacent maps, and the maximum width of all maps together, in pixels. */
const MAP_GAP = 24;
const WIDEST_PICTURE = 1100;

/**
 * A heat map with two varied fields as rows and columns. Each tile shows its number and is shaded by it. If there is a
 * third field, each of its values has a map of its own. For any other field, only the chosen value is shown.
 */
function heatMap(picture: SweepPicture, axes: MapAxes): Pick<Chart, 'spec' | 'least' | 'panels'> {
  const { fields, title } = picture;
  const shown = picture.rows.some((row) => 'exact' in row) ? 'exact' : 'simulated';
  const down = rowLabels(valuesAlong(picture, axes.rows));
  const { across, step, least } = tilesOf(valuesAlong(picture, axes.columns));
  const count = across.values.length;
  const beside = Math.min(widest(down.lines), 200) + MARGIN;
  const rows = picture.rows.map((row, i) => ({ ...row, ...panelOf(picture, axes, row, i) }));
  const common = {
    ...LOOK,
    description: sweepInWords(picture, shown),
    title: { ...title, subtitle: [title.subtitle, ...wordsOfAxes(fields, axes)] },
    params: [CHOSEN_PARAM],
    data: { values: rows },
    ...(axes.others > 1 && {
      transform: [
        { filter: `datum.others === (${CHOSEN} === null ? 0 : ${CHOSEN} % ${axes.others})` },
      ],
    }),
  };
  const tiles = {
    width: step * count,
    height: ROW * down.values.length,
    ...tileLayers(picture, axes, shown, { down, across }),
  };
  if (axes.panels === undefined && axes.others === 1) {
    return { spec: { ...common, ...tiles }, least: Math.ceil(least * count + beside) };
  }
  const panel = step * count + beside + MAP_GAP;
  const maps = axes.panels === undefined ? 1 : valuesAlong(picture, axes.panels).length;
  return {
    spec: {
      ...common,
      facet: {
        field: 'panel',
        type: 'nominal',
        // The maps are in the order of the field's values.
        sort: { field: 'combination', op: 'min' },
        header: { labelAnchor: 'start', labelExpr: "split(datum.label, '\\n')" },
      },
      columns: mapColumns(maps, panel, WIDEST_PICTURE),
      spacing: MAP_GAP,
      resolve: { axis: { x: 'independent', y: 'independent' } },
      spec: tiles,
    },
    least: Math.ceil(panel),
    panels: { width: Math.ceil(panel), count: maps },
  };
}

/** The smallest tile width at which column labels need not be turned. If there is none, the labels are turned. */
function tilesOf(values: readonly string[]): { across: AxisLabels; step: number; least: number } {
  const [usual = 0, ...wider] = STEPS;
  const plain = columnLabels(values, LEAST_STEP);
  const turned = { across: plain, step: usual, least: LEAST_STEP };
  if (plain.angle === 0) return turned;
  const fitting = [usual, ...wider]
    .filter((step) => step === usual || step * values.length <= WIDEST)
    .map((step) => ({ across: columnLabels(values, step), step, least: step }))
    .find(({ across }) => across.angle === 0);
  return fitting ?? turned;
}

/**
 * The title of the map to which a combination belongs. If some fields are on no axis, also the index of the combination
 * of these fields' values.
 */
function panelOf(
  { fields }: SweepPicture,
  axes: MapAxes,
  row: SweepPictureRow,
  i: number,
): SweepPictureRow {
  const named = [axes.panels, ...axes.rest].filter((field) => field !== undefined);
  if (named.length === 0) return {};
  return {
    panel: named.map((field) => `${fields[field]}: ${row[`field${field}`]}`).join('\n'),
    ...(axes.others > 1 && { others: i % axes.others }),
  };
}

/** Sentences that say which of many fields are shown, and how to show the rest. */
function wordsOfAxes(
  fields: readonly string[],
  { rows, columns, panels, rest }: MapAxes,
): string[] {
  const name = (field: number | undefined) => (field === undefined ? '' : (fields[field] ?? ''));
  if (rest.length === 0) return [];
  const shown = [rows, columns, panels].filter((field) => field !== undefined).map(name);
  return [
    `Shown: ${listed(shown)}, the first fields listed under “vary”; to see other fields, list them first`,
    `Each map shows one value of ${listed(rest.map(name))}, which is written above the map; the sliders of the report page change it`,
  ];
}

function tileLayers(
  picture: SweepPicture,
  axes: MapAxes,
  shown: 'exact' | 'simulated',
  { down, across }: { readonly down: AxisLabels; readonly across: AxisLabels },
) {
  const { quantity, fields } = picture;
  const layer: Layer[] = [
    {
      mark: { type: 'rect', style: 'tile', strokeWidth: 2 },
      encoding: {
        fill: {
          field: shown,
          type: 'quantitative',
          scale: { type: 'quantize', domain: [0, quantity.most] },
          legend: null,
        },
      },
    },
    {
      transform: [
        { calculate: `datum.${shown} < ${HIGH * quantity.most} ? 'onLow' : 'onHigh'`, as: 'ink' },
      ],
      mark: { type: 'text', fontSize: 12 },
      encoding: {
        text: { field: shown, type: 'quantitative', format: quantity.format },
        color: { field: 'ink', type: 'nominal', scale: { domain: [...PAINTS] }, legend: null },
      },
    },
    frameOfChosen(),
  ];
  const place = (axis: 'x' | 'y', field: number, labels: AxisLabels) => ({
    field: `field${field}`,
    type: 'ordinal' as const,
    sort: null,
    title: fields[field] ?? '',
    axis: labelled(labels, axis),
  });
  return {
    encoding: {
      x: place('x', axes.columns, across),
      y: place('y', axes.rows, down),
      tooltip: sweepTooltip(picture),
    },
    layer,
  };
}

/** The maximum number of bars that can still be read. */
const MOST_BARS = 60;

/** For a sweep: heat maps if two or more fields have several values, otherwise a bar for every combination. */
export function sweeps(results: readonly Result[]): Chart[] {
  const [first] = results;
  if (!first || results.length < 2) return [];
  const fields = variedFields(results).map(({ name }) => name);
  const labels = valueLabels(results);
  return quantitiesOf(results).flatMap((quantity): Chart[] => {
    const rows = results.map((result, i) => ({
      combination: i,
      ...rowOf(labels[i] ?? []),
      ...quantity.of(result),
    }));
    const title = { text: quantity.title, subtitle: subtitle(first) };
    const picture = { quantity, fields, rows, title };
    const axes = mapAxes(picture);
    if (axes) return [{ name: quantity.name, ...heatMap(picture, axes) }];
    if (results.length > MOST_BARS) return [];
    return [{ name: quantity.name, spec: sweepBars(picture) }];
  });
}

function rowOf(labels: readonly string[]): SweepPictureRow {
  return {
    ...Object.fromEntries(labels.map((label, i) => [`field${i}`, label])),
    label: labels.join(' · '),
  };
}

/** The varied values of each combination, in the order of the fields. */
export function valueLabels(results: readonly Result[]): string[][] {
  const fields = variedFields(results);
  return results.map(({ combination }) =>
    fields.map(({ field, labelOf }) => labelOf(combination[field])),
  );
}

function subtitle(result: Result): string {
  const { simulation, question } = result;
  const { exact } = question.odds;
  const each = simulation
    ? `${spoken(simulation.trials)} simulated ${trialOf([result])[1]} for each`
    : '';
  return [exact ? 'Exact odds' : '', each].filter(Boolean).join('; ');
}
