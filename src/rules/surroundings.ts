import type * as z from 'zod';

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
}
