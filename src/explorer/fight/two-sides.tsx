import type { PartProps } from '../panel.ts';
import { type NumberField, withCardBrought } from './fighter.ts';
import { Figure } from './figure.tsx';
import { neededOf, SIDES, type Side, settingOf, withSide, withSidesSwapped } from './sides.ts';

interface TwoSidesProps extends PartProps {
  /** The numbers of each side that matter in this kind of fight, in the order in which they are shown. */
  readonly fields: Readonly<Record<Side, readonly NumberField[]>>;
}

/**
 * The only additional fact that can be set in a duel. A duel itself keeps track of all other facts, such as moves and
 * destroyed figures.
 */
const SETTABLE_IN_DUELS = ['allies'];

/** The fields of both figures in an attack or a duel, and a button that swaps the figures. */
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
        Swap the two sides
      </button>
    </>
  );
}
