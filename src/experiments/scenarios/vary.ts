/* The `vary` key of an experiment: varied fields, their values and labels. */

import * as z from 'zod';
import {
  BadInput,
  blamed,
  isMapping,
  once,
  type Problem,
  shortText,
  shown,
} from '../../base/index.ts';
import { check } from './check.ts';

/** A value to try, with its label in reports if the file gives one. */
export interface VariedValue {
  readonly value: unknown;
  readonly label?: string;
}

/** The varied fields with their values, in file order. */
export type Vary = Readonly<Record<string, readonly VariedValue[]>>;

/** The labels for the values of a combination, by field. Fields whose values have no label are absent. */
export type Labels = Readonly<Record<string, string>>;

/** The maximum length of a label; a longer one would fill the axis of a chart. */
const LONGEST_LABEL = 60;

const labelledValue = once(() =>
  z.strictObject({
    label: shortText(
      'The name of the value in reports: a phrase that can follow "with", such as "a wall behind him"',
      LONGEST_LABEL,
    ),
    value: z
      .unknown()
      .refine((value) => value !== undefined, { error: 'a value of the field' })
      .describe('The value to try'),
  }),
);

/** The schema for `vary`. It does not check labels, because `readVary` reports mistakes in them better. */
export const varyField = once(() =>
  z
    .record(
      z.string(),
      z
        .array(z.union([labelledValue(), z.unknown()]), {
          error: ({ input }) =>
            isMapping(input)
              ? 'a list of values, such as [3, 4]; to vary a field within this one, name it with a dot, such as attacker.attack: [3, 4]'
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
            context.addIssue({ code: 'custom', path: [i], message: 'each value only once' });
          }
        }),
      { error: 'a mapping from fields, such as attacker.attack, to lists of values' },
    )
    .describe(
      'Fields, each with the values to try; every combination is run. A value can have a label ' +
        'for reports, such as { label: no wall, value: [] }',
    ),
);

/**
 * Separates values from their labels. In any field, a mapping with the key `label` is a labeled value. A value that is
 * itself such a mapping must therefore be written as the `value` of another mapping.
 *
 * @throws BadInput for a label that is invalid or repeated
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

/** Reads values and labels without checking the labels, so that the values can still be checked. */
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
    return check(labelledValue(), written);
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
      allowed: 'each label only once',
    })),
  );
}

/** The values without labels. */
export function variedValues(vary: Vary): Readonly<Record<string, readonly unknown[]>> {
  return Object.fromEntries(
    Object.entries(vary).map(([field, values]) => [field, values.map(({ value }) => value)]),
  );
}

/** Returns a function that gives the labels for a combination. */
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
