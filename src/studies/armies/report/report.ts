import { jsonText } from '../../../base/index.ts';
import type { Card } from '../../../cards/index.ts';
import type { Report } from '../../../report/index.ts';
import type { ArmiesAnswer } from '../answer.ts';
import { armiesCharts } from '../charts/index.ts';
import { isEnough } from '../estimates.ts';
import { ARMIES_TITLE, armiesBlocks, armiesCsv, armiesJson, rankedEstimates } from './blocks.ts';

/**
 * The report folder on games between random armies from a collection.
 *
 * @param cards the cards of the collection, to which the other estimates are fitted
 */
export function armiesReport(answer: ArmiesAnswer, cards: readonly Card[]): Report {
  return {
    title: ARMIES_TITLE,
    blocks: armiesBlocks(answer, cards, true),
    charts: isEnough(answer.estimates) ? armiesCharts(rankedEstimates(answer, cards)) : [],
    tables: {
      'armies.csv': () => [armiesCsv(answer, cards)],
      'armies.json': () => [jsonText(armiesJson(answer, cards))],
    },
    page: { kicker: 'HeroScape: games between random armies', about: 'About these games' },
  };
}
