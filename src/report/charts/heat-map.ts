import { listed } from '../../base/index.ts';
import { mapColumns } from '../in-browser/map-columns.ts';
import type { Chart, Layer } from './chart.ts';
import { type AxisLabels, columnLabels, labelled, rowLabels, widest } from './labels.ts';
import { HIGH, PAINTS } from './palette.ts';
import {
  CHOSEN,
  CHOSEN_PARAM,
  frameOfChosen,
  type MapAxes,
  type SweepPicture,
  type SweepPictureRow,
  sweepInWords,
  sweepTooltip,
  valuesAlong,
} from './sweep-picture.ts';
import { LOOK } from './theme.ts';

/** The width of a tile in pixels: as drawn, and at least, for its number; and its height. */
const STEPS = [58, 72, 84, 96];
const LEAST_STEP = 46;
const ROW = 40;
/** Wider tiles, for the sake of their labels, are made up to this width of all. */
const WIDEST = 640;
/** Between the labels of the rows and the edge, with the title of the axis. */
const MARGIN = 45;
/** Between maps beside one another, and the most room that they take together, in pixels. */
export const MAP_GAP = 24;
const WIDEST_PICTURE = 1100;

/**
 * Two varied fields as rows and columns, shaded by their number, which is written in. A third is a map
 * for each of its values. Of further fields, only the chosen values are shown.
 */
export function heatMap(
  picture: SweepPicture,
  axes: MapAxes,
): Pick<Chart, 'spec' | 'least' | 'panels'> {
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
        // In the order of their values.
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

/** How wide tiles are, so that the labels of their columns fit, if they can. */
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

/** Which map a combination is in, by name and by the number of what is not on any axis. */
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

/** Which of many fields are shown, and how to have others shown. */
function wordsOfAxes(
  fields: readonly string[],
  { rows, columns, panels, rest }: MapAxes,
): string[] {
  const name = (field: number | undefined) => (field === undefined ? '' : (fields[field] ?? ''));
  if (rest.length === 0) return [];
  const shown = [rows, columns, panels].filter((field) => field !== undefined).map(name);
  return [
    `Shown: ${listed(shown)}, the first fields of vary; to see others, list them first`,
    `One value of ${listed(rest.map(name))} at a time, written over each map; the sliders of the report page change it`,
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
