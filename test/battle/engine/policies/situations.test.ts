import { describe, expect, test } from 'vitest';
import { PLACE_ASKS } from '../../../../src/battle/engine/attacks/place-dependencies.ts';
import { AT_MOST, Situations } from '../../../../src/battle/engine/policies/situations.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

const { distance, terrain, movement, engagement } = PLACE_ASKS;
const ALL = distance | terrain | movement | engagement;

/** Levels and kinds of ground in all combinations. */
const MIXED = ['1a 1 1r 2 2r 3 3r 1c', '1a 1 1s 2 2s 3 3s 1c'].join('\n');

const { game } = stand(
  [[hero('Archer', { range: 3 })], [hero('One'), hero('Other')]],
  [
    [0, 0],
    [7, 0],
    [7, 1],
  ],
  { terrain: MIXED },
);
const { state, tables } = game;
const situations = new Situations(game);

describe('the number of a situation', () => {
  test('tells apart all that the attack depends on, and nothing else', () => {
    for (const asks of [ALL, distance, terrain, movement, engagement, distance | movement]) {
      const facts = new Map<number, string>();
      const numbers = new Map<string, number>();
      for (let place = 0; place < tables.single.count; place++) {
        situations.standAt(0, place);
        for (const target of [1, 2]) {
          const [own, other] = [target - 1, 2 - target].map(
            (figure) => 1 << (tables.bitOf[figure + 1] as number),
          );
          for (const [enemies, far] of [
            [0, AT_MOST],
            [0, 2],
            [0, 3],
            [own, 1],
            [other, 2],
            [(own ?? 0) | (other ?? 0), 1],
          ] as const) {
            const space = tables.single.a[place] as number;
            const up = (tables.single.level[place] as number) - state.levelOf(target);
            // By the rules, a height difference counts from one level on, and more from ten on.
            const height = Math.sign(up);
            const fact = JSON.stringify([
              ...[target, height, far === 1, far === AT_MOST],
              asks & distance ? far : '',
              asks & terrain ? tables.ground.letters[space] : '',
              asks & movement ? place !== state.began[0] : '',
              asks & engagement ? ((enemies as number) & (other ?? 0)) !== 0 : '',
            ]);
            const number = situations.numberOf(target, enemies as number, far, asks);
            expect(number).toBeGreaterThanOrEqual(situations.ofTarget * target);
            expect(number).toBeLessThan(situations.ofTarget * (target + 1));
            expect(facts.get(number) ?? fact).toBe(fact);
            expect(numbers.get(fact) ?? number).toBe(number);
            facts.set(number, fact);
            numbers.set(fact, number);
          }
        }
      }
    }
  });

  test('is the same for all distances at which the same attacks reach', () => {
    situations.standAt(0, 0);
    // Range 3: the same attack from two spaces as from three, and none from farther.
    expect(situations.awayAs(2, 0)).toBe(situations.awayAs(3, 0));
    expect(situations.awayAs(4, 0)).toBe(situations.awayAs(5, 0));
    expect(situations.awayAs(4, 0)).not.toBe(situations.awayAs(3, 0));
    const each = [2, 3, 4, 5].map((far) => situations.awayAs(far, distance));
    expect(new Set(each).size).toBe(4);
  });
});

test('the kinds of places have numbers of their own', () => {
  const kinds = new Map<number, string>();
  for (let place = 0; place < tables.single.count; place++) {
    const space = tables.single.a[place] as number;
    const kind = JSON.stringify([
      tables.single.level[place],
      tables.ground.letters[space],
      place !== state.began[0],
    ]);
    const number = situations.standAt(0, place);
    expect(number).toBeGreaterThanOrEqual(0);
    expect(kinds.get(number) ?? kind).toBe(kind);
    kinds.set(number, kind);
  }
  expect(kinds.size).toBeGreaterThan(5);
});

test('a place on one of too many kinds of ground has no number if the ground counts', () => {
  const kinds = [
    '1a',
    '1',
    ...['w', 'p', 'm', 'l', 's', 'i', 'r', 'b', 'x', 'd'].map((one) => `1${one}`),
    '1',
    '1c',
  ];
  const many = stand(
    [[hero('One')], [hero('Other')]],
    [
      [0, 0],
      [13, 0],
    ],
    {
      terrain: [kinds.join(' '), '1a 1 1 1 1 1 1 1 1 1 1 1 1 1c'].join('\n'),
    },
  );
  const { tables: of } = many.game;
  const numbered = new Situations(many.game);
  const letters = new Map<number, string>();
  const unnumbered = new Set<string>();
  for (let place = 0; place < of.single.count; place++) {
    const letter = of.ground.letters[of.single.a[place] as number] as string;
    const kind = numbered.standAt(0, place);
    const number = numbered.numberOf(1, 0, 2, terrain);
    // What counts without the ground is as well known as elsewhere.
    expect(numbered.numberOf(1, 0, 2, 0)).toBeGreaterThanOrEqual(0);
    expect(number < 0).toBe(kind < 0);
    if (number < 0) unnumbered.add(letter);
    else expect(letters.get(number) ?? letter).toBe(letter);
    if (number >= 0) letters.set(number, letter);
  }
  expect(unnumbered.size).toBeGreaterThan(0);
  for (const letter of letters.values()) expect(unnumbered.has(letter)).toBe(false);
});
