import type * as z from 'zod';
import type { Note, SkippedCard } from '../cards/index.ts';

/** The world outside a document to which it may refer. */
export interface Surroundings {
  /**
   * Reads another file through a schema. A map of another program is converted to a board as an experiment would
   * write it.
   *
   * @param path as the document writes it
   * @param at the field of the document that names it
   * @throws BadInput if the file cannot be read or does not fit the schema
   */
  readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T;
  /** Reports something valid that may not be intended; absent if no one reads notes. */
  readonly note?: Note | undefined;
  /** Cards of the user's files that could not be read. */
  readonly skipped?: readonly SkippedCard[] | undefined;
}
