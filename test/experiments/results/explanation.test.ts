import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { BadInput } from '../../../src/base/words/problem.ts';
import { explain } from '../../../src/experiments/results/explanation.ts';
import { planOf } from '../../fight/scenarios.ts';

const plan = planOf({ attacker: 'hawkgirl', defender: 'solomon-grundy' });

const given = (pool: string, faces: string) => ({
  option: `--${pool}-dice`,
  pool,
  faces: faces.split(' '),
});

describe('dice that are not given', () => {
  test('are rolled, as many as the attack has, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const explained = atOnce(explain(plan, [], seed));
        expect(explained.faces.attack).toHaveLength(6);
        expect(explained.faces.defense).toHaveLength(3);
        expect(atOnce(explain(plan, [], seed))).toEqual(explained);
      }),
    );
  });

  test('stay what the seed makes them, whatever other dice are given', () => {
    const attack = given('attack', 'skull skull skull blank blank blank');
    const free = atOnce(explain(plan, [], 'seed'));
    const half = atOnce(explain(plan, [attack], 'seed'));
    expect(half.faces).toEqual({ attack: attack.faces, defense: free.faces.defense });
  });
});

test('the outcome is what the rules make of the faces, and they hold every die', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { faces, outcome } = atOnce(explain(plan, [], seed));
      const shown = (pool: string, face: string) =>
        (faces[pool] ?? []).filter((name) => name === face).length;
      const points = shown('attack', 'skull') - shown('defense', 'skull');
      // Tough adds one shield; six skulls cannot destroy Grundy, who has Life 8.
      const wounds = shown('attack', 'skull') - shown('defense', 'shield') - 1;
      expect(outcome.knockbackPoints).toBe(Math.max(0, points));
      expect(outcome.attackWounds).toBe(Math.max(0, wounds));
    }),
  );
});

test('dice for a roll that this attack does not make are named, not used', () => {
  const { unused } = atOnce(explain(plan, [given('ignore', '17')], 'seed'));
  expect(unused).toEqual(['--ignore-dice']);
});

test.each(['__proto__', 'constructor', 'toString'])('no attack rolls dice named %s', (pool) => {
  expect(atOnce(explain(plan, [given(pool, '17')], 'seed')).unused).toEqual([`--${pool}-dice`]);
});

describe('given dice are refused', () => {
  test.each([
    [
      'with a face that no such die has',
      'skul skull skull blank blank blank',
      '--attack-dice is "skul" (did you mean skull?); give faces of the combat die: skull, shield, blank',
    ],
    [
      'where there are too few',
      'skull skull',
      '--attack-dice: 2 dice; give 6 dice, as many as this attack rolls',
    ],
    [
      'where there are too many',
      'skull skull skull skull skull skull skull',
      '--attack-dice: 7 dice; give 6 dice, as many as this attack rolls',
    ],
  ])('%s', (_, faces, message) => {
    const run = () => atOnce(explain(plan, [given('attack', faces)], 'seed'));
    expect(run).toThrow(BadInput);
    expect(run).toThrow(expect.objectContaining({ message }));
  });
});

test('dice that the rules do not come to are no dice of the attack', () => {
  const board = { terrain: '1 1 1 1 1 1 1 1', attacker: [0, 0], defender: [1, 0] };
  const walled = planOf({
    attacker: 'hawkgirl',
    defender: { card: 'solomon-grundy', life: 20 },
    board: {
      ...board,
      walls: [
        [
          [3, 0],
          [4, 0],
        ],
      ],
    },
  });
  const withSkulls = (skulls: number) =>
    atOnce(
      explain(
        walled,
        [
          given(
            'attack',
            [...Array(6).keys()].map((i) => (i < skulls ? 'skull' : 'blank')).join(' '),
          ),
          given('defense', 'blank blank blank'),
          { option: '--knockback-die', pool: 'knockback', faces: ['skull'] },
        ],
        'seed',
      ),
    );
  // Two points move it to the wall, which prevents the third from moving it farther.
  expect(withSkulls(2)).toMatchObject({ unused: ['--knockback-die'] });
  expect(Object.keys(withSkulls(2).faces)).toEqual(['attack', 'defense']);
  expect(withSkulls(3)).toMatchObject({ unused: [], faces: { knockback: ['skull'] } });
});
