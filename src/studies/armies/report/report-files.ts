import { jsonText } from '../../../base/index.ts';
import type { FolderFile } from '../../../base/node.ts';
import type { Card } from '../../../cards/index.ts';
import { blocksPage, blocksReportFiles } from '../../../report/node.ts';
import type { ArmiesAnswer } from '../answer.ts';
import { armiesCharts } from '../charts/index.ts';
import { isEnough } from '../estimates.ts';
import { ARMIES_TITLE, armiesBlocks, armiesCsv, armiesJson, rankedEstimates } from './blocks.ts';

/**
 * All files in the report folder of a collection's games of armies. They are the same in every run.
 *
 * @param cards the cards of the collection, from which the other estimates learn
 * @param warn receives every problem found in chart specs
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
