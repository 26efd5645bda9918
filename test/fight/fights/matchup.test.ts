import { describe, expect, test } from 'vitest';
import { originalOf } from '../../../src/fight/combat/changed-lines.ts';
import { linesOf, powerDependencies } from '../../../src/fight/combat/power-dependencies.ts';
import { matchupOf } from '../../../src/fight/duel/context.ts';
import type { DuelState } from '../../../src/fight/duel/state.ts';
import { fightAt, matchupKey } from '../../../src/fight/fights/matchup.ts';
import { duelOf, firstMatchup, side } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';

const duelWith = (effects: readonly Document[], more: Document = {}) =>
  duelOf({
    attacker: side('A', [3, 4, 1], { figures: 3, effects }),
    defender: side('B', [5, 2, 6]),
    ...more,
  });

const STATE: DuelState = {
  acting: 'attacker',
  figures: { attacker: [{ wounds: 2 }, { wounds: 0 }], defender: [{ wounds: 4 }] },
  distance: 1,
  turns: 7,
  ofRound: 1,
  used: [],
  tables: [],
  began: 4,
  moved: true,
  dealt: 0,
  phase: {
    name: 'attack',
    figure: 1,
    way: 0,
    run: { attack: 0, again: 2, isLeft: false, left: 0, isFurther: false },
    hurt: false,
  },
};

describe('two figures that face each other', () => {
  const duel = duelWith([]);
  const matchup = (state: Partial<DuelState> = {}, figure = 0) =>
    matchupOf(duel, powerDependencies(duel), { ...STATE, ...state }, figure);

  test('have their wounds, and the enemy’s is the one that is fought', () => {
    expect(matchup()).toMatchObject({ ownWounds: 2, enemyWounds: 4, enemyLife: 5, again: 2 });
    expect(matchup({}, 1).ownWounds).toBe(0);
    const fought = {
      attacker: [{ wounds: 2 }, { wounds: 1, isFought: true as const }],
      defender: [{ wounds: 4 }],
    };
    expect(matchup({ acting: 'defender', figures: fought }).enemyWounds).toBe(1);
  });

  test('have as many kills as enemy figures are gone', () => {
    expect(matchup().kills).toEqual({ attacker: 0, defender: 1 });
  });

  test('have company while others of a side live, next to the enemy', () => {
    expect(matchup().company).toEqual({ own: true, enemy: false });
    expect(matchup({ distance: 2 }).company).toEqual({ own: false, enemy: false });
    expect(matchup({ acting: 'defender' }).company).toEqual({ own: false, enemy: true });
  });

  test('have lines that are spent when they have acted as often as they may', () => {
    const limited = duelWith([
      { attackDice: 1, uses: 2, per: 'game' },
      { attackDice: 1, uses: 1, per: 'game' },
    ]);
    const { spent } = matchupOf(limited, powerDependencies(limited), { ...STATE, used: [1, 1] }, 0);
    expect(spent).toEqual([false, true]);
  });
});

describe('meetings have one law', () => {
  const key = (effects: readonly Document[], more: Parameters<typeof firstMatchup>[1]) => {
    const duel = duelWith(effects);
    return matchupKey(firstMatchup(duel, more), powerDependencies(duel));
  };

  test.each<[string, Parameters<typeof firstMatchup>[1], Document]>([
    ['wounds of its own', { ownWounds: 1 }, { attackDice: 1, per: 'ownWound' }],
    ['movement', { moved: true }, { attackDice: 1, when: 'moved' }],
    ['how far it came', { began: 5 }, { attackDice: 1, when: { charged: 3 } }],
    ['kills', { kills: { attacker: 1, defender: 0 } }, { attackDice: 1, per: 'kill' }],
    [
      'company',
      { company: { own: true, enemy: false } },
      { attackDice: 1, when: { target: { nextToAlly: true } } },
    ],
  ])('whatever the %s, unless a power asks', (_, more, effect) => {
    expect(key([], more)).toBe(key([], {}));
    expect(key([effect], more)).not.toBe(key([effect], {}));
  });

  test.each([
    { acting: 'defender' as const },
    { enemyWounds: 1 },
    { distance: 2 },
    { tables: [3] },
    { again: 1 },
  ])('but another where they differ by %o', (more) => {
    expect(key([], more)).not.toBe(key([], {}));
  });
});

describe('the attack of a meeting', () => {
  const at = (effects: readonly Document[], more: Parameters<typeof firstMatchup>[1] = {}) => {
    const duel = duelWith(effects);
    return fightAt(duel, powerDependencies(duel))(firstMatchup(duel, more));
  };
  const linesAt = (...of: Parameters<typeof at>) =>
    linesOf({ ...at(...of).attacker, figures: 1 } as Parameters<typeof linesOf>[0]);

  test('is of the acting figure on the other, as they stand', () => {
    const fight = at([], { acting: 'defender', ownWounds: 2, enemyWounds: 1, distance: 3 });
    expect(fight.attacker).toMatchObject({ name: 'B', attack: 2, wounds: 2 });
    expect(fight.defender).toMatchObject({ name: 'A', defense: 1, wounds: 1, moved: false });
    expect(fight.distance).toBe(3);
    expect(fight.board).toBeUndefined();
  });

  test('has how the turn began', () => {
    expect(at([], { began: 1 }).attacker.beganTurn).toEqual(['engaged']);
    expect(at([], { began: 4, moved: true }).attacker).toMatchObject({
      beganTurn: ['unengaged'],
      charged: 4,
      moved: true,
    });
  });

  test('adds the kills to those that the card begins with', () => {
    const duel = duelWith([]);
    const kills = { attacker: 2, defender: 0 };
    const fight = fightAt(
      { ...duel, attacker: { ...duel.attacker, kills: 3 } },
      powerDependencies(duel),
    );
    expect(fight(firstMatchup(duel, { kills })).attacker.kills).toBe(5);
  });

  test('is without lines that are spent', () => {
    const lines = [{ attackDice: 1, uses: 1, per: 'game' }, { defenseDice: 1 }];
    expect(linesAt(lines, { spent: [false] })).toHaveLength(2);
    expect(linesAt(lines, { spent: [true] })).toMatchObject([{ defenseDice: 1 }]);
  });

  test('has tables as they were rolled, which still count as those on the card', () => {
    const [line] = linesAt([{ attackDice: { 10: 1, 20: 4 } }], { tables: [4] });
    expect(line?.rules).toMatchObject([{ does: [{ dice: { attack: 4 } }] }]);
    expect(originalOf(line as NonNullable<typeof line>)).toMatchObject({
      attackDice: { 10: 1, 20: 4 },
    });
  });

  test('has the roll that it shares, unless it is a step of a power, without dice', () => {
    const duel = duelWith([]);
    const rolledBy = (dice?: number) => {
      const special = dice === undefined ? {} : { special: { title: 'Fire', range: 1, dice } };
      const planned = { granted: [], part: { rolled: 2 }, ...special };
      return fightAt(duel, powerDependencies(duel))(firstMatchup(duel), planned).rolled;
    };
    expect([rolledBy(), rolledBy(3), rolledBy(0)]).toEqual([2, 2, undefined]);
  });

  test('is made again no more often than it may', () => {
    const effects = [{ attackAgain: true, when: 'destroyed', most: 2 }];
    expect(linesAt(effects, { again: 1 })).toHaveLength(1);
    expect(linesAt(effects, { again: 2 })).toEqual([]);
  });
});
