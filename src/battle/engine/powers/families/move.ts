/* Figures that move again, after moving and before attacking. */

import { countUse } from '../../attacks/battle-uses.ts';
import type { Family } from './family.ts';

export const move: Family = {
  ofCard: true,
  isAlternative: true,
  fits: ({ game }, one) => game.attacks?.hasActivated(one) === true,
  worth: (_, __, mean, price) => mean(() => 1) - price,
  tell({ game, figure, card, line }, _, { roll, does, told: { needed = 1 } }) {
    countUse(game.state, figure, line);
    const power = card.powerOf.get(line) as number;
    game.state.tell?.({ is: 'again', card: card.index, power, roll, needed });
    if (does.length > 0) game.fires(card, line);
  },
  act: ({ game }) => game.attacks?.moveAgain(),
};
