import { useEffect } from 'preact/hooks';
import { percent, signed } from '../../words/numbers.ts';
import { printable } from '../../words/problem.ts';
import type { Engine } from '../engine/engine.ts';
import { Problems } from '../parts/problems.tsx';
import type { Pin } from '../state.ts';
import { useAnswer } from '../use-answer.ts';

/** A question with the chance that it comes true. */
export interface Asked {
  readonly question: string;
  readonly chance: number;
}

interface EntryProps {
  readonly entry: Pin;
  /** "Pin 1", "Now" */
  readonly label: string;
  /** Of its question to the engine. */
  readonly line: string;
  readonly engine: Engine;
  readonly sides: { readonly isA: boolean; readonly isB: boolean };
  readonly canBeCompared: boolean;
  /** What A was asked, and its chance; absent where this is A, or that is not known. */
  readonly reference: Asked | undefined;
  onAnswer(answer: Asked | undefined): void;
  onA(): void;
  onB(): void;
  onOpen(): void;
  /** Absent of what is not pinned. */
  readonly onUnpin: (() => void) | undefined;
}

/** One result: its chance, how far that is from A's, and what can be done with it. */
export function Entry(props: EntryProps) {
  const { entry, label, line, engine, sides, canBeCompared, reference } = props;
  const { document } = entry;
  const { answer: told, problems } = useAnswer(engine, line, 'odds', { document });
  const { question, chance } = told?.answer ?? {};
  useEffect(() => props.onAnswer(told?.answer), [question, chance]);
  return (
    <li class="card entry">
      <p class="note">{label}</p>
      <h3>{printable(entry.title)}</h3>
      <p class="figures">
        <strong>{chance === undefined ? '…' : percent(chance, 1)}</strong>
        {chance !== undefined && reference !== undefined && reference.question === question && (
          <span class="points">{pointsText(chance - reference.chance)}</span>
        )}
      </p>
      <p class="says">{told?.headline ?? 'Working it out …'}</p>
      {told?.answer && <p class="note">Asked: {told.answer.question}.</p>}
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

/** "+3.2 points" */
function pointsText(difference: number): string {
  return Math.abs(difference) < 5e-4 ? 'as A' : `${signed(100 * difference, 1)} points`;
}
