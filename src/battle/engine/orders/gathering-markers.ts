/* Powers that take over the order markers of destroyed cards. */

import type { EffectLine } from '../../../cards/index.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import { fitsCard } from '../turns/bonds.ts';

/** The part of the game that these powers need. */
interface Game {
  readonly state: GameState;
  fires(card: BattleCard, line: EffectLine): void;
}

/** Moves the markers of a card without figures to a card of its side that gathers them. */
export function takeFromLost(game: Game, lost: number): void {
  const { tables, orders, left } = game.state;
  const from = tables.cards[lost] as BattleCard;
  for (const { card, power, of, line } of tables.markerPowers.gathering) {
    const to = tables.cards[card] as BattleCard;
    if (card === lost || left[card] === 0 || to.side !== from.side || !fitsCard(of, from)) continue;
    const count = orders.move(lost, card);
    if (count === 0) continue;
    game.fires(to, line);
    const said = { power, from: lost, count, roll: 0, needed: 0, keeps: true };
    game.state.tell?.({ is: 'markersTaken', card, ...said });
  }
}
