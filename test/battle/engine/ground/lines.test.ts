import { describe, expect, test } from 'vitest';
import { victimsOf } from '../../../../src/battle/engine/attacks/victims.ts';
import { policyNamed } from '../../../../src/battle/engine/policies/index.ts';
import type { Space } from '../../../../src/board/space.ts';
import { shippedCards } from '../../../../src/cards/collections.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { standing } from '../../standing.ts';
import { stand, WIDE } from '../standing.ts';

/* "Choose 8 spaces in a straight line from Mimring. All figures on those spaces are affected." */

const breath = (line: number, more: Document = {}) => [
  {
    name: 'Breath',
    effects: [
      {
        specialAttack: {
          range: line,
          dice: 4,
          effects: [{ targets: { line, roll: 'once', ...more } }],
        },
      },
    ],
  },
];

/** Coordinates of a hex on three axes at 60 degrees; along a straight line, one of them is constant. */
function axes([column, row]: Space): [number, number, number] {
  const q = column - (row - (row & 1)) / 2;
  return [q, row, -q - row];
}

const areInLine = (one: Space, other: Space): boolean =>
  axes(one).some((at, i) => at === axes(other)[i]);

const SPACES = Array.from({ length: 60 }, (_, i): Space => [i % 10, Math.floor(i / 10)]);

/** The spaces of an enemy on which a dragon on a double base can breathe fire. */
function targeted(base: readonly [Space, Space], more: Document = {}, terrain = WIDE): Space[] {
  return SPACES.filter((at) => {
    if (base.some(([column, row]) => column === at[0] && row === at[1])) return false;
    const dragon = hero('Dragon', { base: 'double', powers: breath(8), ...more });
    const { game } = standing([[dragon], [hero('Enemy')]], terrain, [base, at]);
    return game.encounters.canTargetNow(0, 1);
  });
}

describe('a line from a figure', () => {
  const BASE: [Space, Space] = [
    [3, 2],
    [2, 2],
  ];

  test('begins at either half of its base, and has targets on it alone', () => {
    const expected = SPACES.filter(
      (at) =>
        !BASE.some((half) => `${half}` === `${at}`) && BASE.some((half) => areInLine(half, at)),
    );
    expect(targeted(BASE)).toEqual(expected);
    // Two columns to the right and two rows down is on the line to the lower right; one column further is not.
    expect(expected).toContainEqual([4, 4]);
    expect(expected).not.toContainEqual([5, 4]);
  });

  test('is as long as its card says', () => {
    const row = targeted(BASE, { powers: breath(3) }).filter(([, at]) => at === 2);
    expect(row.map(([column]) => column)).toEqual([0, 1, 4, 5, 6]);
  });

  test('does not bind its other attacks', () => {
    expect(targeted(BASE, { range: 8 })).toHaveLength(58);
  });

  const ON: readonly (Space | [Space, Space])[] = [BASE, [6, 2], [5, 2], [8, 2], [7, 3]];
  const [FRIEND, TARGET, FAR] = [1, 2, 3];

  function hit(more: Document = {}, terrain = WIDE): number[] {
    const sides: [Document[], Document[]] = [
      [hero('Dragon', { base: 'double', powers: breath(8, more) }), hero('Friend')],
      [hero('A'), hero('B'), hero('Beside the line')],
    ];
    const { game } = standing(sides, terrain, ON);
    const [all] = game.encounters.ways(0, TARGET, game.encounters.meetsNow(0, TARGET));
    const planned = all?.ways.flatMap(({ attacks }) => attacks).find(({ special }) => special);
    if (!planned) throw new Error('there is no special attack');
    return victimsOf(game, 0, TARGET, planned).sort();
  }

  test('hits all figures on it, friends too', () => {
    expect(hit()).toEqual([FRIEND, TARGET, FAR]);
  });

  test('hits no friends where its card says so', () => {
    expect(hit({ only: 'enemies' })).toEqual([TARGET, FAR]);
  });

  test('hits nobody behind what they cannot be seen past', () => {
    const rows = WIDE.split('\n');
    const row = (rows[2] as string).split(' ');
    row[7] = '30';
    expect(hit({}, rows.with(2, row.join(' ')).join('\n'))).toEqual([FRIEND, TARGET]);
  });
});

test.each(['standard', 'nearest', 'random'] as const)(
  'the policy %s attacks along lines alone',
  (name) => {
    let attacked = 0;
    for (const enemy of SPACES.filter(([column]) => column > 4)) {
      const { game, acts, told, at } = stand(
        [[hero('Dragon', { move: 2, powers: breath(4) })], [hero('Enemy')]],
        [[2, 2], enemy],
      );
      game.policies = [policyNamed(name)(game, acts), policyNamed(name)(game, acts)];
      acts.beginTurn(0);
      game.policies[0].turn(0, 0);
      const from = at(0) as Space;
      const attacks = told.filter(({ is }) => is === 'attack');
      attacked += Math.min(1, attacks.length);
      if (attacks.length > 0) expect([from, areInLine(from, enemy)]).toEqual([from, true]);
    }
    expect(attacked).toBeGreaterThan(0);
  },
);

test.each([
  ['mimring', 8],
  ['rhogar-dragonspine', 3],
  ['vulcanmech-incendiborgs', 2],
  ['battle-copter', 5],
  ['nuckelavee', 3],
])('the special attack of %s is one along a line of %d spaces', (card, line) => {
  expect(shippedCards().find(({ slug }) => slug === card)?.json).toContain(`"line":${line}`);
});
