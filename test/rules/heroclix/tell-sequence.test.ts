import { describe, expect, test } from 'vitest';
import { type Changes, explained, inARow } from './scenarios.ts';

const sif = (...square: [number, number]) => ({ others: [{ character: 'Sif', at: square }] });

describe('every stop is told with its reason and 12.6d', () => {
  const wall = (...walls: number[][][]) => ({ walls });
  test.each([
    ['all three', inARow('1 1 1 1 1'), 'it has been knocked back all three of them'],
    ['a character', inARow('1 1 1 1', {}, sif(3, 0)), 'Sif occupies the next square, 3,0'],
    ['blocking', inARow('1 1 1 #'), 'the next square, 3,0, is blocking terrain'],
    [
      'a wall',
      inARow(
        '1 1 1 1',
        {},
        wall([
          [2, 0],
          [3, 0],
        ]),
      ),
      'a wall stands before the next square, 3,0',
    ],
    [
      'a wall after two squares',
      inARow(
        '1 1 1 1 1',
        {},
        wall([
          [3, 0],
          [4, 0],
        ]),
      ),
      'a wall stands before the next square, 4,0',
    ],
    [
      'a wall below',
      {
        board: {
          terrain: '1 1\n1 1\n1 1',
          attacker: [0, 0],
          defender: [0, 1],
          ...wall([
            [0, 1],
            [0, 2],
          ]),
        },
      },
      'a wall stands before the next square, 0,2',
    ],
    [
      'two walls',
      {
        board: {
          terrain: '1 1 1\n1 1 1\n1 1 1',
          attacker: [0, 0],
          defender: [1, 1],
          ...wall(
            [
              [1, 1],
              [1, 2],
            ],
            [
              [1, 1],
              [2, 1],
            ],
          ),
        },
      },
      'walls bar both ways past the corner to the next square, 2,2',
    ],
    ['the edge', inARow('1 1 1'), 'the next square would be past the edge of the map'],
    ['higher ground', inARow('1 1 1 4'), 'the next square, 3,0, is three levels higher'],
    ['a fall', inARow('2 2 1 1'), 'the previous square was at a higher elevation'],
  ])('%s', (_, fight, reason) => {
    const text = explained(fight).steps.find(({ title }) => title === 'Knockback')?.text ?? '';
    expect(text.toLowerCase()).toContain(`${reason.toLowerCase()}, so it stops (12.6d).`);
  });
});

describe('the way is told', () => {
  const told = (fight: Changes) =>
    explained(fight).steps.find(({ title }) => title === 'Knockback')?.text;

  test('with the number of squares that an effect states', () => {
    expect(told({ attacker: { knockbackDistance: 1 } })).toBe(
      'Loki is knocked back directly away from Thor, one square at most (12.6d). ' +
        'It is placed one square back, one by one, on level ground. ' +
        'It has been knocked back that square, so it stops (12.6d).',
    );
  });

  test('square by square: the first eight by ordinals, the others by numbers', () => {
    const row = Array(12).fill('1').join(' ');
    const text = told(inARow(row, { attacker: { knockbackDistance: 10 } }));
    const names = text?.match(/into (the \w+ square|square \d+), \d+,0/g);
    const ordinals = 'first second third fourth fifth sixth seventh eighth'.split(' ');
    expect(names).toEqual([
      ...ordinals.map((one, i) => `into the ${one} square, ${i + 2},0`),
      'into square 9, 10,0',
      'into square 10, 11,0',
    ]);
    expect(text).toMatch(/Loki is placed into the first square, 2,0\. Then into the second square/);
  });

  test('with every level that it comes down', () => {
    expect(told(inARow('3 3 2 2'))).toContain(
      'Loki is placed into the first square, 2,0, one level lower. ',
    );
    expect(told(inARow('9 9 9 2'))).toContain(
      'Then into the second square, 3,0, seven levels lower. ',
    );
    expect(told(inARow('3 3 3 3'))).not.toContain('lower');
  });

  test('and that it counts where there is none', () => {
    expect(told(inARow('1 1'))).toBe(
      'Loki is knocked back directly away from Thor, three squares at most (12.6d). ' +
        'The next square would be past the edge of the map, so it stops (12.6d). ' +
        'It did not leave its square, but counts as knocked back (12.6d).',
    );
    expect(told(inARow('1 1 1'))).not.toContain('did not leave');
  });
});
