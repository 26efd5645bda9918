/* Powers that move order markers to other cards or take them away. */

import { type Event, type MarkersAction, stepsOf } from '../../../../cards/index.ts';
import { countUse } from '../../attacks/battle-uses.ts';
import type { Game } from '../../game.ts';
import { MARKERS } from '../../orders/orders.ts';
import type { BattleCard } from '../../state/cards.ts';
import { onBoardOf, type Played } from '../moments/played.ts';
import type { Family } from './family.ts';

export const markers: Family = {
  onOther: true,
  onCards: true,
  ofCard: true,
  whom(rule) {
    const action = actionIn(rule);
    if (!('bring' in action)) return undefined;
    const near = action.bring === 'own' ? undefined : action.bring.within;
    if (near === undefined) return { side: 'card', self: true, pick: 'best' };
    return { side: 'own', self: true, within: near, from: 'card', pick: 'best' };
  },
  fits(played, one) {
    const { game, card, rule, about } = played;
    const { state, tables } = game;
    const from = tables.cardOf[one] as number;
    const action = actionIn(rule);
    if ('bring' in action) return from !== about.card;
    if (action.to === 'own') return from !== card.index && state.left[from] === 0;
    if (action.to === 'other' && leastNear(game, card, from, action.within) === undefined)
      return false;
    return !rule.whom || (from !== card.index && state.orders.hidden(from) > 0);
  },
  worth({ game: { state, tables, policies }, card: { side }, rule, about }, one) {
    const index = tables.cardOf[one] as number;
    if (!('bring' in actionIn(rule))) return state.orders.hidden(index);
    const worth = (of: number) => policies[side].worthOf?.(of) ?? 0;
    return worth(index) - worth(about.card as number);
  },
  tell(played, [one], { roll, does, told: { needed = 0 } }) {
    const { game, figure, line } = played;
    countUse(game.state, figure, line);
    if (does.length > 0) return;
    const from = game.tables.cardOf[one as number] as number;
    tellTaken(played, { from, count: 0, roll, needed, keeps: false });
  },
  act(played, step, [one], { roll, told: { needed = 0 } }) {
    const { game, card, about } = played;
    const { state, tables } = game;
    const from = tables.cardOf[one as number] as number;
    const action = step.markers as MarkersAction;
    if ('bring' in action) {
      state.orders.cards[card.side * MARKERS + state.turn - 1] = from;
      tellTaken(played, { from: about.card as number, count: 1, keeps: true, revealedTo: from });
      return;
    }
    const { take, to, within } = action;
    const receiver =
      to === 'own' ? card.index : to === 'other' ? leastNear(game, card, from, within) : undefined;
    const count = state.orders.lose(from, take === 'all', state.dice, receiver);
    if (roll > 0 || count > 0)
      tellTaken(played, { from, count, roll, needed, keeps: to === 'own' });
  },
};

function actionIn({ does }: Event): MarkersAction {
  const [step] = stepsOf(does);
  return step?.markers as MarkersAction;
}

/**
 * The enemy card, other than `from`, whose turn is worth the least.
 *
 * @param spaces maximum distance between a figure of that card and a figure of the card with the power
 */
function leastNear(
  game: Game,
  card: BattleCard,
  from: number,
  spaces: number | undefined,
): number | undefined {
  const { state, tables } = game;
  const own = onBoardOf(game, card);
  const isNear = (index: number) =>
    onBoardOf(game, tables.cards[index] as BattleCard).some((one) =>
      own.some((figure) => state.distance(figure, one) <= (spaces as number)),
    );
  const worth = (index: number) => {
    const { points, figures, activated } = tables.cards[index] as BattleCard;
    return (points * Math.min(activated, state.left[index] as number)) / figures;
  };
  const [least] = (tables.cardsOf[1 - card.side] as readonly number[])
    .filter(
      (index) =>
        index !== from && state.left[index] !== 0 && (spaces === undefined || isNear(index)),
    )
    .sort((a, b) => worth(a) - worth(b));
  return least;
}

interface Taken {
  readonly from: number;
  readonly count: number;
  readonly roll?: number;
  readonly needed?: number;
  readonly keeps: boolean;
  readonly revealedTo?: number;
}

/** Reports which markers a card has lost, and counts the power if there are any. */
function tellTaken({ game, card, line }: Played, taken: Taken): void {
  const { from, count, roll = 0, needed = 0, ...said } = taken;
  if (count > 0) game.fires(card, line);
  const power = card.powerOf.get(line) as number;
  const { index } = card;
  game.state.tell?.({ is: 'markersTaken', card: index, power, from, count, roll, needed, ...said });
}
