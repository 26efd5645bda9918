import { distinctParts, folded, labelWidth } from './bar-labels.ts';

/** Room for the labels of rows, and along labels that are turned, in pixels. */
const ROW_LABEL = 150;
const TURNED_LABEL = 140;
/** More lines than these run into the next label. */
const MOST_LINES = 3;
/** Between a label and the next, in pixels. */
const GAP = 6;
const LINE_HEIGHT = 13;

/** How the labels of an axis are written. */
export interface AxisLabels {
  readonly values: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly angle: 0 | -45;
}

/** Labels of rows: folded, where they are long. */
export function rowLabels(values: readonly string[]): AxisLabels {
  return { values, lines: fold(values, ROW_LABEL), angle: 0 };
}

/** Labels of columns: folded, where that makes them as narrow as their columns, else turned. */
export function columnLabels(values: readonly string[], step: number): AxisLabels {
  const lines = fold(values, step - GAP);
  return widest(lines) <= step - GAP && lines.every((one) => !isCut(one))
    ? { values, lines, angle: 0 }
    : { values, lines: fold(values, TURNED_LABEL), angle: -45 };
}

/** The room that labels take across their axis, in pixels. */
export function widest(lines: AxisLabels['lines']): number {
  return Math.max(...lines.flat().map(labelWidth));
}

/** What an axis of a spec needs to write its labels so. */
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
      // Labels of several lines start above their middle.
      ...(axis === 'y' && { labelOffset: { condition: many, value: 0 } }),
      labelExpr: `${JSON.stringify(lines)}[indexof(${JSON.stringify(values)}, datum.label)]`,
    }),
  };
}

/** Of values that take too many lines, only the part is left in which they differ. */
function fold(values: readonly string[], width: number): string[][] {
  const whole = values.map((value) => folded(value, width));
  if (whole.every(({ length }) => length <= MOST_LINES)) return whole;
  return distinctParts(values).map((value) => {
    const lines = folded(value, width);
    if (lines.length <= MOST_LINES) return lines;
    return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}${CUT}`];
  });
}

const CUT = ' …';

function isCut(lines: readonly string[]): boolean {
  return lines.at(-1)?.endsWith(CUT) ?? false;
}
