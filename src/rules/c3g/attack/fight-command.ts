import { type Card, MOST_DICE } from '../../../cards/card.ts';
import { findCard, libraryOf } from '../../../cards/library.ts';
import { cardFile } from '../../../cards/schema.ts';
import type { PowerUse } from '../../../powers/power.ts';
import { BadInput } from '../../../words/problem.ts';
import type { DiceOption, FightCommand, FightOption, GivenFight } from '../../fight-command.ts';
import { firstOf, type Given, sideFields, topFields, varyOf, whole } from '../given.ts';
import { POWER_OPTION, powersBySide, powersWith, sideDocument } from '../given-powers.ts';

/** Not fields of their own, but powers. */
const SHIELDS = '--auto-shields';
const SUPER_STRENGTH = '--super-strength';
const GRANTED = '--granted';

/** The two say the opposite of one field. */
const SPECIAL = '--special-attack';
const NORMAL = '--normal-attack';

const OPTIONS: readonly FightOption[] = [
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
    '--height',
    1,
    100,
    "the defender's Height in levels (no effect on clear, level ground)",
    'defender.height',
  ),
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
  },
  POWER_OPTION,
  {
    name: SPECIAL,
    text: 'a special attack: no Tough, no Knockback',
    value: { kind: 'switch' },
    field: 'specialAttack',
  },
  {
    name: NORMAL,
    text: "the normal attack, even where one of the attacker's special attacks is better",
    value: { kind: 'switch', means: false },
    field: 'specialAttack',
  },
  {
    name: '--height-advantage',
    placeholder: 'side',
    text: 'whose base is higher, for one more die',
    value: { kind: 'choice', choices: ['attacker', 'defender', 'neither'] },
    field: 'heightAdvantage',
  },
];

const DICE: readonly DiceOption[] = [
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

/** Two cards, numbers in place of cards, or cards with changed numbers, on clear, level ground. */
export const c3gFightCommand: FightCommand = {
  options: OPTIONS,
  dice: DICE,
  faces: [
    { name: 'skull', letter: 's' },
    { name: 'shield', letter: 'h' },
    { name: 'blank', letter: 'b' },
  ],
  document({ attacker, defender, cards, given: all }, surroundings) {
    const given = firstOf(all);
    const own = cards === undefined ? [] : surroundings.readFile(cards, cardFile, ['cards', 0]);
    const library = libraryOf(own, surroundings.note);
    const attacking =
      attacker === undefined ? undefined : findCard(library, attacker, ['attacker']);
    const defending =
      defender === undefined ? undefined : findCard(library, defender, ['defender']);
    if (given[NORMAL] && given[SPECIAL]) throw notBoth(NORMAL, SPECIAL);
    const more = addedPowers(given);
    return {
      name: `${attacking?.name ?? 'Attacker'} attacks ${defending?.name ?? 'Defender'}`,
      rules: 'c3g',
      attacker: attackerDocument(attacking, given, more.attacker),
      defender: defenderDocument(defending, given, more.defender),
      ...topFields(OPTIONS, given),
      ...(cards !== undefined && { cards: [cards] }),
      ...varied(all, defending, more.defender),
    };
  },
};

/** The sweep over all options with several numbers. */
function varied(
  all: GivenFight['given'],
  defender: Card | undefined,
  more: readonly PowerUse[],
): { vary?: object } {
  return varyOf(OPTIONS, all, (name, values) =>
    name === SHIELDS ? values.map((n) => powersWith(defender, [tough(n), ...more]).powers) : values,
  );
}

const tough = (shields: number): PowerUse => ({ power: 'tough', number: shields });

/** The powers that options give either side beside those of its card. */
function addedPowers(given: Given): ReturnType<typeof powersBySide> {
  const { attacker, defender } = powersBySide(given);
  const isStrong = attacker.some(({ power }) => power === 'super-strength');
  const strength = given[SUPER_STRENGTH] && !isStrong ? [{ power: 'super-strength' }] : [];
  return { attacker: [...strength, ...attacker], defender };
}

function attackerDocument(
  card: Card | undefined,
  given: Given,
  more: readonly PowerUse[],
): Record<string, unknown> {
  if (!card) requireDice(given, '--attack', "the attacker's card");
  const granted = given[GRANTED] ? { granted: [{ superStrength: true }] } : {};
  const fields = { ...sideFields(OPTIONS, 'attacker', given), ...granted };
  return sideDocument(card, 'Attacker', fields, more);
}

function defenderDocument(
  card: Card | undefined,
  given: Given,
  more: readonly PowerUse[],
): Record<string, unknown> {
  if (!card) requireDice(given, '--defense', "the defender's card");
  const shields = given[SHIELDS] as number | undefined;
  const isTough = more.some(({ power }) => power === 'tough');
  if (isTough && shields !== undefined) throw notBoth(`${POWER_OPTION.name} tough`, SHIELDS);
  const hasShields = shields !== undefined || (!card && !isTough);
  const all = [...(hasShields ? [tough(shields ?? 0)] : []), ...more];
  return sideDocument(card, 'Defender', sideFields(OPTIONS, 'defender', given), all);
}

function notBoth(one: string, other: string): BadInput {
  const [found, allowed] = [`${other} as well`, `${one} or ${other}, not both`];
  return new BadInput({ path: [], place: one, found, allowed });
}

function requireDice(given: Given, option: string, instead: string): void {
  if (given[option] !== undefined) return;
  const allowed = `a number of dice, or ${instead}`;
  throw new BadInput({ path: [], place: option, found: 'nothing', allowed });
}
