import { describe, expect, test } from 'vitest';
import { confrontationOf, isBeside, spacesApart } from '../../../src/fight/combat/confrontation.ts';
import { c3gScenario } from './stages/fights.ts';

const onBoard = (terrain: string, attacker: unknown, defender: unknown, more: object = {}) =>
  confrontationOf(c3gScenario({ board: { terrain, attacker, defender }, ...more }));

describe('without a board', () => {
  test('the two are adjacent unless the experiment says how far apart', () => {
    expect(confrontationOf(c3gScenario({}))).toMatchObject({ distance: 1, adjacent: true });
    expect(confrontationOf(c3gScenario({ distance: 3 }))).toMatchObject({
      distance: 3,
      adjacent: false,
    });
  });

  test('height, switches and the kind of attack are those of the experiment', () => {
    const plain = confrontationOf(c3gScenario({}));
    expect(plain).toMatchObject({ higher: 'neither', states: [], isSpecial: false });
    const other = { heightAdvantage: 'defender', states: ['army-valiant'], special: { dice: 2 } };
    expect(confrontationOf(c3gScenario(other))).toMatchObject({
      higher: 'defender',
      states: ['army-valiant'],
      isSpecial: true,
      special: { title: 'Special', dice: 2 },
    });
  });
});

describe('on a board', () => {
  test('the distance is that of the nearest spaces, and the higher base is higher', () => {
    expect(onBoard('3 1 1 1', [0, 0], [2, 0])).toMatchObject({
      distance: 2,
      adjacent: false,
      higher: 'attacker',
    });
    const double = onBoard(
      '1 1 2 2',
      [0, 0],
      [
        [2, 0],
        [3, 0],
      ],
      { defender: { base: 'double' } },
    );
    expect(double).toMatchObject({ distance: 2, higher: 'defender' });
  });

  test('neighbours whose levels differ by a Height are not adjacent', () => {
    expect(onBoard('1 6 1', [0, 0], [1, 0])).toMatchObject({ distance: 1, adjacent: false });
    expect(onBoard('1 5 1', [0, 0], [1, 0])).toMatchObject({ distance: 1, adjacent: true });
  });

  test('terrain letters come from the spaces, unless the experiment says otherwise', () => {
    const fight = onBoard('1w 1 1', [0, 0], [1, 0], { defender: { terrain: 'j' } });
    expect([fight.attacker.terrain, fight.defender.terrain]).toEqual(['w', 'j']);
    expect(onBoard('1 1 1', [0, 0], [1, 0]).attacker.terrain).toBeUndefined();
  });
});

test('places are as far apart as their nearest spaces, and beside each other or not', () => {
  const scenario = c3gScenario({
    board: { terrain: '1 1 1 1', attacker: [0, 0], defender: [1, 0] },
  });
  const { board } = scenario;
  if (!board) throw new Error('no board');
  const far = c3gScenario({ board: { terrain: '1 1 1 1', attacker: [0, 0], defender: [3, 0] } });
  const away = far.board?.defender ?? [];
  expect(spacesApart(board.attacker, board.defender)).toBe(1);
  expect(spacesApart(board.attacker, [...away, ...board.defender])).toBe(1);
  expect(spacesApart(board.attacker, away)).toBe(3);
  expect(isBeside(scenario, board, board.defender)).toBe(true);
  expect(isBeside(scenario, board, away)).toBe(false);
});
