import { useId } from 'preact/hooks';
import { USUAL_SEED, USUAL_TRIALS } from '../../scenarios/experiment.ts';
import { wilson } from '../../statistics/intervals.ts';
import { grouped, percent, spoken } from '../../words/numbers.ts';
import { ChartsPart } from '../charts/charts-part.tsx';
import { withValue } from '../document.ts';
import type { PartProps } from '../panel.ts';
import { Announced } from '../parts/announced.tsx';
import { Blocks } from '../parts/blocks.tsx';
import { Choice } from '../parts/choice.tsx';
import { Convergence } from '../parts/convergence.tsx';
import { Problems } from '../parts/problems.tsx';
import { TextInput } from '../parts/text-input.tsx';
import { type Run, useSimulation } from '../use-simulation.ts';

interface RollingProps extends PartProps {
  /** Of the question; absent of a sweep. */
  readonly chance: number | undefined;
  /** What is rolled, one and several: "attack", "attacks". */
  readonly trial: readonly [one: string, several: string];
}

const COUNTS = ['1M', '10M', '100M', '1G', '10G'] as const;
const USUAL = '10M';
const LONGEST_SEED = 200;

/** The same fight rolled many times in workers, as the command line rolls it. */
export function Rolling({ document, tools, chance, trial, onChange }: RollingProps) {
  const { run, isRunning, problems, start, stop } = useSimulation(document, tools.simulate);
  const seedId = useId();
  const { seed = USUAL_SEED, trials = USUAL } = document;
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
      {document.precision === undefined && (
        <Choice
          legend={`How many ${trial[1]}`}
          options={counts.map((count) => ({ value: count, text: count.replace('G', ' billion') }))}
          value={written}
          onChange={(value) => set('trials', value === USUAL ? undefined : value)}
        />
      )}
      <label class="seed" for={seedId}>
        Seed
        <TextInput
          id={seedId}
          most={LONGEST_SEED}
          value={String(seed).slice(0, LONGEST_SEED)}
          onDone={(text) => set('seed', text === '' || text === USUAL_SEED ? undefined : text)}
        />
      </label>
      {problems.length > 0 && <Problems problems={problems} />}
      {run && <Estimate run={run} trial={trial} />}
      {run && chance !== undefined && <Convergence marks={run.marks} exact={chance} />}
      {run?.end && (
        <>
          <p class="note">
            {run.end.effort} {run.end.fit}
          </p>
          <Announced text={`${run.end.effort} ${run.end.fit ?? ''}`} />
          <details>
            <summary>Simulated beside exact</summary>
            <Blocks blocks={run.end.blocks.filter(({ kind }) => kind === 'table')} />
          </details>
          <ChartsPart pictures={run.end.pictures} />
        </>
      )}
    </section>
  );
}

/** How many so far, how quickly, and what they come to. */
function Estimate({ run, trial }: { readonly run: Run } & Pick<RollingProps, 'trial'>) {
  const { progress, perSecond = 0 } = run;
  const { done, total, hits } = progress;
  const rate = Math.round(perSecond / 1e6);
  const { low, high } = hits === undefined || done === 0 ? { low: 0, high: 0 } : wilson(hits, done);
  return (
    <div class="estimate-now">
      <progress max={total ?? 1} value={total === undefined ? 0 : done} aria-label="Rolled" />
      <p>
        <strong>{total !== undefined && done === total ? spoken(done) : grouped(done)}</strong>{' '}
        {trial[1]}
        {rate > 0 && `, ${grouped(rate)} million a second`}
      </p>
      {hits !== undefined && done > 0 && (
        <p>
          <strong>{percent(hits / done, 3)}</strong> yes, 95% interval {percent(low, 3)} to{' '}
          {percent(high, 3)}
        </p>
      )}
    </div>
  );
}
