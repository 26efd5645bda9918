import type { ComponentChildren } from 'preact';
import type { Told } from '../engine/answers/odds.ts';
import type { PartProps } from '../panel.ts';
import { Blocks } from '../parts/blocks.tsx';
import { Combinations } from './combinations.tsx';
import { Distributions } from './distributions.tsx';
import { Notes } from './notes.tsx';
import { Rolling } from './rolling.tsx';
import { Telling } from './telling.tsx';

interface OutcomesProps extends PartProps {
  /** Absent before the first answer. */
  readonly told: Told | undefined;
  /** What is rolled. */
  readonly trial: 'attack' | 'duel' | 'turn';
  /** The measure that is shown first; absent: the first of all. */
  readonly usual?: string;
  /** What a panel shows above all this. */
  readonly children?: ComponentChildren;
}

/** What comes of a fight: its odds, a simulation of it, and one of it told in words. */
export function Outcomes({ told, trial, usual, children, ...props }: OutcomesProps) {
  const words = [trial, `${trial}s`] as const;
  if (told && !told.answer) return <Combinations {...props} told={told} trial={words} />;
  return (
    <div class="results">
      {children}
      <Distributions distributions={told?.distributions} {...(usual && { usual })} />
      <Rolling {...props} chance={told?.answer?.chance} trial={words} />
      <Telling document={props.document} engine={props.tools.engine} trial={trial} />
      <details class="card">
        <summary>All measures in tables</summary>
        <Blocks blocks={told?.blocks.filter(({ kind }) => kind === 'table') ?? []} />
      </details>
      <Notes told={told} />
    </div>
  );
}
