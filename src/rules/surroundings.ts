import type * as z from 'zod';
import type { Note, SkippedCard } from '../cards/index.ts';

/** What a document can refer to outside itself. */
export interface Surroundings {
  /**
   * Reads another file and checks it with a schema. A map from another program is converted to a board, in the form
   * that experiments use.
   *
   * @param path the path as written in the document
   * @param at the field of the document that names the file
   * @throws BadInput if the file cannot be read or does not fit the schema
   */
  readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T;
  /** Reports something valid that may not be intended. Absent if no one reads notes. */
  readonly note?: Note | undefined;
  /** Cards from the user's files that could not be read. */
  readonly skipped?: readonly SkippedCard[] | undefined;
}
