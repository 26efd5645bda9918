import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { decimal } from '../../base/index.ts';
import { ChartsPart } from '../charts/charts.tsx';
import type { Distribution, OddsAnswer } from '../engine/answers/odds.ts';
import type { PartProps } from '../panel.ts';
import { Bars } from '../parts/bars.tsx';
import { Blocks } from '../parts/blocks.tsx';
import { Fold } from '../parts/folded.tsx';
import { Later } from '../parts/later.tsx';
import { MeasurePick, usePicked } from '../parts/measure-pick.tsx';
import { useAnswer } from '../use-answer.ts';
import { OneFight } from './one-fight.tsx';
import { SimulationPart } from './simulation.tsx';

interface OutcomesProps extends PartProps {
  /** Absent before the first answer. */
  readonly told: OddsAnswer | undefined;
  /** The kind of fight. */
  readonly trial: 'attack' | 'duel' | 'turn';
  /** The measure that is shown first; absent: the first of all. */
  readonly usual?: string;
  /** What a panel shows above all this. */
  readonly children?: ComponentChildren;
}

/** The outcomes of a fight: its odds, a simulation, and one fight told in words. */
export function Outcomes({ told, trial, usual, children, ...props }: OutcomesProps) {
  const words = [trial, `${trial}s`] as const;
  if (told && !told.answer) return <Combinations {...props} told={told} trial={words} />;
  return (
    <div class="results">
      <Later>
        {children}
        <Distributions distributions={told?.distributions} {...(usual && { usual })} />
        <SimulationPart {...props} chance={told?.answer?.chance} trial={words} />
        <OneFight document={props.document} engine={props.tools.engine} trial={trial} />
        <Fold class="card" summary="All measures in tables">
          <Blocks blocks={told?.blocks.filter(({ kind }) => kind === 'table') ?? []} />
        </Fold>
        <Notes told={told} />
      </Later>
    </div>
  );
}

/** The whole fight: the cards with their numbers, the rulings that matter, and the assumptions. */
export function Notes({ told }: { readonly told: OddsAnswer | undefined }) {
  const lists = told?.blocks.filter(({ kind }) => kind === 'list') ?? [];
  return (
    <Fold class="card notes" summary="The fight in full">
      <dl>
        {told?.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Blocks blocks={lists} />
    </Fold>
  );
}

interface DistributionsProps {
  /** Absent before the first answer. */
  readonly distributions: readonly Distribution[] | undefined;
  /** The measure that is shown first; absent: the first of all. */
  readonly usual?: string;
}

const NONE: readonly Distribution[] = [];

/** The distribution of one measure, which can be chosen, in bars. */
function Distributions({ distributions, usual }: DistributionsProps) {
  const picked = usePicked(distributions ?? NONE, usual);
  const { shown, reading } = picked;
  return (
    <section class="card distributions" aria-label="How likely each number is" data-pictured>
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

interface CombinationsProps extends PartProps {
  readonly told: OddsAnswer;
  /** The kind of fight, singular and plural: "attack", "attacks". */
  readonly trial: readonly [one: string, several: string];
}

/** The outcomes of a sweep, which has no single answer: its tables, its charts, and a simulation of it. */
function Combinations({ told, trial, ...props }: CombinationsProps) {
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
      <SimulationPart {...props} chance={undefined} trial={trial} />
      <Notes told={told} />
    </div>
  );
}
