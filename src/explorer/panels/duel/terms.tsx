import { withValue } from '../../document.ts';
import { Distance } from '../../fight/distance.tsx';
import { fighterIn } from '../../fight/sides.ts';
import { States } from '../../fight/states.tsx';
import type { PartProps } from '../../panel.ts';
import { Choice } from '../../parts/choice.tsx';
import { Stepper } from '../../parts/stepper.tsx';

const KNOCKBACK = [
  { value: 'on', text: 'By their powers' },
  { value: 'off', text: 'Off' },
] as const;

/** How the two meet: who begins, how far apart, for how long. */
export function Terms({ document, onChange }: Omit<PartProps, 'tools'>) {
  const set = (key: string, value: unknown) => onChange(withValue(document, [key], value));
  const { first = 'toss', mostTurns, superStrength = true } = document;
  const firsts = [
    { value: 'toss', text: 'Each half the time' },
    { value: 'attacker', text: fighterIn(document, 'attacker').name },
    { value: 'defender', text: fighterIn(document, 'defender').name },
  ];
  return (
    <section class="card" aria-label="The duel">
      <Choice
        legend="First turn"
        options={firsts}
        value={String(first)}
        onChange={(value) => set('first', value === 'toss' ? undefined : value)}
      />
      <Choice
        legend="Knockback"
        options={KNOCKBACK}
        value={superStrength === false ? 'off' : 'on'}
        onChange={(value) => set('superStrength', value === 'off' ? false : undefined)}
      />
      <div class="steppers">
        <Distance document={document} onChange={onChange} />
        <Stepper
          label="Most turns"
          value={typeof mostTurns === 'number' ? mostTurns : undefined}
          placeholder="none"
          least={1}
          most={10_000}
          isOptional
          onChange={(value) => set('mostTurns', value)}
        />
      </div>
      <States
        document={document}
        figures={[document.attacker, document.defender]}
        onChange={onChange}
      />
    </section>
  );
}
