import { type Card, MOST_DICE } from '../../../cards/card.ts';
import { findCard, libraryOf } from '../../../cards/library.ts';
import { cardFile } from '../../../cards/schema.ts';
import { writtenPower } from '../../../cards/written-power.ts';
import { BadInput } from '../../../words/problem.ts';
import type { DiceOption, FightCommand, FightOption, GivenFight } from '../../fight-command.ts';
import { firstOf, type Given, sideFields, topFields, varyOf, whole } from '../given.ts';

/** Not a field of its own, but one of the defender's powers. */
const SHIELDS = '--auto-shields';

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
    name: '--no-super-strength',
    text: "the attacker's Super Strength is negated: no Knockback",
    value: { kind: 'switch' },
    field: 'superStrength',
  },
  {
    name: '--special-attack',
    text: 'a special attack: no Tough, no Knockback',
    value: { kind: 'switch' },
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
    return {
      name: `${attacking?.name ?? 'Attacker'} attacks ${defending?.name ?? 'Defender'}`,
      rules: 'c3g',
      attacker: attackerDocument(attacking, given),
      defender: defenderDocument(defending, given),
      ...topFields(OPTIONS, given),
      ...(cards !== undefined && { cards: [cards] }),
      ...varied(all, defending),
    };
  },
};

/** The sweep over all options with several numbers. */
function varied(all: GivenFight['given'], defender: Card | undefined): { vary?: object } {
  return varyOf(OPTIONS, all, (name, values) =>
    name === SHIELDS ? values.map((n) => shielded(defender, n)) : values,
  );
}

/** A defender's powers, with automatic shields in place of its card's Tough. */
function shielded(card: Card | undefined, shields: number): object[] {
  const others = (card?.powers ?? []).filter(({ power }) => power !== 'tough').map(writtenPower);
  return [...others, { tough: shields }] as object[];
}

function attackerDocument(card: Card | undefined, given: Given): object {
  const numbers = sideFields(OPTIONS, 'attacker', given, [SHIELDS]);
  if (card) return { card: card.name, ...numbers };
  requireDice(given, '--attack', "the attacker's card");
  return { name: 'Attacker', powers: ['super-strength'], ...numbers };
}

function defenderDocument(card: Card | undefined, given: Given): object {
  const numbers = sideFields(OPTIONS, 'defender', given, [SHIELDS]);
  const shields = given[SHIELDS] as number | undefined;
  if (!card) {
    requireDice(given, '--defense', "the defender's card");
    return { name: 'Defender', powers: shielded(card, shields ?? 0), ...numbers };
  }
  if (shields === undefined) return { card: card.name, ...numbers };
  return { card: card.name, powers: shielded(card, shields), ...numbers };
}

function requireDice(given: Given, option: string, instead: string): void {
  if (given[option] !== undefined) return;
  const allowed = `a number of dice, or ${instead}`;
  throw new BadInput({ path: [], place: option, found: 'nothing', allowed });
}
