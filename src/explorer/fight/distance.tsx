import { withValue } from '../document.ts';
import type { DocumentProps } from '../panel.ts';
import { Stepper } from '../parts/stepper.tsx';

/** How far apart the two stand, where no board says it. */
export function Distance({ document, onChange }: DocumentProps) {
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
