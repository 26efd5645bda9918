/* The worth of every card in a collection, estimated from games between random armies. */

import { BadInput, shown } from '../../base/index.ts';
import type { Card, CollectionName } from '../../cards/index.ts';
import { shippedCollection } from '../price/collection.ts';
import type { GameMachine, Study } from '../study.ts';
import { type ArmiesAnswer, armiesAnswer } from './answer.ts';
import { fewGamesNote } from './enough-games.ts';
import { type ArmiesTerms, armiesExperiment, playArmies } from './experiment.ts';
import { ARMIES_TITLE, armiesBlocks, armiesCsv, armiesJson } from './report/blocks.ts';
import { shippedEstimates } from './shipped/index.ts';

export interface ArmiesAsk extends ArmiesTerms {
  /** Absent to use the estimates that ship with the program. */
  readonly games?: number | undefined;
}

export interface ArmiesData {
  readonly answer: ArmiesAnswer;
  /** The cards of the collection, to which the other estimates are fitted. */
  readonly cards: readonly Card[];
}

export const armiesStudy: Study<ArmiesAsk, ArmiesData, GameMachine> = {
  name: 'armies',
  async run({ games, ...terms }, machine) {
    if (games === undefined) {
      const { collection = 'classic', cards } = terms;
      const answer = cards === undefined ? shippedEstimates(collection) : undefined;
      if (!answer) throw notShipped(terms);
      return { done: armiesData(answer, collection), isComplete: true };
    }
    const experiment = armiesExperiment('Random armies', terms, games, machine);
    const few = fewGamesNote(experiment, games);
    if (few !== undefined) await machine.note(few);
    const { played, isComplete } = await playArmies(experiment, machine);
    const done = played && armiesData(armiesAnswer(played), terms.collection);
    return { done, isComplete };
  },
  present({ answer, cards }) {
    return {
      title: ARMIES_TITLE,
      blocks: () => armiesBlocks(answer, cards),
      json: () => armiesJson(answer, cards),
      csv: () => armiesCsv(answer, cards),
      report: async () => (await import('./report/report.ts')).armiesReport(answer, cards),
    };
  },
};

/** @param collection the collection's name, or `own` */
export function armiesData(answer: ArmiesAnswer, collection = 'classic'): ArmiesData {
  const cards = collection === 'own' ? [] : shippedCollection(collection as CollectionName).cards;
  return { answer, cards };
}

function notShipped({ cards, collection }: ArmiesTerms): BadInput {
  return new BadInput({
    path: [],
    place: '--games',
    found: `missing, with ${cards === undefined ? `--collection ${shown(collection)}` : '--cards'}`,
    allowed: '--games 10k, because only the classic cards have built-in estimates',
  });
}
