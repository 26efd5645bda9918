import { describe, expect, test } from 'vitest';
import type { Document } from '../scenarios.ts';
import { lawIn, planOfDuel, side } from './duels.ts';

/** The Life that a hero has left after the first turn of a squad. */
const lifeLeft = (squad: Document, hero: Document, more: Document = {}) =>
  lawIn(
    planOfDuel({ attacker: squad, defender: hero, first: 'attacker', mostTurns: 1, ...more }),
    'lifeLeft:hero',
  );

const hero = (life: number) => side('Hero', [life, 1, 0], { move: 0 });

describe('an attack that figures of a squad make together', () => {
  const yari = (figures: number, attack: number, dice: number) =>
    side('Yari', [1, attack, 0], {
      figures,
      effects: [{ specialAttack: { range: 1, dice, together: 3 } }],
    });
  const all = (dice: number, life: number) =>
    Object.fromEntries(
      Array.from({ length: dice + 1 }, (_, wounds) => {
        const ways = [1, 6, 15, 20, 15, 6, 1][wounds] as number;
        return [String(life - wounds), ways / 2 ** dice];
      }),
    );

  test('takes the place of all attacks of the squad, one of four included', () => {
    // 6 dice for four figures of one die each: 3 / 4 wounds for each of them, not 1 / 2.
    expect(lifeLeft(yari(4, 1, 6), hero(9))).toEqual(all(6, 9));
  });

  test('is not made where each attacking for itself wounds more', () => {
    expect(lifeLeft(yari(4, 2, 6), hero(9))['1']).toBeCloseTo(1 / 2 ** 8, 12);
  });

  test('needs so many living figures', () => {
    expect(Object.keys(lifeLeft(yari(2, 1, 6), hero(9)))).toEqual(['7', '8', '9']);
  });
});

test('a condition can ask how many figures of the squad live', () => {
  const mob = (figures: number) =>
    side('Mob', [1, 1, 0], {
      figures,
      effects: [{ automaticSkulls: 1, when: { figures: 3 } }],
    });
  expect(lifeLeft(mob(2), hero(9))['7']).toBeCloseTo(1 / 4, 12);
  expect(lifeLeft(mob(3), hero(9))['3']).toBeCloseTo(1 / 8, 12);
});

test('a second figure that attacks the same target can have more dice', () => {
  const guards = side('Guards', [1, 0, 0], {
    figures: 2,
    effects: [{ automaticSkulls: 1 }, { attackDice: 1 }, { attackDice: 1, when: 'attackedBefore' }],
  });
  // One die, then two, and each attack has one automatic skull.
  expect(lifeLeft(guards, hero(9))).toEqual({ 4: 1 / 8, 5: 3 / 8, 6: 3 / 8, 7: 1 / 8 });
  // Each figure of a squad is destroyed by the first attack on it: none has been attacked before.
  const law = lawIn(
    planOfDuel({
      attacker: { ...guards, powers: [{ name: 'Aim', effects: [{ attackDice: 1 }] }] },
      defender: side('Squad', [1, 1, 0], { figures: 3 }),
      first: 'attacker',
      mostTurns: 1,
    }),
    'figuresLeft:squad',
  );
  expect(law).toEqual({ 1: 1 / 4, 2: 1 / 2, 3: 1 / 4 });
});

test('a longer Range reaches farther, and a side comes no nearer than it needs', () => {
  const hydra = (effects: Document[]) => side('Hydra', [4, 1, 0], { move: 0, effects });
  const apart = { distance: 2 };
  expect(lifeLeft(hydra([{ range: 1 }]), hero(9), apart)['8']).toBeCloseTo(1 / 2, 12);
  expect(lifeLeft(hydra([]), hero(9), apart)).toEqual({ 9: 1 });
});

test('one roll can take a whole card', () => {
  const shackle = side('Shackle', [4, 0, 0], {
    effects: [
      {
        unblockableWounds: { 19: 'destroy' },
        stage: 'before',
        when: ['adjacent', { target: { unique: 'unique' } }],
        targets: { roll: 'once' },
      },
    ],
  });
  const squad = (unique: string) => side('Squad', [2, 1, 0], { figures: 3, unique });
  const left = (unique: string) =>
    lawIn(
      planOfDuel({ attacker: shackle, defender: squad(unique), first: 'attacker', mostTurns: 1 }),
      'figuresLeft:squad',
    );
  expect(left('unique')['0']).toBeCloseTo(1 / 10, 12);
  expect(left('unique')['3']).toBeCloseTo(9 / 10, 12);
  expect(left('common')).toEqual({ 3: 1 });
});
