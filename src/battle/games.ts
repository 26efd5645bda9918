import { readTerrain, spacesOf, type Terrain } from '../board/index.ts';
import { powerTitle } from '../cards/index.ts';
import type { GamesCounted } from '../rules/index.ts';
import { cardText } from './army.ts';
import type { BattleScenario } from './scenario.ts';
import { pointsBrought, type TakingPart } from './taking-part.ts';
import { OWN_CAUSES } from './totals.ts';

/**
 * What the sums over the games of a battle are about, in the order in which `newTotals` lays them out.
 *
 * @param parts by side, what of its cards takes part
 */
export function gamesOf(
  { sides, rounds, board, ends }: BattleScenario,
  parts: readonly (readonly TakingPart[])[],
): GamesCounted {
  return {
    sides: sides.map(({ name }, i) => ({
      name,
      points: pointsBrought(parts[i] ?? []),
      cards: (parts[i] ?? []).map(({ entry, figures, points }) => ({
        name: entry.card.name,
        text: cardText(entry),
        ...{ points, figures },
        powers: entry.card.powers.map(powerTitle),
      })),
    })),
    ...(ends && { ends }),
    causes: OWN_CAUSES,
    rounds,
    spaces: spacesOf(readTerrain(board.terrain) as Terrain),
  };
}
