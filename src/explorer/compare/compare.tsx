/*
 * The comparison of results: the pinned results and the current one side by side, and the differences between two of
 * these results. The comparison is not a panel, since it has no document of its own.
 */

import './compare.css';
import { useEffect, useState } from 'preact/hooks';
import { grouped, listed, percent, printable, signed } from '../../base/index.ts';
import type { Block } from '../../report/index.ts';
import type { PairedDistribution } from '../engine/answers/comparison.ts';
import type { Engine } from '../engine/engine.ts';
import type { Tools } from '../panel.ts';
import { Legend, PairedBars } from '../parts/bars.tsx';
import { Blocks } from '../parts/blocks.tsx';
import { Fold } from '../parts/folded.tsx';
import { MeasurePick, usePicked } from '../parts/measure-pick.tsx';
import { Announced, Problems } from '../parts/messages.tsx';
import { PLAYED_FIGHTS, withPlayed } from '../simulation/kept-runs.ts';
import { type SimulationState, useSimulation } from '../simulation/use-simulation.ts';
import type { Compared, Pin } from '../state.ts';
import { useAnswer } from '../use-answer.ts';

/** A result with its label on the page: "Pin 1". */
interface LabelledPin extends Pin {
  readonly label: string;
}

interface DifferencesProps {
  readonly a: LabelledPin;
  readonly b: LabelledPin;
  readonly engine: Engine;
  /** Whether missing games are being played. */
  readonly isPlaying: boolean;
  /** Plays the missing games. */
  onPlay(): void;
  onSwap(): void;
}

/** What changes from A to B: the odds, and the fields of the experiments that explain the difference. */
function Differences({ a, b, engine, isPlaying, onPlay, onSwap }: DifferencesProps) {
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
                      The fights are the same, apart from questions, seeds and names.
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

/**
 * Whether a block is a table with a whole distribution. There may be dozens of these tables, and few people read them.
 */
const isDistribution = (block: Block) =>
  block.kind === 'table' && !block.table.columns.some(({ isKey }) => isKey);

interface PairedProps {
  readonly distributions: readonly PairedDistribution[];
  readonly names: readonly [a: string, b: string];
}

/** The distributions of a measure in A and in B, if they differ. The user picks the measure. */
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

interface CompareProps {
  /** The pinned results in the order of pinning, then the current result of the open panel. */
  readonly entries: readonly Pin[];
  readonly compared: Compared;
  readonly tools: Tools;
  onCompare(compared: Compared): void;
  onOpen(entry: Pin): void;
  onUnpin(at: number): void;
}

/** A summary of all results, and the full differences between two of them. */
export function Compare({ entries, compared, tools, onCompare, onOpen, onUnpin }: CompareProps) {
  const now = entries.length - 1;
  const [a, b] = [compared.a, compared.b].map((at) => Math.min(at, now)) as [number, number];
  const [answers, setAnswers] = useState<Readonly<Record<number, EntryAnswer | undefined>>>({});
  const [isAsked, setAsked] = useState(false);
  const choose = (next: Compared) => {
    setAsked(false);
    onCompare(next);
  };
  const labelOf = (at: number) => (at === now ? 'Now' : `Pin ${at + 1}`);
  const [first, second] = [entries[a], entries[b]];
  return (
    <div class="compare">
      <h2 class="headline">Results side by side</h2>
      {now === 0 && (
        <p>
          Nothing is pinned yet. Press <strong>Pin</strong> above to keep what a panel shows, change
          something there, and come back.
        </p>
      )}
      <ul class="entries">
        {entries.map((entry, at) => (
          <Entry
            key={at}
            entry={entry}
            label={labelOf(at)}
            line={`compare-${at}`}
            tools={tools}
            sides={{ isA: at === a, isB: at === b }}
            isPlayAsked={isAsked && (at === a || at === b)}
            onFailed={() => setAsked(false)}
            canBeCompared={now > 0}
            reference={at === a ? undefined : answers[a]}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [at]: answer }))}
            onA={() => choose({ a: at, b: at === b ? a : b })}
            onB={() => choose({ a: at === a ? b : a, b: at })}
            onOpen={() => onOpen(entry)}
            onUnpin={at === now ? undefined : () => onUnpin(at)}
          />
        ))}
      </ul>
      {first && second && a !== b && (
        <Differences
          a={{ ...first, label: labelOf(a) }}
          b={{ ...second, label: labelOf(b) }}
          engine={tools.engine}
          isPlaying={isAsked}
          onPlay={() => setAsked(true)}
          onSwap={() => choose({ a: b, b: a })}
        />
      )}
    </div>
  );
}

/** A question with the chance that its answer is yes. */
interface EntryAnswer {
  readonly question: string;
  readonly chance: number;
}

interface EntryProps {
  readonly entry: Pin;
  /** "Pin 1", "Now" */
  readonly label: string;
  /** Identifies the result in questions to the engine. */
  readonly line: string;
  readonly tools: Tools;
  readonly sides: { readonly isA: boolean; readonly isB: boolean };
  /** Whether to play the result's games even if its own button was not pressed. */
  readonly isPlayAsked: boolean;
  readonly canBeCompared: boolean;
  /** A's question and chance; undefined if this result is A, or if A has no answer yet. */
  readonly reference: EntryAnswer | undefined;
  onAnswer(answer: EntryAnswer | undefined): void;
  /** Called if the games cannot be played. */
  onFailed(): void;
  onA(): void;
  onB(): void;
  onOpen(): void;
  /** Absent for the current result. */
  readonly onUnpin: (() => void) | undefined;
}

/** One result: its chance, the difference from A's chance, and its buttons. */
function Entry(props: EntryProps) {
  const { entry, label, line, tools, sides, isPlayAsked, canBeCompared, reference } = props;
  const { document } = entry;
  const isPlayed = PLAYED_FIGHTS.includes(document.fight);
  const answered = useAnswer(tools.engine, line, 'odds', isPlayed ? undefined : { document });
  const simulation = useSimulation(document, tools.simulate);
  const told = isPlayed ? simulation.run?.end : answered.answer;
  const problems = isPlayed ? simulation.problems : answered.problems;
  const { question, chance } = told?.answer ?? {};
  useEffect(() => props.onAnswer(told?.answer), [question, chance, told]);
  const isIdle = isPlayed && !told && !simulation.isRunning;
  const isOver = isIdle || problems.length > 0;
  useEffect(() => {
    if (isPlayAsked && isIdle && problems.length === 0) simulation.start();
  }, [isPlayAsked, isIdle]);
  useEffect(() => {
    if (isPlayed && problems.length > 0) props.onFailed();
  }, [isPlayed, problems]);
  return (
    <li class="card entry">
      <p class="note">{label}</p>
      <h3>{printable(entry.title)}</h3>
      <p class="figures">
        <strong>{chance === undefined ? (isOver ? '–' : '…') : percent(chance, 1)}</strong>
        {chance !== undefined && reference !== undefined && reference.question === question && (
          <span class="points">{pointsText(chance - reference.chance)}</span>
        )}
      </p>
      <p class="says">{told?.headline ?? waitingText(isPlayed, simulation, problems)}</p>
      {isPlayed && !told && (
        <div class="buttons">
          <button
            type="button"
            class="strong"
            aria-label={`${simulation.isRunning ? 'Stop' : 'Play'} ${label}`}
            onClick={simulation.isRunning ? simulation.stop : simulation.start}
          >
            {simulation.isRunning ? 'Stop' : 'Play the games'}
          </button>
        </div>
      )}
      {told?.answer && <p class="note">Asked: {told.answer.asked}.</p>}
      {problems.length > 0 && <Problems problems={problems} />}
      <div class="buttons">
        {canBeCompared && (
          <>
            <button
              type="button"
              aria-label={`A: ${label}`}
              aria-pressed={sides.isA}
              onClick={props.onA}
            >
              A
            </button>
            <button
              type="button"
              aria-label={`B: ${label}`}
              aria-pressed={sides.isB}
              onClick={props.onB}
            >
              B
            </button>
          </>
        )}
        <button type="button" aria-label={`Open ${label}`} onClick={props.onOpen}>
          Open
        </button>
        {props.onUnpin && (
          <button type="button" aria-label={`Unpin ${label}`} onClick={props.onUnpin}>
            Unpin
          </button>
        )}
      </div>
    </li>
  );
}

/** The sentence for a result that has no answer. */
function waitingText(
  isPlayed: boolean,
  { run, isRunning }: SimulationState,
  problems: readonly string[],
): string {
  if (problems.length > 0) return 'There is no answer:';
  if (!isPlayed) return 'Working it out …';
  const { done = 0 } = run?.progress ?? {};
  return isRunning
    ? `${grouped(done)} games played so far …`
    : 'Its games have not been played yet.';
}

/** "+3.2 points" */
function pointsText(difference: number): string {
  return Math.abs(difference) < 5e-4 ? 'as A' : `${signed(100 * difference, 1)} points`;
}
