import { useId } from 'preact/hooks';
import { USUAL_SEED } from '../../experiments/index.ts';
import { type ExperimentDocument, withValue } from '../document.ts';
import type { DocumentProps } from '../panel.ts';
import { TextInput } from '../parts/text-input.tsx';

const LONGEST_SEED = 200;

/** The seed of a run, shortened for display if it is very long. */
export function seedOf({ seed = USUAL_SEED }: ExperimentDocument): string {
  return String(seed).slice(0, LONGEST_SEED);
}

/** The field for the seed: anyone who uses the same seed gets the same simulation. */
export function Seed({ document, onChange }: DocumentProps) {
  const id = useId();
  return (
    <label class="seed" for={id}>
      Seed
      <TextInput
        id={id}
        most={LONGEST_SEED}
        value={seedOf(document)}
        onDone={(text) => {
          const seed = text === '' || text === USUAL_SEED ? undefined : text;
          onChange(withValue(document, ['seed'], seed));
        }}
      />
    </label>
  );
}
