/* Wounds from an attack that are undone before they are dealt. */

import type { Family } from './family.ts';

export const ignore: Family = {
  onOther: true,
  worth({ game, about: { pending } }, one, _, price) {
    const { points, figures, life } = game.state.card(one);
    return ((points / figures) * (pending?.wounds ?? 0)) / life - price;
  },
  act({ about: { pending } }) {
    if (pending) pending.isIgnored = true;
  },
};
