import { useEffect, useId, useState } from 'preact/hooks';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import { Problems } from '../parts/messages.tsx';
import { useAnswer } from '../use-answer.ts';

interface AsFileProps {
  readonly document: ExperimentDocument;
  readonly engine: Engine;
  onChange(document: ExperimentDocument): void;
}

/** The experiment as an editable file. Here the user can change everything for which the panel has no field. */
export function AsFile({ document, engine, onChange }: AsFileProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const saved = useAnswer(engine, 'as-file', 'saved', isOpen ? { document } : undefined);
  const { answer: yaml } = saved;
  const isRefused = saved.problems.length > 0;
  const { answer, problems } = useAnswer(
    engine,
    'typed-file',
    'opened',
    typed === undefined ? undefined : { name: 'experiment', text: typed },
  );
  useEffect(() => {
    if (answer && problems.length === 0) onChange(answer);
  }, [answer]);
  return (
    <details class="card as-file" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The experiment as a file</summary>
      <label for={id}>
        The file that the command knockback run reads. Your changes take effect as soon as they are
        valid
      </label>
      <textarea
        id={id}
        rows={16}
        spellcheck={false}
        value={typed ?? yaml ?? ''}
        // Read-only until the text has arrived; otherwise, characters typed earlier would end up in the middle of the
        // text.
        readOnly={typed === undefined && (saved.isWorking || (yaml === undefined && !isRefused))}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => problems.length === 0 && setTyped(undefined)}
      />
      {typed !== undefined && problems.length > 0 && <Problems problems={problems} />}
    </details>
  );
}
