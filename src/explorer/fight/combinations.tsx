import { useState } from 'preact/hooks';
import { ChartsPart } from '../charts/charts-part.tsx';
import type { Told } from '../engine/answers/odds.ts';
import type { PartProps } from '../panel.ts';
import { Blocks } from '../parts/blocks.tsx';
import { useAnswer } from '../use-answer.ts';
import { Notes } from './notes.tsx';
import { Rolling } from './rolling.tsx';

interface CombinationsProps extends PartProps {
  readonly told: Told;
  /** What is rolled, one and several: "attack", "attacks". */
  readonly trial: readonly [one: string, several: string];
}

/** What comes of a sweep, which has no answer of its own: its tables, its charts, and a simulation of it. */
export function Combinations({ told, trial, ...props }: CombinationsProps) {
  const { document, tools } = props;
  const [isAsked, setAsked] = useState(false);
  const asked = isAsked ? { document } : undefined;
  const { answer: pictures } = useAnswer(tools.engine, 'pictures', 'pictures', asked);
  return (
    <div class="results">
      <section class="card" aria-label="All combinations">
        <h2>All combinations</h2>
        <Blocks blocks={told.blocks.filter(({ kind }) => kind === 'table')} />
        <ChartsPart pictures={pictures} onOpen={() => setAsked(true)} />
      </section>
      <Rolling {...props} chance={undefined} trial={trial} />
      <Notes told={told} />
    </div>
  );
}
