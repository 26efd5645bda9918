import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { grouped } from '../../base/index.ts';

interface StepperProps {
  readonly label: string;
  /** Whether the label is visible; false if something next to the field already names it. */
  readonly isLabelSeen?: boolean;
  /** The value; undefined if unknown. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  /** Whether the value may be unknown. Stepping below the minimum then makes it unknown. */
  readonly isOptional?: boolean;
  /** Shown while the value is unknown. */
  readonly placeholder?: string;
  onChange(value: number | undefined): void;
}

/** In milliseconds: how long a button is held before it repeats, and the time between repeats. */
const HOLD = 400;
const REPEAT = 90;

/** A number field with a button on each side that repeats while it is held. The number can also be typed. */
export function Stepper(props: StepperProps) {
  const { label, value, least, most, isOptional, placeholder = '?', onChange } = props;
  const { isLabelSeen = true } = props;
  const id = useId();
  // The text while the user types. If an answer arrives and redraws the page meanwhile, the text must not be replaced.
  const [typing, setTyping] = useState<string>();
  const latest = useRef(props);
  latest.current = props;
  const step = (by: number) => {
    const { value: now } = latest.current;
    setTyping(undefined);
    if (now === undefined) return by > 0 && onChangeNow(least);
    if (now + by < least) return isOptional && onChangeNow(undefined);
    return now + by <= most && onChangeNow(now + by);
  };
  const onChangeNow = (next: number | undefined) => latest.current.onChange(next);
  const typed = typing === undefined ? undefined : numberIn(typing);
  const isBeyond = typed !== undefined && (typed < least || typed > most);
  const isNone = typing !== undefined && typing.trim() !== '' && typed === undefined;
  const isLeast = value === undefined || (value <= least && !isOptional);
  return (
    <div class="stepper">
      <label for={id} class={isLabelSeen ? undefined : 'unseen'}>
        {label}
      </label>
      <div class="stepping">
        <StepButton text="−" label={`${label}: one less`} isOff={isLeast} step={() => step(-1)} />
        <input
          id={id}
          inputMode="numeric"
          autocomplete="off"
          placeholder={placeholder}
          aria-invalid={isBeyond || isNone}
          aria-describedby={isBeyond || isNone ? `${id}-limits` : undefined}
          value={typing ?? String(value ?? '')}
          onInput={({ currentTarget: { value: text } }) => {
            setTyping(text);
            // The number is applied while it is typed. If it were applied when the focus leaves the field, the button
            // that the user is pressing could move.
            const typed = numberIn(text);
            if (typed !== undefined && typed >= least && typed <= most) onChange(typed);
          }}
          onBlur={() => !isBeyond && !isNone && setTyping(undefined)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
          onChange={(event) => {
            const text = event.currentTarget.value.trim();
            const next = numberIn(text);
            const isWithin = next !== undefined && next >= least && next <= most;
            // Invalid text stays in the field, and the limits are shown below it.
            if (!isWithin && !(text === '' && isOptional))
              return text === '' && setTyping(undefined);
            setTyping(undefined);
            if (next !== value) onChange(next);
            event.currentTarget.value = String(next ?? '');
          }}
        />
        <StepButton
          text="+"
          label={`${label}: one more`}
          isOff={value !== undefined && value >= most}
          step={() => step(1)}
        />
      </div>
      {(isBeyond || isNone) && (
        <p class="limits" id={`${id}-limits`} role="alert">
          {grouped(least)} to {grouped(most)}
          {value !== undefined && `; it is still ${grouped(value)}`}
        </p>
      )}
    </div>
  );
}

/** The number in a text of up to 9 digits; undefined for any other text. */
function numberIn(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}

interface StepButtonProps {
  readonly text: string;
  readonly label: string;
  readonly isOff: boolean;
  step(): void;
}

function StepButton({ text, label, isOff, step }: StepButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const repeat = () => {
    hasRepeated.current = true;
    step();
    timer.current = setTimeout(repeat, REPEAT);
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onPointerDown={() => {
        hasRepeated.current = false;
        stop();
        timer.current = setTimeout(repeat, HOLD);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!hasRepeated.current) step();
        hasRepeated.current = false;
      }}
    >
      {text}
    </button>
  );
}
