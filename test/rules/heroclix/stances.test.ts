import { describe, expect, test } from 'vitest';
import { stances } from '../../../src/rules/heroclix/stances.ts';
import { rulesetNamed } from '../../../src/rules/rulesets.ts';
import { scenarioOf } from './scenarios.ts';

const places = (board: object) =>
  stances(scenarioOf({ board: { terrain: '', ...board } })).map(({ place }) => place);

const three = '1 1 1\n1 1 1\n1 1 1';

describe('the places to attack from', () => {
  test('are the eight squares around the defender, wherever the attacker is', () => {
    const all = ['1,0', '2,0', '2,1', '2,2', '1,2', '0,2', '0,1', '0,0'];
    expect(places({ terrain: three, attacker: [0, 0], defender: [1, 1] })).toEqual(all);
    const wide = '1 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1';
    expect(places({ terrain: wide, attacker: [5, 0], defender: [1, 1] })).toEqual(all);
  });

  test('are free, on the map and not walled off', () => {
    const board = {
      terrain: '1 # 1\n. 1 1\n1 1 1',
      attacker: [0, 2],
      defender: [1, 1],
      others: [{ character: 'Sif', at: [2, 0] }],
      walls: [
        [
          [1, 1],
          [2, 1],
        ],
      ],
    };
    // Past the corner at 2,2 there is still the way over 1,2.
    expect(places(board)).toEqual(['2,2', '1,2', '0,2', '0,0']);
  });

  test('are none without a board', () => {
    expect(rulesetNamed('heroclix').stances(scenarioOf())).toEqual([]);
  });

  test('move the attacker, and nothing else', () => {
    const scenario = scenarioOf({ board: { terrain: three, attacker: [0, 0], defender: [1, 1] } });
    const [first] = stances(scenario);
    expect(first?.scenario).toEqual({
      ...scenario,
      board: { ...scenario.board, attacker: [1, 0] },
    });
  });
});
