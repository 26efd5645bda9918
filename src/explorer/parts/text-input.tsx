import { useState } from 'preact/hooks';

interface TextInputProps {
  readonly id?: string;
  /** The text while the user is not typing. */
  readonly value: string;
  readonly most: number;
  readonly placeholder?: string;
  /** Id of the element with the text's mistakes; absent if it has none. */
  readonly mistakesId?: string | undefined;
  /** Called at every key. */
  onType?(text: string): void;
  /** Called when the text is complete: at Enter, or when the field loses the focus. */
  onDone?(text: string): void;
}

/** A field for a line of text. Text that is being typed is kept when the page is redrawn. */
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
