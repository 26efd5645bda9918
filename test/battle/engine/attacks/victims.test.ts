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

function hit(among: Targets['among'], isSpecial = true): number[] {
  const { game } = stand(
    [
      [hero('One'), hero('Two')],
      [hero('A'), hero('B'), hero('C')],
    ],
    ROW,
  );
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
