import type { Result } from '../../results/result.ts';
import { boards, boardsOfSweeps } from './boards.ts';
import type { Chart, ChartMaker } from './chart.ts';
import { convergence } from './convergence.ts';
import { courses } from './course.ts';
import { distributions } from './distribution.ts';
import { whoWins } from './first.ts';
import { whatIsLeft } from './left.ts';
import { lifeByTurn } from './life.ts';
import { standing } from './standing.ts';
import { sweeps } from './sweeps.ts';

/** Every kind of chart. A new one is a file beside these and a line here. */
const MAKERS: readonly ChartMaker[] = [
  boards,
  whoWins,
  courses,
  standing,
  whatIsLeft,
  lifeByTurn,
  distributions,
  convergence,
  sweeps,
  boardsOfSweeps,
];

export function chartsOf(results: readonly Result[]): Chart[] {
  return MAKERS.flatMap((make) => make(results));
}
