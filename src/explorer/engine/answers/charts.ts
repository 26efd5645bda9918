import type { Chart, ChartMaker } from '../../../report/charts/chart.ts';
import { convergence } from '../../../report/charts/convergence.ts';
import { courses } from '../../../report/charts/course.ts';
import { distributions } from '../../../report/charts/distribution.ts';
import { whoWins } from '../../../report/charts/first.ts';
import { whatIsLeft } from '../../../report/charts/left.ts';
import { lifeByTurn } from '../../../report/charts/life.ts';
import { themeOf } from '../../../report/charts/theme.ts';
import { PAGE_PALETTE } from '../../../report/page/colours.ts';
import type { Result } from '../../../results/result.ts';

export interface Pictures {
  readonly charts: readonly { readonly name: string; readonly spec: Chart['spec'] }[];
  /** In the colours of the page, as in its reports. */
  readonly theme: object;
}

/** Those of the report that stand beside what the page draws itself. */
const MAKERS: readonly ChartMaker[] = [
  whoWins,
  courses,
  whatIsLeft,
  lifeByTurn,
  distributions,
  convergence,
];

/** The charts of a run, as Vega-Lite specs. */
export function picturesOf(results: readonly Result[]): Pictures {
  const all = MAKERS.flatMap((make) => make(results));
  return {
    charts: all.map(({ name, spec }) => ({ name, spec })),
    theme: themeOf(PAGE_PALETTE),
  };
}
