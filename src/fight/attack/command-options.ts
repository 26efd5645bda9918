/* The options of an attack on the command line, and the dice that can be given for `explain`. */

import { MOST_DICE } from '../../cards/index.ts';
import type { DiceOption, FightOption } from '../../rules/index.ts';
import { whole } from '../given.ts';
import { NEAR } from '../given-friends.ts';
import { POWER_OPTION } from '../given-powers.ts';

/** Options for powers, without fields of their own. */
export const SHIELDS = '--auto-shields';
export const SUPER_STRENGTH = '--super-strength';
export const GRANTED = '--granted';

/** One attack by one figure instead of the card's turn. */
export const SINGLE = '--single-attack';

/** Opposite options for one field. */
export const SPECIAL = '--special-attack';
export const NORMAL = '--normal-attack';

export const OPTIONS: readonly FightOption[] = [
  whole('--attack', 0, MOST_DICE, "the attacker's attack dice", 'attacker.attack'),
  whole(
    '--defense',
    0,
    MOST_DICE,
    "the defender's defense dice, before powers such as Nth Metal Mace",
    'defender.defense',
  ),
  whole(
    SHIELDS,
    0,
    MOST_DICE,
    "the defender's automatic shields against normal attacks (Tough)",
    'defender.powers',
  ),
  whole(
    '--life',
    1,
    1000,
    "the defender's Life (default: the card's; without one nothing is destroyed)",
    'defender.life',
  ),
  whole('--wounds', 0, 999, 'wounds that the defender already has', 'defender.wounds'),
  whole(
    '--attacker-wounds',
    0,
    999,
    'wounds that each attacking figure already has',
    'attacker.wounds',
  ),
  {
    ...whole(
      '--height',
      1,
      100,
      "the defender's Height in levels (no effect on clear, level ground)",
      'defender.height',
    ),
    isRare: true,
  },
  whole('--distance', 1, 100, 'spaces between the two (default: 1, adjacent)', 'distance'),
  {
    name: SUPER_STRENGTH,
    text: 'the attacker has Super Strength',
    value: { kind: 'switch' },
    field: 'attacker.powers',
  },
  {
    name: '--no-super-strength',
    text: "the attacker's Super Strength is negated: no Knockback",
    value: { kind: 'switch' },
    field: 'superStrength',
  },
  {
    name: GRANTED,
    text: 'another figure grants the attacker Super Strength',
    value: { kind: 'switch' },
    isRare: true,
  },
  POWER_OPTION,
  ...NEAR,
  {
    name: SPECIAL,
    placeholder: 'name',
    text: 'a special attack (no Tough, no Knockback): the best one, or the one with this name',
    value: { kind: 'textOrSwitch', what: 'the name of a special attack' },
    field: 'specialAttack',
  },
  {
    name: NORMAL,
    text: "the normal attack, even where one of the attacker's special attacks is better",
    value: { kind: 'switch', means: false },
    field: 'specialAttack',
  },
  {
    name: SINGLE,
    text: 'one attack by one figure, even if the card makes several in its turn',
    value: { kind: 'switch' },
  },
  {
    name: '--height-advantage',
    placeholder: 'side',
    text: 'whose base is higher, for one more die',
    value: { kind: 'choice', choices: ['attacker', 'defender', 'neither'] },
    field: 'heightAdvantage',
  },
];

export const DICE: readonly DiceOption[] = [
  {
    name: '--attack-dice',
    text: 'the dice that the attacker rolled, such as "3 skulls, 2 shields, blank", 3s2hb (s skull, h shield, b blank) or skull,skull,shield',
    pool: 'attack',
  },
  { name: '--defense-dice', text: 'the dice that the defender rolled, likewise', pool: 'defense' },
  {
    name: '--knockback-die',
    text: 'the Knockback Damage die',
    pool: 'knockback',
    only: ['skull', 'shield', 'blank'],
  },
];
