import { GRANTED_TITLE, linesOfPower, powerTitle } from '../../../powers/active-effects.ts';
import type { SpecialAttackValue } from '../../../powers/effects/special-attack.ts';
import type { SpecialAttack } from '../../../powers/figure.ts';
import { nearest } from '../../../words/nearest.ts';
import { BadInput, shown } from '../../../words/problem.ts';
import { hyphenated, sameName } from '../../../words/slug.ts';
import type { C3gScenario, Fighter } from '../scenario.ts';
import type { C3gDocument } from '../schema.ts';

/** The special attacks on a card, and those that other figures give it. */
export function specialAttacksOf({ powers, granted = [] }: Fighter): SpecialAttack[] {
  const all = powers.map((use) => ({ title: powerTitle(use), lines: linesOfPower(use) }));
  return [...all, { title: GRANTED_TITLE, lines: granted }].flatMap(({ title, lines }) =>
    lines.flatMap(({ specialAttack }) =>
      specialAttack === undefined ? [] : [{ title, ...(specialAttack as SpecialAttackValue) }],
    ),
  );
}

/**
 * Which attack it is: where nobody says, the one with the highest value; the one named, of several under one
 * power that with the highest value; of a plain `true`, the card's only special attack, or its normal dice as a
 * special attack where it has none.
 *
 * @throws BadInput for the name of no special attack, and for a plain `true` where there are several
 */
export function specialAttackOf(
  { specialAttack: written }: Partial<C3gDocument>,
  attacker: Fighter,
): Pick<C3gScenario, 'specialAttack' | 'special' | 'freeAttack'> {
  const known = specialAttacksOf(attacker);
  if (written === undefined && known.some(({ beside }) => !beside)) {
    return { specialAttack: false, freeAttack: true };
  }
  if (written === undefined || written === false) return { specialAttack: false };
  const [only, ...others] = known;
  if (written === true && others.length === 0) {
    return { specialAttack: true, ...(only && { special: only }) };
  }
  const [named, ...alike] = known.filter(
    ({ title }) => typeof written === 'string' && sameName(title, written),
  );
  if (named && alike.length > 0) return { specialAttack: false, freeAttack: named.title };
  if (named) return { specialAttack: true, special: named };
  const titles = [...new Set(known.map(({ title }) => title))];
  throw new BadInput({
    path: ['specialAttack'],
    found: shown(written),
    allowed:
      titles.length > 0
        ? `a special attack of ${attacker.name}: ${titles.join(', ')}`
        : `true or false: ${attacker.name} has no special attack of its own`,
    nearest: nearest(hyphenated(String(written)), titles.map(hyphenated)),
  });
}
