/* The line chart that `life.ts` and `points.ts` draw. */

import { decimal } from '../../base/index.ts';
import type { ChartSpec } from './chart.ts';
import { sideColour } from './sides.ts';
import { LOOK } from './theme.ts';

/** What each side has left on average over the course of a fight; one line per side. */
interface LinesOfSides<Time extends string, Left extends string> {
  readonly title: string;
  readonly subtitle: string;
  readonly sides: readonly string[];
  readonly rows: readonly (Readonly<Record<Time | Left, number>> & { readonly side: string })[];
  /** Fields of the rows: the unit of time, and what is left. */
  readonly time: Time;
  readonly left: Left;
  /** "Life left" */
  readonly leftTitle: string;
  /** The number of decimals in the description, and in tooltips. */
  readonly decimals: readonly [inWords: number, shown: number];
}

export function linesOfSides<Time extends string, Left extends string>({
  title,
  subtitle,
  sides,
  rows,
  time,
  left,
  leftTitle,
  decimals: [inWords, shown],
}: LinesOfSides<Time, Left>): ChartSpec {
  const color = sideColour('side', sides);
  const told = sides.map((side) => {
    const own = rows.filter((row) => row.side === side).map((row) => decimal(row[left], inWords));
    return `${side} from the beginning: ${own.join(', ')}`;
  });
  return {
    ...LOOK,
    description: `${title}. ${told.join('. ')}.`,
    title: { text: title, subtitle },
    width: 560,
    height: 280,
    data: { values: [...rows] },
    mark: { type: 'line', point: { filled: true, size: 40 }, strokeWidth: 2.5 },
    encoding: {
      x: {
        field: time,
        type: 'ordinal',
        axis: {
          title: `After ${time}`,
          labelAngle: 0,
          labelOverlap: true,
          domain: true,
          ticks: false,
        },
      },
      y: {
        field: left,
        type: 'quantitative',
        axis: { title: `${leftTitle} on average`, domain: false, ticks: false },
      },
      color: { ...color, legend: { ...color.legend, symbolType: 'circle' } },
      tooltip: [
        { field: time, type: 'ordinal', title: `after ${time}` },
        { field: 'side', type: 'nominal', title: 'side' },
        {
          field: left,
          type: 'quantitative',
          title: leftTitle,
          format: `.${shown}f`,
        },
      ],
    },
  };
}
