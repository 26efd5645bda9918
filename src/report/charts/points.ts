import type { Result } from '../../results/result.ts';
import { decimal } from '../../words/numbers.ts';
import { pointsByRound } from '../battle/course.ts';
import { subjectOf } from '../tables/cast.ts';
import type { Chart, ChartSpec } from './chart.ts';
import { sideColour } from './sides.ts';
import { LOOK } from './theme.ts';

/** For a single battle: the points left of each side on average, round by round. */
export function pointsLeft(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const rows = result && others.length === 0 ? pointsByRound(result) : [];
  return result && rows.length > 0 ? [{ name: 'points', spec: pointsSpec(result, rows) }] : [];
}

function pointsSpec(result: Result, rows: ReturnType<typeof pointsByRound>): ChartSpec {
  const title = `Points left, round by round, when ${subjectOf([result])}`;
  const sides = [...new Set(rows.map(({ side }) => side))];
  const color = sideColour('side', sides);
  const told = sides.map((side) => {
    const own = rows.filter((row) => row.side === side);
    return `${side} from the beginning on: ${own.map(({ points }) => decimal(points, 1)).join(', ')}`;
  });
  return {
    ...LOOK,
    description: `${title}. ${told.join('. ')}.`,
    title: { text: title, subtitle: 'On average, simulated; battles that are over keep theirs' },
    width: 560,
    height: 280,
    data: { values: [...rows] },
    mark: { type: 'line', point: { filled: true, size: 40 }, strokeWidth: 2.5 },
    encoding: {
      x: {
        field: 'round',
        type: 'ordinal',
        axis: {
          title: 'After round',
          labelAngle: 0,
          labelOverlap: true,
          domain: true,
          ticks: false,
        },
      },
      y: {
        field: 'points',
        type: 'quantitative',
        axis: { title: 'Points left on average', domain: false, ticks: false },
      },
      color: { ...color, legend: { ...color.legend, symbolType: 'circle' } },
      tooltip: [
        { field: 'round', type: 'ordinal', title: 'after round' },
        { field: 'side', type: 'nominal', title: 'side' },
        { field: 'points', type: 'quantitative', title: 'points left', format: '.1f' },
      ],
    },
  };
}
