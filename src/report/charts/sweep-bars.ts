import { type ChartSpec, layers } from './chart.ts';
import { distinctParts, inLines, labelWidth } from './labels.ts';
import {
  CHOSEN_PARAM,
  frameOfChosen,
  type SweepPicture,
  sweepInWords,
  sweepTooltip,
} from './sweep-picture.ts';
import { LOOK } from './theme.ts';

/** The widest labels that still leave a phone room for bars beside them, in pixels. */
const ROOM_BESIDE = 110;
/** Sizes in pixels: a line of a label, and a bar with what is free around it. */
const LINE = 15;
const BAR = 16;
const BAR_ROOM = 30;
/** How far the frame of a combination goes around its label, and the number behind the longest bar. */
const LABEL_GAP = 6;
const NUMBER = 62;

/**
 * A bar for every combination, simulated with its interval, and a diamond at the exact number. Short
 * labels stand beside the bars, long ones above them.
 */
export function sweepBars(picture: SweepPicture): ChartSpec {
  const { quantity, fields, title } = picture;
  const labels = barLabels(picture);
  const isBeside = labels.every((lines) => labelWidth(lines.join(' ')) <= ROOM_BESIDE);
  const most = Math.max(...labels.map(({ length }) => length));
  const step = isBeside ? 34 : most * LINE + BAR_ROOM;
  // From the middle of a combination's room to that of its bar.
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

/** As text that ends on the last of `most` lines. */
function lowered(lines: readonly string[], most: number): string {
  return '\n'.repeat(most - lines.length) + lines.join('\n');
}

/** The lines of every bar's label. */
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
