import { useState } from 'preact/hooks';
import type { Tools } from '../panel.ts';
import type { Compared, Pin } from '../state.ts';
import { Differences } from './differences.tsx';
import { type Asked, Entry } from './entry.tsx';
import './compare.css';

interface CompareProps {
  /** What is pinned, in the order of pinning, and last what its panel shows now. */
  readonly entries: readonly Pin[];
  readonly compared: Compared;
  readonly tools: Tools;
  onCompare(compared: Compared): void;
  onOpen(entry: Pin): void;
  onUnpin(at: number): void;
}

/** Results side by side: what is pinned and what is shown now, two of them in full. */
export function Compare({ entries, compared, tools, onCompare, onOpen, onUnpin }: CompareProps) {
  const now = entries.length - 1;
  const [a, b] = [compared.a, compared.b].map((at) => Math.min(at, now)) as [number, number];
  const [answers, setAnswers] = useState<Readonly<Record<number, Asked | undefined>>>({});
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
            engine={tools.engine}
            sides={{ isA: at === a, isB: at === b }}
            canBeCompared={now > 0}
            reference={at === a ? undefined : answers[a]}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [at]: answer }))}
            onA={() => onCompare({ a: at, b: at === b ? a : b })}
            onB={() => onCompare({ a: at === a ? b : a, b: at })}
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
          onSwap={() => onCompare({ a: b, b: a })}
        />
      )}
    </div>
  );
}
