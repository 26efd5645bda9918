/* The options of an attack on the command line, and the dice that can be given for `explain`. */

import { MOST_DICE } from '../../cards/index.ts';
import { type DiceOption, type FightOption, fightOptions } from '../../rules/index.ts';
import { ATTACK_FIELDS } from '../fields.ts';
import { NEAR } from '../given-friends.ts';
import { POWER_OPTION } from '../given-powers.ts';
import { sideOptions } from '../side-options.ts';

/** Options that add powers but have no field in the document. */
export const SHIELDS = '--auto-shields';
export const SUPER_STRENGTH = '--super-strength';
export const GRANTED = '--granted';

/** Limits the fight to one attack by one figure, instead of everything that the card may do in a turn. */
export const SINGLE = '--single-attack';

/** The option for the field `distance` of `ATTACK_FIELDS`. */
export const DISTANCE = '--distance';

/** Two options that set one field to opposite values. */
export const SPECIAL = '--special-attack';
export const NORMAL = '--normal-attack';

export const OPTIONS: readonly FightOption[] = [
  ...sideOptions('attacker', 'the attacker', ['attack']),
  ...sideOptions('defender', 'the defender', ['defense'], {
    defense: 'not counting the effect of powers such as Nth Metal Mace',
  }),
  {
    name: SHIELDS,
    placeholder: 'n',
    text: "the defender's automatic shields against normal attacks (as from Tough)",
    value: { kind: 'whole', least: 0, most: MOST_DICE },
    field: 'defender.powers',
  },
  ...sideOptions('defender', 'the defender', ['life', 'wounds'], {
    life: "(default: the card's Life; without any Life, nothing is destroyed)",
  }),
  ...sideOptions('attacker', 'the attacker', ['wounds']),
  ...sideOptions('defender', 'the defender', ['height'], {
    height: '(no effect on clear, level ground)',
  }).map((option) => ({ ...option, isRare: true as const })),
  {
    name: SUPER_STRENGTH,
    text: 'the attacker has Super Strength',
    value: { kind: 'switch' },
    field: 'attacker.powers',
  },
  {
    name: GRANTED,
    text: 'another figure gives the attacker Super Strength',
    value: { kind: 'switch' },
    isRare: true,
  },
  POWER_OPTION,
  ...NEAR,
  {
    name: SPECIAL,
    placeholder: 'name',
    text: 'make a special attack (no Tough, no Knockback): the best one, or the one with this name',
    value: { kind: 'textOrSwitch', what: 'the name of a special attack' },
    field: 'specialAttack',
  },
  {
    name: NORMAL,
    text: "make the normal attack, even if one of the attacker's special attacks is better",
    value: { kind: 'switch', means: false },
    field: 'specialAttack',
  },
  {
    name: SINGLE,
    text: 'one attack by one figure, even if the card makes several in its turn',
    value: { kind: 'switch' },
  },
  ...fightOptions(ATTACK_FIELDS),
];

export const DICE: readonly DiceOption[] = [
  {
    name: '--attack-dice',
    text: 'what the attacker rolled, such as "3 skulls, 2 shields, blank", 3s2hb (s skull, h shield, b blank) or skull,skull,shield',
    pool: 'attack',
    number: { of: 'attacker', option: '--attacker-attack' },
  },
  {
    name: '--defense-dice',
    text: 'what the defender rolled, in the same form',
    pool: 'defense',
    number: { of: 'defender', option: '--defender-defense' },
  },
  {
    name: '--knockback-die',
    text: 'the face of the Knockback Damage die',
    pool: 'knockback',
    only: ['skull', 'shield', 'blank'],
  },
];
