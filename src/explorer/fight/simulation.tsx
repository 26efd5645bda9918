import { USUAL_TRIALS } from '../../experiments/index.ts';
import { ChartsPart } from '../charts/charts.tsx';
import { withValue } from '../document.ts';
import type { PartProps } from '../panel.ts';
import { Blocks } from '../parts/blocks.tsx';
import { Choice } from '../parts/choice.tsx';
import { Folded } from '../parts/folded.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import { Convergence } from '../simulation/convergence.tsx';
import { Estimate } from '../simulation/estimate.tsx';
import { useSimulation } from '../simulation/use-simulation.ts';
import { Seed, seedOf } from './seed.tsx';

interface SimulationProps extends PartProps {
  /** Of the question; absent of a sweep. */
  readonly chance: number | undefined;
  /** The kind of fight, singular and plural: "attack", "attacks". */
  readonly trial: readonly [one: string, several: string];
}

const COUNTS = ['1M', '10M', '100M', '1G', '10G'] as const;
const USUAL = '10M';

/** "10M", "1 billion" */
const countText = (count: string) => count.replace('G', ' billion');

/** The same fight rolled many times in workers, as the command line rolls it. */
export function SimulationPart({ document, tools, chance, trial, onChange }: SimulationProps) {
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
            <summary>Simulated beside exact</summary>
            <Blocks blocks={run.end.blocks.filter(({ kind }) => kind === 'table')} />
          </details>
          <ChartsPart pictures={run.end.pictures} />
        </>
      )}
    </section>
  );
}
