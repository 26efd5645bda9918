/*
 * Fields that people give, each described once as plain data: the schema of files, the option of the command line, the
 * library's type and the reference are made from it. Nothing here loads a schema library.
 */

import { capitalised } from '../base/index.ts';
import type { FightOption } from './fight-command.ts';

/** What a field may hold. */
export type FieldValue =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly [string, ...string[]] }
  | { readonly kind: 'switch' };

export interface Field {
  readonly value: FieldValue;
  /** What it is, in a few words with a small first letter. */
  readonly text: string;
  /** What holds without it, in words. */
  readonly usual?: string;
  /** Its placeholder in help; default: `n` for a number. */
  readonly placeholder?: string;
  /** Its option, if that is not `--` and its name in kebab case, with another text if it means the contrary. */
  readonly option?: { readonly name: string; readonly text?: string };
  readonly isRare?: true;
  /** Its control on the page. Absent: none. */
  readonly page?: {
    readonly label: string;
    /** What the page calls its values. */
    readonly values?: Readonly<Record<string, string>>;
    /** The value that is left out of documents. Absent: it may be unknown. */
    readonly without?: number | string | boolean;
  };
}

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<Value extends FieldValue> = Value extends { kind: 'whole' }
  ? number
  : Value extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : boolean;

/** The values of fields that are given: each may be left out. */
export type Given<All extends Fields> = {
  readonly [Name in keyof All]?: ValueOf<All[Name]['value']> | undefined;
};

/** A field of a whole number. */
export const wholeField = <const F extends Omit<Field, 'value'>>(
  least: number,
  most: number,
  field: F,
) => ({ value: { kind: 'whole', least, most }, ...field }) as const;

/** A field of one of several words. */
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

/** What schemas and references say of a field. */
export function descriptionOf({ text, usual, value }: Field): string {
  const without = usual ?? (value.kind === 'switch' ? 'false' : undefined);
  return without === undefined ? capitalised(text) : `${capitalised(text)}; ${without} if left out`;
}

/** What help says of the option of a field. */
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
