/* Fields for choosing one of several options: `Choice` shows a few as buttons, `Pick` has many in a list. */

import { useId } from 'preact/hooks';

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  onChange(value: T): void;
}

/** One of a few options, as buttons of a radio group. */
export function Choice<T extends string>({ legend, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="option">{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PickProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  onChange(value: string): void;
}

/** One of many options, in a list that unfolds and takes less room than a `Choice`. */
export function Pick({ label, options, value, onChange }: PickProps) {
  const id = useId();
  return (
    <div class="pick">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
