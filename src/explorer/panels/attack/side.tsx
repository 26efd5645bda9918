import { MOST_DICE } from '../../../cards/card.ts';
import type { PanelProps } from '../../panel.ts';
import { Combobox } from '../../parts/combobox.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { cardOfOption, cardOptions, moreCards } from './card-options.ts';
import {
  fighterIn,
  type NumberField,
  ROLES,
  type Side as SideName,
  withCard,
  withNumber,
} from './fighter.ts';
import { Powers } from './powers.tsx';

interface SideProps extends PanelProps {
  readonly side: SideName;
}

/** One of the two in the fight: its card, its numbers and its powers. */
export function Side({ side, document, tools, onChange }: SideProps) {
  const fighter = fighterIn(document, side);
  const { name, card, numbers } = fighter;
  const { attack, defense, life, wounds = 0 } = numbers;
  const set = (field: NumberField) => (value: number | undefined) =>
    onChange(withNumber(document, side, field, value));
  const mostWounds = life === undefined ? 999 : life - 1;
  return (
    <section class={`card side ${side}`} aria-label={ROLES[side]}>
      <Combobox
        label={ROLES[side]}
        text={card?.name ?? `${name} (numbers)`}
        optionsFor={cardOptions}
        moreFor={moreCards}
        onChoose={(value) => onChange(withCard(document, side, cardOfOption(value)))}
      />
      <div class="steppers">
        {side === 'attacker' ? (
          <Stepper
            label="Attack dice"
            value={attack}
            least={0}
            most={MOST_DICE}
            onChange={set('attack')}
          />
        ) : (
          <Stepper
            label="Defense dice"
            value={defense}
            least={0}
            most={MOST_DICE}
            onChange={set('defense')}
          />
        )}
        <Stepper
          label="Life"
          value={life}
          least={wounds + 1}
          most={1000}
          isOptional={wounds === 0}
          onChange={set('life')}
        />
        <Stepper
          label="Wounds already"
          value={wounds}
          least={0}
          most={mostWounds}
          onChange={set('wounds')}
        />
      </div>
      <Powers side={side} document={document} tools={tools} onChange={onChange} />
    </section>
  );
}
