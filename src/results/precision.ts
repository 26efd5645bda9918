import { type Cells, decode } from '../dice/cells.ts';
import { type Law, type Measure, type Outcome, type Value, writtenValue } from '../rules/plan.ts';
import type { Tally } from '../simulate/tally.ts';
import { wilson } from '../statistics/wilson.ts';

/**
 * Whether the widest 95% half-width, of the question's answer and of all probabilities P(= value) of
 * some measures, is at most `precision`. What a cell comes to is asked once, and remembered.
 */
export function precisionTest(
  { resolve }: Law,
  measures: readonly Measure[],
  holds: (outcome: Outcome) => boolean,
  cells: Cells,
  precision: number,
): (tally: Tally) => boolean {
  const numbers = new Map<string, number>();
  const eventsOfCell = new Map<number, number[]>();
  const eventsOf = (cell: number) => {
    const known = eventsOfCell.get(cell);
    if (known) return known;
    const outcome = resolve(decode(cells, cell));
    const names = [
      holds(outcome) ? 'yes' : 'no',
      ...measures.map(({ name }) => `${name}=${writtenValue(outcome[name] as Value)}`),
    ];
    const events = names.map((event) => {
      const number = numbers.get(event) ?? numbers.size;
      numbers.set(event, number);
      return number;
    });
    eventsOfCell.set(cell, events);
    return events;
  };
  return ({ trials, counts }) => {
    const hits: number[] = [];
    for (let cell = 0; cell < counts.length; cell++) {
      const count = counts[cell] as number;
      if (count === 0) continue;
      for (const event of eventsOf(cell)) hits[event] = (hits[event] ?? 0) + count;
    }
    // The interval of the event nearest to one half is the widest.
    const middle = hits.reduce(
      (a, b) => (Math.abs(b - trials / 2) < Math.abs(a - trials / 2) ? b : a),
      0,
    );
    const { low, high } = wilson(middle, trials);
    return (high - low) / 2 <= precision;
  };
}
