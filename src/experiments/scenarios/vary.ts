import * as z from 'zod';
import { BadInput, blamed, isMapping, type Problem, shortText, shown } from '../../base/index.ts';
import { check } from './check.ts';

/** A value to try, and what reports call it, if the file says. */
export interface VariedValue {
  readonly value: unknown;
  readonly label?: string;
}

/** The varied fields with their values, in the order of the file. */
export type Vary = Readonly<Record<string, readonly VariedValue[]>>;

/** What a file calls the values of a combination, by field; fields without labels are absent. */
export type Labels = Readonly<Record<string, string>>;

/** More would fill the axis of a chart by itself. */
const LONGEST_LABEL = 60;

const labelledValue = z.strictObject({
  label: shortText(
    'What reports call the value: a phrase that can follow "with", such as "a wall behind him"',
    LONGEST_LABEL,
  ),
  value: z
    .unknown()
    .refine((value) => value !== undefined, { error: 'a value of the field' })
    .describe('The value to try'),
});

/** `vary` as files write it. What is wrong with a label is left to `readVary`, which says it better. */
export const varyField = z
  .record(
    z.string(),
    z
      .array(z.union([labelledValue, z.unknown()]), {
        error: ({ input }) =>
          isMapping(input)
            ? 'a list of values, such as [3, 4]; a field within it is named with a dot, such as attacker.attack: [3, 4]'
            : 'a list of values, such as [3, 4]',
      })
      .min(1, { error: 'at least one value' })
      .max(1000, { error: 'at most 1000 values' })
      .superRefine((values, context) => {
        const texts = values.map((value) =>
          JSON.stringify(isLabelled(value) ? value.value : value),
        );
        for (const [i, text] of texts.entries()) {
          if (texts.indexOf(text) === i) continue;
          context.addIssue({ code: 'custom', path: [i], message: 'every value once' });
        }
      }),
    { error: 'a mapping from fields, such as attacker.attack, to lists of values' },
  )
  .describe(
    'Fields with the values to try: every combination is run. A value may have a label, ' +
      'by which reports call it: { label: no wall, value: [] }',
  );

/**
 * Tells values from their labels. A mapping with the key `label` is a labelled value, whatever the
 * field; a value that is itself such a mapping is written as the `value` of one.
 *
 * @throws BadInput at a label that is none, or is there twice
 */
export function readVary(written: Readonly<Record<string, readonly unknown[]>> = {}): Vary {
  return Object.fromEntries(
    Object.entries(written).map(([field, values]) => {
      const read = values.map((value, i) => readValue(value, ['vary', field, i]));
      checkLabels(field, read);
      return [field, read];
    }),
  );
}

/** The same of labels with mistakes, whatever they are: the values can be looked at all the same. */
export function readVaryAnyway(written: Readonly<Record<string, readonly unknown[]>>): Vary {
  return Object.fromEntries(
    Object.entries(written).map(([field, values]) => [
      field,
      values.map((value) =>
        isLabelled(value) ? { value: value.value, label: String(value.label) } : { value },
      ),
    ]),
  );
}

function isLabelled(value: unknown): value is { label: unknown; value?: unknown } {
  return isMapping(value) && Object.hasOwn(value, 'label');
}

function readValue(written: unknown, at: Problem['path']): VariedValue {
  if (!isLabelled(written)) return { value: written };
  try {
    return check(labelledValue, written);
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, path: [...at, ...problem.path] }));
  }
}

function checkLabels(field: string, values: readonly VariedValue[]): void {
  const labels = values.map(({ label }) => label);
  const twice = labels.flatMap((label, i) =>
    label === undefined || labels.indexOf(label) === i ? [] : [[label, i] as const],
  );
  if (twice.length === 0) return;
  throw new BadInput(
    ...twice.map(([label, i]) => ({
      path: ['vary', field, i, 'label'],
      found: shown(label),
      allowed: 'every label once',
    })),
  );
}

/** The values alone. */
export function variedValues(vary: Vary): Readonly<Record<string, readonly unknown[]>> {
  return Object.fromEntries(
    Object.entries(vary).map(([field, values]) => [field, values.map(({ value }) => value)]),
  );
}

/** What a file calls the values of its combinations. */
export function labelling(vary: Vary): (combination: Readonly<Record<string, unknown>>) => Labels {
  const byField = Object.entries(vary).map(
    ([field, values]) =>
      [field, new Map(values.map(({ value, label }) => [value, label]))] as const,
  );
  return (combination) =>
    Object.fromEntries(
      byField.flatMap(([field, labels]) => {
        const label = labels.get(combination[field]);
        return label === undefined ? [] : [[field, label]];
      }),
    );
}
