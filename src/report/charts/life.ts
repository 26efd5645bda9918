import type { ProgressLine, Result } from '../../experiments/index.ts';
import { subjectOf } from '../tables/cast.ts';
import type { Chart } from './chart.ts';
import { linesOfSides } from './lines.ts';

/** A line ends when it is this close to its final value, in Life. */
const NEARLY_THERE = 0.02;

/** For a single fight with many rolls: each side's mean Life left, turn by turn. */
export function lifeByTurn(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const progress = result?.progress ?? [];
  if (!result || others.length > 0 || progress.length === 0) return [];
  const last = Math.max(...progress.map(lastToShow));
  if (last < 2) return [];
  const rows = progress.flatMap(({ name, means }) =>
    means.slice(0, last + 1).map((life, turn) => ({ turn, side: name, life })),
  );
  const spec = linesOfSides({
    title: `Life left, turn by turn, when ${subjectOf([result])}`,
    subtitle: 'The exact average over all figures of a side; a side that has lost has no Life left',
    sides: progress.map(({ name }) => name),
    rows,
    time: 'turn',
    left: 'life',
    leftTitle: 'Life left',
    decimals: [2, 3],
  });
  return [{ name: 'life', spec }];
}

function lastToShow({ means }: ProgressLine): number {
  const end = means.at(-1) ?? 0;
  return 1 + means.findLastIndex((life) => Math.abs(life - end) > NEARLY_THERE);
}
