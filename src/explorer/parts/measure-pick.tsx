/*
 * Lets the user choose a measure, and whether its chances are for exactly x or for x or more. Used by outcomes and
 * comparisons.
 */

import { useState } from 'preact/hooks';
import type { ChanceReading } from './bars.tsx';
import { Choice, Pick } from './choice.tsx';

/** Data about a measure that can be picked. */
interface OfMeasure {
  readonly name: string;
  readonly title: string;
}

/** The shown measure, whether its chances are for exactly x or for x or more, and functions that change both. */
interface Picked<T extends OfMeasure> {
  readonly all: readonly T[];
  /** Undefined if there are no measures. */
  readonly shown: T | undefined;
  readonly reading: ChanceReading;
  pick(name: string): void;
  read(reading: ChanceReading): void;
}

/** @param usual the name of the measure that is shown first; default: the first measure in `all` */
export function usePicked<T extends OfMeasure>(all: readonly T[], usual?: string): Picked<T> {
  const [chosen, pick] = useState<string | undefined>(usual);
  const [reading, read] = useState<ChanceReading>('exactly');
  const shown = all.find(({ name }) => name === chosen) ?? all[0];
  return { all, shown, reading, pick, read };
}

const READINGS: readonly { readonly value: ChanceReading; readonly text: string }[] = [
  { value: 'exactly', text: 'Exactly x' },
  { value: 'at least', text: 'x or more' },
];

/** The fields for choosing a measure and how its chances are read. */
export function MeasurePick({ all, shown, reading, pick, read }: Picked<OfMeasure>) {
  return (
    <div class="picks">
      <Pick
        label="Measure"
        options={all.map(({ name, title }) => ({ value: name, text: title }))}
        value={shown?.name ?? ''}
        onChange={pick}
      />
      <Choice legend="Chance of" options={READINGS} value={reading} onChange={read} />
    </div>
  );
}
