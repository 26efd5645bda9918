import * as z from 'zod';

/** Data that a schema describes, as a writer gives it: nothing of it changes. */
export type Written<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

type DeepReadonly<T> = unknown extends T ? T : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

/**
 * The JSON Schema of what the program writes. Keys that are not described are let through, since a later
 * version of the program may write more of them.
 *
 * @param schema what is written, with a description of each field
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
