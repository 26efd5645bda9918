/* A search field with a list of options. The page uses it wherever the user chooses a card. */

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type CardOption, indexOfNamed, noSuchName } from './card-options.ts';

interface ComboboxProps {
  readonly label: string;
  /** The text of the current choice, shown in the field. */
  readonly text: string;
  /** The options for a typed text, best first. */
  optionsFor(typed: string): readonly CardOption[];
  /** A sentence about options that are not shown; absent or undefined if all are shown. */
  moreFor?(typed: string): string | undefined;
  onChoose(value: string): void;
}

/**
 * A field that searches as the user types. It follows the WAI-ARIA pattern of an editable combobox with a list box; the
 * focus stays in the field.
 */
export function CardCombobox({ label, text, optionsFor, moreFor, onChoose }: ComboboxProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  /** The option that the user marked with the arrow keys. */
  const [marked, setMarked] = useState<number>();
  /** Whether Enter was pressed, but no option was marked. */
  const [isRefused, setRefused] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = typed !== undefined;
  const options = isOpen ? optionsFor(typed) : [];
  const more = isOpen ? moreFor?.(typed) : undefined;
  const at = Math.min(marked ?? indexOfNamed(typed ?? '', options), options.length - 1);
  const idOf = (i: number) => `${id}-${i}`;

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, typed]);

  const type = (text: string) => {
    setTyped(text);
    setMarked(undefined);
    setRefused(false);
  };
  const mark = (i: number) => {
    if (!isOpen) type('');
    setMarked(Math.max(0, Math.min(options.length - 1, i)));
  };
  const close = () => setTyped(undefined);
  const choose = (option: CardOption) => {
    onChoose(option.value);
    close();
  };
  const enter = () => {
    const option = options[at];
    if (option) choose(option);
    else if (typed === undefined) type('');
    else if (typed.trim() === '') close();
    else setRefused(true);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => mark(at + 1),
    ArrowUp: () => mark(at - 1),
    Enter: enter,
    Escape: close,
  };
  return (
    <div class="combobox">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && at >= 0 ? idOf(at) : undefined}
        placeholder={isOpen ? text : ''}
        value={typed ?? text}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => !isOpen && type('')}
        onInput={(event) => {
          type(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
        onBlur={close}
      />
      <div
        id={`${id}-list`}
        class="options-of"
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        ref={list}
      >
        {options.map((option, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
          <div
            key={option.value}
            id={idOf(i)}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            // Pressing an option must not move the focus out of the field, because that would close the list before the
            // option is chosen.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span>{option.text}</span>
            {option.note && <small>{option.note}</small>}
          </div>
        ))}
      </div>
      {isOpen && (isRefused || more || options.length === 0) && (
        <p class="more-cards" role="status">
          {isRefused ? noSuchName(typed, options) : (more ?? 'Nothing of that name.')}
        </p>
      )}
    </div>
  );
}
