import type { Healing, HealsFriend } from '../../../../../powers/effects/upon-others.ts';
import { figuresUpon, meanOf, pick, rollFor, rowAt, tellUsed, type Used } from './upon.ts';

/** Heals a wounded figure of its side, by a D20 or for sure. */
export function heal(used: Used<HealsFriend>): void {
  const { game, figure, value } = used;
  const { state } = game;
  const { side } = state.card(figure);
  const wounded = [...figuresUpon(used, side, value), ...(value.self ? [figure] : [])].filter(
    (one) => (state.wounds[one] as number) > 0,
  );
  const removed = (one: number, healing: Healing) => {
    const wounds = state.wounds[one] as number;
    return healing === 'all' ? wounds : Math.min(wounds, healing);
  };
  const { wounds } = value;
  const healed = pick(used, wounded, (one) => {
    const { points, figures, life } = state.card(one);
    const mean =
      typeof wounds === 'object'
        ? meanOf(wounds, (row) => removed(one, row))
        : removed(one, wounds);
    return (mean * points) / (figures * life);
  });
  if (healed === undefined) return;
  const roll = typeof wounds === 'object' ? rollFor(game) : 0;
  const row = typeof wounds === 'object' ? rowAt(wounds, roll) : wounds;
  const change = row === undefined ? 0 : removed(healed, row);
  tellUsed(used, [healed], roll, change !== 0);
  if (change === 0) return;
  game.wound(healed, -change, 'own side');
}
