import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import type { PowerUse } from '../../src/cards/powers/power.ts';
import { lawsOf, type MeasureDistribution, meanOf, sure } from '../fight/duel/duels.ts';
import { type Document, diceIn, planOf } from '../fight/scenarios.ts';
import { writtenRules } from './powers/written-rules.ts';

/*
 * The texts of cards against opponents so simple that chances can be computed by hand. One that does nothing has no
 * defense dice, so `half(n)` is the chance of n skulls on n dice.
 */

const half = (n: number) => 0.5 ** n;

/** An opponent with this Life that does nothing. */
const idle = (life: number, more: Document = {}): Document => ({
  name: 'Idle',
  ...{ life, attack: 0, defense: 0, size: 'medium', ...more },
});

/** A card without defense dice, which takes at most one wound per attack. */
const bare = (card: string, more: Document = {}): Document => ({
  ...{ card, defense: 0, granted: [{ mostWounds: 1 }] },
  ...more,
});

/** An opponent that attacks this often per turn, each time with at least one wound unless a power prevents it. */
const striking = (attacks: number, more: Document = {}) =>
  sure('Striker', 99, { effects: [{ attacks }], ...more });

interface Row {
  /** The card whose text is tested. */
  readonly card: string;
  readonly claim: string;
  /** Fields in addition to the card's name. */
  readonly own?: Document;
  readonly against: Document;
  /** Fields of the duel; without them, only the first turn, which is the card's. */
  readonly duel?: Document;
  /** How likely the card wins. */
  readonly wins?: number;
  /** How likely it loses. */
  readonly loses?: number;
}

function winnerOf({ card, own = {}, against, duel = {} }: Row): MeasureDistribution {
  const sides = { attacker: { card, ...own }, defender: against };
  return lawsOf({ ...sides, first: 'attacker', mostTurns: 1, ...duel })('winner');
}

/** The test with the card attacked, in the enemy's first turn. */
function destroyedBy(defender: Document, attacker: Document, duel: Document = {}): number {
  const model = lawsOf({ attacker, defender, first: 'attacker', mostTurns: 1, ...duel })('winner');
  return model[String(attacker.name)] ?? 0;
}

const states = (...on: string[]) => ({ states: on });
const away = (distance: number) => ({ distance });

const ATTACKS: readonly Row[] = [
  {
    card: 'Ramosaur Rider',
    claim: 'two dice against one: as many shields as skulls, by 0 or 1, wound both, 1/3',
    own: { life: 1 },
    against: idle(2, { defense: 1 }),
    wins: (1 / 4) * (2 / 3),
    loses: (1 / 4) * (2 / 3) + (1 / 2) * (1 / 3),
  },
  {
    card: 'Ramosaur Rider',
    claim: 'a blow with the head wounds as an attack does',
    against: idle(1, { defense: 1 }),
    wins: 1 / 4 + (1 / 2) * (2 / 3) + 1 / 3,
  },
  {
    card: 'Laglor',
    claim: 'attacks once more whenever one of three dice shows a blank: 19/216 without a skull',
    against: idle(1),
    wins: 7 / 8 / (1 - 19 / 216),
  },
  {
    card: 'Laglor',
    claim: 'repeats with the same chances: 5/24 for one skull and a blank',
    against: idle(2),
    wins: (1 / 2 + (5 / 24) * (189 / 197)) / (1 - 19 / 216),
  },
  {
    card: 'Yi Feng',
    claim: 'an adjacent attacker takes a wound if its attack deals none',
    against: { name: 'Striker', life: 1, attack: 1, defense: 0 },
    duel: { first: 'defender' },
    wins: half(1) + half(1) * (1 - (2 / 3) ** 3),
  },
  {
    card: 'Yi Feng',
    claim: 'not if he rolls no defense dice',
    own: { defense: 0 },
    against: { name: 'Striker', life: 1, attack: 1, defense: 0 },
    duel: { first: 'defender' },
    wins: 0,
  },
  {
    card: 'Varkaanan Quickblades',
    claim: 'a die less for each skull, of 2, against a figure that was not adjacent',
    own: { figures: 1 },
    against: idle(1, { defense: 2 }),
    duel: away(3),
    wins: 3 * half(3) * (2 / 3) + 4 * half(3),
  },
  {
    card: 'Varkaanan Quickblades',
    claim: 'no die less against a figure that was adjacent',
    own: { figures: 1 },
    against: idle(1, { defense: 2 }),
    wins: 3 * half(3) * (4 / 9) + 3 * half(3) * (8 / 9) + half(3),
  },
  {
    card: 'Ranoc Vipers',
    claim: 'a die less for each skull leaves an adjacent figure with 1 die none',
    own: { figures: 1 },
    against: idle(1, { defense: 1 }),
    wins: 1 - half(2),
  },
  {
    card: 'Ranoc Vipers',
    claim: 'no die less if they are not adjacent',
    own: { figures: 1, move: 0 },
    against: idle(1, { defense: 1 }),
    duel: away(3),
    wins: half(1) * (2 / 3) + half(2),
  },
  {
    card: 'Microcorp Troopers',
    claim: 'one of the four has 4 dice, if none has moved',
    against: idle(10),
    wins: half(4 + 2 + 2 + 2),
  },
  {
    card: 'Microcorp Troopers',
    claim: 'only one of the four has 4 dice',
    against: idle(11),
    wins: 0,
  },
  {
    card: 'Microcorp Troopers',
    claim: 'none has 4 dice on a turn with a move',
    against: idle(9),
    duel: away(7),
    wins: 0,
  },
  {
    card: 'Protectors of Ullar',
    claim: 'a die for each wound of this turn: 3, then 6, then 12',
    against: idle(21),
    wins: half(21),
  },
  {
    card: 'Protectors of Ullar',
    claim: 'wounds of earlier turns give no dice',
    own: { figures: 1 },
    against: idle(9, { wounds: 5 }),
    wins: 0,
  },
  {
    card: 'Omnicron Repulsors',
    claim: 'one roll of 16 a turn against a Soulborg hero',
    against: idle(4, { species: 'Soulborg' }),
    wins: half(3) * (5 / 20),
  },
  {
    card: 'Omnicron Repulsors',
    claim: 'no second roll against it',
    against: idle(5, { species: 'Soulborg' }),
    wins: 0,
  },
  {
    card: 'Omnicron Repulsors',
    claim: 'one roll of 13 destroys a Soulborg of a squad',
    against: idle(50, { species: 'Soulborg', type: 'squad', figures: 1 }),
    wins: 8 / 20,
  },
  {
    card: 'Marrden Hounds',
    claim: 'one roll of 16 a turn, and three attacks',
    against: idle(10),
    wins: half(9) * (5 / 20),
  },
  {
    card: 'Marrden Hounds',
    claim: 'no second roll in a turn',
    against: idle(11),
    wins: 0,
  },
  {
    card: 'Preyblood Thrall',
    claim: 'a die for each wound of the target, where that is better',
    against: idle(9, { wounds: 3 }),
    wins: half(3 + 3),
  },
  {
    card: 'Preyblood Thrall',
    claim: 'dies of it only where it misses',
    against: idle(30, { wounds: 3 }),
    loses: half(3 + 3),
  },
  {
    card: 'Preyblood Thrall',
    claim: 'never dies where it gives no die, and is not used',
    against: idle(30),
    loses: 0,
  },
  {
    card: 'Morsbane',
    claim: 'destroys a unique figure on a 20',
    against: idle(50, { unique: 'unique' }),
    wins: 1 / 20,
  },
  {
    card: 'Morsbane',
    claim: 'does nothing to common figures',
    against: idle(50, { unique: 'common' }),
    wins: 0,
  },
  {
    card: 'Morsbane',
    claim: 'spends its three markers only on 16 and more',
    against: idle(50, { unique: 'unique' }),
    duel: { mostTurns: 9 },
    // In j of five turns the roll is 16 or more; each of the first three of these is a 20 with probability one fifth.
    wins: [0, 1, 2, 3, 4, 5].reduce(
      (sum, j) =>
        sum +
        ([1, 5, 10, 10, 5, 1][j] ?? 0) * 0.25 ** j * 0.75 ** (5 - j) * (1 - 0.8 ** Math.min(j, 3)),
      0,
    ),
  },
  {
    card: 'Airborne Elite',
    claim: 'each of the four throws once',
    own: { specialAttack: 'Grenade Special Attack' },
    against: idle(8),
    wins: half(4 * 2),
  },
  {
    card: 'Airborne Elite',
    claim: 'grenades are for one turn, then come attacks of 3 dice',
    own: { specialAttack: 'Grenade Special Attack' },
    against: idle(20),
    duel: { mostTurns: 3 },
    wins: half(4 * 2 + 4 * 3),
  },
  {
    card: 'Deathstrike Thrall',
    claim: 'gives itself up for 6 dice where they are worth it',
    against: idle(7),
    loses: 1,
  },
  {
    card: 'Deathstrike Thrall',
    claim: 'keeps to its 3 dice where these are better',
    against: idle(1),
    wins: 7 / 8,
    loses: 0,
  },
  {
    card: '12th Caucasus Rifles',
    claim: 'one grenade die a turn beside two attacks',
    against: idle(7),
    wins: half(3 + 3 + 1),
  },
  {
    card: '12th Caucasus Rifles',
    claim: 'no second grenade',
    against: idle(8),
    wins: 0,
  },
  {
    card: 'Grimnak',
    claim: 'chomps a figure of a squad, then attacks the next one',
    against: idle(1, { figures: 2 }),
    wins: 3 / 4,
  },
  {
    card: 'Grimnak',
    claim: 'chomps a hero from 16 on',
    against: idle(50),
    wins: 5 / 20,
  },
  {
    card: 'Grimnak',
    claim: 'chomps nobody large',
    against: idle(50, { size: 'large' }),
    wins: 0,
  },
  {
    card: 'Brunak',
    claim: 'attacks again with 4 dice for as long as it destroys',
    against: idle(1, { figures: 3 }),
    wins: (15 / 16) ** 3,
  },
  {
    card: 'Major Q9',
    claim: 'has 9 dice a turn',
    against: idle(9),
    wins: half(9),
  },
  {
    card: 'Major Q9',
    claim: 'splits them into 9 attacks of 1 die where that destroys more figures',
    against: idle(1, { figures: 4 }),
    wins: 1 - (1 + 9 + 36 + 84) * half(9),
  },
  {
    card: 'Moriko',
    claim: 'has 6 dice a turn',
    against: idle(6),
    wins: half(6),
  },
  {
    card: 'Moriko',
    claim: 'splits them into 6 attacks of 1 die where that destroys more figures',
    against: idle(1, { figures: 3 }),
    wins: 1 - (1 + 6 + 15) * half(6),
  },
  {
    card: 'Kee-Mo-Shi',
    claim: 'takes a Unique Hero from 19 on',
    against: idle(50, { unique: 'unique' }),
    wins: 2 / 20,
  },
  {
    card: 'Kee-Mo-Shi',
    claim: 'takes no common hero',
    against: idle(50, { unique: 'common' }),
    wins: 0,
  },
  {
    card: 'Ne-Gok-Sa',
    claim: 'takes a Unique Hero on a 20',
    against: idle(50, { unique: 'unique' }),
    wins: 1 / 20,
  },
  {
    card: 'Shades of Bleakwoode',
    claim: 'each takes a Unique Hero next to it from 19 on',
    against: idle(50, { unique: 'unique' }),
    wins: 1 - (18 / 20) ** 3,
  },
  {
    card: 'Shades of Bleakwoode',
    claim: 'not in a turn in which they came',
    against: idle(50, { unique: 'unique' }),
    duel: away(3),
    wins: 0,
  },
  {
    card: 'Pelloth',
    claim: 'three dice through the Drow near, without defense',
    against: idle(3, { powers: noNormalAttacks() }),
    duel: { ...states('drow-near'), mostTurns: 3 },
    wins: half(3),
  },
  {
    card: 'Pelloth',
    claim: 'once, as the Drow is destroyed',
    against: idle(4, { powers: noNormalAttacks() }),
    duel: { ...states('drow-near'), mostTurns: 3 },
    wins: 0,
  },
  {
    card: 'Samuel Brown',
    claim: '3 dice, then 4 if they wounded',
    against: idle(7),
    duel: away(3),
    wins: half(3 + 4),
  },
  {
    card: 'Samuel Brown',
    claim: 'no third attack',
    against: idle(8),
    duel: away(3),
    wins: 0,
  },
  {
    card: 'Air Marshall Zed Nesbitt',
    claim: 'crashes once a round, then has his 3 dice',
    own: { specialAttack: 'Crash Landing Special Attack' },
    against: idle(8),
    duel: { ...states('flew'), mostTurns: 3 },
    wins: half(5 + 3),
  },
  {
    card: 'Decker The Burrowbreaker',
    claim: 'drills through a target within 4',
    against: idle(4),
    duel: away(4),
    wins: half(4),
  },
  {
    card: 'Decker The Burrowbreaker',
    claim: 'does not move and drill in one turn',
    against: idle(4),
    duel: away(6),
    wins: 0,
  },
  {
    card: 'Greatbow Archers',
    claim: 'one die more from 4 spaces on',
    own: { figures: 1 },
    against: idle(4),
    duel: away(4),
    wins: half(4),
  },
  {
    card: 'Greatbow Archers',
    claim: 'two from 7 on',
    own: { figures: 1 },
    against: idle(5),
    duel: away(7),
    wins: half(5),
  },
  {
    card: 'Greatbow Archers',
    claim: 'none within 3',
    own: { figures: 1 },
    against: idle(4),
    duel: away(3),
    wins: 0,
  },
  {
    card: 'Jinx and Kamakura',
    claim: 'each has a die for the other next to the target',
    own: { figures: 2 },
    against: idle(6),
    wins: half(3 + 3),
  },
  {
    card: 'Jinx and Kamakura',
    claim: 'one alone has none',
    own: { figures: 1 },
    against: idle(3),
    wins: 0,
  },
  {
    card: 'Knight Irene',
    claim: '3 dice, then 4 against the same figure',
    against: idle(7),
    wins: half(3 + 4),
  },
  {
    card: 'Necrotech Geistfire',
    claim: 'takes a wound of a quarter of its attacks from afar',
    own: { life: 1 },
    against: idle(50),
    duel: away(5),
    loses: 5 / 20,
  },
  {
    card: 'Necrotech Geistfire',
    claim: 'takes none next to the target',
    own: { life: 1 },
    against: idle(50),
    loses: 0,
  },
  {
    card: 'Oathbound Phalanx',
    claim: 'with a Legionnaire aboard, three skulls destroy',
    against: idle(50),
    duel: states('legionnaire-aboard'),
    wins: half(3),
  },
  {
    card: 'Oathbound Phalanx',
    claim: 'without one it has no special attack',
    against: idle(50),
    wins: 0,
  },
  {
    card: 'Scarlett',
    claim: 'two attacks from 3 spaces away',
    against: idle(6),
    duel: away(3),
    wins: half(3 + 3),
  },
  {
    card: 'Scarlett',
    claim: 'one from 4',
    against: idle(4),
    duel: away(4),
    wins: 0,
  },
  {
    card: 'Sonlen (AoA)',
    claim: 'two attacks, the first with a die more where he came flying',
    own: { range: 1 },
    against: idle(9),
    duel: away(4),
    wins: half(5 + 4),
  },
  {
    card: 'Sonlen (AoA)',
    claim: 'without it where he stood still',
    own: { range: 1 },
    against: idle(9),
    wins: 0,
  },
  {
    card: 'Arthur of Sherwood',
    claim: 'wounds in passing from 11 on, where no attack is worth more',
    against: idle(1, { powers: noNormalAttacks() }),
    duel: away(5),
    wins: 1 / 2,
  },
  {
    card: 'Arthur of Sherwood',
    claim: 'nobody with whom he began the turn engaged',
    against: idle(1, { powers: noNormalAttacks() }),
    wins: 0,
  },
  {
    card: 'Ashi-Dhulu',
    claim: 'devours a common figure within 4',
    against: idle(50, { unique: 'common' }),
    duel: away(4),
    wins: 1,
  },
  {
    card: 'Ashi-Dhulu',
    claim: 'does not move and devour in one turn',
    against: idle(50, { unique: 'common' }),
    duel: away(5),
    wins: 0,
  },
  {
    card: 'Augamo',
    claim: 'charges twice after 4 spaces',
    against: idle(8),
    duel: away(5),
    wins: half(4 + 4),
  },
  {
    card: 'Augamo',
    claim: 'not after the 5 of a move',
    against: idle(7),
    duel: away(6),
    wins: 0,
  },
  {
    card: 'Axentia',
    claim: 'burns herself as well from 14 on',
    own: { life: 1 },
    against: idle(50),
    loses: 7 / 20,
  },
  {
    card: 'Bramcephys',
    claim: 'takes one further turn with 6 wounds',
    own: { wounds: 6 },
    against: idle(12),
    duel: { mostTurns: 2 },
    wins: half(6 + 6),
  },
  {
    card: 'Bramcephys',
    claim: 'which brings no other',
    own: { wounds: 6 },
    against: idle(13),
    duel: { mostTurns: 3 },
    wins: 0,
  },
  {
    card: 'Brute Gruts',
    claim: 'attack twice in three turns of the game',
    own: { figures: 1, attack: 1 },
    against: idle(7),
    duel: { ...states('berserker-frenzy'), mostTurns: 7 },
    wins: half(2 + 2 + 2 + 1),
  },
  {
    card: 'Brute Gruts',
    claim: 'and in no fourth one',
    own: { figures: 1, attack: 1 },
    against: idle(8),
    duel: { ...states('berserker-frenzy'), mostTurns: 7 },
    wins: 0,
  },
  {
    card: 'Clawfoot Interceptor',
    claim: 'two dice more after a flight',
    against: idle(5),
    duel: away(6),
    wins: half(5),
  },
  {
    card: 'Clawfoot Interceptor',
    claim: 'none where it stood still',
    against: idle(4),
    wins: 0,
  },
  {
    card: 'Corvor the Tainted One',
    claim: 'wounds from 15 on whoever was within 2 before he moved',
    against: idle(6),
    wins: half(5) * (6 / 20),
  },
  {
    card: 'Corvor the Tainted One',
    claim: 'and nobody else',
    against: idle(6),
    duel: away(5),
    wins: 0,
  },
  {
    card: 'Gorillitroopers',
    claim: 'attack twice with 3 dice where that is better',
    own: { figures: 1 },
    against: idle(6),
    wins: half(3 + 3),
  },
  {
    card: 'Gorillitroopers',
    claim: 'and once with 5 after a move',
    own: { figures: 1 },
    against: idle(5),
    duel: away(4),
    wins: half(5),
  },
  {
    card: 'Heracles',
    claim: 'a further turn against the large, against whom he has a die more',
    against: idle(14, { size: 'large' }),
    duel: { ...states('marker-x'), mostTurns: 2 },
    wins: half(7 + 7),
  },
  {
    card: 'Heracles',
    claim: 'none against others, of whom he throws one for 2 wounds',
    against: idle(9),
    duel: { ...states('marker-x'), mostTurns: 2 },
    wins: 0,
  },
  {
    card: 'Kate Crawford',
    claim: 'attacks one figure three times',
    against: idle(6),
    wins: half(6),
  },
  {
    card: 'Kate Crawford',
    claim: 'and no other figure',
    against: idle(1, { figures: 2 }),
    wins: 0,
  },
  {
    card: 'Ulfrid Hornwrangler',
    claim: 'attacks again for a wound of his own until the figure is destroyed',
    against: idle(1),
    // A miss of all 4 dice costs a wound; of five he is destroyed.
    wins: 1 - half(4 * 5),
    loses: half(4 * 5),
  },
  {
    card: 'Uzog',
    claim: 'takes a defense die for each figure he destroyed',
    against: idle(1, { figures: 2, defense: 1 }),
    duel: { mostTurns: 3 },
    // A skull that one die does not block; then a skull against no die.
    wins: ((31 / 32) * (2 / 3) + (26 / 32) * (1 / 3)) * (31 / 32),
  },
  {
    card: 'Zhen Yuan',
    claim: 'the second attack meets a die less for each wound of the first',
    against: idle(6, { defense: 3 }),
    // Three skulls that three dice do not block; then three skulls against none.
    wins: half(3) * (2 / 3) ** 3 * half(3),
  },
];

/** Normal attacks on it have no effect. */
function noNormalAttacks(): readonly Document[] {
  return [{ name: 'Off', effects: [{ ignoreAttack: 1, when: ['normalAttack'] }] }];
}

describe('what cards do by their texts:', () => {
  test.each(ATTACKS.map((row) => [`${row.card}: ${row.claim}`, row] as const))('%s', (_, row) => {
    const { card, against, wins, loses } = row;
    const model = winnerOf(row);
    if (wins !== undefined) expect(model[card] ?? 0).toBeCloseTo(wins, 12);
    if (loses !== undefined) expect(model[String(against.name)] ?? 0).toBeCloseTo(loses, 12);
  });
});

const IGNORES_ONE: readonly (readonly [string, string, number])[] = [
  ['Horned Skull Brutes', 'goblin-adjacent', 3],
  ['Bugbear Basher', 'goblin-adjacent', 3],
  ['Oathbound Phalanx', 'legionnaire-aboard', 3],
];

describe('what cards suffer by their texts:', () => {
  test('Mezzodemon Warmongers ignore two attacks, whichever of them is attacked', () => {
    const warmongers = bare('Mezzodemon Warmongers');
    expect(destroyedBy(warmongers, striking(3))).toBe(0);
    expect(destroyedBy(warmongers, striking(4))).toBe(1);
  });

  test.each(IGNORES_ONE)(
    '%s: a figure that is destroyed instead serves once',
    (card, on, lives) => {
      expect(destroyedBy(bare(card), striking(lives), states(on))).toBe(0);
      expect(destroyedBy(bare(card), striking(lives + 1), states(on))).toBe(1);
      expect(destroyedBy(bare(card), striking(lives))).toBe(1);
    },
  );

  test('Mok loses a Dwarf only where the roll succeeds, and then has none', () => {
    const mok = (life: number) => bare('Mok', { life });
    const far = { ...states('gunner-aboard'), distance: 4 };
    const archer = (attacks: number) => striking(attacks, { range: 9 });
    expect(destroyedBy(mok(1), archer(1), far)).toBeCloseTo(14 / 20, 12);
    expect(destroyedBy(mok(1), archer(2), far)).toBe(1);
    expect(destroyedBy(mok(2), archer(2), far)).toBeCloseTo((14 / 20) ** 2, 12);
  });

  test('Cormin is spared the first attack of a turn by a friend near him on 11 or more', () => {
    const cormin = (life: number) => bare('Cormin the Dark', { life });
    expect(destroyedBy(cormin(2), striking(2), states('friend-near'))).toBeCloseTo(1 / 2, 12);
    expect(destroyedBy(cormin(1), striking(2), states('friend-near'))).toBe(1);
    expect(destroyedBy(cormin(2), striking(2))).toBe(1);
  });

  test('Jeanne d’Arc rolls for her shield of faith where she would defend worse', () => {
    const model = lawsOf({
      attacker: { name: 'Four dice', life: 1, attack: 4, defense: 0 },
      defender: { card: "Jeanne d'Arc" },
      first: 'attacker',
      mostTurns: 1,
    })('lifeLeft:jeanne-darc');
    // One skull: two dice let 4/9 through, a roll of 13 lets 0.6. For more skulls, 0.6 each is less.
    const wounds = (4 * (4 / 9) + 6 * 2 * 0.6 + 4 * 3 * 0.6 + 1 * 4 * 0.6) / 16;
    expect(4 - meanOf(model)).toBeCloseTo(wounds, 12);
    expect(wounds).toBeCloseTo(1.16, 2);
  });

  test('Varkaanan Blade Dancers have a die for the enemy next to them', () => {
    const dancer = bare('Varkaanan Blade Dancers', { figures: 1 });
    const one = { name: 'One die', life: 1, attack: 1, defense: 0, range: 9 };
    expect(destroyedBy(dancer, one)).toBeCloseTo((1 / 2) * (2 / 3), 12);
    expect(destroyedBy(dancer, one, away(4))).toBeCloseTo(1 / 2, 12);
  });

  test.each(['Tomb Skeletons', 'Tomb Skeleton Archers'])(
    '%s defend with a die more against a printed Range of 4, whatever the attack and the distance',
    (card) => {
      const skeleton = { card, figures: 1 };
      const archer = (range: number, more: Document = {}) => ({
        ...{ name: 'Archer', life: 1, attack: 2, defense: 0, range, ...more },
      });
      const special = [{ name: 'Shot', rules: { way: { special: { range: 2, dice: 2 } } } }];
      // One or two skulls, in 1/2 and 1/4 of the rolls; 2 or 3 dice with 0 shields, or with 0 or 1.
      const plain = (1 / 2) * (4 / 9) + (1 / 4) * (8 / 9);
      const hardened = (1 / 2) * (8 / 27) + (1 / 4) * (20 / 27);
      expect(destroyedBy(skeleton, archer(4))).toBeCloseTo(hardened, 12);
      expect(destroyedBy(skeleton, archer(4), away(4))).toBeCloseTo(hardened, 12);
      const inSpecial = archer(4, { powers: special, specialAttack: true });
      expect(destroyedBy(skeleton, inSpecial)).toBeCloseTo(hardened, 12);
      expect(destroyedBy(skeleton, archer(3))).toBeCloseTo(plain, 12);
      expect(destroyedBy(skeleton, archer(4, { class: 'Wizard' }))).toBeCloseTo(plain, 12);
    },
  );

  test('a rule about “it” in an attack is about the other figure of the attack', () => {
    const destroyed = (rule: object) => {
      const powers = [{ name: 'Revenge', rules: { at: 'destroyed', ...rule } }];
      const victim = { name: 'Victim', life: 1, attack: 0, defense: 0, powers };
      const attacker = { name: 'Attacker', life: 2, attack: 2, defense: 0 };
      const both = { attacker, defender: victim, first: 'attacker', mostTurns: 1 };
      return lawsOf(both)('lifeLeft:attacker');
    };
    // Two dice show a skull in 3/4 of the attacks.
    expect(destroyed({ wound: 1, whom: 'it' })).toEqual({ 1: 3 / 4, 2: 1 / 4 });
    expect(destroyed({ wound: 2, whom: 'it' })).toEqual({ 0: 3 / 4, 2: 1 / 4 });
  });

  test('Father Caylus enfeebles Unique Heroes only', () => {
    const caylus = { card: 'Father Caylus', life: 2, defense: 0 };
    const hero = (unique: string) => ({ name: 'Hero', life: 1, attack: 2, defense: 0, unique });
    expect(destroyedBy(caylus, hero('unique'), states('enfeebled'))).toBe(0);
    expect(destroyedBy(caylus, hero('common'), states('enfeebled'))).toBeCloseTo(1 / 4, 12);
  });
});

describe('what else cards do by their texts:', () => {
  test('Banshees scream at one common figure a turn', () => {
    const left = (unique: string, ...on: string[]) =>
      lawsOf({
        attacker: { card: 'Banshees of Durgeth Swamp' },
        defender: idle(50, { figures: 2, unique }),
        ...{ first: 'attacker', mostTurns: 1, ...states(...on) },
      })('figuresLeft:idle');
    expect(left('common', 'two-near-target')).toEqual({ 1: 1 });
    expect(left('unique', 'two-near-target')).toEqual({ 2: 1 });
    expect(left('common')).toEqual({ 2: 1 });
  });

  test('Kate Crawford destroys one figure by one of three attacks', () => {
    const model = lawsOf({
      attacker: { card: 'Kate Crawford' },
      defender: idle(1, { figures: 2 }),
      ...{ first: 'attacker', mostTurns: 1 },
    })('figuresLeft:idle');
    expect(model).toEqual({ 1: 63 / 64, 2: 1 / 64 });
  });

  test('Girushia heals once a round next to a tree', () => {
    const lifeAfter = (mostTurns: number) =>
      lawsOf({
        attacker: { card: 'Girushia, Grove Keeper', wounds: 4 },
        defender: idle(50),
        ...{ first: 'attacker', mostTurns, ...states('next-to-tree') },
      })('lifeLeft:girushia-grove-keeper');
    expect(lifeAfter(5)).toEqual({ 3: 1 });
    expect(lifeAfter(7)).toEqual({ 4: 1 });
  });

  test('a Nuckelavee heals by the first figure that it destroys in a turn', () => {
    const model = lawsOf({
      attacker: { card: 'Nuckelavee', figures: 1, wounds: 2, granted: [{ attacks: 2 }] },
      defender: idle(1, { figures: 3 }),
      ...{ first: 'attacker', mostTurns: 1 },
    })('lifeLeft:nuckelavee');
    // Its breath hits all three with one roll of four dice.
    expect(model).toEqual({ 1: 1 / 16, 2: 15 / 16 });
  });

  test('Loviatäk has dice rolled again once a turn for the whole side', () => {
    const granted = writtenRules(powerOf('Loviatäk the Kyrie Warrior', 'Brutality Aura').grants);
    const model = lawsOf({
      attacker: { name: 'Squad', figures: 2, life: 1, attack: 1, defense: 0, granted },
      defender: idle(2),
      ...{ first: 'attacker', mostTurns: 1 },
    })('winner');
    // A skull leaves the second figure its 3/4; a miss is rolled again, and leaves it its 1/2.
    expect(model.Squad).toBeCloseTo((1 / 2) * (3 / 4) + (1 / 2) * (1 / 2) * (1 / 2), 12);
  });

  test('Bok-Bur-Na takes a die also from special attacks of his Pirates', () => {
    const powers = [{ name: 'Cannon', effects: [{ specialAttack: { range: 3, dice: 3 } }] }];
    const wins = (granted: unknown) =>
      lawsOf({
        attacker: { name: 'Pirate', life: 1, attack: 0, defense: 0, powers, granted },
        defender: idle(3, { defense: 1 }),
        ...{ first: 'attacker', mostTurns: 1 },
      })('winner').Pirate;
    expect(wins(writtenRules(powerOf('Bok-Bur-Na', 'Intimidate').grants))).toBeCloseTo(half(3), 12);
    expect(wins([])).toBeCloseTo(half(3) * (2 / 3), 12);
  });
});

describe('height:', () => {
  const diceOf = (document: Document) => {
    const { thrown } = planOf(document).model;
    return [diceIn(thrown, 'attack'), diceIn(thrown, 'defense')];
  };

  test('attackers of Microcorp Troopers have no die for it, whatever the attack', () => {
    const on = (specialAttack: boolean) =>
      diceOf({
        attacker: { name: 'Higher', attack: 3, defense: 0 },
        defender: { card: 'Microcorp Troopers' },
        ...{ heightAdvantage: 'attacker', specialAttack },
      });
    expect([on(false), on(true)]).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  test.each([
    ['Decker The Burrowbreaker', 'Drill-Drive Special Attack', 4, []],
    ['Frizzt Galagan', 'RA-1A Guided Cannon Special Attack', 2, []],
    ['Kalagrith', 'Scorched Earth Special Attack', 4, ['flew-over-target']],
  ])('defenders against %s have no die for it', (card, specialAttack, dice, on) => {
    const document = {
      attacker: { card },
      defender: idle(9, { defense: 2, nextToEnemy: true }),
      ...{ specialAttack, heightAdvantage: 'defender', states: on },
    };
    expect(diceOf(document)).toEqual([dice, 2]);
  });
});

/** A power of a card, as the collections have it. */
function powerOf(card: string, power: string): PowerUse {
  const entry = shippedCards().find((one) => shippedCard(one).name === card);
  const use = entry && shippedCard(entry).powers.find((one) => one.power === power);
  if (!use) throw new Error(`${card} has no ${power}`);
  return use;
}

test.each([
  ['Marro Hive', 'Marro Rebirth'],
  ['Zombie Hulk', 'Zombie Rises Again'],
])('%s acts through other cards by %s', (card, power) => {
  expect(powerOf(card, power).modelled).toBe('throughOthers');
});
