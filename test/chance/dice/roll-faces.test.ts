import { expect, test } from 'vitest';
import { combatDie, numberedDie } from '../../../src/chance/dice/die.ts';
import { rollFaces, symbolsOf } from '../../../src/chance/dice/roll-faces.ts';
import { chiSquareTailByIntegration, pearson } from '../../oracle/chi-square.ts';
import { Xoshiro } from '../../oracle/xoshiro.ts';

const d20 = numberedDie(20, 'yes', () => true);

/** Returns these draws one after another, and fails if another is requested. */
function scripted(...draws: number[]): () => number {
  return () => {
    const draw = draws.shift();
    if (draw === undefined) throw new Error('the script of draws is used up');
    return draw;
  };
}

const roll = (die: typeof d20, count: number, next32: () => number) =>
  rollFaces({ name: 'dice', die, count, asked: [] }, next32);

test('all faces of a D20 are equally likely', () => {
  // A fair die passes this threshold but once in a million sources; the source is fixed.
  const source = new Xoshiro([1, 2, 3, 4]);
  const rolled = roll(d20, 40_000, () => Number(source.next()));
  const counts = d20.faces.map(({ name }) => rolled.filter((face) => face === name).length);
  const statistic = pearson(
    counts,
    d20.faces.map(() => 2000),
  );
  expect(chiSquareTailByIntegration(statistic, 19)).toBeGreaterThan(1e-6);
});

test('draws that would favour the low faces are passed over', () => {
  // 2^32 = 20 * 214,748,364 + 16: the last 16 draws would make the faces 1 to 16 likelier.
  const unfair = [2 ** 32 - 1, 2 ** 32 - 16];
  expect(roll(d20, 2, scripted(...unfair, 2 ** 32 - 17, ...unfair, 0))).toEqual(['20', '1']);
});

test('each face is drawn by equally many of the fair draws', () => {
  const fair = 2 ** 32 - 16;
  const ends = d20.faces.flatMap((_, i) => [i, fair - 20 + i]);
  const names = d20.faces.flatMap(({ name }) => [name, name]);
  expect(roll(d20, 40, scripted(...ends))).toEqual(names);
});

test('no draw is wasted if the number of faces divides 2^32', () => {
  const coin = numberedDie(2, 'yes', () => true);
  expect(roll(coin, 2, scripted(2 ** 32 - 1, 2 ** 32 - 2))).toEqual(['2', '1']);
});

test('as many dice are rolled as the pool has, each with a draw of its own', () => {
  expect(roll(combatDie, 6, scripted(0, 1, 2, 3, 4, 5))).toEqual([
    'skull',
    'skull',
    'skull',
    'shield',
    'shield',
    'blank',
  ]);
  expect(roll(combatDie, 0, scripted())).toEqual([]);
});

test('the symbols on rolled faces are added up, and each requested symbol has its own sum', () => {
  const twoOfThree = {
    name: 'claws',
    faces: [
      { name: 'claw', symbols: { skull: 1 } },
      { name: 'tooth', symbols: { skull: 2, shield: 1 } },
      { name: 'blank', symbols: {} },
    ],
  };
  const pool = { name: 'dice', die: twoOfThree, count: 4, asked: ['skull', 'shield', 'star'] };
  expect(symbolsOf(['tooth', 'blank', 'claw', 'tooth'], pool)).toEqual({
    skull: 5,
    shield: 2,
    star: 0,
  });
  expect(symbolsOf([], pool)).toEqual({ skull: 0, shield: 0, star: 0 });
});
