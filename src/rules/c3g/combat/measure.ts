import type { Measure, Phrase, Value } from '../../plan.ts';
import type { Blow } from './blow.ts';

/** A measure and how it is read off a blow. */
export interface C3gMeasure extends Measure {
  of(blow: Blow): Value;
}

/** The sentence of a count: so many of something. */
export const counting = (yes: string, one: string): Phrase => ({
  yes,
  no: '',
  unit: [one, `${one}s`],
});
