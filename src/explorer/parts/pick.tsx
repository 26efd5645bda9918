import { useId } from 'preact/hooks';

interface PickProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  onChange(value: string): void;
}

/** One of many, in a list that unfolds: in less room than a `Choice`. */
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
