import type { Told } from '../../engine/answers/odds.ts';
import { Distributions } from '../../fight/distributions.tsx';
import { Notes } from '../../fight/notes.tsx';
import { Rolling } from '../../fight/rolling.tsx';
import { Telling } from '../../fight/telling.tsx';
import type { PartProps } from '../../panel.ts';
import { Blocks } from '../../parts/blocks.tsx';

const TRIAL = ['attack', 'attacks'] as const;

interface OutcomesProps extends PartProps {
  readonly told: Told | undefined;
}

/** What comes of an attack: its odds, a simulation of it, and one of it told in words. */
export function Outcomes({ told, ...props }: OutcomesProps) {
  const tables = <Blocks blocks={told?.blocks.filter(({ kind }) => kind === 'table') ?? []} />;
  // A sweep has no answer of its own: what there is of it is its tables.
  if (told && !told.answer) {
    return (
      <div class="results">
        <section class="card" aria-label="All combinations">
          {tables}
        </section>
        <Rolling {...props} chance={undefined} trial={TRIAL} />
        <Notes told={told} />
      </div>
    );
  }
  return (
    <div class="results">
      <Distributions distributions={told?.distributions} />
      <Rolling {...props} chance={told?.answer?.chance} trial={TRIAL} />
      <Telling document={props.document} engine={props.tools.engine} trial={TRIAL[0]} />
      <details class="card">
        <summary>All measures in tables</summary>
        {tables}
      </details>
      <Notes told={told} />
    </div>
  );
}
