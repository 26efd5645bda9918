import { describe, expect, test } from 'vitest';
import type { Document } from '../scenarios.ts';
import { lawIn, planOfDuel, side } from './duels.ts';

/** The probability of n of some dice showing a face with the given chance each. */
function binomial(dice: number, chance: number): number[] {
  let all = [1];
  for (let i = 0; i < dice; i++) {
    all = [...all, 0].map((p, n) => p * (1 - chance) + (all[n - 1] ?? 0) * chance);
  }
  return all;
}

/** How many of some figures of Life 1 and the given defense are destroyed by the given skulls. */
function destroyed(figures: number, skulls: number, defense: number): number[] {
  const unblocked = binomial(defense, 1 / 3)
    .filter((_, shields) => shields < skulls)
    .reduce((sum, p) => sum + p, 0);
  return binomial(figures, unblocked);
}

/** Distribution of the number of figures of the squad left after the hero's first turn. */
function figuresLeft(hero: Document, squad: Document, more: Document = {}): number[] {
  const plan = planOfDuel({
    attacker: hero,
    defender: squad,
    first: 'attacker',
    mostTurns: 1,
    ...more,
  });
  const law = lawIn(plan, 'figuresLeft:squad');
  return Array.from({ length: Number(squad.figures) + 1 }, (_, n) => law[n] ?? 0);
}

const squad = (figures: number, defense: number, more: Document = {}) =>
  side('Squad', [1, 1, defense], { figures, ...more });

/** A hero whose normal attack has no dice. */
const hero = (specialAttack: Document, more: Document = {}) =>
  side('Hero', [5, 0, 3], {
    effects: [{ specialAttack: { range: 1, ...specialAttack } }],
    ...more,
  });

const hits = (dice: number, targets: Document, more: Document = {}) =>
  hero({ dice, effects: [{ targets }], ...more });

/** By the number left, of how many are destroyed. */
const left = (figures: number, gone: readonly number[]) =>
  Array.from({ length: figures + 1 }, (_, n) => gone[figures - n] ?? 0);

const close = (found: readonly number[], expected: readonly number[]) => {
  expect(found).toHaveLength(expected.length);
  for (const [n, p] of expected.entries()) expect(found[n]).toBeCloseTo(p, 12);
};

describe('an attack on several figures', () => {
  test('with a roll for each hits each apart', () => {
    const one = binomial(2, 1 / 2).reduce(
      (sum, p, skulls) => sum + p * (destroyed(1, skulls, 1)[1] ?? 0),
      0,
    );
    close(figuresLeft(hits(2, { count: 3 }), squad(4, 1)), left(4, binomial(3, one)));
    close(figuresLeft(hits(2, { count: 3 }), squad(2, 1)), left(2, binomial(2, one)));
  });

  test('with one roll for all has the same skulls against each, who defend apart', () => {
    const gone = [0, 0, 0, 0];
    for (const [skulls, p] of binomial(3, 1 / 2).entries()) {
      for (const [n, q] of destroyed(3, skulls, 2).entries()) {
        gone[n] = (gone[n] as number) + p * q;
      }
    }
    close(figuresLeft(hits(3, { nextTo: 'target', roll: 'once' }), squad(4, 2)), left(4, gone));
  });

  test.each([
    [{ nextTo: 'attacker' }, 'single', 2],
    [{ nextTo: 'attacker' }, 'double', 3],
    [{ nextTo: 'both' }, 'single', 2],
    [{ nextTo: 'both' }, 'double', 3],
    [{ nextTo: 'target' }, 'single', 3],
    [{ nextTo: 'target', count: 2 }, 'double', 2],
    [{ line: 2 }, 'single', 2],
    [{ line: 8 }, 'single', 5],
    [{}, 'single', 5],
  ])('%j from a %s base hits %i of five in a row', (targets, base, count) => {
    const sure = hero({ dice: 1, effects: [{ targets }, { automaticSkulls: 1 }] }, { base });
    expect(figuresLeft(sure, squad(5, 0))[5 - count]).toBeCloseTo(1, 12);
  });

  test('goes on only from a figure that is wounded, where it says so', () => {
    const p = 1 / 2;
    const gone = [1 - p, p * (1 - p), p * p * (1 - p), p ** 3];
    close(figuresLeft(hits(1, { goesOn: 'wounded' }), squad(3, 0)), left(3, gone));
  });

  test('costs once and is made again once, after the last of them', () => {
    const bomb = hero(
      {
        dice: 1,
        effects: [
          { targets: { roll: 'once' } },
          { automaticSkulls: 1 },
          { costs: 'self', stage: 'after' },
        ],
      },
      { life: 1 },
    );
    // It destroys itself and the whole squad: no figure is left.
    const plan = planOfDuel({ attacker: bomb, defender: squad(3, 0), first: 'attacker' });
    expect(lawIn(plan, 'winner').undecided).toBeCloseTo(1, 12);
    const again = hits(1, { count: 2 }, { againWhen: { d20: 11 } });
    // Two of five at a time, each destroyed by a skull; half of the time once more.
    const law = lawIn(
      planOfDuel({ attacker: again, defender: squad(5, 0), first: 'attacker', mostTurns: 1 }),
      'attacksMade:hero',
    );
    expect(law[2]).toBeCloseTo(1 / 2, 12);
    expect(law[3]).toBeUndefined();
  });

  test('is one attack with one roll, and several with several', () => {
    const made = (targets: Document) =>
      lawIn(
        planOfDuel({
          attacker: hits(1, targets),
          defender: squad(3, 9),
          first: 'attacker',
          mostTurns: 1,
        }),
        'attacksMade:hero',
      );
    expect(made({ count: 3 })).toEqual({ 3: 1 });
    expect(made({ count: 3, roll: 'once' })).toEqual({ 1: 1 });
  });

  test('hurts each figure of several Lives once', () => {
    const life = (targets: Document) =>
      lawIn(
        planOfDuel({
          attacker: hero({
            dice: 0,
            effects: [{ targets }, { unblockableWounds: 1, stage: 'instead' }],
          }),
          defender: side('Squad', [2, 1, 0], { figures: 3 }),
          first: 'attacker',
          mostTurns: 3,
        }),
        'figuresLeft:squad',
      );
    // One wound on two of them, then the second.
    expect(life({ count: 2 })).toEqual({ 1: 1 });
    expect(life({ count: 3 })).toEqual({ 0: 1 });
  });
});

describe('a power on several figures', () => {
  const power = (line: Document) => side('Hero', [5, 0, 3], { effects: [line] });

  test('acts on each of them before the attack', () => {
    const aura = power({ destroys: 11, stage: 'before', targets: { nextTo: 'attacker' } });
    const attacking = { ...aura, attack: 1 };
    // Two by the power, each with 1/2; then one skull on one of those that are left.
    const gone = [0, 0, 0, 0];
    for (const [n, p] of binomial(2, 1 / 2).entries()) {
      gone[n] = (gone[n] as number) + p / 2;
      gone[n + 1] = (gone[n + 1] as number) + p / 2;
    }
    close(figuresLeft(attacking, squad(3, 0)), left(3, gone));
  });

  test('that may be used once a turn acts once on each, whoever of the squad uses it', () => {
    const plague = side('Hounds', [1, 0, 3], {
      figures: 2,
      effects: [
        { destroys: 11, stage: 'before', targets: { nextTo: 'squad' }, uses: 1, per: 'turn' },
      ],
    });
    close(figuresLeft(plague, squad(3, 0)), left(3, binomial(3, 1 / 2)));
  });

  test('rolls one table for all, if it says so', () => {
    const bomb = hero({
      dice: 0,
      effects: [
        { unblockableWounds: { 11: 1 }, stage: 'instead' },
        { targets: { nextTo: 'attacker', roll: 'once' } },
      ],
    });
    close(figuresLeft(bomb, squad(3, 0)), [0, 1 / 2, 0, 1 / 2]);
  });

  test('depends on a D20 before the attack where the targets do', () => {
    const flail = { ...power({ targets: { nextTo: 'attacker' }, when: { d20: 11 } }), attack: 1 };
    close(figuresLeft(flail, squad(3, 0)), [0, 1 / 8, 1 / 2, 3 / 8]);
  });
});

test('Braxas and the Marro Warriors: three D20 a turn, 65% each', () => {
  const { attacker, defender } = { attacker: 'Braxas', defender: 'Marro Warriors' };
  const law = lawIn(planOfDuel({ attacker, defender }), 'winner');
  expect(Math.abs((law.Braxas ?? 0) - 0.99)).toBeLessThan(0.01);
});
