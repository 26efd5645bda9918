import { describe, expect, it } from 'vitest';
import type { CardData, Plain } from './cards.ts';
import { type DuelData, duelOdds, firstAttacks } from './index.ts';

const card = (data: Partial<CardData> = {}): CardData => ({
  name: 'Somebody',
  attack: 1,
  defense: 0,
  life: 1,
  ...data,
});

const power = (...effects: Plain[]): Plain => ({ name: 'Power', effects });

/** A card that rolls no dice and hurts no figure. */
const dummy = (data: Partial<CardData> = {}): CardData =>
  card({ name: 'Dummy', attack: 0, ...data });

/** The result of the first turn of the attacker, who begins. */
function afterTurns(
  turns: number,
  attacker: Partial<CardData>,
  defender: Partial<CardData>,
  more: Partial<DuelData> = {},
) {
  return duelOdds({
    attacker: card(attacker),
    defender: dummy(defender),
    first: 'attacker',
    mostTurns: turns,
    ...more,
  });
}

const spread = (of: ReadonlyMap<number, number>): { [value: string]: number } =>
  Object.fromEntries([...of].map(([value, p]) => [value, Number(p.toFixed(12))]));

const lifeAfter = (...duel: Parameters<typeof afterTurns>) =>
  spread(afterTurns(...duel).lifeLeft.defender);

describe('attacks of a turn', () => {
  it('go to the next figure when one is destroyed', () => {
    expect(lifeAfter(1, { figures: 2 }, { figures: 3 })).toEqual({ 1: 0.25, 2: 0.5, 3: 0.25 });
  });

  it('wounds beyond the Life of a figure are lost', () => {
    expect(lifeAfter(1, { attack: 2 }, { figures: 3 })).toEqual({ 3: 0.25, 2: 0.75 });
  });

  it('a power before the attack that destroys does not lose it, and has acted', () => {
    const before = power({ destroys: 1, stage: 'before' });
    expect(lifeAfter(1, { powers: [before] }, { figures: 3 })).toEqual({ 1: 0.5, 2: 0.5 });
  });

  it('go on with the next figure when Counter Strike destroys one', () => {
    // A hit is 1/2 x 2/3, so the first hits or the second does: 1 - (2/3)^2.
    const odds = afterTurns(1, { figures: 2 }, { defense: 1, powers: ['counter-strike'] });
    expect(odds.attacker).toBeCloseTo(5 / 9, 12);
    // Both gone: 1/6 each, in which case the defender has won.
    expect(odds.defender).toBeCloseTo(1 / 36, 12);
  });

  it('a defender driven out of range ends them (6 to 8, 11)', () => {
    const twice = { powers: ['super-strength', 'double-attack'] };
    expect(lifeAfter(1, twice, { life: 2 })).toEqual({ 1: 0.75, 2: 0.25 });
    const squad = { figures: 2, life: 2 };
    expect(lifeAfter(1, twice, squad)).toEqual({ 2: 0.25, 3: 0.5, 4: 0.25 });
    const rulings = { squadsCloseRanks: false };
    expect(lifeAfter(1, twice, squad, { rulings })).toEqual({ 3: 0.75, 4: 0.25 });
  });

  it('repeats end with their limit (13)', () => {
    const again = (most?: number): Plain =>
      power({ attackAgain: true, when: 'destroyed', ...(most === undefined ? {} : { most }) });
    expect(lifeAfter(1, { powers: [again(1)] }, { figures: 4 })).toEqual({
      2: 0.25,
      3: 0.25,
      4: 0.5,
    });
    const endless = lifeAfter(1, { powers: [again()] }, { figures: 4 });
    expect(endless).toEqual({ 0: 0.0625, 1: 0.0625, 2: 0.125, 3: 0.25, 4: 0.5 });
  });

  it('a special attack is repeated until its roll fails', () => {
    const special = power({ specialAttack: { range: 1, dice: 1, againWhen: { d20: 11 } } });
    // Each attack wounds half of the time and is repeated half of the time: the first wound comes with
    // 1/2 / (1 - 1/4) = 2/3 before it ends.
    expect(lifeAfter(1, { attack: 0, powers: [special] }, { life: 1 })).toEqual({
      0: 0.666666666667,
      1: 0.333333333333,
    });
  });

  it('a list of attacks changes each of them (12)', () => {
    const list = power({ attacks: [{}, { attackDice: 1 }] });
    const fewer = power({ attacks: 1 });
    // Three dice altogether.
    expect(lifeAfter(1, { powers: [fewer, list] }, { life: 4 })).toEqual({
      1: 0.125,
      2: 0.375,
      3: 0.375,
      4: 0.125,
    });
  });

  it('special attacks beside are made after the others', () => {
    const beside = power({ specialAttack: { range: 3, dice: 1, beside: true } });
    expect(lifeAfter(1, { powers: [beside] }, { life: 3 })).toEqual({ 1: 0.25, 2: 0.5, 3: 0.25 });
    // Out of range of the normal one, which is lost.
    expect(lifeAfter(1, { move: 0, powers: [beside] }, { life: 3 }, { distance: 2 })).toEqual({
      2: 0.5,
      3: 0.5,
    });
  });
});

describe('the way to attack (14)', () => {
  const first = (attacker: Partial<CardData>, defender: Partial<CardData> = {}) =>
    firstAttacks({ attacker: card(attacker), defender: dummy({ life: 9, ...defender }) }).attacker;

  it('is the one with more wounds, all its attacks counted; of equal ones the normal', () => {
    const special = power({ specialAttack: { range: 1, dice: 1, times: 2 } });
    expect(first({ powers: [special] })).toEqual({ special: 0, declined: [], value: 1 });
    expect(first({ attack: 2, powers: [special] })).toEqual({
      special: 'normal',
      declined: [],
      value: 1,
    });
  });

  it('counts wounds only as far as there is Life', () => {
    // Three dice at once wound with 7/8, and so do three attacks of one die: the normal attack comes first.
    const special = power({ specialAttack: { range: 1, dice: 1, times: 3 } });
    const found = first({ attack: 3, powers: [special] }, { life: 1 });
    expect(found).toEqual({ special: 'normal', declined: [], value: 7 / 8 });
  });

  it('weighs what it costs, and its own destruction as the Life left', () => {
    const special = (dice: number): Plain =>
      power({ specialAttack: { range: 1, dice, effects: [{ costs: 'self', stage: 'after' }] } });
    // 3 - 2 = 1 against 1/2 of a wound; 2 - 2 = 0.
    expect(first({ life: 2, powers: [special(6)] })?.special).toBe(0);
    expect(first({ life: 2, powers: [special(4)] })?.special).toBe('normal');
  });

  it('uses a power that one may use where it is not too dear', () => {
    const rage = (d20: number): Plain => ({
      name: 'Rage',
      may: true,
      effects: [{ attackDice: 1 }, { costs: { [d20]: 1 }, stage: 'after' }],
    });
    expect(first({ life: 3, powers: [rage(11)] })?.declined).toEqual([]);
    expect(first({ life: 3, powers: [rage(10)] })?.declined).toEqual(['Rage']);
  });

  it('is settled anew each time, as the enemy stands then', () => {
    const hunger: Plain = {
      name: 'Hunger',
      may: true,
      effects: [
        { attackDice: 2, when: { enemyWounds: 1 } },
        { costs: { 11: 1 }, stage: 'after' },
      ],
    };
    const against = (wounds: number) =>
      firstAttacks({
        attacker: card({ life: 3, powers: [hunger] }),
        defender: { card: dummy({ life: 9 }), wounds },
      }).attacker;
    // Half a wound, against half a wound for half a wound; then one and a half for half a wound.
    expect(against(0)).toEqual({ special: 'normal', declined: ['Hunger'], value: 0.5 });
    expect(against(1)).toEqual({ special: 'normal', declined: [], value: 1 });
  });
});

describe('what powers know', () => {
  it('a D20 table is rolled once for the side (15)', () => {
    const table = power({ attackDice: { 11: 1 } });
    expect(lifeAfter(1, { attack: 0, figures: 2, powers: [table] }, { figures: 3 })).toEqual({
      1: 0.125,
      2: 0.25,
      3: 0.625,
    });
  });

  it('wounds of this turn, of the figure fought (15)', () => {
    const fury = power({ attackDice: 1, per: 'woundThisTurn' });
    expect(lifeAfter(1, { figures: 2, powers: [fury] }, { life: 10 })).toEqual({
      7: 0.125,
      8: 0.25,
      9: 0.375,
      10: 0.25,
    });
  });

  it('kills (22)', () => {
    const bloodlust = power({ attackDice: 1, per: 'kill' });
    expect(lifeAfter(1, { powers: [bloodlust, 'double-attack'] }, { figures: 2 })).toEqual({
      0: 0.375,
      1: 0.375,
      2: 0.25,
    });
  });

  it('whether a figure of their side stands by (23)', () => {
    const flank = power({ attackDice: 1, when: { target: { nextToAlly: true } } });
    expect(lifeAfter(1, { powers: [flank] }, {})).toEqual({ 0: 0.5, 1: 0.5 });
    expect(lifeAfter(1, { figures: 2, powers: [flank] }, {})).toEqual({ 0: 0.9375, 1: 0.0625 });
  });

  it('movement of the side whose turn it is (19)', () => {
    const charge = power({ attackDice: 1, when: { charged: 2 } });
    expect(lifeAfter(1, { powers: [charge] }, {}, { distance: 2 })).toEqual({ 0: 0.75, 1: 0.25 });
    expect(lifeAfter(1, { powers: [charge] }, {})).toEqual({ 0: 0.5, 1: 0.5 });
    const wait = power({ attackDice: 1, when: 'stationary' });
    expect(lifeAfter(1, { powers: [wait] }, {}, { distance: 2 })).toEqual({ 0: 0.5, 1: 0.5 });
    expect(lifeAfter(1, { powers: [wait] }, {})).toEqual({ 0: 0.75, 1: 0.25 });
  });

  it('a shortened Range brings it nearer (9)', () => {
    const hidden = power({ notTargetedBeyond: 1 });
    const near = power({ attackDice: 1, when: 'adjacent' });
    const archer = { range: 5, powers: [near] };
    expect(lifeAfter(1, archer, { powers: [hidden] }, { distance: 5 })).toEqual({
      0: 0.75,
      1: 0.25,
    });
    expect(lifeAfter(1, archer, {}, { distance: 5 })).toEqual({ 0: 0.5, 1: 0.5 });
  });
});

describe('turns', () => {
  it('each that arrives is answered (16)', () => {
    const spear = power({ unblockableWounds: 1, stage: 'enemyArrives' });
    const odds = afterTurns(1, { figures: 2 }, { powers: [spear] }, { distance: 3 });
    expect(odds.defender).toBe(1);
    expect(afterTurns(1, { figures: 2 }, { powers: [spear] }).attacker).toBe(0.75);
  });

  it('a further turn is a turn, and may bring another (18)', () => {
    const frenzy = power({ anotherTurn: 11 });
    const odds = duelOdds({
      attacker: card({ powers: [frenzy] }),
      defender: card(),
      first: 'attacker',
    });
    // a = 1/2 + 1/4 a + 1/4 x a/2.
    expect(odds.attacker).toBeCloseTo(0.8, 12);
  });

  it('a side heals, then pays, at the end of its own turn (17)', () => {
    const heals = power({ heals: 1, stage: 'endOfTurn' });
    const pays = power({ costs: 1, stage: 'endOfTurn' });
    // If it pays first, there is nothing to heal yet.
    const lives = (powers: Plain[], turns: number) =>
      spread(
        afterTurns(turns, { attack: 0, life: 2, powers }, { attack: 1, defense: 0 }).lifeLeft
          .attacker,
      );
    expect(lives([pays], 1)).toEqual({ 1: 1 });
    expect(lives([pays, heals], 1)).toEqual({ 1: 1 });
    // The enemy destroys it half of the time in between; otherwise the Life paid is healed, and paid again.
    expect(lives([pays, heals], 3)).toEqual({ 0: 0.5, 1: 0.5 });
  });

  it('uses last for a turn, a round or the duel (20, 21)', () => {
    const luck = (per?: string): Plain =>
      power({ ignoreWounds: 1, uses: 1, ...(per === undefined ? {} : { per }) });
    const twice = { powers: ['double-attack'] };
    const gone = (per: string | undefined, turns: number): number =>
      afterTurns(turns, twice, { powers: [luck(per)] }).attacker;
    // Two of two attacks in one of two turns, or two of four.
    expect(gone('turn', 3)).toBeCloseTo(7 / 16, 12);
    expect(gone(undefined, 3)).toBeCloseTo(11 / 16, 12);
    const once = { attack: 0, powers: [power({ attackDice: 1, uses: 1, per: 'round' })] };
    expect(afterTurns(6, once, {}).attacker).toBeCloseTo(1 / 2, 12);
    expect(afterTurns(7, once, {}).attacker).toBeCloseTo(3 / 4, 12);
  });

  it("uses of each figure go with it, the card's do not (4)", () => {
    const luck = (of: string): Plain => power({ ignoreWounds: 1, uses: 1, of });
    // Two attacks on two figures: the card ignores one hit in all, or each figure one of its own.
    const twice = { powers: ['double-attack'] };
    expect(lifeAfter(1, twice, { figures: 2, powers: [luck('card')] })).toEqual({
      1: 0.25,
      2: 0.75,
    });
    const thrice = { powers: [power({ attacks: 3 })] };
    // Of three hits the first is ignored, the second destroys, the third is ignored by the next (figure) or not.
    expect(lifeAfter(1, thrice, { figures: 2, powers: [luck('figure')] })).toEqual({
      1: 0.5,
      2: 0.5,
    });
    expect(lifeAfter(1, thrice, { figures: 2, powers: [luck('card')] })).toEqual({
      0: 0.125,
      1: 0.375,
      2: 0.5,
    });
  });

  it('both gone at once is undecided (25)', () => {
    const revenge = power({ unblockableWounds: 1, stage: 'whenDestroyed' });
    expect(afterTurns(1, {}, { powers: [revenge] }).undecided).toBe(1);
    expect(afterTurns(2, {}, { powers: [revenge] }).figuresLeft.attacker.get(0)).toBe(0.5);
  });

  it('the figure hurt last attacks first, and is fought next (1, 3)', () => {
    // A first hit leaves one of two with one Life of two. It attacks first, and pays with its last Life.
    const pays = power({ costs: 1, stage: 'before' });
    const odds = duelOdds({
      attacker: card({ attack: 1, range: 1 }),
      defender: card({ figures: 2, type: 'squad', attack: 0, life: 2, powers: [pays] }),
      first: 'attacker',
      mostTurns: 2,
    });
    // Hit: one has paid its last Life, the other one of two. No hit: both have paid one.
    expect(spread(odds.lifeLeft.defender)).toEqual({ 1: 0.5, 2: 0.5 });
    expect(spread(odds.figuresLeft.defender)).toEqual({ 1: 0.5, 2: 0.5 });
  });

  it('is refused where nobody can ever wound', () => {
    expect(() => duelOdds({ attacker: dummy(), defender: dummy() })).toThrow('neither side');
  });
});
