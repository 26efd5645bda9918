/* The types of `results.json`, derived from its schemas, and their declarations for the library. */

import type * as z from 'zod';
import type { Written } from '../../../base/index.ts';
import { playSchema } from './play.ts';
import {
  caveatSchema,
  measureSchema,
  oddsSchema,
  outcomeSchema,
  resultSchema,
} from './result-schema.ts';

export type OddsJson = Written<ReturnType<typeof oddsSchema>>;
export type OutcomeJson = Written<ReturnType<typeof outcomeSchema>>;
export type MeasureJson = Written<ReturnType<typeof measureSchema>>;
export type PlayJson = Written<ReturnType<typeof playSchema>>;
export type CaveatJson = Written<ReturnType<typeof caveatSchema>>;
/** The odds of one fight as plain data, the same for any number of threads. */
export type ResultJson = Written<ReturnType<typeof resultSchema>>;

/** A type that the library declares: its docstring, and the schema with its fields. */
export interface DeclaredType {
  readonly text: string;
  readonly schema: z.ZodType;
}

/** The types of this file, as the library declares them (`build/declared-types.js`). */
export const DECLARED: Readonly<Record<string, DeclaredType>> = {
  OddsJson: {
    text: 'How likely something is. Unknown numbers are absent.',
    schema: oddsSchema(),
  },
  OutcomeJson: {
    text: 'A value of a measure, and how likely it is.',
    schema: outcomeSchema(),
  },
  MeasureJson: { text: 'The distribution of a measure.', schema: measureSchema() },
  PlayJson: { text: 'The best play of a turn.', schema: playSchema() },
  CaveatJson: {
    text: 'Something that the numbers leave out or assume.',
    schema: caveatSchema(),
  },
  ResultJson: {
    text: 'The odds of one fight, as results.json holds them: plain data, the same for any number of threads.',
    schema: resultSchema(),
  },
};
