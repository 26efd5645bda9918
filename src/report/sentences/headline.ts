import type { Result } from '../../results/result.ts';
import { sweepHeadline } from './sweep-headline.ts';

/** A report's answer: of one attack in a sentence, of a sweep in two or three. */
export function headlineOf(results: readonly Result[]): string {
  const [first, ...others] = results;
  return others.length > 0 ? sweepHeadline(results) : (first?.headline ?? '');
}
