/*
 * The outcomes below the answer in panels with a fight: bars, a simulation, one narrated fight with its dice, and all
 * tables. The Battle panel uses only the notes.
 */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { capitalised, decimal } from '../../base/index.ts';
import { USUAL_TRIALS } from '../../experiments/index.ts';
import { ChartsPart } from '../charts/charts.tsx';
import { type ExperimentDocument, withValue } from '../document.ts';
import type { Distribution, OddsAnswer } from '../engine/answers/odds.ts';
import type { Engine } from '../engine/engine.ts';
import type { PartProps } from '../panel.ts';
import { Bars } from '../parts/bars.tsx';
import { Blocks } from '../parts/blocks.tsx';
import { Choice } from '../parts/choice.tsx';
import { Fold, Folded } from '../parts/folded.tsx';
import { Later } from '../parts/later.tsx';
import { MeasurePick, usePicked } from '../parts/measure-pick.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import { Convergence } from '../simulation/convergence.tsx';
import { Estimate } from '../simulation/estimate.tsx';
import { useSimulation } from '../simulation/use-simulation.ts';
import { useAnswer } from '../use-answer.ts';
import { Seed, seedOf } from './seed.tsx';

interface SimulationProps extends PartProps {
  /** The exact chance that the answer is yes; undefined for a sweep, and until there is an answer. */
  readonly chance: number | undefined;
  /** The singular and plural nouns for the fight: "attack", "attacks". */
  readonly trial: readonly [one: string, several: string];
}

const COUNTS = ['1M', '10M', '100M', '1G', '10G'] as const;
const USUAL = '10M';

/** A count of trials in words: "10M", "1 billion". */
const countText = (count: string) => count.replace('G', ' billion');

/** A simulation of the fight. It runs in workers, and its results are the same as on the command line. */
function SimulationPart({ document, tools, chance, trial, onChange }: SimulationProps) {
  const { run, isRunning, problems, start, stop } = useSimulation(document, tools.simulate);
  const { trials = USUAL } = document;
  const written = trials === USUAL_TRIALS ? USUAL : String(trials).slice(0, 30);
  const counts = [...new Set([...COUNTS, written])];
  const set = (key: string, value: unknown) => onChange(withValue(document, [key], value));
  return (
    <section class="card rolling" aria-label="Simulation">
      <div class="title">
        <h2>Simulation</h2>
        <button type="button" class="strong" onClick={isRunning ? stop : start}>
          {isRunning ? 'Stop' : 'Roll it'}
        </button>
      </div>
      <Folded
        class="terms"
        summary={
          document.precision === undefined
            ? `${countText(written)} ${trial[1]}`
            : `Seed ${seedOf(document)}`
        }
      >
        {document.precision === undefined && (
          <Choice
            legend={`How many ${trial[1]}`}
            options={counts.map((count) => ({ value: count, text: countText(count) }))}
            value={written}
            onChange={(value) => set('trials', value === USUAL ? undefined : value)}
          />
        )}
        <Seed document={document} onChange={onChange} />
      </Folded>
      {problems.length > 0 && <Problems problems={problems} />}
      {run && <Estimate run={run} trials={trial[1]} />}
      {run && chance !== undefined && (
        <Convergence marks={run.marks} exact={chance} trials={trial[1]} />
      )}
      {run?.end && (
        <>
          <p class="note">
            {run.end.effort} {run.end.fit}
          </p>
          <Announced text={`${run.end.effort} ${run.end.fit ?? ''}`} />
          <details>
            <summary>Simulated next to exact</summary>
            <Blocks blocks={run.end.blocks.filter(({ kind }) => kind === 'table')} />
          </details>
          <ChartsPart pictures={run.end.pictures} />
        </>
      )}
    </section>
  );
}

interface OneFightProps {
  readonly document: ExperimentDocument;
  readonly engine: Engine;
  /** The noun for the fight: "attack". */
  readonly trial: string;
}

/** One fight narrated step by step, with the rolled dice if it is an attack. */
function OneFight({ document, engine, trial }: OneFightProps) {
  const [told, setTold] = useState<{ document: ExperimentDocument; seed: string }>();
  const { answer, problems } = useAnswer(engine, 'telling', 'explanation', told);
  return (
    <section class="card telling" aria-label={`One ${trial}`}>
      <div class="title">
        <h2>One {trial}</h2>
        <button type="button" onClick={() => setTold({ document, seed: newSeed() })}>
          {told ? 'Roll another' : 'Roll one'}
        </button>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      {answer && problems.length === 0 && (
        <div aria-live="polite">
          {Object.entries(answer.faces)
            .filter(([, faces]) => faces.length > 0)
            .map(([pool, faces]) => (
              <Dice key={pool} title={`${capitalised(pool)} dice`} faces={faces} />
            ))}
          <ol class="steps">
            {answer.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
          <p class="note">
            From seed {answer.seed}: with --seed {answer.seed}, knockback explain tells the same{' '}
            {trial}.
          </p>
        </div>
      )}
    </section>
  );
}

/** A random seed short enough to type. */
function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36))
    .join('')
    .slice(0, 10);
}

/** SVG paths for the faces of combat dice, in a square of 24 by 24. */
const SIGNS: Readonly<Record<string, string>> = {
  skull:
    'M12 4a7 7 0 0 0-7 7c0 2.6 1.4 4.6 3.2 5.8V19h7.6v-2.2c1.8-1.2 3.2-3.2 3.2-5.8a7 7 0 0 0-7-7z' +
    'M9.2 9.6a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4z' +
    'M14.8 9.6a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4z' +
    'M12 13.6l1 1.9h-2z',
  shield: 'M12 4l7 2.2v4.8c0 4.4-2.9 7.6-7 9c-4.1-1.4-7-4.6-7-9V6.2z',
};

interface DiceProps {
  /** The name of the dice pool: "Attack dice". */
  readonly title: string;
  readonly faces: readonly string[];
}

/** Rolled dice, drawn with their faces in the colors of the page. */
function Dice({ title, faces }: DiceProps) {
  return (
    <div class="dice">
      <h3>{title}</h3>
      <ul>
        {faces.map((face, i) => (
          <li key={i} class={`die ${face in SIGNS ? face : 'plain'}`}>
            <svg viewBox="0 0 24 24" role="img" aria-label={face}>
              {SIGNS[face] ? (
                <path d={SIGNS[face]} fill-rule="evenodd" />
              ) : (
                face !== 'blank' && (
                  <text x="12" y="12" text-anchor="middle" dominant-baseline="central">
                    {face.length > 3 ? face.slice(0, 3) : face}
                  </text>
                )
              )}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OutcomesProps extends PartProps {
  /** Absent before the first answer. */
  readonly told: OddsAnswer | undefined;
  readonly trial: 'attack' | 'duel' | 'turn';
  /** The measure that is shown first; default: the first in the answer. */
  readonly usual?: string;
  /** Shown above all outcomes. */
  readonly children?: ComponentChildren;
}

/** The outcomes of a fight: its odds, a simulation, and one narrated fight. */
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

/** The whole fight in words: the cards with their numbers, the relevant rulings, and the assumptions. */
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
  /** The measure that is shown first; default: the first in the answer. */
  readonly usual?: string;
}

const NONE: readonly Distribution[] = [];

/** The distribution of one measure as bars. The user picks the measure. */
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
        distributions && <p class="note">Everything here has only one possible outcome.</p>
      )}
    </section>
  );
}

interface CombinationsProps extends PartProps {
  readonly told: OddsAnswer;
  /** The singular and plural nouns for the fight: "attack", "attacks". */
  readonly trial: readonly [one: string, several: string];
}

/** The outcomes of a sweep. Since a sweep has no single answer, they are tables, charts and a simulation. */
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
