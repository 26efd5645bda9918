/* Markers that a card's powers collect on the card and spend. The condition `tokens` counts these markers. */

import { type Event, stepsOf } from '../../../../cards/index.ts';
import { countUse } from '../../attacks/battle-uses.ts';
import type { Family } from './family.ts';

export const tokens: Family = {
  ofCard: true,
  fits({ game: { state }, card, rule }) {
    const count = state.tokens[card.index] as number;
    const most = mostIn(rule);
    if (most === undefined) return count > 0;
    return count < most && !(rule.limits && state.collected[card.index] === 1);
  },
  worth: () => 0,
  tell({ game, figure, card, line }) {
    countUse(game.state, figure, line);
    game.fires(card, line);
  },
  act({ game: { state }, card: { index }, about }, { tokens: change }) {
    const count = state.tokens[index] as number;
    if (change && 'add' in change) {
      state.tokens[index] = count + change.add;
      state.collected[index] = 1;
    } else
      state.tokens[index] =
        change?.remove === 'all' ? 0 : Math.max(0, count - (about.attacked ?? 0));
  },
};

/** Maximum number of markers that a card collects; undefined if the event spends markers. */
function mostIn({ does }: Event): number | undefined {
  const [{ tokens: change } = {}] = stepsOf(does);
  return change && 'most' in change ? change.most : undefined;
}
