import { decimal } from '../../words/numbers.ts';
import type { Distribution } from '../engine/answers/odds.ts';
import { Bars } from '../parts/bars.tsx';
import { MeasurePick, usePicked } from '../parts/measure-pick.tsx';

interface DistributionsProps {
  /** Absent before the first answer. */
  readonly distributions: readonly Distribution[] | undefined;
  /** The measure that is shown first; absent: the first of all. */
  readonly usual?: string;
}

const NONE: readonly Distribution[] = [];

/** The distribution of one measure, which can be chosen, in bars. */
export function Distributions({ distributions, usual }: DistributionsProps) {
  const picked = usePicked(distributions ?? NONE, usual);
  const { shown, reading } = picked;
  return (
    <section class="card distributions" aria-label="How likely each number is">
      {shown ? (
        <>
          <MeasurePick {...picked} />
          <Bars title={shown.title} rows={shown.rows} reading={reading} />
          {shown.mean !== undefined && <p class="note">Mean {decimal(shown.mean, 3)}.</p>}
        </>
      ) : (
        distributions && <p class="note">Nothing here can come out in more than one way.</p>
      )}
    </section>
  );
}
