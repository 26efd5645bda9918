/* Cards that lose their powers for the rest of the game or of the turn. */

import { promiseLeft } from '../../attacks/attack-worths.ts';
import { countUse } from '../../attacks/battle-uses.ts';
import { pointsOfCard } from '../../state/points.ts';
import { asIfPowerless, losePowers } from '../moments/control.ts';
import type { Family } from './family.ts';

/** What a card's powers are worth for the rest of a game, as a share of the card's points. */
const POWERS = 1 / 4;

export const loses: Family = {
  /** If the powers are lost for a turn, the worth is what the acting card's attacks gain in that turn. */
  worth({ game, card, rule }, one, mean, price) {
    const { state } = game;
    if (rule.for === 'turn') {
      const promise = () => promiseLeft(game, card);
      const now = promise();
      return asIfPowerless(game, state.card(one).index, promise) - now - price;
    }
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
  act({ game, rule }, _, [one]) {
    losePowers(game, game.tables.cardOf[one as number] as number, rule.for === 'turn');
  },
};
