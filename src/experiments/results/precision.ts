import { wilson } from '../../base/index.ts';
import type { Tally } from '../../chance/index.ts';
import { type Measure, type Outcome, type Value, writtenValue } from '../../rules/index.ts';
import type { CellReader, CellView } from './view.ts';

/** What is to be precise: the answer to a question, and the values of some measures. */
export interface PrecisionTarget {
  readonly measures: readonly Measure[];
  /** The measures that the question is about. */
  readonly asked: readonly string[];
  holds(outcome: Outcome): boolean;
}

/**
 * Whether the widest 95% half-width, of the question's answer and of all probabilities P(= value) of
 * some measures, is at most `precision`. What a cell comes to is asked once, and remembered.
 */
export function precisionTest(
  { views }: CellReader,
  wanted: PrecisionTarget,
  precision: number,
): (tally: Tally) => boolean {
  const viewTelling = (names: readonly string[]) =>
    views.find((view) => names.every((name) => view.tells(name)));
  const ofQuestion = viewTelling(wanted.asked);
  const hits = views.map((view) =>
    hitsOfView(
      view,
      wanted.measures.filter(({ name }) => viewTelling([name]) === view),
      view === ofQuestion ? wanted.holds : undefined,
    ),
  );
  return (tally) => {
    const { trials } = tally;
    // The interval of the event nearest to one half is the widest.
    const middle = hits
      .flatMap((ofView) => ofView(tally))
      .reduce((a, b) => (Math.abs(b - trials / 2) < Math.abs(a - trials / 2) ? b : a), 0);
    const { low, high } = wilson(middle, trials);
    return (high - low) / 2 <= precision;
  };
}

/** How often each event of a view came up. */
function hitsOfView(
  { first, size, outcome: outcomeOf }: CellView,
  measures: readonly Measure[],
  holds: PrecisionTarget['holds'] | undefined,
): (tally: Tally) => number[] {
  const numbers = new Map<string, number>();
  const eventsOfCell = new Map<number, number[]>();
  const eventsOf = (cell: number) => {
    const known = eventsOfCell.get(cell);
    if (known) return known;
    const outcome = outcomeOf(cell);
    const names = [
      ...(holds ? [holds(outcome) ? 'yes' : 'no'] : []),
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
  return ({ counts }) => {
    const hits: number[] = [];
    for (let cell = 0; cell < size; cell++) {
      const count = counts[first + cell] as number;
      if (count === 0) continue;
      for (const event of eventsOf(cell)) hits[event] = (hits[event] ?? 0) + count;
    }
    return hits;
  };
}
