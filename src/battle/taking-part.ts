/*
 * The figures and points of each card that are in the game when the first round begins. Figures for which there is no
 * room or no summoner are missing.
 */

import { battleLinesOf } from '../cards/index.ts';
import { pointsOf } from './army.ts';
import { Game } from './engine/game.ts';
import { pointsOfCard } from './engine/state/points.ts';
import { summonsIn } from './engine/state/summoned.ts';
import { Placing } from './engine/turns/placing.ts';
import type { ArmyCard, BattleScenario } from './scenario.ts';

/** The figures and points of a card that are in the game when the first round begins. */
export interface TakingPart {
  readonly entry: ArmyCard;
  readonly figures: number;
  readonly points: number;
}

/**
 * For each side, how much of each card takes part: all its figures except those that have no room and those that no
 * card can summon (RULES.md, section 10, readings 1 and 22). The result is the same in every game and for every policy,
 * because the engine packs the army if the policy leaves figures without room.
 */
export function takingPart(scenario: BattleScenario): TakingPart[][] {
  const { sides, rulings } = scenario;
  const mayLack = !rulings.armiesMustFit || sides.some(({ cards }) => cards.some(isSummoned));
  // Placing the armies requires the tables of the map; for most battles, that can be avoided.
  return mayLack ? partsPlaced(scenario) : sides.map(({ cards }) => cards.map(wholly));
}

/** Whether a card enters the game only when another card summons it. */
export const isSummoned = ({ card }: ArmyCard) =>
  summonsIn(card.powers.flatMap(battleLinesOf)).length > 0;

const wholly = (entry: ArmyCard): TakingPart => ({
  entry,
  figures: entry.card.figures * entry.copies,
  points: pointsOf([entry]),
});

/** Points of an army when the first round begins. */
export function pointsBrought(parts: readonly TakingPart[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

function partsPlaced(scenario: BattleScenario): TakingPart[][] {
  const game = new Game(scenario, new Uint32Array(4));
  const placing = new Placing(game);
  game.begin(0);
  placing.putGiven();
  for (const side of [0, 1]) {
    placing.begin();
    placing.end(side);
  }
  let card = 0;
  return scenario.sides.map(({ cards }) =>
    cards.map((entry) => {
      const index = card++;
      const figures = game.state.left[index] as number;
      return { entry, figures, points: pointsOfCard(game.state, index) };
    }),
  );
}
