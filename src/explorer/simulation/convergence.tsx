/* The picture of how a simulation converges. Used by the outcomes of a fight and by the Battle panel. */

import { percent, shareDecimals, spoken, wilson } from '../../base/index.ts';
import type { Mark } from '../../chance/index.ts';

interface ConvergenceProps {
  readonly marks: readonly Mark[];
  /** The exact chance, if known. */
  readonly exact: number | undefined;
  /** The plural noun for the trials: "attacks". */
  readonly trials: string;
}

const WIDTH = 600;
const HEIGHT = 160;

/**
 * The estimate plotted against the number of trials on a logarithmic scale, as a line with its 95% interval. A second
 * line shows the exact chance if it is known.
 */
export function Convergence({ marks, exact, trials: unit }: ConvergenceProps) {
  const points = marks.map(({ trials, hits }) => ({
    trials,
    estimate: hits / trials,
    ...wilson(hits, trials),
  }));
  const [first, last] = [points[0], points.at(-1)];
  const middle = exact ?? last?.estimate ?? 0;
  const reach = Math.max(
    ...points.flatMap(({ low, high }) => [Math.abs(low - middle), Math.abs(high - middle)]),
    1e-9,
  );
  const from = Math.log(first?.trials ?? 1);
  const span = Math.max(Math.log(last?.trials ?? 10) - from, 1e-9);
  const x = (trials: number) => ((Math.log(trials) - from) / span) * WIDTH;
  const y = (chance: number) => (HEIGHT / 2) * (1 - (0.95 * (chance - middle)) / reach);
  const path = (ys: readonly number[]) =>
    points.map(({ trials }, i) => `${x(trials)},${y(ys[i] ?? 0)}`);
  const band = [
    ...path(points.map(({ low }) => low)),
    ...path(points.map(({ high }) => high)).reverse(),
  ];
  const decimals = last ? shareDecimals(last) : 1;
  const shown = (chance: number) => percent(chance, decimals);
  const said =
    last && first && points.length > 1
      ? `The estimate from ${spoken(first.trials)} to ${spoken(last.trials)} ${unit}: at the end ${shown(last.estimate)}${exact === undefined ? `, between ${shown(last.low)} and ${shown(last.high)}` : `, exact ${shown(exact)}`}.`
      : '';
  return (
    <figure class="convergence">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {points.length > 1 && <polygon class="band" points={band.join(' ')} />}
        {exact !== undefined && (
          <line class="exact-line" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        )}
        {points.length > 1 && (
          <polyline
            class="estimate"
            points={path(points.map(({ estimate }) => estimate)).join(' ')}
          />
        )}
      </svg>
      <figcaption class="note">
        {said ||
          `The estimate with its 95% interval${exact === undefined ? '' : '; dashed: the exact chance'}.`}
      </figcaption>
    </figure>
  );
}
