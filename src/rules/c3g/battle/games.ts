import { readTerrain, spacesOf, type Terrain } from '../../../boards/terrain.ts';
import { powerTitle } from '../../../powers/active-effects.ts';
import type { GamesCounted } from '../../plan.ts';
import { cardText, pointsOf } from './army.ts';
import type { BattleScenario } from './scenario.ts';
import { OWN_CAUSES } from './totals.ts';

/** What the sums over the games of a battle are about, in the order in which `newTotals` lays them out. */
export function gamesOf({ sides, rounds, board }: BattleScenario): GamesCounted {
  return {
    sides: sides.map(({ name, cards }) => ({
      name,
      points: pointsOf(cards),
      cards: cards.map((entry) => ({
        name: entry.card.name,
        text: cardText(entry),
        points: pointsOf([entry]),
        figures: entry.card.figures * entry.copies,
        powers: entry.card.powers.map(powerTitle),
      })),
    })),
    causes: OWN_CAUSES,
    rounds,
    spaces: spacesOf(readTerrain(board.terrain) as Terrain),
  };
}
