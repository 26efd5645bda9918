import type { PartProps } from '../panel.ts';
import { type NumberField, withCardBrought } from './fighter.ts';
import { Figure } from './figure.tsx';
import { neededOf, SIDES, type Side as SideName, settingOf, withSide } from './sides.ts';

interface SideProps extends PartProps {
  readonly side: SideName;
  readonly fields: readonly NumberField[];
}

/** A duel moves those who fight by itself, and counts whom they destroy. */
const OF_DUELS = ['allies'];

/** One of the two in a fight. */
export function Side({ side, fields, document, tools, onChange }: SideProps) {
  return (
    <Figure
      written={document[side]}
      setting={settingOf(document, side)}
      fields={fields}
      needed={neededOf(document)}
      side={SIDES.indexOf(side)}
      sayable={document.fight === 'duel' ? OF_DUELS : undefined}
      engine={tools.engine}
      onChange={(written, brought) =>
        onChange(withSide(withCardBrought(document, brought), side, written))
      }
    />
  );
}
