import { type ExperimentDocument, withValue } from '../document.ts';
import { Stepper } from '../parts/stepper.tsx';

interface DistanceProps {
  readonly document: ExperimentDocument;
  onChange(document: ExperimentDocument): void;
}

/** How far apart the two stand, where no board says it. */
export function Distance({ document, onChange }: DistanceProps) {
  const { distance } = document;
  return (
    <Stepper
      label="Distance in spaces"
      value={typeof distance === 'number' ? distance : 1}
      least={1}
      most={100}
      onChange={(value) =>
        onChange(withValue(document, ['distance'], value === 1 ? undefined : value))
      }
    />
  );
}
