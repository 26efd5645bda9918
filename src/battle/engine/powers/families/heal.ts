/* Wounds removed from figures. */

import type { Step } from '../../../../cards/index.ts';
import type { Family } from './family.ts';

export const heal: Family = {
  fits: ({ game }, one) => (game.state.wounds[one] as number) > 0,
  worth({ game: { state } }, one, mean, price) {
    const { points, figures, life } = state.card(one);
    const mended = mean((step) => removedBy(step, state.wounds[one] as number));
    return (mended * points) / (figures * life) - price;
  },
  act({ game }, step, whom) {
    for (const one of whom)
      game.wound(one, -removedBy(step, game.state.wounds[one] as number), 'own side');
  },
};

/**
 * The number of wounds that a step removes from a figure; negative if the step adds wounds.
 *
 * @param wounds the wounds that the figure has
 */
export function removedBy({ heal: most = 0 }: Step, wounds: number): number {
  if (most === 'all') return wounds;
  return typeof most === 'number' ? Math.min(wounds, most) : 0;
}
