import { jsonText } from '../../../base/index.ts';
import type { FolderFile } from '../../../base/node.ts';
import type { Card } from '../../../cards/index.ts';
import { blocksPage, blocksReportFiles } from '../../../report/node.ts';
import type { ArmiesAnswer } from '../answer.ts';
import { armiesCharts } from '../charts/index.ts';
import { isEnough } from '../estimates.ts';
import { ARMIES_TITLE, armiesBlocks, armiesCsv, armiesJson, rankedEstimates } from './blocks.ts';

/**
 * Everything that goes into the folder of what armies say of a collection. Nothing in it varies from run to run.
 *
 * @param cards of the collection, from which other ways of pricing learn
 * @param warn told of everything amiss in the specs of charts
 */
export function armiesReportFiles(
  answer: ArmiesAnswer,
  cards: readonly Card[],
  warn: (message: string) => void,
): Promise<FolderFile[]> {
  const blocks = armiesBlocks(answer, cards, true);
  const page = {
    title: ARMIES_TITLE,
    kicker: 'HeroScape: games of random armies',
    blocks,
    about: 'About these games',
  };
  return blocksReportFiles(
    {
      title: ARMIES_TITLE,
      blocks,
      charts: isEnough(answer.estimates) ? armiesCharts(rankedEstimates(answer, cards)) : [],
      tables: {
        'armies.csv': armiesCsv(answer, cards),
        'armies.json': jsonText(armiesJson(answer, cards)),
      },
      page: (files) => blocksPage(page, files),
    },
    warn,
  );
}
