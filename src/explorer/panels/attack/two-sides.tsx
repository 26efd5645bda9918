import { Side } from '../../fight/side.tsx';
import { SIDES, withSidesSwapped } from '../../fight/sides.ts';
import type { PartProps } from '../../panel.ts';

const FIELDS = {
  attacker: ['attack', 'life', 'wounds'],
  defender: ['defense', 'life', 'wounds'],
} as const;

/** The two of an attack. */
export function TwoSides(props: PartProps) {
  return (
    <>
      {SIDES.map((side) => (
        <Side key={side} side={side} fields={FIELDS[side]} {...props} />
      ))}
      <button type="button" onClick={() => props.onChange(withSidesSwapped(props.document))}>
        Swap the two
      </button>
    </>
  );
}
