import { describe, expect, test } from 'vitest';
import { decode } from '../../../src/chance/dice/cells.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { lawIn, planOfDuel } from '../duel/duels.ts';
import { mistake } from '../mistake.ts';
import { type Document, planOf } from '../scenarios.ts';

/** The chance of each number of successes among dice that succeed with a probability. */
function binomial(dice: number, p: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    chances = [0, ...chances].map((of, n) => of * p + (chances[n] ?? 0) * (1 - p));
  }
  return chances;
}

/** The chance of more skulls than shields. */
function wounding(attack: number, defense: number, shield = 1 / 3): number {
  const shields = binomial(defense, shield);
  return binomial(attack, 1 / 2).reduce(
    (sum, p, skulls) => sum + p * shields.slice(0, skulls).reduce((all, of) => all + of, 0),
    0,
  );
}

/** The exact chance that an attack destroys its target. */
function destroys(document: Document): number {
  const { thrown, resolve } = planOf(document).model;
  const { cells, weights, total } = weigh(thrown);
  let hits = 0n;
  for (const [cell, weight] of weights) {
    if (resolve(decode(cells, cell)).destroyed === 1) hits += weight;
  }
  return Number(hits) / Number(total);
}

const remarks = (document: Document) =>
  planOf(document).account.remarks.filter((text) => text.includes(' gives '));

const RAELIN = 'raelin-the-kyrie-warrior-rotv';
const TAELORD = 'taelord-the-kyrie-warrior';
const FINN = 'finn-the-viking-champion';

/** Krug, with 2 dice, attacks a Marro Warrior with 3 and a Life of 1. */
const fight = (own: readonly string[], others: readonly string[] = []): Document => ({
  attacker: { card: 'krug', near: own },
  defender: { card: 'marro-warriors', near: others },
});

const card = (name: string, effects: readonly unknown[], more: object = {}): Document => ({
  ...{ name, attack: 3, defense: 3, life: 1, range: 1, powers: [{ name: 'Might', effects }] },
  ...more,
});

describe('friends nearby', () => {
  test.each([
    ['nobody', fight([]), 2, 3],
    ['a shield of the defender', fight([], [RAELIN]), 2, 5],
    ['two who make the attack stronger', fight([TAELORD, FINN]), 4, 3],
    ['friends of both', fight([TAELORD], [RAELIN, 'thorgrim-the-viking-champion']), 3, 6],
    ['a shield on the side of the attacker, who does not defend', fight([RAELIN]), 2, 3],
    ['an aura for those with another Range', { ...fight([], [FINN]) }, 2, 3],
  ])('act on the dice: %s', (_, document, attack, defense) => {
    expect(destroys(document)).toBeCloseTo(wounding(attack, defense), 12);
  });

  test('let dice be rolled again', () => {
    const defender = { ...card('Kyrie', []), species: 'Kyrie', general: 'Einar' };
    const attacker = card('A', []);
    const near = { attacker, defender: { ...defender, near: ['empress-kiova'] } };
    // A die that shows no shield is rolled once more.
    expect(destroys(near)).toBeCloseTo(wounding(3, 3, 1 / 3 + (2 / 3) * (1 / 3)), 12);
  });

  test('make D20 rolls of powers come out higher', () => {
    const shy = card('Shy', [{ ignoreAttack: 16 }], { species: 'Marro' });
    const document = { attacker: card('A', []), defender: { ...shy, near: ['su-bak-na'] } };
    expect(destroys({ ...document, defender: shy })).toBeCloseTo(wounding(3, 3) * (15 / 20), 12);
    expect(destroys(document)).toBeCloseTo(wounding(3, 3) * (14 / 20), 12);
  });

  test('count figure by figure, up to what the power counts', () => {
    const chorus = (most?: number) =>
      card('Chorus', [{ aura: { to: {}, ...(most && { most }), effects: [{ attackDice: 1 }] } }], {
        type: 'squad',
        figures: 3,
      });
    const attack = (near: string, most?: number) =>
      destroys({
        cards: [chorus(most)],
        attacker: { ...card('A', []), near: [near] },
        defender: card('D', []),
      });
    expect(attack('chorus')).toBeCloseTo(wounding(4, 3), 12);
    expect(attack('chorus x3')).toBeCloseTo(wounding(6, 3), 12);
    expect(attack('chorus x3', 2)).toBeCloseTo(wounding(5, 3), 12);
  });

  test('take from the enemy', () => {
    const fright = [
      { aura: { within: 1, to: { side: 'enemies' }, effects: [{ defenseDice: -1 }] } },
    ];
    const document = {
      cards: [card('Fright', fright)],
      attacker: { ...card('A', []), near: ['fright'] },
      defender: card('D', []),
    };
    expect(destroys(document)).toBeCloseTo(wounding(3, 2), 12);
    expect(remarks(document)).toEqual([
      'Fright gives D Might: when it is attacked with a normal attack, it subtracts 1 die from its defense.',
    ]);
  });

  test('are counted by a power of the figure itself, in place of allies', () => {
    // Sir Dupuis has 4 dice and one for each Knight near him, at most three.
    const dupuis = (more: Document) =>
      destroys({ attacker: { card: 'sir-dupuis', ...more }, defender: card('D', []) });
    expect(dupuis({ allies: 1 })).toBeCloseTo(wounding(5, 3), 12);
    expect(dupuis({ near: ['knights-of-weston x2'], allies: 1 })).toBeCloseTo(wounding(6, 3), 12);
    // Sir Gilbert is not a Knight, but gives a die by his own aura.
    expect(dupuis({ near: ['knights-of-weston', 'sir-gilbert'] })).toBeCloseTo(wounding(6, 3), 12);
    expect(dupuis({ near: ['sir-gilbert'], allies: 1 })).toBeCloseTo(wounding(6, 3), 12);
  });

  test('act in both parts of a duel', () => {
    const near = (which: string, effect: string) => ({
      cards: [card('Friend', [{ aura: { to: {}, effects: [{ [effect]: 1 }] } }])],
      attacker: {
        ...card('A', [], { attack: 1, defense: 0 }),
        near: which === 'A' ? ['friend'] : [],
      },
      defender: card('D', [], { attack: 1, defense: 0 }),
      first: 'attacker',
    });
    const winsA = (document: Document) => lawIn(planOfDuel(document), 'winner').A as number;
    // The first to show a skull wins: p / (1 - q r), with a chance of p of the first, q and r to miss.
    const first = (p: number, other: number) => p / (1 - (1 - p) * (1 - other));
    expect(winsA(near('', 'attackDice'))).toBeCloseTo(first(1 / 2, 1 / 2), 12);
    expect(winsA(near('A', 'attackDice'))).toBeCloseTo(first(3 / 4, 1 / 2), 12);
    expect(winsA(near('A', 'defenseDice'))).toBeCloseTo(first(1 / 2, (1 / 2) * (2 / 3)), 12);
  });
});

describe('what is said of friends nearby', () => {
  test.each<[string, Document, string]>([
    [
      'what one gives',
      fight([], [RAELIN]),
      'Raelin the Kyrie Warrior (RotV) gives Marro Warriors Defensive Aura: it adds 2 dice to its defense.',
    ],
    [
      'that an aura is for others, and a spirit for later',
      fight([], [FINN]),
      "Finn the Viking Champion gives nothing in this fight: Attack Aura 1 helps only other friendly figures with Range 1; Warrior's Attack Spirit 1 acts only once Finn the Viking Champion is destroyed.",
    ],
    [
      'that the figure does not defend',
      fight([RAELIN]),
      'Raelin the Kyrie Warrior (RotV) gives nothing in this fight: Defensive Aura does nothing for the attacker.',
    ],
    [
      'that a card has no aura',
      fight(['marro-warriors']),
      'Marro Warriors give nothing in this fight: no power on its card helps figures near it.',
    ],
    [
      'that an aura upon movements does nothing in a one-on-one fight',
      { ...fight([]), attacker: { ...card('A', []), species: 'Kyrie', near: ['atlaga'] } },
      'Atlaga the Kyrie Warrior gives nothing in this fight: Kyrie Leadership acts only in battles.',
    ],
    [
      'that a condition does not hold',
      {
        ...fight([]),
        distance: 2,
        attacker: { ...card('A', []), class: 'Scout', range: 4, near: ['brave-arrow'] },
      },
      'Brave Arrow gives nothing in this fight: Scout Melee Attack Enhancement (when it attacks an adjacent figure with a normal attack, it adds 1 die to its attack) does not act in this fight.',
    ],
  ])('is %s', (_, document, text) => {
    const told = planOf(document).account.remarks.find((one) => / gives? /.test(one));
    expect(told).toBe(text);
  });
});

describe('friends that cannot be near', () => {
  test.each<[string, readonly string[], string]>([
    [
      'the figure itself',
      ['krug'],
      'attacker.near[0] is "Krug" itself; give other cards, because this one is unique',
    ],
    [
      'one twice',
      [RAELIN, RAELIN],
      'attacker.near[1] is "Raelin the Kyrie Warrior (RotV)" again; give each card only once, with the number of figures: "Raelin the Kyrie Warrior (RotV) x2"',
    ],
    [
      'two of a unique hero',
      [`${RAELIN} x2`],
      'attacker.near[0]: 2 of "Raelin the Kyrie Warrior (RotV)"; give one figure, because this card is unique',
    ],
  ])('are refused: %s', (_, near, message) => {
    expect(mistake(fight(near))).toContain(message);
  });
});
