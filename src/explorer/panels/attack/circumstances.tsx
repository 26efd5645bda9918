/* The terms of an attack: height, distance and kind. The Board panel uses `KindOfAttack` too. */

import { isMapping } from '../../../base/index.ts';
import { ATTACK_FIELDS } from '../../../fight/index.ts';
import { type ExperimentDocument, withValue } from '../../document.ts';
import { fighterIn } from '../../fight/sides.ts';
import { States } from '../../fight/terms.tsx';
import { mayTakeTurn, withTurn } from '../../fight/whole-turn.ts';
import type { DocumentProps } from '../../panel.ts';
import { Choice } from '../../parts/choice.tsx';
import { FieldControl } from '../../parts/field-control.tsx';
import { Folded } from '../../parts/folded.tsx';

const EXTENTS = [
  { value: 'turn', text: 'The whole turn' },
  { value: 'attack', text: 'One attack by one figure' },
] as const;

/** The height and the distance, unless there is a board, and the kind of attack. */
export function Circumstances({ document, onChange }: DocumentProps) {
  return (
    <section class="card" aria-label="The attack">
      <Folded class="terms" summary="Height, distance, kind of attack">
        {document.board === undefined ? (
          <>
            <FieldControl
              name="heightAdvantage"
              field={ATTACK_FIELDS.heightAdvantage}
              document={document}
              onChange={onChange}
            />
            <div class="steppers">
              <FieldControl
                name="distance"
                field={ATTACK_FIELDS.distance}
                document={document}
                onChange={onChange}
              />
            </div>
          </>
        ) : (
          <p class="note">
            The board of this experiment says where the two stand.{' '}
            <button type="button" class="link" onClick={() => onChange(withoutBoard(document))}>
              Remove the board
            </button>
          </p>
        )}
        {mayTakeTurn(document) && (
          <Choice
            legend="What counts"
            options={EXTENTS}
            value={document.fight === 'turn' ? 'turn' : 'attack'}
            onChange={(value) => onChange(withTurn(document, value === 'turn'))}
          />
        )}
        <KindOfAttack document={document} onChange={onChange} />
      </Folded>
    </section>
  );
}

/** A normal or special attack, and the states that powers depend on. */
export function KindOfAttack({ document, onChange }: DocumentProps) {
  const { specialAttack } = document;
  return (
    <>
      <Choice
        legend="Kind of attack"
        options={attackChoices(document)}
        value={String(specialAttack ?? USUAL)}
        onChange={(value) =>
          onChange(
            withValue(document, ['specialAttack'], value in SETTINGS ? SETTINGS[value] : value),
          )
        }
      />
      <States
        document={document}
        figures={[document.attacker, document.defender]}
        onChange={onChange}
      />
    </>
  );
}

const USUAL = 'usual';

/** The values of `specialAttack` for those choices that do not name a special attack. */
const SETTINGS: Readonly<Record<string, boolean | undefined>> = {
  [USUAL]: undefined,
  true: true,
  false: false,
};

/** The special attacks of a power, whether written as effects or as rules. */
const specialsOf = ({ effects = [], rules = [] }: Readonly<Record<string, unknown>>) =>
  [effects, rules]
    .flat()
    .filter(
      (one) => isMapping(one) && (one.specialAttack || (isMapping(one.way) && one.way.special)),
    );

/**
 * The choices for the kind of attack: the special attacks on the attacker's card, by name, or any special attack if the
 * card has none.
 */
function attackChoices(document: ExperimentDocument) {
  const names = fighterIn(document, 'attacker').powers.flatMap(({ power, isOn }) =>
    isOn && isMapping(power) ? specialsOf(power).map(() => power.name) : [],
  );
  const own = [...new Set(names)].map((name) => ({ value: String(name), text: String(name) }));
  return own.length > 0
    ? [{ value: USUAL, text: 'The best' }, { value: 'false', text: 'Normal' }, ...own]
    : [
        { value: USUAL, text: 'Normal' },
        { value: 'true', text: 'Special (no Tough, no Knockback)' },
      ];
}

/** The fight on clear ground. */
function withoutBoard(document: ExperimentDocument): ExperimentDocument {
  const { board, goal, direction, ...others } = document;
  return others;
}
