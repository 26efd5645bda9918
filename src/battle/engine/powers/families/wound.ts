/* Wounds that do not come from the dice of an attack. */

import { type Event, type Step, stepsOf } from '../../../../cards/index.ts';
import type { Game } from '../../game.ts';
import { pointsPerWound } from '../../state/points.ts';
import type { Played } from '../moments/played.ts';
import type { Family } from './family.ts';

const lifeLeft = ({ state }: Game, one: number): number =>
  state.card(one).life - (state.wounds[one] as number);

export const wound: Family = {
  onOther: true,
  worth({ game, card, rule, about: { it, pending } }, one, mean) {
    const { state } = game;
    const perWound = (figure: number) => {
      const { points, figures, life } = state.card(figure);
      return points / (figures * life);
    };
    if (it !== undefined && pending && isPending(rule)) {
      const { wounds } = pending;
      const own = Math.min(wounds, lifeLeft(game, one));
      return wounds * perWound(it) - own * perWound(one);
    }
    const sign = state.card(one).side === card.side ? -1 : 1;
    const left = lifeLeft(game, one);
    return sign * mean((step) => Math.min(woundsOf(step, left), left)) * pointsPerWound(state, one);
  },
  act(played, step, whom, { told: { dice } }) {
    const { game, figure, card, rule, about } = played;
    if (isShared(step)) {
      shareOut(played, whom, dice?.shown as number);
      return;
    }
    const { attacker, pending } = about;
    if (pending && isPending(rule)) {
      pending.isIgnored = true;
      game.wound(figure, pending.wounds, game.tables.cardOf[attacker as number] as number);
      return;
    }
    for (const one of whom) {
      const wounds = dice?.shown ?? woundsOf(step, game.state.card(one).life);
      game.wound(one, wounds, one === figure || isPriceOfSwap(rule) ? 'own side' : card.index);
    }
  },
};

/** @param all the number of wounds that destroys the figure */
function woundsOf({ wound: wounds = 0 }: Step, all: number): number {
  if (wounds === 'destroy') return all;
  return typeof wounds === 'number' ? wounds : 0;
}

/** Whether an event deals the wounds that an attack would otherwise deal to another figure. */
export const isPending = ({ does }: Event): boolean =>
  stepsOf(does).some((step) => step.wound === 'pending');

const isPriceOfSwap = ({ does }: Event): boolean =>
  stepsOf(does).some(({ put }) => put?.at === 'swap');

const isShared = ({ wound: wounds }: Step): boolean =>
  typeof wounds === 'object' && 'dice' in wounds && wounds.shared === true;

/** Deals wounds to the figures one at a time. Each wound goes to the figure for which it costs the most points. */
function shareOut({ game, card }: Played, whom: readonly number[], wounds: number): void {
  const { state } = game;
  for (let n = 0; n < wounds; n++) {
    const [dearest] = whom
      .filter((one) => state.isOnBoard(one))
      .sort((a, b) => pointsPerWound(state, b) - pointsPerWound(state, a));
    if (dearest !== undefined) game.wound(dearest, 1, card.index);
  }
}
