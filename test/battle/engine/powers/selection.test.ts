import { describe, expect, test } from 'vitest';
import { isSelected } from '../../../../src/battle/engine/powers/selection.ts';
import type { Space } from '../../../../src/board/space.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

/** One, its friend, and an enemy next to One that has 4 Life and some wounds. */
function selects(selector: object, { friend, wounds = 0 }: { friend: Space; wounds?: number }) {
  const { game } = stand(
    [[hero('One'), hero('Friend')], [hero('Foe', { life: 4 })]],
    [[2, 2], friend, [3, 2]],
  );
  game.state.wounds[2] = wounds;
  return isSelected(game.state, selector, 2, 0);
}

const NEAR: Space = [4, 2];
const FAR: Space = [8, 2];

describe('a figure is selected', () => {
  test('by another figure of the side next to it', () => {
    expect(selects({ nextToAlly: true }, { friend: NEAR })).toBe(true);
    expect(selects({ nextToAlly: true }, { friend: FAR })).toBe(false);
    expect(selects({ nextToAlly: false }, { friend: NEAR })).toBe(false);
    expect(selects({ nextToAlly: false }, { friend: FAR })).toBe(true);
  });

  test.each([
    [1, false],
    [2, true],
    [3, true],
  ])('by the Life that it has left: at most 2 of 4 after %d wounds: %j', (wounds, expected) => {
    expect(selects({ lifeLeft: 2 }, { friend: FAR, wounds })).toBe(expected);
  });
});
