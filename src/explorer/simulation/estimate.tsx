import { wilson } from '../../statistics/intervals.ts';
import { grouped, percent, spoken } from '../../words/numbers.ts';
import type { Run } from './run.ts';

interface EstimateProps {
  readonly run: Run;
  /** What is simulated, in the plural: "attacks". */
  readonly trials: string;
  /** What is estimated; absent: that the answer is yes. */
  readonly clause?: string | undefined;
}

/** How many so far, how quickly, and what they come to. */
export function Estimate({ run, trials, clause = 'yes' }: EstimateProps) {
  const { progress, perSecond = 0 } = run;
  const { done, total, hits } = progress;
  const { low, high } = hits === undefined || done === 0 ? { low: 0, high: 0 } : wilson(hits, done);
  return (
    <div class="estimate-now">
      <progress max={total ?? 1} value={total === undefined ? 0 : done} aria-label="Simulated" />
      <p>
        <strong>{total !== undefined && done === total ? spoken(done) : grouped(done)}</strong>{' '}
        {trials}
        {rateText(perSecond)}
      </p>
      {hits !== undefined && done > 0 && (
        <p>
          <strong>{percent(hits / done, 3)}</strong> {clause}, 95% interval {percent(low, 3)} to{' '}
          {percent(high, 3)}
        </p>
      )}
    </div>
  );
}

/** ", 320 a second" */
function rateText(perSecond: number): string {
  const millions = Math.round(perSecond / 1e6);
  if (millions > 0) return `, ${grouped(millions)} million a second`;
  return perSecond < 1 ? '' : `, ${grouped(Math.round(perSecond))} a second`;
}
