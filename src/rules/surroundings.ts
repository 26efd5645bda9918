import type * as z from 'zod';

/** What a document's text may refer to outside itself. */
export interface Surroundings {
  /**
   * The data of another file, read through a schema.
   *
   * @param path as the document writes it
   * @param at   where the document writes it
   * @throws BadInput when the file cannot be read or does not fit the schema
   */
  readFile<T>(path: string, schema: z.ZodType<T>, at: readonly (string | number)[]): T;
}
