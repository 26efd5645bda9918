import { expect, test } from 'vitest';
import { combatDie } from '../../../src/chance/dice/die.ts';
import { generatorOf } from '../../../src/chance/dice/generator.ts';
import type { Throw } from '../../../src/chance/dice/throw.ts';
import { facesComingTo } from '../../../src/chance/exact/faces-coming-to.ts';

const next32 = () => {
  const draw = generatorOf('faces');
  return () => draw.int32() >>> 0;
};

const combat = (count: number): Throw => [
  { name: 'attack', die: combatDie, count, asked: ['skull'] },
];

const skulls = (thrown: Throw) => ({
  thrown,
  resolve: (raw: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
    raw.attack?.skull ?? 0,
});

test('dice come to what is wanted, and each face as often as among all throws that do', () => {
  // With one skull on two dice, either die is equally likely to show it, and the other shows two shields for each
  // blank.
  const next = next32();
  const counts = new Map<string, number>();
  const times = 6000;
  for (let i = 0; i < times; i++) {
    const { attack = [] } = facesComingTo(skulls(combat(2)), (n) => n === 1, next) ?? {};
    counts.set(attack.join(), (counts.get(attack.join()) ?? 0) + 1);
  }
  const expected = { 'skull,shield': 2 / 6, 'shield,skull': 2 / 6, 'skull,blank': 1 / 6 };
  for (const [faces, share] of Object.entries(expected)) {
    const error = Math.sqrt((share * (1 - share)) / times);
    expect(Math.abs((counts.get(faces) ?? 0) / times - share)).toBeLessThan(4 * error);
  }
  expect([...counts.keys()].sort()).toEqual([
    'blank,skull',
    'shield,skull',
    'skull,blank',
    'skull,shield',
  ]);
});

test('a result of one roll in a million is also found', () => {
  const next = next32();
  const rare = facesComingTo(skulls(combat(20)), (n) => n === 20, next);
  expect(rare?.attack).toEqual(new Array(20).fill('skull'));
  // With 19 skulls on 20 dice, the remaining die may be any of them.
  const where = Array.from({ length: 60 }, () => {
    const { attack = [] } = facesComingTo(skulls(combat(20)), (n) => n === 19, next) ?? {};
    expect(attack.filter((face) => face === 'skull')).toHaveLength(19);
    return attack.findIndex((face) => face !== 'skull');
  });
  expect(new Set(where).size).toBeGreaterThan(10);
});

test('an impossible result has no faces', () => {
  expect(facesComingTo(skulls(combat(3)), (n) => n === 4, next32())).toBeUndefined();
});
