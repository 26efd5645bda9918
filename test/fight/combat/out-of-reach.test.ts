import { describe, expect, test } from 'vitest';
import { fromEveryStance } from '../../../src/experiments/scenarios/every-stance.ts';
import { loadExperiment } from '../../../src/experiments/scenarios/load.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { mistake } from '../mistake.ts';
import { type Document, noFiles, planOf } from '../scenarios.ts';

const special = (name: string, value: object) => ({ name, effects: [{ specialAttack: value }] });
const STARE = special('Stare', { range: 5, dice: 1 });

const fight = (attacker: Document, more: Document): Document => ({
  attacker: { name: 'A', attack: 2, ...attacker },
  defender: { name: 'D', defense: 1, life: 2 },
  ...more,
});
const refusal = (attacker: Document, more: Document) => mistake(fight(attacker, more));

describe('an attack out of reach is refused with its reason', () => {
  test('of a normal attack: the Range of the card against the distance', () => {
    expect(refusal({ range: 1 }, { distance: 7 })).toBe(
      'distance: A attacks over 7 spaces, but its Range is 1; give an adjacent target',
    );
    expect(refusal({ range: 4 }, { distance: 5 })).toBe(
      'distance: A attacks over 5 spaces, but its Range is 4; give a target at most 4 spaces away',
    );
    for (const [range, distance] of [
      [1, 1],
      [4, 4],
      [4, 1],
    ]) {
      expect(refusal({ range }, { distance })).toBe('no mistake');
    }
  });

  test('a special attack has a Range of its own, and reaching is enough', () => {
    expect(refusal({ range: 1, powers: [STARE] }, { distance: 5 })).toBe('no mistake');
    expect(refusal({ range: 1, powers: [STARE] }, { distance: 6 })).toBe(
      'distance: A attacks over 6 spaces, but its Range is 1 and the Range of its Stare 5; give a target at most 5 spaces away',
    );
    const named = { specialAttack: 'Stare' };
    expect(refusal({ range: 9, powers: [STARE] }, { distance: 6, ...named })).toBe(
      'distance: A attacks over 6 spaces, but the Range of its Stare is 5; give a target at most 5 spaces away',
    );
    expect(refusal({ range: 1, powers: [STARE] }, { distance: 2, specialAttack: false })).toContain(
      'its Range is 1',
    );
    const beside = special('Beside', { range: 9, dice: 1, beside: true });
    expect(refusal({ range: 1, powers: [beside] }, { distance: 2 })).toContain('its Range is 1');
  });

  test('of special attacks whose conditions do not hold, none is possible', () => {
    const aimed = (name: string) => ({
      name,
      rules: [{ way: { special: { range: 5, dice: 3 } }, if: { did: 'stood' } }],
    });
    const powers = [aimed('Rifle'), aimed('Sharpshooter')];
    expect(refusal({ range: 5, powers }, { distance: 2, specialAttack: true })).toBe(
      'specialAttack: A cannot make a special attack here (Rifle or Sharpshooter); give a special attack whose conditions hold, or its normal attack',
    );
    const still = { range: 5, powers, moved: false };
    expect(refusal(still, { distance: 2, specialAttack: true })).toBe('no mistake');
    expect(refusal({ range: 5, powers }, { distance: 2 })).toBe('no mistake');
  });

  test('without a Range on the card every figure is in reach', () => {
    expect(refusal({}, { distance: 100 })).toBe('no mistake');
    expect(refusal({ range: 1 }, { distance: 9, specialAttack: true })).toBe('no mistake');
  });

  test('on a board it is counted in spaces, between the nearest of double bases', () => {
    const board = (defender: unknown, more = {}) => ({
      board: { terrain: '1 1 1 1 1', attacker: [0, 0], defender, ...more },
    });
    expect(refusal({ range: 2 }, board([2, 0]))).toBe('no mistake');
    expect(refusal({ range: 2 }, board([3, 0]))).toBe(
      'board.attacker: A attacks over 3 spaces, but its Range is 2; give a target at most 2 spaces away',
    );
    const double = {
      ...fight({ range: 2 }, {}),
      defender: { name: 'D', defense: 1, base: 'double' },
    };
    const at = (defender: number[][]) => mistake({ ...double, ...board(defender) });
    expect(
      at([
        [3, 0],
        [2, 0],
      ]),
    ).toBe('no mistake');
    expect(
      at([
        [4, 0],
        [3, 0],
      ]),
    ).toContain('over 3 spaces');
  });

  test('a Range of 1 takes an adjacent figure: no wall and no Height between', () => {
    const beside = { terrain: '1 1', attacker: [0, 0], defender: [1, 0] };
    const wall = {
      ...beside,
      walls: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    };
    expect(refusal({ range: 1 }, { board: beside })).toBe('no mistake');
    expect(refusal({ range: 1 }, { board: wall })).toBe(
      'board.attacker: A attacks a figure on the next space that is not adjacent, because a wall is between them, or their levels differ by at least the Height of the lower figure, but its Range is 1; give an adjacent target',
    );
    expect(refusal({ range: 2 }, { board: wall })).toBe('no mistake');
    const high = { terrain: '1 6', attacker: [0, 0], defender: [1, 0] };
    expect(refusal({ range: 1 }, { board: high })).toContain('not adjacent');
    const rulings = { adjacentWithinHeight: false };
    expect(refusal({ range: 1 }, { board: high, rulings })).toBe('no mistake');
  });
});

test('a sweep names the value out of reach', () => {
  const document = {
    name: 'S',
    rules: 'c3g',
    ...fight({ range: 2 }, { vary: { distance: [1, 2, 3] } }),
  };
  expect(() => readExperiment(document, noFiles)).toThrow(
    'vary.distance[2]: A attacks over 3 spaces, but its Range is 2',
  );
});

test('a file is named with line and column', () => {
  const text = [
    'name: Far',
    'rules: c3g',
    'attacker: { name: A, attack: 2, range: 1 }',
    'defender: { name: D, defense: 1 }',
    'distance: 7',
  ].join('\n');
  const files = { read: () => text, readBytes: () => new Uint8Array(), beside: String };
  expect(() => loadExperiment('far.yaml', files)).toThrow('far.yaml:5:11: distance: A attacks');
});

test('places that are yet to be tried are all adjacent, so that none is out of reach', () => {
  const document = {
    name: 'S',
    rules: 'c3g',
    ...fight({ range: 1, powers: [STARE] }, { board: { terrain: '1 1 1', defender: [1, 0] } }),
  };
  expect(() => readExperiment(document, noFiles, { fromAnywhere: true })).not.toThrow();
});

test('the place of an attacker that may attack from anywhere may be out of reach', () => {
  const board = { terrain: '1 1 1 1', attacker: [0, 0], defender: [3, 0] };
  const document = { name: 'S', rules: 'c3g', ...fight({ range: 1 }, { board }) };
  expect(() => readExperiment(document, noFiles)).toThrow('board.attacker: A attacks over 3');
  const experiment = fromEveryStance(readExperiment(document, noFiles, { fromAnywhere: true }));
  // Only one space is adjacent to the defender, at the end of the row.
  expect(experiment.cases.map(({ combination }) => combination.from)).toEqual(['2,0']);
});

test('a defender that cannot be targeted from so far is told as the reason, not refused', () => {
  const defender = {
    name: 'D',
    defense: 1,
    powers: [{ name: 'Cloak', effects: [{ notTargetedBeyond: 2 }] }],
  };
  const { account } = planOf({ ...fight({ range: 5 }, { distance: 3 }), defender });
  expect(account.remarks).toContain(
    'No attack is possible: D cannot be the target of normal attacks from more than 2 spaces away (Cloak).',
  );
});
