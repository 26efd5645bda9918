import { expect, test } from 'vitest';
import { AttackValues } from '../../../../src/battle/engine/policies/attack-values.ts';
import { Expectations } from '../../../../src/battle/engine/policies/expectations.ts';
import { hero, squad } from '../../battles.ts';
import { stand, WIDE } from '../standing.ts';

test('attacks promise more once another figure of the card has taken a glyph', () => {
  const armies = [[squad('Archers', { range: 5 })], [hero('Target')]] as const;
  const glyph = { glyph: 'Glyph of Astrid', at: [2, 3] };
  const { game } = stand(
    armies,
    [
      [3, 1],
      [3, 2],
      [3, 4],
      [6, 1],
    ],
    {
      more: { board: { terrain: WIDE, others: [glyph] } },
    },
  );
  const { state } = game;
  const target = game.tables.figures - 1;
  const promises = new AttackValues(game, new Expectations(game));
  const worth = (figure: number) => {
    promises.lookAt(figure);
    return promises.of(figure, state.place[figure] as number, target, 0, 3)?.worth ?? 0;
  };
  const before = worth(0);
  expect(before).toBeGreaterThan(0);
  state.put(1, game.tables.ground.numberOf([2, 3]));
  expect(worth(2)).toBeGreaterThan(before);
});
