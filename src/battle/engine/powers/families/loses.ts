/* Cards that lose their powers for the rest of the game. */

import { countUse } from '../../attacks/battle-uses.ts';
import { pointsOfCard } from '../../state/points.ts';
import { losePowers } from '../moments/control.ts';
import type { Family } from './family.ts';

/** Worth of the powers of a card, as a share of its points. */
const POWERS = 1 / 4;

export const loses: Family = {
  worth({ game: { state } }, one, mean, price) {
    const { points, figures, index, powerless } = state.card(one);
    const lost = powerless === undefined ? 0 : POWERS * pointsOfCard(state, index);
    return mean((step) => (step.loses ? lost : points / figures)) - price;
  },
  /** A use is spent on a card that loses its powers, not on a figure that is destroyed. */
  tell({ game, figure, card, line }, upon, { roll, does, told }) {
    const power = card.powerOf.get(line) as number;
    const acts = does.length > 0;
    game.state.tell?.({ is: 'used', figure, power, upon, roll, acts, ...told });
    if (!acts) return;
    if (does.some((step) => step.loses)) countUse(game.state, figure, line);
    game.fires(card, line);
  },
  act({ game }, _, [one]) {
    losePowers(game, game.tables.cardOf[one as number] as number);
  },
};
