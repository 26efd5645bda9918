import type { Told } from '../../engine/answers/odds.ts';
import { Combinations } from '../../fight/combinations.tsx';
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
  if (told && !told.answer) return <Combinations {...props} told={told} trial={TRIAL} />;
  return (
    <div class="results">
      <Distributions distributions={told?.distributions} />
      <Rolling {...props} chance={told?.answer?.chance} trial={TRIAL} />
      <Telling document={props.document} engine={props.tools.engine} trial={TRIAL[0]} />
      <details class="card">
        <summary>All measures in tables</summary>
        <Blocks blocks={told?.blocks.filter(({ kind }) => kind === 'table') ?? []} />
      </details>
      <Notes told={told} />
    </div>
  );
}
