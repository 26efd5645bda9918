/* Powers that heal figures. */

import {
  fitsArmyCard,
  type Healing,
  type HealsFriend,
  type HealsItself,
} from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import { hasPassed } from '../../ground/passing.ts';
import {
  figuresUpon,
  firstRowOf,
  meanOf,
  pick,
  rollFor,
  rowAt,
  tellUsed,
  type Used,
} from './triggers.ts';

/** Heals a wounded figure of its side, after a D20 roll or with certainty. */
export function heal(used: Used<HealsFriend>): void {
  const { game, figure, value } = used;
  const { state } = game;
  const { side, index } = state.card(figure);
  // If a card pays with its figures, only one does so in a turn.
  if (value.dies && state.paidWith[index] === 1) return;
  const { within: _, ...anywhere } = value;
  const passed = value.over
    ? figuresUpon(used, side, anywhere).filter((one) => hasPassed(state, one, 'over'))
    : [];
  const near = new Set([...figuresUpon(used, side, value), ...passed]);
  const wounded = [...near, ...(value.self ? [figure] : [])].filter(
    (one) => (state.wounds[one] as number) > 0,
  );
  const { wounds } = value;
  const healed = pick(used, wounded, (one) => {
    const { points, figures, life } = state.card(one);
    const cost = value.dies
      ? state.card(figure).points / state.card(figure).figures
      : value.instead
        ? promiseOf(game, figure)
        : 0;
    return (meanHealed(value, state.wounds[one] as number) * points) / (figures * life) - cost;
  });
  if (healed === undefined) return;
  if (value.instead) game.attacks?.forgoAttacks();
  const roll = typeof wounds === 'object' ? rollFor(used) : 0;
  const row = typeof wounds === 'object' ? rowAt(wounds, roll) : wounds;
  const change = row === undefined ? 0 : removed(state.wounds[healed] as number, row);
  tellUsed(used, [healed], roll, change !== 0, {
    ...(typeof wounds === 'object' && { needed: firstRowOf(wounds) }),
  });
  if (change === 0) return;
  game.wound(healed, -change, 'own side');
  if (!value.dies) return;
  state.paidWith[index] = 1;
  game.destroy(figure, 'own side');
}

/** Mean number of wounds healed. */
export function meanHealed({ wounds: by }: HealsFriend, wounds: number): number {
  return typeof by === 'object' ? meanOf(by, (row) => removed(wounds, row)) : removed(wounds, by);
}

const removed = (wounds: number, healing: Healing): number =>
  healing === 'all' ? wounds : Math.min(wounds, healing);

/** Heals a wounded figure itself, after an event that happened to another. */
export function healItself(used: Used<HealsItself>): void {
  const { game, figure, other, value } = used;
  const { state } = game;
  const { d20, wounds, easier, to } = value;
  const on = state.wounds[figure] as number;
  if (other === undefined || on === 0) return;
  const { card } = state.card(other);
  if (!fitsArmyCard(to, card)) return;
  const needed = d20 - (easier && fitsArmyCard(easier.for, card) ? easier.by : 0);
  const roll = rollFor(used);
  tellUsed(used, [figure], roll, roll >= needed, { needed });
  if (roll >= needed) game.wound(figure, -Math.min(wounds, on), 'own side');
}
