import { listed, printable } from '../../base/index.ts';
import type { Block } from '../../report/index.ts';
import type { PairedDistribution } from '../engine/answers/comparison.ts';
import type { Engine } from '../engine/engine.ts';
import { Legend, PairedBars } from '../parts/bars.tsx';
import { Blocks } from '../parts/blocks.tsx';
import { Fold } from '../parts/folded.tsx';
import { MeasurePick, usePicked } from '../parts/measure-pick.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import { withPlayed } from '../simulation/kept-runs.ts';
import type { Pin } from '../state.ts';
import { useAnswer } from '../use-answer.ts';

/** A result with what the page calls it: "Pin 1". */
export interface LabelledPin extends Pin {
  readonly label: string;
}

interface DifferencesProps {
  readonly a: LabelledPin;
  readonly b: LabelledPin;
  readonly engine: Engine;
  /** Whether games are played that were not. */
  readonly isPlaying: boolean;
  /** Plays them. */
  onPlay(): void;
  onSwap(): void;
}

/** What changes from A to B: the odds, and what of the experiments makes the difference. */
export function Differences({ a, b, engine, isPlaying, onPlay, onSwap }: DifferencesProps) {
  const asked = withPlayed(a.document, b.document);
  const { answer, problems } = useAnswer(engine, 'comparison', 'comparison', asked);
  const unplayed = (answer?.unplayed ?? []).map((side) => ({ a, b })[side].label);
  return (
    <section class="differences" aria-label="From A to B">
      <div class="title">
        <h2>From A to B</h2>
        <button type="button" onClick={onSwap}>
          Swap A and B
        </button>
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      {answer && problems.length === 0 && (
        <>
          <p class="headline">{answer.headline}</p>
          {unplayed.length > 0 && (
            <button type="button" class="strong" disabled={isPlaying} onClick={onPlay}>
              {isPlaying ? 'The games are played …' : `Play the games of ${listed(unplayed)}`}
            </button>
          )}
          {answer.unlike && <p class="unlike">{answer.unlike}</p>}
          <Announced text={answer.headline} />
          {answer.blocks.length > 0 && (
            <div class="columns">
              <div class="fight">
                <section class="card" aria-label="What was changed">
                  <h3>What was changed</h3>
                  {answer.changes.length > 0 ? (
                    <ul>
                      {answer.changes.map((text) => (
                        <li key={text}>{text}</li>
                      ))}
                    </ul>
                  ) : (
                    <p class="note">
                      The fights are the same; questions, seeds and names are no part of them.
                    </p>
                  )}
                </section>
                <Paired distributions={answer.distributions} names={namesOf(a, b)} />
              </div>
              <section class="card" aria-label="All differences">
                <Blocks blocks={answer.blocks.filter((block) => !isDistribution(block))} />
                <Fold class="all" summary="Every number, value by value">
                  <Blocks blocks={answer.blocks.filter(isDistribution)} />
                </Fold>
              </section>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function namesOf(a: LabelledPin, b: LabelledPin): readonly [string, string] {
  return [`A: ${a.label}, ${printable(a.title)}`, `B: ${b.label}, ${printable(b.title)}`];
}

/** Whether it is the table of a whole distribution, which few read: there may be dozens. */
const isDistribution = (block: Block) =>
  block.kind === 'table' && !block.table.columns.some(({ isKey }) => isKey);

interface PairedProps {
  readonly distributions: readonly PairedDistribution[];
  readonly names: readonly [a: string, b: string];
}

/** The distributions of a measure that differs, which can be chosen. */
function Paired({ distributions, names }: PairedProps) {
  const picked = usePicked(distributions);
  const { shown, reading } = picked;
  if (!shown) return null;
  return (
    <section class="card" aria-label="How likely each number is, in A and B">
      <MeasurePick {...picked} />
      <Legend names={names} />
      <PairedBars title={shown.title} rows={shown.rows} reading={reading} />
    </section>
  );
}
