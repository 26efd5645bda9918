import { useRef } from 'preact/hooks';

interface FileButtonProps {
  readonly text: string;
  /** The label of the file field, for screen readers. */
  readonly name: string;
  /** The file name extensions that are accepted: ".yaml,.json". */
  readonly accept: string;
  readonly isStrong?: boolean;
  onChosen(file: File): Promise<void>;
}

/** A button that lets the user choose a file. */
export function FileButton({ text, name, accept, isStrong, onChosen }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class={isStrong ? 'strong' : undefined}
        onClick={() => field.current?.click()}
      >
        {text}
      </button>
      <input
        ref={field}
        class="unseen"
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={name}
        onChange={async (event) => {
          const input = event.currentTarget;
          const [chosen] = input.files ?? [];
          if (chosen) await onChosen(chosen);
          // The same file can then be opened again after it has changed.
          input.value = '';
        }}
      />
    </>
  );
}
