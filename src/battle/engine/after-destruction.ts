import { slug } from '../../base/index.ts';
import type { EffectLine, SuffersWith } from '../../cards/index.ts';
import type { BattleCard } from './cards.ts';
import { pointsOfCard } from './points.ts';
import type { Policy } from './policy.ts';
import type { GameState } from './state.ts';
import type { BattleTables } from './tables.ts';

/** The game, as far as others feel that a figure is gone. */
interface Bereaved {
  readonly state: GameState;
  readonly tables: BattleTables;
  readonly policies: readonly [Policy, Policy];
  fires(card: BattleCard, line: EffectLine): void;
  wound(figure: number, wounds: number, by: 'own side'): void;
}

/** Once all of a card is destroyed, its spirits go to the cards that the policy chooses: for the rest of the game. */
export function leaveSpirits(game: Bereaved, figure: number): void {
  const { state, tables, policies } = game;
  const card = tables.cards[tables.cardOf[figure] as number] as BattleCard;
  if ((state.left[card.index] as number) > 0) return;
  for (const spirit of tables.auras.spirits) {
    if (spirit.card !== card.index) continue;
    const all = spirit.cards.filter((one) => (state.left[one] as number) > 0);
    if (all.length === 0) continue;
    const worth = all.map((one) => pointsOfCard(state, one));
    const chosen = all[policies[card.side].choose(figure, worth)] as number;
    const { grants } = tables.distributions;
    state.spiritOf[chosen] = grants.plus(state.spiritOf[chosen] as number, spirit.giver);
    game.fires(card, spirit.line);
    const power = card.powerOf.get(spirit.line) ?? 0;
    state.tell?.({ is: 'spirit', figure, card: chosen, power });
  }
}

/** Those of its side whom the end of a figure of a card wounds. */
export function woundMourners(game: Bereaved, destroyed: number): void {
  const { state, tables } = game;
  const { card: gone, side } = tables.cards[destroyed] as BattleCard;
  for (const card of tables.mourners) {
    if (card.side !== side) continue;
    for (const line of card.battleLines) {
      const { name, wounds } = (line.suffersWith ?? {}) as Partial<SuffersWith>;
      if (name === undefined || slug(name) !== slug(gone.name)) continue;
      for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
        if (!state.isOnBoard(f)) continue;
        game.fires(card, line);
        const power = card.powerOf.get(line) as number;
        state.tell?.({ is: 'suffers', figure: f, power, wounds: Number(wounds) });
        game.wound(f, Number(wounds), 'own side');
      }
    }
  }
}
