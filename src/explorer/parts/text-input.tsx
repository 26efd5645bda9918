import { useState } from 'preact/hooks';

interface TextInputProps {
  readonly id?: string;
  /** The text that is shown while the user is not typing. */
  readonly value: string;
  readonly most: number;
  readonly placeholder?: string;
  /** The id of the element with the mistakes in the text; absent if there are none. */
  readonly mistakesId?: string | undefined;
  /** Called whenever the typed text changes. */
  onType?(text: string): void;
  /** Called when the text is complete: on Enter, or when the field loses the focus. */
  onDone?(text: string): void;
}

/** A field for a line of text. If the page is redrawn while the user types, the typed text is kept. */
export function TextInput(props: TextInputProps) {
  const { id, value, most, placeholder, mistakesId, onType, onDone } = props;
  const [typing, setTyping] = useState<string>();
  return (
    <input
      id={id}
      type="text"
      maxLength={most}
      spellcheck={false}
      autocomplete="off"
      placeholder={placeholder}
      aria-invalid={mistakesId !== undefined}
      aria-describedby={mistakesId}
      value={typing ?? value}
      onInput={(event) => {
        setTyping(event.currentTarget.value);
        onType?.(event.currentTarget.value.trim());
      }}
      onChange={(event) => {
        setTyping(undefined);
        onDone?.(event.currentTarget.value.trim());
      }}
      onBlur={() => setTyping(undefined)}
    />
  );
}
