import { useId } from 'preact/hooks';
import { USUAL_SEED } from '../../experiments/index.ts';
import { type ExperimentDocument, withValue } from '../document.ts';
import type { DocumentProps } from '../panel.ts';
import { TextInput } from '../parts/text-input.tsx';

const LONGEST_SEED = 200;

/** The seed of a run. If it is very long, it is shortened for display. */
export function seedOf({ seed = USUAL_SEED }: ExperimentDocument): string {
  return String(seed).slice(0, LONGEST_SEED);
}

/** The field for the seed. The same seed gives everyone the same simulation. */
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
