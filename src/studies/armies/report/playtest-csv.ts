import { csvOf, type RecordColumn } from '../../../report/index.ts';
import type { Playtested } from './playtest-blocks.ts';

const rounded = (value: number) => Math.round(value * 100) / 100;

const COLUMNS: readonly RecordColumn<Playtested>[] = [
  { value: ({ answer }) => answer.card, csv: 'card' },
  { value: ({ written }) => written, csv: 'written' },
  {
    value: ({ answer }) => (answer.isTold ? rounded(answer.worth.points) : undefined),
    csv: 'points',
  },
  { value: ({ answer }) => (answer.isTold ? rounded(answer.worth.low) : undefined), csv: 'low' },
  { value: ({ answer }) => (answer.isTold ? rounded(answer.worth.high) : undefined), csv: 'high' },
  { value: ({ answer }) => answer.counted, csv: 'counted' },
  { value: ({ answer }) => answer.games, csv: 'games' },
  { value: ({ answer }) => answer.seed, csv: 'seed' },
];

/** A row for each tested card. */
export function playtestCsv(all: readonly Playtested[]): string {
  return csvOf(COLUMNS, all);
}
