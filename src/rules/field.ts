/*
 * Fields that users fill in, each described once as plain data. File schemas, command-line options, the library's types
 * and the reference are made from these descriptions. This file does not load the schema library.
 */

import { capitalised } from '../base/index.ts';
import type { FightOption } from './fight-command.ts';

/** The kinds of values that a field may have. */
export type FieldValue =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly [string, ...string[]] }
  | { readonly kind: 'switch' };

export interface Field {
  readonly value: FieldValue;
  /** Description in a few words, starting in lower case. */
  readonly text: string;
  /** The default value, in words. */
  readonly usual?: string;
  /** The placeholder for the field's value in help; the default for a number is `n`. */
  readonly placeholder?: string;
  /**
   * The field's command-line option, unless it is `--` followed by the field's name in kebab case. If the option means
   * the opposite of the field, `text` is the option's help text.
   */
  readonly option?: { readonly name: string; readonly text?: string };
  readonly isRare?: true;
  /** The field's control in the explorer; absent if the explorer has none. */
  readonly page?: {
    readonly label: string;
    /** Labels for the field's values. */
    readonly values?: Readonly<Record<string, string>>;
    /** The default, which documents may leave out; absent if unknown. */
    readonly without?: number | string | boolean;
  };
}

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<Value extends FieldValue> = Value extends { kind: 'whole' }
  ? number
  : Value extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : boolean;

/** The values of fields. Each value may be left out. */
export type Given<All extends Fields> = {
  readonly [Name in keyof All]?: ValueOf<All[Name]['value']> | undefined;
};

/** A field for a whole number. */
export const wholeField = <const F extends Omit<Field, 'value'>>(
  least: number,
  most: number,
  field: F,
) => ({ value: { kind: 'whole', least, most }, ...field }) as const;

/** A field for one of several words. */
export const choiceField = <
  const Choices extends readonly [string, ...string[]],
  const F extends Omit<Field, 'value'>,
>(
  choices: Choices,
  field: F,
) => ({ value: { kind: 'choice', choices }, ...field }) as const;

/** A field that is true or false. */
export const switchField = <const F extends Omit<Field, 'value'>>(field: F) =>
  ({ value: { kind: 'switch' }, ...field }) as const;

/** The description of a field in schemas and references. */
export function descriptionOf({ text, usual, value }: Field): string {
  const without = usual ?? (value.kind === 'switch' ? 'false' : undefined);
  return without === undefined ? capitalised(text) : `${capitalised(text)} (default: ${without})`;
}

/** The help text for the option of a field. */
export function helpOf({ text, usual, option, value }: Field): string {
  if (option?.text !== undefined) return option.text;
  return usual === undefined || value.kind === 'switch' ? text : `${text} (default: ${usual})`;
}

/** The option of a field: "--most-turns" for `mostTurns`. */
export function optionName(name: string, { option }: Field): string {
  return option?.name ?? `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The options of a fight's fields. */
export function fightOptions(fields: Fields): FightOption[] {
  return Object.entries(fields).map(([name, field]): FightOption => {
    const { value, placeholder = value.kind === 'whole' ? 'n' : 'which', isRare } = field;
    return {
      name: optionName(name, field),
      ...(value.kind !== 'switch' && { placeholder }),
      text: helpOf(field),
      value,
      field: name,
      ...(isRare && { isRare }),
    };
  });
}
