import { describe, expect, test } from 'vitest';
import { victimsOf } from '../../../../src/battle/engine/attacks/victims.ts';
import type { Targets } from '../../../../src/fight/fights/planned-attack.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

/** In a row: a friend of the attacker, the attacker, the target, another enemy, and one more two spaces further. */
const ROW = [
  [3, 2],
  [2, 2],
  [4, 2],
  [5, 2],
  [7, 2],
] as const;
const [ATTACKER, FRIEND, TARGET, BESIDE, FAR] = [0, 1, 2, 3, 4];

function hit(
  among: Targets['among'],
  isSpecial = true,
  flownOver: readonly number[] = [],
): number[] {
  const { game } = stand(
    [
      [hero('One'), hero('Two')],
      [hero('A'), hero('B'), hero('C')],
    ],
    ROW,
  );
  for (const one of flownOver) game.state.passed[one] = 2;
  const special = { title: 'Blast', range: 5, dice: 3 };
  const targets = { most: 5, isOnce: true, among };
  return victimsOf(game, ATTACKER, TARGET, {
    granted: [],
    targets,
    ...(isSpecial && { special }),
  }).sort();
}

describe('an explosion hits', () => {
  test('figures next to the target, except the attacker', () => {
    expect(hit({ nextTo: 'target' })).toEqual([TARGET, BESIDE]);
  });

  test('no friends, where its owner picks so many of them', () => {
    expect(hit({ nextTo: 'attacker', count: 2 })).toEqual([TARGET]);
  });

  test('the attacker, too, if its card says so', () => {
    expect(hit({ nextTo: 'target', self: true })).toEqual([ATTACKER, TARGET, BESIDE]);
  });
});

test('a dragon burns those that it has flown over, and no one else', () => {
  const effects = [
    {
      specialAttack: {
        ...{ range: 10, dice: 4, blind: true },
        effects: [{ targets: { passed: true, roll: 'once' } }],
      },
      when: ['passedThrough'],
      in: 'battles',
    },
  ];
  const dragon = hero('Dragon', {
    attack: 1,
    move: 7,
    powers: ['flying', { name: 'Scorch', effects }],
  });
  const { game, acts, told } = stand(
    [[dragon], [hero('A'), hero('B'), hero('C')]],
    [
      [1, 0],
      [2, 0],
      [4, 0],
      [8, 5],
    ],
  );
  const { state, tables } = game;
  const hitAfter = (target: number) => {
    acts.attack(0, target);
    return told.flatMap((event) => (event.is === 'attack' ? [event.target] : []));
  };
  acts.beginTurn(0);
  acts.move(0, state.places(0).placeAt(tables.ground.numberOf([6, 0]), -1));
  const may = [1, 2, 3].map((one) =>
    game.encounters
      .ways(0, one, game.encounters.meetsNow(0, one))
      .some(({ ways }) => ways.some(({ attacks }) => attacks[0]?.special)),
  );
  expect(may).toEqual([true, true, false]);
  expect(hitAfter(2).sort()).toEqual([1, 2]);
});

describe('an attack on all near it hits', () => {
  test('friends as well, if it is a special one', () => {
    expect(hit({ nextTo: 'attacker' })).toEqual([FRIEND, TARGET]);
    expect(hit({ nextTo: 'attacker' }, false)).toEqual([TARGET]);
  });

  test('no friends where its card says so', () => {
    expect(hit({ nextTo: 'attacker', only: 'enemies' })).toEqual([TARGET]);
  });

  test('those within some spaces', () => {
    expect(hit({ within: 2 })).toEqual([FRIEND, TARGET, BESIDE]);
    expect(hit({ within: 4, only: 'enemies' })).toEqual([TARGET, BESIDE, FAR]);
  });

  test('those that it has flown over, friends as well, wherever they are', () => {
    expect(hit({ passed: true })).toEqual([TARGET]);
    expect(hit({ passed: true }, true, [FRIEND, FAR])).toEqual([FRIEND, TARGET, FAR]);
  });

  test('those within some spaces of the target', () => {
    expect(hit({ ofTarget: 1, count: 3 })).toEqual([TARGET, BESIDE]);
    expect(hit({ ofTarget: 3, count: 3 })).toEqual([TARGET, BESIDE, FAR]);
    expect(hit({ ofTarget: 3, count: 2 })).toEqual([TARGET, BESIDE]);
  });

  test('friends as well in a normal attack, where its card says so', () => {
    expect(hit({ nextTo: 'attacker', friends: true }, false)).toEqual([FRIEND, TARGET]);
  });

  test('those of whom each stands next to the one before', () => {
    expect(hit({ nextTo: 'previous', only: 'enemies' })).toEqual([TARGET, BESIDE]);
    // Only the attacker, which it does not hit, and the next enemy are next to the target.
    expect(hit({ nextTo: 'previous' })).toEqual([TARGET, BESIDE]);
  });

  test('those in a line from the target, in the direction that hits most enemies', () => {
    expect(hit({ line: 1, from: 'target' })).toEqual([TARGET, BESIDE]);
    expect(hit({ line: 3, from: 'target' })).toEqual([TARGET, BESIDE, FAR]);
  });

  test('no figure that it spares', () => {
    expect(hit({ within: 4, only: 'enemies', except: { type: 'squad' } })).toHaveLength(3);
    expect(hit({ within: 4, only: 'enemies', except: { type: 'hero' } })).toEqual([TARGET]);
  });

  test('those in a line', () => {
    expect(hit({ line: 2 })).toEqual([TARGET, BESIDE]);
    expect(hit({ line: 4 })).toEqual([TARGET, BESIDE, FAR]);
  });
});
