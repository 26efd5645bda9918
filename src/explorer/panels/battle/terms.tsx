import { capitalised } from '../../../base/index.ts';
import { BATTLE_FIELDS, ENDS_NAMES, POLICY_NAMES } from '../../../battle/index.ts';
import { withValue } from '../../document.ts';
import { Seed } from '../../fight/seed.tsx';
import type { DocumentProps } from '../../panel.ts';
import { Choice, Pick } from '../../parts/choice.tsx';
import { FieldControl } from '../../parts/field-control.tsx';
import { Folded } from '../../parts/folded.tsx';
import { costsOf, sidesIn, withSaid } from './battle-document.ts';

const COSTS = [
  { value: 'printed', text: 'Printed' },
  { value: 'modern', text: 'Modern' },
] as const;

const POLICIES = POLICY_NAMES.map((value) => ({ value, text: capitalised(value) }));

const ENDS_TEXTS = {
  given: 'As given',
  switched: 'Switched',
  drawn: 'Random in each game',
} as const;
const ENDS = ENDS_NAMES.map((value) => ({ value, text: ENDS_TEXTS[value] }));

/** The terms of a battle: maximum points, rounds, who starts where, the policy of each side, and the seed. */
export function BattleTerms({ document, onChange }: DocumentProps) {
  const set = (key: string, value: unknown) => onChange(withValue(document, [key], value));
  const { ends } = document;
  const costs = costsOf(document);
  return (
    <section class="card" aria-label="The battle">
      <Folded class="terms" summary="Point limit, rounds, ends, how each army plays, seed">
        <div class="steppers">
          <FieldControl
            name="points"
            field={BATTLE_FIELDS.points}
            document={document}
            onChange={onChange}
          />
          <FieldControl
            name="rounds"
            field={BATTLE_FIELDS.rounds}
            document={document}
            onChange={onChange}
          />
        </div>
        <Pick
          label="Who begins where"
          options={ENDS}
          value={ENDS_NAMES.find((name) => name === ends) ?? 'given'}
          onChange={(value) => set('ends', value === 'given' ? undefined : value)}
        />
        {costs !== 'own' && (
          <Choice
            legend="Points of cards"
            options={COSTS}
            value={costs}
            onChange={(value) => set('costs', value === 'printed' ? undefined : value)}
          />
        )}
        <div class="picks policies">
          {sidesIn(document)?.map(({ policy }, side) => (
            <Pick
              key={side}
              label={side === 0 ? 'How the first army plays' : 'How the second army plays'}
              options={POLICIES}
              value={POLICY_NAMES.find((name) => name === policy) ?? 'standard'}
              onChange={(value) =>
                onChange(
                  withSaid(document, side, 'policy', value === 'standard' ? undefined : value),
                )
              }
            />
          ))}
        </div>
        <Seed document={document} onChange={onChange} />
      </Folded>
    </section>
  );
}
