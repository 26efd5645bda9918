import type { Result } from '../../experiments/index.ts';
import { pointsByRound } from '../battle/course.ts';
import { subjectOf } from '../tables/cast.ts';
import type { Chart } from './chart.ts';
import { linesOfSides } from './lines.ts';

/** For a single battle: each side's mean points left, round by round. */
export function pointsLeft(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const rows = result && others.length === 0 ? pointsByRound(result) : [];
  if (!result || rows.length === 0) return [];
  const spec = linesOfSides({
    title: `Points left, round by round, when ${subjectOf([result])}`,
    subtitle: 'Simulated averages; a battle that has ended keeps its last value',
    sides: [...new Set(rows.map(({ side }) => side))],
    rows,
    time: 'round',
    left: 'points',
    leftTitle: 'Points left',
    decimals: [1, 1],
  });
  return [{ name: 'points', spec }];
}
