import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { routesOf } from '../../../src/fight/ground/route.ts';
import { stances } from '../../../src/fight/ground/stances.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { shareOf } from '../../cases.ts';
import { type Document, scenarioOf } from '../scenarios.ts';
import { randomFight } from './random-boards.ts';

type Place = readonly (readonly [number, number])[];

const fight = (board: Document, more: Document = {}): C3gScenario => {
  const isDouble = Array.isArray((board.attacker as unknown[])[0]);
  return scenarioOf({
    attacker: { name: 'A', attack: 1, defense: 0, ...(isDouble && { base: 'double' }) },
    defender: { name: 'D', attack: 0, defense: 0 },
    board,
    ...more,
  }) as C3gScenario;
};
const places = (board: Document, more?: Document) =>
  stances(fight(board, more)).map(({ place }) => place);

/** The defender is in the middle; around it 0,0 1,0 in the row above, 0,1 2,1 at its sides, 0,2 1,2 below. */
const AROUND = '1 1 1\n 1 1 1\n1 1 1';
const three = (more: Document = {}) => ({
  terrain: AROUND,
  attacker: [2, 0],
  defender: [1, 1],
  ...more,
});
const SIX = ['1,0', '2,0', '0,1', '2,1', '1,2', '2,2'];

describe('the places to attack from', () => {
  test('are the six spaces around the defender, wherever the attacker is', () => {
    expect(places(three())).toEqual(SIX);
    expect(places(three({ attacker: [0, 0] }))).toEqual(SIX);
  });

  test('are on the map', () => {
    expect(places(three({ terrain: '1 . 1\n 1 1 1\n1 1 .' }))).toEqual([
      '2,0',
      '0,1',
      '2,1',
      '1,2',
    ]);
    expect(places({ terrain: '1 1 1', attacker: [2, 0], defender: [0, 0] })).toEqual(['1,0']);
  });

  test.each(['figure', 'object', 'obstacle'])('are not where a %s stands', (kind) => {
    const others = [{ [kind]: 'X', at: [2, 1] }];
    expect(places(three({ others }))).toEqual(SIX.filter((place) => place !== '2,1'));
  });

  test.each(['glyph', 'power'])('may be where a %s lies', (kind) => {
    expect(places(three({ others: [{ [kind]: 'X', at: [2, 1] }] }))).toEqual(SIX);
  });

  test('are not walled off', () => {
    const walls = [
      [
        [1, 1],
        [0, 1],
      ],
      [
        [2, 2],
        [1, 1],
      ],
    ];
    expect(places(three({ walls }))).toEqual(['1,0', '2,0', '2,1', '1,2']);
  });

  test('are within Height by the usual ruling, the lower figure’s', () => {
    // Beside a defender on 5: 8 and 9 above it, 3 and 2 below it.
    const terrain = '1 8 9\n 5 5 3\n1 2 5';
    const levels = (rulings: Document) =>
      stances(
        scenarioOf({
          attacker: { name: 'A', attack: 1, defense: 0, height: 3 },
          defender: { name: 'D', attack: 0, defense: 0, height: 4 },
          board: three({ terrain, attacker: [0, 0] }),
          rulings,
        }) as C3gScenario,
      ).map(({ place }) => place);
    expect(levels({})).toEqual(['1,0', '0,1', '2,1', '2,2']);
    expect(levels({ adjacentWithinHeight: false })).toEqual(SIX);
  });

  test('are around either space of a double base', () => {
    const board = {
      terrain: '1 1 1 1',
      attacker: [0, 0],
      defender: [
        [1, 0],
        [2, 0],
      ],
    };
    const defender = { name: 'D', attack: 0, defense: 0, base: 'double' };
    expect(places(board, { defender })).toEqual(['0,0', '3,0']);
  });

  test('are none without a board, or without room', () => {
    const plain = { attacker: 'hawkgirl', defender: 'the-joker' };
    expect(stances(scenarioOf(plain) as C3gScenario)).toEqual([]);
    expect(places({ terrain: '1 . 1', attacker: [0, 0], defender: [2, 0] })).toEqual([]);
  });
});

describe('the places of a double base', () => {
  const row = (terrain: string, more: Document = {}) =>
    places({
      terrain,
      attacker: [
        [0, 0],
        [1, 0],
      ],
      defender: [2, 0],
      ...more,
    });

  test('are every two neighbouring spaces of which one touches, each pair once', () => {
    expect(row('1 1 1 1 1')).toEqual(['0,0+1,0', '3,0+4,0']);
    // All pairs of the ten spaces around and beyond, of which one is next to 1,1.
    const both = stances(
      fight(
        three({
          attacker: [
            [0, 0],
            [0, 1],
          ],
        }),
      ),
    );
    const pairs = both.map(({ place }) => place.split('+').sort().join('+'));
    expect(new Set(pairs).size).toBe(pairs.length);
    // The ring of six has 6 pairs; 0,0 touches 1,0 and 0,1 of it, and 0,2 touches 0,1 and 1,2.
    expect(pairs).toHaveLength(10);
  });

  test('are of one level, both free, with no wall between them', () => {
    expect(row('1 1 1 1 2')).toEqual(['0,0+1,0']);
    expect(row('1 1 1 1 .')).toEqual(['0,0+1,0']);
    expect(row('1 1 1 1 1', { others: [{ obstacle: 'X', at: [4, 0] }] })).toEqual(['0,0+1,0']);
    const wall = [
      [4, 0],
      [3, 0],
    ];
    expect(row('1 1 1 1 1', { walls: [wall] })).toEqual(['0,0+1,0']);
  });
});

describe('an attack from a place', () => {
  test('is the same with the attacker there, and nothing else moved', () => {
    const scenario = fight(three(), { goal: 'wounds' });
    const [first] = stances(scenario);
    expect(first?.scenario).toEqual({
      ...scenario,
      board: { ...scenario.board, attacker: [[1, 0]] },
    });
  });

  test('plays for spaces where a direction was asked for, which another place may not have', () => {
    const scenario = fight(three(), { direction: 'SW' });
    const choices = stances(scenario).map((one) => one.scenario.choice);
    expect(choices).toEqual(SIX.map(() => ({ goal: 'spaces' })));
  });
});

test('on random boards they are all where an experiment may put the attacker beside the defender', () => {
  const { from, count } = shareOf(40);
  for (let i = from; i < from + count; i++) {
    const document = randomFight(`stances ${i}`)?.document;
    if (!document) continue;
    const isAllowed = (place: Place): boolean => {
      const board = { ...(document.board as object), attacker: place };
      try {
        return routesOf(scenarioOf({ ...document, board }) as C3gScenario).length > 0;
      } catch (error) {
        if (error instanceof BadInput) return false;
        throw error;
      }
    };
    const scenario = scenarioOf(document) as C3gScenario;
    const { terrain = '', attacker = [] } = scenario.board ?? {};
    const spaces = terrain.split('\n').flatMap((line, r) =>
      line
        .trim()
        .split(/\s+/)
        .map((_, c): [number, number] => [c, r]),
    );
    const near = ([c, r]: Place[number], [column, row]: Place[number]) =>
      Math.abs(c - column) <= 1 && Math.abs(r - row) <= 1;
    const candidates: Place[] =
      attacker.length === 1
        ? spaces.map((space) => [space])
        : spaces.flatMap((a, n) =>
            spaces
              .slice(n + 1)
              .filter((b) => near(a, b))
              .map((b) => [a, b]),
          );
    const allowed = candidates.filter(isAllowed).map((place) => place.join('+'));
    const found = stances(scenario).map(({ place }) => place);
    expect(found.sort(), `board ${i}`).toEqual(allowed.sort());
  }
});
