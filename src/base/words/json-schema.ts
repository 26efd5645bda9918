/* JSON Schemas and types of the program's own output, made from zod schemas. */

import * as z from 'zod';

/** The read-only type of the data that a schema describes. */
export type Written<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

type DeepReadonly<T> = unknown extends T ? T : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

/**
 * The JSON Schema of a document that the program writes. Additional keys are allowed, because a later version of the
 * program may write more keys.
 *
 * @param schema the zod schema of the document, with a description of each field
 */
export function writtenJsonSchema(
  title: string,
  schema: z.ZodType,
): Readonly<Record<string, unknown>> {
  const written = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const isOfMapping = jsonSchema.properties !== undefined;
      if (isOfMapping) delete jsonSchema.additionalProperties;
    },
  });
  return { title, ...written };
}
