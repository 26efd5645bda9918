import { describe, expect, test } from 'vitest';
import { fallOf } from '../../../src/fight/ground/fall.ts';
import { diceIn, planOf } from '../scenarios.ts';

describe('a step down', () => {
  test.each([1, 5, 8])('of a figure of Height %i is a fall from that Height on', (height) => {
    const falls = (drops: number[]) => drops.map((drop) => fallOf(drop, height));
    expect(falls([0, height - 1])).toEqual([undefined, undefined]);
    expect(falls([height, height + 9])).toEqual(['fall', 'fall']);
    expect(falls([height + 10, height + 19])).toEqual(['major', 'major']);
    expect(falls([height + 20, height + 99])).toEqual(['extreme', 'extreme']);
  });

  test('is rolled for with one die, with three, or with a D20', () => {
    const thrown = (level: number) =>
      planOf({
        attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
        defender: { name: 'D', attack: 0, defense: 0 },
        board: { terrain: `50 50 ${level}`, attacker: [0, 0], defender: [1, 0] },
      }).model.thrown;
    const rolled = [46, 45, 36, 35, 26, 25].map((level) => {
      const pool = thrown(level).find(({ name }) => name === 'fall-1');
      return `${diceIn(thrown(level), 'fall-1')} of ${pool?.die.faces.length ?? 0}`;
    });
    expect(rolled).toEqual(['0 of 0', '1 of 6', '1 of 6', '3 of 6', '3 of 6', '1 of 20']);
  });
});
