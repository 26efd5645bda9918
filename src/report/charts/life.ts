import type { ProgressLine } from '../../results/evaluator.ts';
import type { Result } from '../../results/result.ts';
import { decimal } from '../../words/numbers.ts';
import { subjectOf } from '../tables/cast.ts';
import type { Chart, ChartSpec } from './chart.ts';
import { sideColour } from './sides.ts';
import { LOOK } from './theme.ts';

/** Lines end where each has come so near to what it ends with, in Life. */
const NEARLY_THERE = 0.02;

/** For a single fight of many throws: the Life left of each side on average, turn by turn. */
export function lifeByTurn(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const progress = result?.progress ?? [];
  if (!result || others.length > 0 || progress.length === 0) return [];
  const last = Math.max(...progress.map(lastToShow));
  if (last < 2) return [];
  const rows = progress.flatMap(({ name, means }) =>
    means.slice(0, last + 1).map((life, turn) => ({ turn, side: name, life })),
  );
  return [{ name: 'life', spec: lifeSpec(result, progress, rows) }];
}

interface LifeRow {
  readonly turn: number;
  readonly side: string;
  readonly life: number;
}

function lastToShow({ means }: ProgressLine): number {
  const end = means.at(-1) ?? 0;
  return 1 + means.findLastIndex((life) => Math.abs(life - end) > NEARLY_THERE);
}

function lifeSpec(
  result: Result,
  progress: readonly ProgressLine[],
  rows: readonly LifeRow[],
): ChartSpec {
  const title = `Life left, turn by turn, when ${subjectOf([result])}`;
  const sides = progress.map(({ name }) => name);
  const color = sideColour('side', sides);
  return {
    ...LOOK,
    description: `${title}. ${sides.map((side) => inWords(side, rows)).join('. ')}.`,
    title: {
      text: title,
      subtitle: 'Of all figures of a side on average, exact; a side that has lost has none left',
    },
    width: 560,
    height: 280,
    data: { values: [...rows] },
    mark: { type: 'line', point: { filled: true, size: 40 }, strokeWidth: 2.5 },
    encoding: {
      x: {
        field: 'turn',
        type: 'ordinal',
        axis: {
          title: 'After turn',
          labelAngle: 0,
          labelOverlap: true,
          domain: true,
          ticks: false,
        },
      },
      y: {
        field: 'life',
        type: 'quantitative',
        axis: { title: 'Life left on average', domain: false, ticks: false },
      },
      color: { ...color, legend: { ...color.legend, symbolType: 'circle' } },
      tooltip: [
        { field: 'turn', type: 'ordinal', title: 'after turn' },
        { field: 'side', type: 'nominal', title: 'side' },
        { field: 'life', type: 'quantitative', title: 'Life left', format: '.3f' },
      ],
    },
  };
}

function inWords(side: string, rows: readonly LifeRow[]): string {
  const lives = rows.filter((row) => row.side === side).map(({ life }) => decimal(life, 2));
  return `${side} from the beginning on: ${lives.join(', ')}`;
}
