import { printable, printableLines } from '../../words/problem.ts';

/** The same data with nothing in it that steers a terminal: names from files are text. */
export function harmless(data: unknown): unknown {
  if (typeof data === 'string') return printableLines(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(harmless);
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [printable(key), harmless(one)]),
  );
}
