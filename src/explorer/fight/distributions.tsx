import { useState } from 'preact/hooks';
import { decimal } from '../../words/numbers.ts';
import type { Distribution } from '../engine/answers/odds.ts';
import { Bars, type Reading } from '../parts/bars.tsx';
import { Choice } from '../parts/choice.tsx';
import { Pick } from '../parts/pick.tsx';

interface DistributionsProps {
  /** Absent before the first answer. */
  readonly distributions: readonly Distribution[] | undefined;
  /** The measure that is shown first; absent: the first of all. */
  readonly usual?: string;
}

const READINGS: readonly { readonly value: Reading; readonly text: string }[] = [
  { value: 'exactly', text: 'Exactly x' },
  { value: 'at least', text: 'x or more' },
];

/** The distribution of one measure, which can be chosen, in bars. */
export function Distributions({ distributions, usual }: DistributionsProps) {
  const [chosen, setChosen] = useState<string | undefined>(usual);
  const [reading, setReading] = useState<Reading>('exactly');
  const shown = distributions?.find(({ name }) => name === chosen) ?? distributions?.[0];
  return (
    <section class="card distributions" aria-label="How likely each number is">
      {distributions && shown ? (
        <>
          <div class="picks">
            <Pick
              label="Measure"
              options={distributions.map(({ name, title }) => ({ value: name, text: title }))}
              value={shown.name}
              onChange={setChosen}
            />
            <Choice
              legend="Chance of"
              options={READINGS}
              value={reading}
              onChange={(value) => setReading(value)}
            />
          </div>
          <Bars title={shown.title} rows={shown.rows} reading={reading} />
          {shown.mean !== undefined && <p class="note">Mean {decimal(shown.mean, 3)}.</p>}
        </>
      ) : (
        distributions && <p class="note">Nothing here can come out in more than one way.</p>
      )}
    </section>
  );
}
