/* The special attacks of a card, and which of these attacks a document selects. */

import {
  BadInput,
  does,
  hyphenated,
  inSentence,
  nearest,
  sameName,
  shown,
} from '../../base/index.ts';
import {
  GRANTED_TITLE,
  linesOfPower,
  powerTitle,
  type SpecialAttack,
  specialAttack,
} from '../../cards/index.ts';
import type { C3gScenario, Fighter } from '../scenario.ts';
import type { C3gDocument } from '../schema.ts';
import { specialsIn } from './power-dependencies.ts';

/** The special attacks on a card, and the special attacks that other figures grant it. */
export function specialAttacksOf({ powers, granted = [] }: Fighter): SpecialAttack[] {
  const all = powers.map((use) => ({ title: powerTitle(use), lines: linesOfPower(use) }));
  return [...all, { title: GRANTED_TITLE, lines: granted }].flatMap(({ title, lines }) =>
    specialsIn(lines).map((special) => specialAttack(title, special)),
  );
}

/**
 * The attack that a document selects. By default, it is the normal attack or, for a card with special attacks, the most
 * valuable attack (`freeAttack`).
 *
 * A title selects the special attack with that title; part of a title is enough if no other title has it. If several
 * special attacks share the title, the most valuable one is made.
 *
 * `true` selects the card's special attack. If several special attacks replace its normal attack, the most valuable one
 * is made. If the card has no special attack, its normal dice are rolled as one.
 *
 * @throws BadInput for an unknown title
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
  if (written === true && known.length === 0) return { specialAttack: true };
  const instead = known.filter(({ beside }) => !beside);
  const any = instead.length > 0 ? instead : known;
  const meant = written === true ? any : named(known, written);
  const [only, ...others] = meant;
  if (only && others.length === 0) return { specialAttack: true, special: only };
  if (only) {
    return { specialAttack: false, freeAttack: [...new Set(meant.map(({ title }) => title))] };
  }
  const titles = [...new Set(known.map(({ title }) => title))];
  throw new BadInput({
    path: ['specialAttack'],
    found: shown(written),
    allowed:
      titles.length > 0
        ? `a special attack of ${attacker.name}: ${titles.join(', ')}`
        : `true or false, because ${inSentence(does(attacker, 'has'))} no special attack on its card`,
    nearest: nearest(hyphenated(String(written)), titles.map(hyphenated)),
  });
}

/** The special attacks with a title. Part of a title is enough if no other title has it. */
function named(known: readonly SpecialAttack[], written: string): SpecialAttack[] {
  const whole = known.filter(({ title }) => sameName(title, written));
  if (whole.length > 0) return whole;
  const part = hyphenated(written);
  const like = known.filter(({ title }) => part !== '' && hyphenated(title).includes(part));
  return new Set(like.map(({ title }) => title)).size === 1 ? like : [];
}
