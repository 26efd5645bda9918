import type * as z from 'zod';
import type { Note } from '../cards/library.ts';

/** What a document's text may refer to outside itself. */
export interface Surroundings {
  /**
   * The data of another file, read through a schema. A map of other programs is read as the board
   * that it comes to, as an experiment would write it.
   *
   * @param path as the document writes it
   * @param at   where the document writes it
   * @throws BadInput when the file cannot be read or does not fit the schema
   */
  readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T;
  /** Says what is no mistake but may not be meant. Absent where nobody would read it. */
  readonly note?: Note | undefined;
}
