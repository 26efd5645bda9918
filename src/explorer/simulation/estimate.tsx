/* The progress and the current estimate of a simulation. Used by the outcomes of a fight and by the Battle panel. */

import { grouped, percent, shareDecimals, spoken, wilson } from '../../base/index.ts';
import type { Run } from './run.ts';

interface EstimateProps {
  readonly run: Run;
  /** The plural noun for the trials: "attacks". */
  readonly trials: string;
  /** The event whose chance is estimated, such as "Krug wins"; default: "yes". */
  readonly clause?: string | undefined;
}

/** The number of trials so far, how many are simulated per second, and the estimate with its interval. */
export function Estimate({ run, trials, clause = 'yes' }: EstimateProps) {
  const { progress, perSecond = 0 } = run;
  const { done, total, hits } = progress;
  return (
    <div class="estimate-now">
      <progress max={total ?? 1} value={total === undefined ? 0 : done} aria-label="Simulated" />
      <p>
        <strong>{total !== undefined && done === total ? spoken(done) : grouped(done)}</strong>{' '}
        {trials}
        {rateText(perSecond)}
      </p>
      {hits !== undefined && done > 0 && <Share hits={hits} done={done} clause={clause} />}
    </div>
  );
}

interface ShareProps {
  readonly hits: number;
  readonly done: number;
  readonly clause: string;
}

/** "79.6% Krug wins, 95% interval 77.0% to 82.0%" */
function Share({ hits, done, clause }: ShareProps) {
  const { low, high } = wilson(hits, done);
  const decimals = shareDecimals({ low, high });
  const [share, from, to] = [hits / done, low, high].map((one) => percent(one, decimals));
  return (
    <p>
      <strong>{share}</strong> {clause}, 95% interval {from} to {to}
    </p>
  );
}

/** ", 320 a second" */
function rateText(perSecond: number): string {
  const millions = Math.round(perSecond / 1e6);
  if (millions > 0) return `, ${grouped(millions)} million a second`;
  return perSecond < 1 ? '' : `, ${grouped(Math.round(perSecond))} a second`;
}
