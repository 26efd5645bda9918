/* Schemas of fields described as plain data (`field.ts`). */

import type * as z from 'zod';
import { oneOf, wholeNumber, yesOrNo } from '../base/index.ts';
import { descriptionOf, type Field, type Fields, type Given } from './field.ts';

/** The schema of each field. All fields are optional. */
export function schemasOf<const All extends Fields>(
  fields: All,
): { [Name in keyof All]: z.ZodOptional<z.ZodType<NonNullable<Given<All>[Name]>>> } {
  const schemas = Object.entries(fields).map(([name, field]) => [name, schemaOf(field).optional()]);
  return Object.fromEntries(schemas);
}

function schemaOf(field: Field): z.ZodType {
  const { value } = field;
  const text = descriptionOf(field);
  switch (value.kind) {
    case 'whole':
      return wholeNumber(value.least, value.most, text);
    case 'choice':
      return oneOf(value.choices, text);
    case 'switch':
      return yesOrNo(text);
  }
}
