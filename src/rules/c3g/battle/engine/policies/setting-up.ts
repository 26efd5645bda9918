import type { Acts } from '../acts.ts';
import type { BattleCard } from '../cards.ts';
import type { Game } from '../game.ts';
import type { Prospects } from './prospects.ts';

/** Those who have to come near stand in front, those who shoot behind them; all as near the middle as can be. */
export function setUp(game: Game, { placing }: Acts, prospects: Prospects, side: number): void {
  const { state, tables } = game;
  const { ground, begins, cards, cardsOf, cardOf, figuresOf } = tables;
  const goals = begins[1 - side] as readonly number[];
  const worth = (card: BattleCard) => card.figures * prospects.valueOfFigure(card);
  const order = [...(cardsOf[side] as readonly number[])].sort((x, y) => {
    const [a, b] = [cards[x] as BattleCard, cards[y] as BattleCard];
    return Number(b.isDouble) - Number(a.isDouble) || a.reach - b.reach || worth(b) - worth(a);
  });
  for (const card of order) {
    for (const figure of figuresOf[side] as readonly number[]) {
      if (cardOf[figure] !== card) continue;
      const { a } = state.places(figure);
      let [best, least] = [-1, Number.POSITIVE_INFINITY];
      for (const place of placing.startsOf(figure)) {
        const row = (a[place] as number) * ground.count;
        let far = 0;
        for (const goal of goals) far += ground.distance[row + goal] as number;
        if (far < least) [best, least] = [place, far];
      }
      if (best >= 0) placing.put(figure, best);
    }
  }
}
