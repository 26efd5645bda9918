import { useEffect } from 'preact/hooks';
import { counted, grouped, type Problem, percent, spokenShare } from '../../../base/index.ts';
import { withValue } from '../../document.ts';
import type { MusteredBattle } from '../../engine/answers/battle.ts';
import { Why } from '../../fight/answer.tsx';
import { Mistakes } from '../../fixes/mistakes.tsx';
import type { DocumentProps } from '../../panel.ts';
import { Pick } from '../../parts/choice.tsx';
import { Fold } from '../../parts/folded.tsx';
import { Announced } from '../../parts/messages.tsx';
import { Convergence } from '../../simulation/convergence.tsx';
import { Estimate } from '../../simulation/estimate.tsx';
import type { Simulate } from '../../simulation/simulation.ts';
import type { Simulated } from '../../simulation/simulator.ts';
import { type SimulationState, useSimulation } from '../../simulation/use-simulation.ts';

interface GoingProps extends DocumentProps {
  readonly simulate: Simulate;
  /** Undefined until the battle has been read. */
  readonly mustered: MusteredBattle | undefined;
  /** The problems with the battle, in words. */
  readonly problems: readonly string[];
  readonly mistakes: readonly Problem[];
  /** Called when the games have been played. */
  onEnd(end: Simulated): void;
}

const COUNTS = ['200', '1000', '10000', '100000'];
const USUAL = '10000';

/**
 * The answer of the Battle panel: a button that plays the games, and the share of games in which the answer is yes.
 * Only this part is redrawn while games are played; the armies and the map are redrawn at the end.
 */
export function Going(props: GoingProps) {
  const { document, simulate, mustered, problems, mistakes, onEnd, onChange } = props;
  const simulation = useSimulation(document, simulate);
  const { run, isRunning, start, stop } = simulation;
  const end = run?.end;
  useEffect(() => {
    if (end) onEnd(end);
  }, [end]);
  const all = [...problems, ...simulation.problems.filter((one) => !problems.includes(one))];
  const { done = 0, hits } = run?.progress ?? {};
  const share = hits === undefined || done === 0 ? undefined : hits / done;
  const { trials = USUAL } = document;
  const games = countOf(trials);
  const said = headlineOf({ simulation, mustered, problems: all, games });
  return (
    <section class="answer playing" aria-label="The answer">
      <div class="told">
        <p class="chance" aria-hidden="true">
          {share === undefined ? '?' : percent(share, 1)}
        </p>
        <div>
          <p class="headline">{said}</p>
        </div>
      </div>
      <div class="go">
        <button
          type="button"
          class="strong"
          disabled={!isRunning && problems.length > 0}
          onClick={isRunning ? stop : start}
        >
          {isRunning ? 'Stop' : 'Go'}
        </button>
        <Pick
          label="Games"
          options={[...new Set([...COUNTS, games])].map((value) => ({
            value,
            text: /^\d+$/.test(value) ? grouped(Number(value)) : value,
          }))}
          value={games}
          onChange={(value) => onChange(withValue(document, ['trials'], Number(value)))}
        />
      </div>
      <Mistakes problems={all} mistakes={mistakes} />
      {run && (
        <>
          <Estimate run={run} trials="games" clause={mustered?.clause} />
          {share !== undefined && (
            <Convergence marks={run.marks} exact={undefined} trials="games" />
          )}
        </>
      )}
      {end ? (
        <Why told={end} />
      ) : (
        mustered && (
          <Fold
            class="why note"
            summary={`What it leaves out: ${counted(mustered.caveats.length, 'caveat')}`}
          >
            <ul>
              {mustered.caveats.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Fold>
        )
      )}
      <Announced text={isRunning ? '' : said} />
    </section>
  );
}

/** The number of games in the form that the list uses: "10k" becomes "10000". */
function countOf(trials: unknown): string {
  const text = String(trials).slice(0, 30);
  const [, digits, unit] = /^(\d+)([kM]?)$/.exec(text) ?? [];
  return digits === undefined ? text : digits + { k: '000', M: '000000', '': '' }[unit ?? ''];
}

interface Headlined extends Pick<GoingProps, 'mustered' | 'problems'> {
  readonly simulation: SimulationState;
  readonly games: string;
}

function headlineOf({ simulation: { run, isRunning }, mustered, problems, games }: Headlined) {
  if (run?.end) return run.end.headline;
  if (problems.length > 0) return 'This battle cannot be played yet.';
  const { done = 0, hits } = run?.progress ?? {};
  const clause = mustered?.clause ?? 'Who wins?';
  if (!isRunning) return `Who wins? Go plays ${grouped(Number(games) || 0)} games.`;
  if (hits === undefined || done === 0) return 'The armies are placed …';
  return `${clause} ${spokenShare(hits / done)} of the games so far.`;
}
