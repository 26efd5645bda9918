import { describe, expect, test } from 'vitest';
import { policyNamed } from '../../../../src/battle/engine/policies/index.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

/** The markers that a side gives its cards. */
function markersOf({ game, acts }: ReturnType<typeof stand>): number[] {
  const markers = new Int16Array(4);
  policyNamed('nearest')(game, acts).mark(0, markers);
  return [...markers];
}

describe('nearest', () => {
  test('gives its order markers in turn, first to the card that is nearest to an enemy', () => {
    const armies = [[hero('Far'), hero('Near')], [hero('Enemy')]] as const;
    const standing = stand(armies, [
      [0, 1],
      [3, 1],
      [8, 1],
    ]);
    expect(markersOf(standing)).toEqual([1, 0, 1, 0]);
  });

  test('counts the way around what is in it, except for those who fly over it', () => {
    const walled = ['1a 1a 30 1c', '1a 1 1 1', '1a 1a 1 1'].join('\n');
    const places: [number, number][] = [
      [1, 0],
      [1, 1],
      [3, 0],
    ];
    const flying = { powers: [{ name: 'Flying', effects: [{ flying: true }] }] };
    const of = (more: Document) =>
      markersOf(
        stand([[hero('Behind', more), hero('Free')], [hero('Enemy')]], places, { terrain: walled }),
      );
    expect(of({})[0]).toBe(1);
    expect(of(flying)[0]).toBe(0);
  });

  test('attacks the target that it is most likely to destroy', () => {
    for (const worn of [1, 2]) {
      const { game, acts, told } = stand(
        [[hero('Sword')], [hero('One'), hero('Other')]],
        [
          [3, 2],
          [4, 2],
          [2, 2],
        ],
      );
      game.state.wounds[worn] = 3;
      acts.beginTurn(0);
      policyNamed('nearest')(game, acts).turn(0, 0);
      const attack = told.find((event) => event.is === 'attack');
      expect(attack).toMatchObject({ figure: 0, target: worn });
    }
  });

  test('goes on whenever it may', () => {
    const { game, acts } = stand(
      [[hero('One')], [hero('Other')]],
      [
        [1, 1],
        [8, 1],
      ],
    );
    expect(policyNamed('nearest')(game, acts).goOn(0, 0)).toBe(true);
  });
});
