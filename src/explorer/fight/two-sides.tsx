import type { PartProps } from '../panel.ts';
import { type NumberField, withCardBrought } from './fighter.ts';
import { Figure } from './figure.tsx';
import { neededOf, SIDES, type Side, settingOf, withSide, withSidesSwapped } from './sides.ts';

interface TwoSidesProps extends PartProps {
  /** The numbers of each side that count in this kind of fight, in the order in which they are shown. */
  readonly fields: Readonly<Record<Side, readonly NumberField[]>>;
}

/** In a duel, figures move and count what they destroy by themselves: this is all that can be set. */
const SETTABLE_IN_DUELS = ['allies'];

/** The two figures of an attack or a duel, which can be swapped. */
export function TwoSides({ fields, document, tools, onChange }: TwoSidesProps) {
  return (
    <>
      {SIDES.map((side, i) => (
        <Figure
          key={side}
          written={document[side]}
          setting={settingOf(document, side)}
          fields={fields[side]}
          needed={neededOf(document)}
          side={i}
          hasFriends
          sayable={document.fight === 'duel' ? SETTABLE_IN_DUELS : undefined}
          engine={tools.engine}
          onChange={(written, brought) =>
            onChange(withSide(withCardBrought(document, brought), side, written))
          }
        />
      ))}
      <button type="button" onClick={() => onChange(withSidesSwapped(document))}>
        Swap the two
      </button>
    </>
  );
}
