import { useId } from 'preact/hooks';
import { USUAL_SEED, USUAL_TRIALS } from '../../scenarios/experiment.ts';
import type { Mark } from '../../simulate/schedule/job.ts';
import { wilson } from '../../statistics/intervals.ts';
import { grouped, percent, spoken } from '../../words/numbers.ts';
import { ChartsPart } from '../charts/charts.tsx';
import { withValue } from '../document.ts';
import type { PartProps } from '../panel.ts';
import { Blocks } from '../parts/blocks.tsx';
import { Choice } from '../parts/choice.tsx';
import { Folded } from '../parts/folded.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import { TextInput } from '../parts/text-input.tsx';
import { type Run, useSimulation } from '../simulation/use-simulation.ts';

interface SimulationProps extends PartProps {
  /** Of the question; absent of a sweep. */
  readonly chance: number | undefined;
  /** The kind of fight, singular and plural: "attack", "attacks". */
  readonly trial: readonly [one: string, several: string];
}

const COUNTS = ['1M', '10M', '100M', '1G', '10G'] as const;
const USUAL = '10M';
const LONGEST_SEED = 200;

/** "10M", "1 billion" */
const countText = (count: string) => count.replace('G', ' billion');

/** The same fight rolled many times in workers, as the command line rolls it. */
export function SimulationPart({ document, tools, chance, trial, onChange }: SimulationProps) {
  const { run, isRunning, problems, start, stop } = useSimulation(document, tools.simulate);
  const seedId = useId();
  const { seed = USUAL_SEED, trials = USUAL } = document;
  const written = trials === USUAL_TRIALS ? USUAL : String(trials).slice(0, 30);
  const counts = [...new Set([...COUNTS, written])];
  const seedText = String(seed).slice(0, LONGEST_SEED);
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
            : `Seed ${seedText}`
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
        <label class="seed" for={seedId}>
          Seed
          <TextInput
            id={seedId}
            most={LONGEST_SEED}
            value={seedText}
            onDone={(text) => set('seed', text === '' || text === USUAL_SEED ? undefined : text)}
          />
        </label>
      </Folded>
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
function Estimate({ run, trial }: { readonly run: Run } & Pick<SimulationProps, 'trial'>) {
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

interface ConvergenceProps {
  readonly marks: readonly Mark[];
  readonly exact: number;
}

const WIDTH = 600;
const HEIGHT = 160;

/** How an estimate comes to rest on the exact chance: a line with its 95% interval, over a scale of powers of ten. */
function Convergence({ marks, exact }: ConvergenceProps) {
  const points = marks.map(({ trials, hits }) => ({
    trials,
    estimate: hits / trials,
    ...wilson(hits, trials),
  }));
  const [first, last] = [points[0], points.at(-1)];
  const reach = Math.max(
    ...points.flatMap(({ low, high }) => [Math.abs(low - exact), Math.abs(high - exact)]),
    1e-9,
  );
  const from = Math.log(first?.trials ?? 1);
  const span = Math.max(Math.log(last?.trials ?? 10) - from, 1e-9);
  const x = (trials: number) => ((Math.log(trials) - from) / span) * WIDTH;
  const y = (chance: number) => (HEIGHT / 2) * (1 - (0.95 * (chance - exact)) / reach);
  const path = (ys: readonly number[]) =>
    points.map(({ trials }, i) => `${x(trials)},${y(ys[i] ?? 0)}`);
  const band = [
    ...path(points.map(({ low }) => low)),
    ...path(points.map(({ high }) => high)).reverse(),
  ];
  const said =
    last && first && points.length > 1
      ? `The estimate from ${spoken(first.trials)} to ${spoken(last.trials)}: in the end ${percent(last.estimate, 3)}, exact ${percent(exact, 3)}.`
      : '';
  return (
    <figure class="convergence">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {points.length > 1 && <polygon class="band" points={band.join(' ')} />}
        <line class="exact-line" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {points.length > 1 && (
          <polyline
            class="estimate"
            points={path(points.map(({ estimate }) => estimate)).join(' ')}
          />
        )}
      </svg>
      <figcaption class="note">
        {said || 'The estimate with its 95% interval; dashed: the exact chance.'}
      </figcaption>
    </figure>
  );
}
