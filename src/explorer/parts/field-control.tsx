/* The control for a field that is described as data: a stepper for a number, a choice for words. */

import { capitalised } from '../../base/index.ts';
import type { Field } from '../../rules/index.ts';
import { withValue } from '../document.ts';
import type { DocumentProps } from '../panel.ts';
import { Choice } from './choice.tsx';
import { Stepper } from './stepper.tsx';

interface FieldControlProps extends DocumentProps {
  /** The name of the field in the document. */
  readonly name: string;
  readonly field: Field;
  /** Names for values in addition to those of the field, such as the names of the two sides. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The choice or stepper for a field. The default value comes first, and is left out of the document. */
export function FieldControl({ name, field, values, document, onChange }: FieldControlProps) {
  const { value, page } = field;
  if (!page) return null;
  const { label, without } = page;
  const now = document[name] ?? without;
  const set = (next: unknown) =>
    onChange(withValue(document, [name], next === without ? undefined : next));
  if (value.kind === 'whole') {
    return (
      <Stepper
        label={label}
        value={typeof now === 'number' ? now : undefined}
        {...(without === undefined && { placeholder: 'none', isOptional: true })}
        least={value.least}
        most={value.most}
        onChange={set}
      />
    );
  }
  const texts: Readonly<Record<string, string>> = { ...page.values, ...values };
  const all = value.kind === 'choice' ? value.choices : ['true', 'false'];
  const usual = String(without);
  const options = [usual, ...all.filter((one) => one !== usual)].map((one) => ({
    value: one,
    text: texts[one] ?? capitalised(one),
  }));
  return (
    <Choice
      legend={label}
      options={options}
      value={String(now)}
      onChange={(next) => set(value.kind === 'choice' ? next : next === 'true')}
    />
  );
}
