import { describe, expect, test } from 'vitest';
import { linesOf, powerDependencies } from '../../../src/fight/combat/power-dependencies.ts';
import { writtenRules } from '../../cards/powers/written-rules.ts';
import { duelOf, side } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';

const asks = (effects: readonly Document[], more: Document = {}) =>
  powerDependencies(
    duelOf({
      attacker: side('A', [2, 3, 1], { effects, ...more }),
      defender: side('B', [2, 3, 1]),
    }),
  );

test('of cards without powers nothing needs to be told apart', () => {
  expect(asks([])).toEqual({
    wounds: false,
    ownWounds: false,
    movement: false,
    kills: false,
    bounds: [1],
    company: false,
    dealt: false,
    attacked: false,
    limited: [],
    ofFigures: { attacker: [], defender: [] },
    ownLimited: 0,
    rounds: false,
    mostAgain: 0,
    fixedWays: { attacker: true, defender: true },
    fixedRange: { attacker: true, defender: true },
  });
});

describe('it matters', () => {
  test.each<[string, Document, string]>([
    ['how many wounds a figure has', { attackDice: 1, per: 'ownWound' }, 'wounds'],
    ['how many the enemy has', { attackDice: 1, per: 'enemyWound' }, 'wounds'],
    ['whether it has two', { attackDice: 1, when: { ownWounds: 2 } }, 'wounds'],
    ['what the enemy has left', { attackDice: 1, when: { enemyLifeLeft: 1 } }, 'wounds'],
    ['what a condition denies', { attackDice: 1, when: { not: { ownWounds: 1 } } }, 'wounds'],
    ['whether it has moved', { attackDice: 1, when: 'moved' }, 'movement'],
    ['whether it has stood', { defenseDice: 1, when: 'stationary' }, 'movement'],
    ['how far it came', { attackDice: 1, when: { charged: 3 } }, 'movement'],
    ['how its turn began', { attackDice: 1, when: { beganTurn: 'engaged' } }, 'movement'],
    ['how many it has destroyed', { attackDice: 1, per: 'kill' }, 'kills'],
    ['what was dealt this turn', { attackDice: 1, per: 'woundThisTurn' }, 'dealt'],
    ['who stands by', { attackDice: 1, when: { enemy: { nextToAlly: true } } }, 'company'],
  ])('%s', (_, effect, what) => {
    const found = asks([effect]) as unknown as Record<string, unknown>;
    expect(found[what]).toBe(true);
    for (const other of ['wounds', 'movement', 'kills', 'company', 'dealt']) {
      if (other !== what) expect(found[other], other).toBe(false);
    }
  });

  test.each([
    { counterStrike: true },
    { backlash: true },
    { unblockableWounds: 1, stage: 'after' },
    { costs: 1, stage: 'after' },
    { heals: 1, stage: 'endOfTurn' },
  ])('for the acting figure alone where an attack can harm or heal it: %o', (effect) => {
    expect(asks([effect])).toMatchObject({ wounds: false, ownWounds: true });
  });

  test('also in what a special attack does, and when it is made again', () => {
    const special = (more: Document) => ({ specialAttack: { range: 1, dice: 2, ...more } });
    expect(asks([special({})]).movement).toBe(false);
    expect(asks([special({ effects: [{ attackDice: 1, when: 'moved' }] })]).movement).toBe(true);
    expect(asks([special({ effects: [{ attackDice: 1, per: 'kill' }] })]).kills).toBe(true);
    expect(asks([special({ againWhen: { d20: 12 } })]).wounds).toBe(false);
  });

  test('also in powers that the experiment grants', () => {
    expect(asks([], { granted: [{ attackDice: 1, when: 'moved' }] }).movement).toBe(true);
  });
});

test('lines with a number of uses are numbered in the order of the cards, rounds only where asked', () => {
  const limited = powerDependencies(
    duelOf({
      attacker: side('A', [2, 3, 1], {
        effects: [{ attackDice: 1 }, { attackDice: 2, uses: 1, per: 'turn' }],
      }),
      defender: side('B', [2, 3, 1], { effects: [{ defenseDice: 3, uses: 2, per: 'game' }] }),
    }),
  );
  expect(limited.limited).toMatchObject([{ attackDice: 2 }, { defenseDice: 3 }]);
  expect(limited.rounds).toBe(false);
  expect(asks([{ attackDice: 2, uses: 1, per: 'round' }]).rounds).toBe(true);
});

test('additional attacks are counted up to the highest limit', () => {
  const again = (most: number) => ({ attackAgain: true, when: 'destroyed', most });
  expect(asks([again(1), again(3)]).mostAgain).toBe(3);
  expect(asks([{ attackAgain: true, when: 'destroyed' }]).mostAgain).toBe(0);
});

test('the lines of a side are those of its powers, named ones too, and what is granted', () => {
  const { attacker } = duelOf({
    attacker: {
      ...side('A', [2, 3, 1]),
      powers: ['counter-strike', { name: 'P', effects: [{ attackDice: 1 }] }],
      granted: [{ defenseDice: 2 }],
    },
    defender: side('B', [2, 3, 1]),
  });
  expect(writtenRules(linesOf(attacker))).toMatchObject([
    { count: { excessWounds: 'attacker' } },
    { dice: { attack: 1 } },
    { dice: { defense: 2 } },
  ]);
});

test('a side’s ways to attack, and its range, are settled unless a power makes them depend on something', () => {
  const settled = (effects: readonly Document[]) => {
    const { fixedWays, fixedRange } = asks(effects);
    return [fixedWays.attacker, fixedWays.defender, fixedRange.attacker, fixedRange.defender];
  };
  expect(settled([{ attacks: 2 }])).toEqual([true, true, true, true]);
  expect(settled([{ attacks: 2, when: 'adjacent' }])).toEqual([false, true, true, true]);
  expect(settled([{ attacks: 2, uses: 1, per: 'game' }])).toEqual([false, true, true, true]);
  expect(settled([{ specialAttack: { range: 3 } }])).toEqual([false, true, true, true]);
  // An effect that prevents attacks on one side shortens the range of the other.
  expect(settled([{ notTargetedBeyond: 2 }])).toEqual([true, true, true, false]);
});

test('lines that wait for a switch that is off ask nothing and are not counted', () => {
  const line = {
    attackDice: 1,
    per: 'round',
    uses: 1,
    when: [{ state: 'rage' }, 'moved', { ownWounds: 1 }],
  };
  const asked = (states: readonly string[]) =>
    powerDependencies(
      duelOf({
        attacker: side('A', [2, 3, 1], { effects: [line] }),
        defender: side('B', [2, 3, 1]),
        states,
      }),
    );
  expect(asked([])).toEqual(asks([]));
  expect(asked(['rage'])).toMatchObject({ wounds: true, movement: true, rounds: true });
  expect(asked(['rage']).limited).toHaveLength(1);
});

test('of one card under different switches are those of each', () => {
  const kills = { attackDice: 1, per: 'kill', when: { state: 'rage' } };
  const duel = duelOf({
    attacker: side('A', [2, 3, 1], { effects: [kills] }),
    defender: side('B', [2, 3, 1]),
  });
  const asked = (states: readonly string[]) => powerDependencies({ ...duel, states }).kills;
  expect([[], ['rage'], ['calm'], ['rage']].map(asked)).toEqual([false, true, false, true]);
});
