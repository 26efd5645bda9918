/* Labels of bars and axes: shortened, folded into lines, or turned to fit. */

import { shortNames } from '../../base/index.ts';
import { textWidth } from '../pictures/text-width.ts';

/** The maximum width of a line in a label, in pixels. It also fits on a phone, where letters are smaller. */
const WIDEST_LINE = 330;
const FONT_SIZE = 12;
/** The maximum number of letters of one value. */
const LONGEST = 60;

/**
 * The values of one field, shortened for the labels of bars. Long values, such as the terrain of boards, are reduced to
 * the part in which they differ. Different values stay different.
 *
 * @param values the distinct values
 */
export function distinctParts(values: readonly string[]): string[] {
  if (values.every(({ length }) => length <= LONGEST / 2)) return [...values];
  const words = values.map((value) => value.split(' '));
  const [first = []] = words;
  const alike = (place: (one: readonly string[]) => string | undefined) =>
    words.every((one) => place(one) === place(first));
  const room = Math.min(...words.map(({ length }) => length)) - 1;
  let start = 0;
  while (start < room && alike((one) => one[start])) start += 1;
  let end = 0;
  while (start + end < room && alike((one) => one.at(-1 - end))) end += 1;
  const parts = words.map((one) => {
    const part = one.slice(start, one.length - end).join(' ');
    return `${start > 0 ? '… ' : ''}${part}${end > 0 ? ' …' : ''}`;
  });
  const cut = parts.map((part) =>
    part.length > LONGEST ? `${part.slice(0, LONGEST - 1).trim()}…` : part,
  );
  return cut.map((part, i) =>
    cut.indexOf(part) === cut.lastIndexOf(part) ? part : `${part} (${i + 1} of ${cut.length})`,
  );
}

/** The parts of a label, in lines. Lines break between parts; a part is broken only if it is too wide for a line. */
export function inLines(parts: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [i, part] of parts.entries()) {
    for (const [j, word] of (fits(part) ? [part] : part.split(' ')).entries()) {
      const glue = i > 0 && j === 0 ? ' · ' : ' ';
      if (line && !fits(line + glue + word)) {
        lines.push(line + (j === 0 ? ' ·' : ''));
        line = word;
      } else line = line ? line + glue + word : word;
    }
  }
  return [...lines, line];
}

/** Text in lines of at most `width` pixels, broken between words. A wider word has a line of its own. */
export function foldedLabel(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && labelWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Names as axis labels of at most `width` pixels; different names get different labels. */
export function nameLabels(names: readonly string[], width: number): string[] {
  return shortNames(names, (text) => labelWidth(text) <= width);
}

/** Axis properties that show names as labels of at most `width` pixels. */
export function nameAxis(names: readonly string[], width: number) {
  const labels = nameLabels(names, width);
  const areWhole = labels.every((label, i) => label === names[i]);
  return areWhole
    ? { labelLimit: width }
    : {
        labelLimit: 0,
        labelExpr: `${JSON.stringify(labels)}[indexof(${JSON.stringify(names)}, datum.label)]`,
      };
}

/** The width of a label, in pixels. */
export function labelWidth(text: string): number {
  return textWidth(text, FONT_SIZE);
}

function fits(line: string): boolean {
  return labelWidth(line) <= WIDEST_LINE;
}

/** The room for row labels, and for turned column labels, in pixels. */
const ROW_LABEL = 150;
const TURNED_LABEL = 140;
/** A label with more lines would run into the next label. */
const MOST_LINES = 3;
/** The gap between adjacent labels, and the height of a line, in pixels. */
const GAP = 6;
const LINE_HEIGHT = 13;

/** The labels of an axis, in lines. */
export interface AxisLabels {
  readonly values: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly angle: 0 | -45;
}

/** Row labels, broken into lines if they are long. */
export function rowLabels(values: readonly string[]): AxisLabels {
  return { values, lines: fold(values, ROW_LABEL), angle: 0 };
}

/** Column labels: broken into lines if they then fit their columns, otherwise turned. */
export function columnLabels(values: readonly string[], step: number): AxisLabels {
  const lines = fold(values, step - GAP);
  return widest(lines) <= step - GAP && lines.every((one) => !isCut(one))
    ? { values, lines, angle: 0 }
    : { values, lines: fold(values, TURNED_LABEL), angle: -45 };
}

/** The width of the widest line, in pixels. */
export function widest(lines: AxisLabels['lines']): number {
  return Math.max(...lines.flat().map(labelWidth));
}

/** Axis properties that show these labels. */
export function labelled({ values, lines, angle }: AxisLabels, axis: 'x' | 'y') {
  const isPlain = lines.every((one, i) => one.length === 1 && one[0] === values[i]);
  const many = [2, 3].map((count) => ({
    test: `indexof(${JSON.stringify(values.filter((_, i) => lines[i]?.length === count))}, datum.label) >= 0`,
    value: (-(count - 1) * LINE_HEIGHT) / 2,
  }));
  return {
    domain: false,
    ticks: false,
    labelAngle: angle,
    labelLimit: 0,
    ...(angle !== 0 && { labelAlign: 'right' as const, labelBaseline: 'middle' as const }),
    ...(!isPlain && {
      labelLineHeight: LINE_HEIGHT,
      // Labels with several lines are shifted up, so that their middle stays at the tick.
      ...(axis === 'y' && { labelOffset: { condition: many, value: 0 } }),
      labelExpr: `${JSON.stringify(lines)}[indexof(${JSON.stringify(values)}, datum.label)]`,
    }),
  };
}

/** The lines of each value. If some value has too many lines, only the parts in which the values differ are kept. */
function fold(values: readonly string[], width: number): string[][] {
  const whole = values.map((value) => foldedLabel(value, width));
  if (whole.every(({ length }) => length <= MOST_LINES)) return whole;
  return distinctParts(values).map((value) => {
    const lines = foldedLabel(value, width);
    if (lines.length <= MOST_LINES) return lines;
    return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}${CUT}`];
  });
}

const CUT = ' …';

function isCut(lines: readonly string[]): boolean {
  return lines.at(-1)?.endsWith(CUT) ?? false;
}
